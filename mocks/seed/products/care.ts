import type { ProductType } from './productType.ts';

const SUN = 'Ne ostajati predugo na suncu, ni uz proizvod sa zaštitnim faktorom. Bebe i malu decu držati dalje od direktnog sunca. Izbegavati kontakt sa očima.';

export const careProducts: readonly ProductType[] = [
  {
    category: 'Sapun', code: 'soap_products', leaveOn: false, shape: 'soap', tints: ['sage', 'honey', 'lavender', 'sand', 'coral'],
    base: `SODIUM OLIVATE, SODIUM COCOATE, AQUA, GLYCERIN, SODIUM PALMATE | SODIUM CHLORIDE, TOCOPHEROL, TETRASODIUM ETIDRONATE`,
    content: '100 g', use: 'Napraviti penu, isprati.', precautions: 'U slučaju kontakta sa očima isprati vodom.',
    products: [
      ['Sapun od maslinovog ulja', 'OLEA EUROPAEA FRUIT OIL, KAOLIN'],
      ['Sapun sa kozjim mlekom i ovsem', 'CAPRAE LAC, AVENA SATIVA KERNEL FLOUR'],
      ['Sapun sa lavandom sa Fruške gore', 'LAVANDULA ANGUSTIFOLIA FLOWER POWDER, ULTRAMARINES'],
      ['Charcoal Soap Bar', 'CHARCOAL POWDER, BUTYROSPERMUM PARKII BUTTER'],
      ['Domaći sapun od svinjske masti', 'SODIUM LARDATE, ADEPS SUILLUS'],
    ],
  },
  {
    category: 'Pasta za zube', code: 'toothpaste', leaveOn: false, shape: 'tube', tints: ['sky', 'aqua', 'sage', 'coral', 'sand'],
    base: `AQUA, SORBITOL, HYDRATED SILICA, GLYCERIN, XYLITOL | CELLULOSE GUM, SODIUM COCOYL GLUTAMATE, STEVIA REBAUDIANA EXTRACT,
      POTASSIUM SORBATE, SODIUM BENZOATE, CITRIC ACID`,
    content: '75 ml', use: 'Prati zube najmanje dvaput dnevno.', precautions: 'Ne gutati. Deca do 6 godina uz nadzor odrasle osobe.',
    products: [
      ['Pasta za zube sa žalfijom', 'SALVIA OFFICINALIS LEAF EXTRACT, CHAMOMILLA RECUTITA FLOWER EXTRACT'],
      ['Pasta za osetljive zube', 'HYDROXYAPATITE, POTASSIUM CITRATE'],
      ['Whitening Toothpaste', 'CALCIUM CARBONATE, TETRASODIUM PYROPHOSPHATE, CI 77891'],
      ['Gel za zube za decu od 2 do 6 godina sa ukusom jagode, bez fluorida', 'CALCIUM LACTATE, AROMA'],
      ['Biljna pasta sa propolisom', 'PROPOLIS EXTRACT, COMMIPHORA MYRRHA RESIN EXTRACT, ALOE BARBADENSIS LEAF JUICE'],
    ],
  },
  {
    category: 'Pranje intimne regije', code: 'external_intimate_hygiene_products', leaveOn: false, shape: 'pump', tints: ['rose', 'lavender', 'sage', 'sky', 'aqua'],
    base: `AQUA, COCO-GLUCOSIDE, COCAMIDOPROPYL BETAINE, GLYCERIN, SODIUM COCOAMPHOACETATE | LACTIC ACID, INULIN, XANTHAN GUM, SODIUM CHLORIDE,
      SODIUM BENZOATE, POTASSIUM SORBATE, SODIUM HYDROXIDE`,
    content: '200 ml', use: 'Koristiti jednom do dvaput dnevno, isprati vodom.', precautions: 'Samo za spoljašnju upotrebu. Prekinuti upotrebu ako se javi iritacija.',
    products: [
      ['Intimni gel sa mlečnom kiselinom', 'PANTHENOL, ALLANTOIN'],
      ['Pena za intimnu negu sa hrastovom korom', 'QUERCUS ROBUR BARK EXTRACT, HAMAMELIS VIRGINIANA WATER'],
      ['Intimate Wash pH 4.5', 'VACCINIUM MACROCARPON FRUIT EXTRACT, BETAINE'],
      ['Gel za intimnu higijenu za devojčice', 'CALENDULA OFFICINALIS FLOWER EXTRACT, CHAMOMILLA RECUTITA FLOWER EXTRACT'],
      ['Gel za intimnu negu u menopauzi sa hijaluronskom kiselinom i ekstraktom crvene deteline', 'SODIUM HYALURONATE, TRIFOLIUM PRATENSE FLOWER EXTRACT'],
    ],
  },
  {
    category: 'Zaštita od sunca', code: 'sun_protection_products', leaveOn: true, shape: 'sunMilk', tints: ['honey', 'coral', 'sand', 'sky', 'aqua'],
    base: `AQUA, C12-15 ALKYL BENZOATE, BUTYL METHOXYDIBENZOYLMETHANE, ETHYLHEXYL SALICYLATE, DIETHYLAMINO HYDROXYBENZOYL HEXYL BENZOATE,
      ETHYLHEXYL TRIAZONE, BIS-ETHYLHEXYLOXYPHENOL METHOXYPHENYL TRIAZINE, GLYCERIN | CETEARYL ALCOHOL, VP/EICOSENE COPOLYMER, SODIUM STEAROYL GLUTAMATE,
      XANTHAN GUM, TOCOPHERYL ACETATE, DISODIUM EDTA, PHENOXYETHANOL, ETHYLHEXYLGLYCERIN, SODIUM HYDROXIDE`,
    content: '200 ml', use: 'Naneti obilno pre izlaganja suncu i ponoviti na svaka dva sata, posle kupanja i brisanja.', precautions: SUN,
    products: [
      ['Krema za sunčanje SPF 30 za decu', 'PANTHENOL, BISABOLOL'],
      ['Mleko za sunčanje SPF 50+ za lice i telo, vodootporno, 200 ml', 'POLYGLYCERYL-3 DIISOSTEARATE, PANTHENOL'],
      ['Mineral Sun Fluid SPF 30', 'ZINC OXIDE, TITANIUM DIOXIDE, ALUMINA, STEARIC ACID'],
      ['Sprej za sunčanje SPF 20', 'ALCOHOL DENAT., ALOE BARBADENSIS LEAF JUICE'],
      ['Krema za sunčanje protiv tamnih mrlja sa niacinamidom, nijansirana, SPF 50', 'NIACINAMIDE, CI 77491, CI 77492, CI 77499, CI 77891'],
    ],
  },
  {
    category: 'Nega posle sunčanja', code: 'before_and_after_sun_products', leaveOn: true, shape: 'sunMilk', tints: ['aqua', 'sage', 'sky', 'lavender', 'rose'],
    base: `AQUA, ALOE BARBADENSIS LEAF JUICE, GLYCERIN, PROPANEDIOL | PANTHENOL, ALLANTOIN, CARBOMER, SODIUM HYDROXIDE, SODIUM PHYTATE,
      PHENOXYETHANOL, ETHYLHEXYLGLYCERIN`,
    content: '200 ml', use: 'Naneti posle izlaganja suncu.', precautions: 'Izbegavati kontakt sa očima. Čuvati van domašaja dece.',
    products: [
      ['Gel posle sunčanja sa aloja verom', 'CUCUMIS SATIVUS FRUIT EXTRACT, BISABOLOL'],
      ['Mleko posle sunčanja sa jogurtom', 'YOGURT POWDER, CETEARYL ALCOHOL, GLYCERYL STEARATE'],
      ['After Sun Cooling Spray', 'HAMAMELIS VIRGINIANA WATER, SODIUM PCA'],
      ['Pena posle sunčanja 10 % pantenola', 'POLYSORBATE 20, PEG-40 HYDROGENATED CASTOR OIL'],
      ['Produživač tena sa ekstraktom oraha i karotenom iz Šajkaške', 'JUGLANS REGIA SHELL EXTRACT, BETA-CAROTENE, HELIANTHUS ANNUUS SEED OIL'],
    ],
  },
  {
    category: 'Nega bebe', code: 'body_care_products', leaveOn: true, shape: 'tube', tints: ['sky', 'sand', 'rose', 'sage', 'lavender'],
    base: `AQUA, PRUNUS AMYGDALUS DULCIS OIL, GLYCERIN, CETEARYL ALCOHOL, CETEARYL GLUCOSIDE, BUTYROSPERMUM PARKII BUTTER | PANTHENOL,
      TOCOPHEROL, XANTHAN GUM, SODIUM LEVULINATE, SODIUM ANISATE, LACTIC ACID`,
    content: '100 ml', use: 'Naneti na čistu i suvu kožu bebe.', precautions: 'Samo za spoljašnju upotrebu. Čuvati van domašaja dece.',
    products: [
      ['Krema za pelensku regiju sa cinkom', 'ZINC OXIDE, LANOLIN'],
      ['Mleko za bebe od rođenja, bez mirisa', 'AVENA SATIVA KERNEL OIL, BISABOLOL'],
      ['Baby Face Cream Cold Weather', 'CERA ALBA, LANOLIN, SQUALANE'],
      ['Krema za bebe sa nevenom i kamilicom za crvenilo i suve delove kože', 'CALENDULA OFFICINALIS FLOWER EXTRACT, CHAMOMILLA RECUTITA FLOWER EXTRACT'],
      ['Losion za temenjaču', 'SQUALANE, SALVIA OFFICINALIS LEAF EXTRACT'],
    ],
  },
  {
    category: 'Ruž za usne', code: 'lip_stick', leaveOn: true, shape: 'lipstick', tints: ['rose', 'coral', 'lavender', 'honey', 'sand'],
    base: `RICINUS COMMUNIS SEED OIL, OCTYLDODECANOL, CANDELILLA CERA, OZOKERITE, CAPRYLIC/CAPRIC TRIGLYCERIDE, COPERNICIA CERIFERA CERA |
      MICA, TOCOPHERYL ACETATE, ASCORBYL PALMITATE, CI 77891, CI 77491`,
    content: '4 g', use: 'Naneti na usne.', precautions: 'Čuvati van domašaja dece.',
    products: [
      ['Ruž za usne „Višnja“', 'CI 15850, CI 45410'],
      ['Mat ruž za usne u nijansi suve ruže', 'SILICA, CI 15850, CI 77499'],
      ['Lip Tint Balm', 'BUTYROSPERMUM PARKII BUTTER, CI 45410'],
      ['Ruž sa pčelinjim voskom i uljem kajsije, nijansa Terakota br. 12', 'CERA ALBA, PRUNUS ARMENIACA KERNEL OIL, CI 77492'],
      ['Sjaj za usne sa česticama', 'POLYBUTENE, SYNTHETIC FLUORPHLOGOPITE, TIN OXIDE'],
    ],
  },
  {
    category: 'Puder i tečni puder', code: 'foundation', leaveOn: true, shape: 'compact', tints: ['sand', 'rose', 'honey', 'coral', 'lavender'],
    base: `MICA, TALC, ZEA MAYS STARCH, SILICA, MAGNESIUM STEARATE | CAPRYLIC/CAPRIC TRIGLYCERIDE, TOCOPHERYL ACETATE, CAPRYLYL GLYCOL,
      CI 77891, CI 77491, CI 77492, CI 77499`,
    content: '12 g', use: 'Naneti četkicom ili sunđerom na lice.', precautions: 'Izbegavati udisanje praha. Čuvati van domašaja dece.',
    products: [
      ['Kompaktni puder', 'NYLON-12, DIMETHICONE'],
      ['Bronzer sa kakaom', 'THEOBROMA CACAO FRUIT POWDER, BORON NITRIDE'],
      ['Mineral Blush', 'BORON NITRIDE, CI 15850'],
      ['Transparentni puder u prahu za fiksiranje šminke sa pirinčanim skrobom', 'ORYZA SATIVA STARCH, LAUROYL LYSINE'],
      ['Hajlajter „Đinđuva“', 'SYNTHETIC FLUORPHLOGOPITE, TIN OXIDE, CALCIUM ALUMINUM BOROSILICATE'],
    ],
  },
];
