import type { ProductType } from './productType.ts';

const EXTERNAL = 'Samo za spoljašnju upotrebu. Ne nanositi na oštećenu kožu. Čuvati van domašaja dece.';
const RINSE_EYES = 'U slučaju kontakta sa očima isprati vodom. Čuvati van domašaja dece.';

export const bodyProducts: readonly ProductType[] = [
  {
    category: 'Mleko za telo', code: 'body_care_products', leaveOn: true, shape: 'pump', tints: ['sand', 'honey', 'lavender', 'coral', 'aqua'],
    base: `AQUA, GLYCERIN, CETEARYL ALCOHOL, CAPRYLIC/CAPRIC TRIGLYCERIDE, GLYCERYL STEARATE SE, HELIANTHUS ANNUUS SEED OIL | PANTHENOL,
      TOCOPHERYL ACETATE, CARBOMER, SODIUM HYDROXIDE, PHENOXYETHANOL, ETHYLHEXYLGLYCERIN`,
    content: '250 ml', use: 'Naneti na čistu kožu i umasirati.', precautions: EXTERNAL,
    products: [
      ['Mleko za telo sa kozjim mlekom', 'CAPRAE LAC, BUTYROSPERMUM PARKII BUTTER'],
      ['Losion za telo sa ureom 10 % za veoma suvu i ispucalu kožu, 400 ml', 'UREA, LACTIC ACID, SODIUM LACTATE'],
      ['Body Lotion with Oat &amp; Almond', 'AVENA SATIVA KERNEL OIL, PRUNUS AMYGDALUS DULCIS OIL'],
      ['Mleko za telo sa čičkom i koprivom', 'ARCTIUM LAPPA ROOT EXTRACT, URTICA DIOICA LEAF EXTRACT'],
      ['Svetlucavi losion za telo', 'MICA, TITANIUM DIOXIDE, CI 77491, SYNTHETIC FLUORPHLOGOPITE'],
    ],
  },
  {
    category: 'Krema za ruke', code: 'hand_care_products', leaveOn: true, shape: 'tube', tints: ['honey', 'sage', 'rose', 'aqua', 'sand'],
    base: `AQUA, GLYCERIN, CETEARYL ALCOHOL, ETHYLHEXYL STEARATE, GLYCERYL STEARATE, BUTYROSPERMUM PARKII BUTTER, CETEARETH-20 | DIMETHICONE,
      PANTHENOL, ALLANTOIN, XANTHAN GUM, PHENOXYETHANOL, ETHYLHEXYLGLYCERIN, CITRIC ACID`,
    content: '75 ml', use: 'Naneti na ruke po potrebi.', precautions: EXTERNAL,
    products: [
      ['Krema za ruke sa kamilicom', 'CHAMOMILLA RECUTITA FLOWER EXTRACT, BISABOLOL'],
      ['Zaštitna krema za ruke sa pčelinjim voskom i propolisom iz Valjeva', 'CERA ALBA, PROPOLIS EXTRACT'],
      ['Hand Cream Unscented', 'CANOLA OIL, BETAINE'],
      ['Krema za ruke i nokte', 'BIOTIN, HYDROLYZED KERATIN'],
      ['Krema za ruke sa nevenom', 'CALENDULA OFFICINALIS FLOWER EXTRACT, OLEA EUROPAEA FRUIT OIL'],
    ],
  },
  {
    category: 'Balzam', code: 'body_care_products', leaveOn: true, shape: 'tin', tints: ['sage', 'honey', 'coral', 'rose', 'sky'],
    base: `BUTYROSPERMUM PARKII BUTTER, HELIANTHUS ANNUUS SEED OIL, CERA ALBA, COCOS NUCIFERA OIL, RICINUS COMMUNIS SEED OIL |
      THEOBROMA CACAO SEED BUTTER, TOCOPHEROL, ROSMARINUS OFFICINALIS LEAF EXTRACT`,
    content: '100 ml', use: 'Malu količinu zagrejati među dlanovima i naneti.', precautions: EXTERNAL,
    products: [
      ['Melem od nevena', 'CALENDULA OFFICINALIS FLOWER EXTRACT'],
      ['Maslac za telo sa kakaom', 'SIMMONDSIA CHINENSIS SEED OIL, MANGIFERA INDICA SEED BUTTER'],
      ['Balzam za usne „Medenjak“', 'MEL, LANOLIN, EUPHORBIA CERIFERA CERA'],
      ['Melem od gaveza za stopala i pete', 'SYMPHYTUM OFFICINALE ROOT EXTRACT, LANOLIN'],
      ['All-Purpose Beeswax &amp; Plantain Balm for Face, Hands and Elbows', 'PLANTAGO LANCEOLATA LEAF EXTRACT, OLEA EUROPAEA FRUIT OIL'],
    ],
  },
  {
    category: 'Gel za tuširanje', code: 'bath_shower_products', leaveOn: false, shape: 'bottle', tints: ['coral', 'aqua', 'honey', 'sage', 'sky'],
    base: `AQUA, SODIUM LAURETH SULFATE, COCAMIDOPROPYL BETAINE, SODIUM CHLORIDE, GLYCERIN, COCO-GLUCOSIDE | GLYCERYL OLEATE, POLYQUATERNIUM-7,
      TETRASODIUM GLUTAMATE DIACETATE, SODIUM BENZOATE, POTASSIUM SORBATE, CITRIC ACID`,
    content: '300 ml', use: 'Naneti na vlažnu kožu, napraviti penu i isprati.', precautions: RINSE_EYES,
    products: [
      ['Gel za tuširanje „Jutarnja rosa“', 'ALOE BARBADENSIS LEAF JUICE, CUCUMIS SATIVUS FRUIT EXTRACT'],
      ['Šampon &amp; gel za tuširanje za muškarce 2 u 1', 'PIROCTONE OLAMINE, PANTHENOL, CI 42090'],
      ['Ulje za tuširanje sa bademom', 'PRUNUS AMYGDALUS DULCIS OIL, PEG-7 GLYCERYL COCOATE'],
      ['Shower Gel Fresh Cucumber, 1000 ml', 'CUCUMIS SATIVUS FRUIT EXTRACT, CI 19140, CI 42090'],
      ['Kremasti gel za tuširanje sa mlekom, medom i proteinima svile za suvu kožu', 'MEL, LAC, HYDROLYZED SILK, GLYCOL DISTEARATE'],
    ],
  },
  {
    category: 'Piling za telo', code: 'mechanical_exfoliation_products', leaveOn: false, shape: 'jar', tints: ['sand', 'coral', 'sky', 'lavender', 'sage'],
    base: `SUCROSE, GLYCERIN, PRUNUS AMYGDALUS DULCIS OIL, SODIUM CHLORIDE, CETEARYL ALCOHOL | POLYGLYCERYL-3 DIISOSTEARATE, SILICA, TOCOPHEROL,
      ROSMARINUS OFFICINALIS LEAF EXTRACT`,
    content: '250 g', use: 'Kružnim pokretima umasirati na vlažnu kožu i isprati.', precautions: `${EXTERNAL} Kada postane klizava, oprati površinu tuša.`,
    products: [
      ['Piling od šećera i vanilinog maslaca', 'BUTYROSPERMUM PARKII BUTTER, VANILLA PLANIFOLIA FRUIT EXTRACT'],
      ['Slani piling sa algama', 'MARIS SAL, FUCUS VESICULOSUS EXTRACT'],
      ['Coffee Body Scrub', 'COFFEA ARABICA SEED POWDER, CAFFEINE'],
      ['Piling za telo od koštica kajsije iz Šumadije', 'PRUNUS ARMENIACA SEED POWDER, PRUNUS ARMENIACA KERNEL OIL'],
      ['Piling za stopala sa plavcem i ureom', 'PUMICE, UREA'],
    ],
  },
  {
    category: 'Ulje za telo', code: 'body_care_products', leaveOn: true, shape: 'spray', tints: ['honey', 'coral', 'lavender', 'sage', 'rose'],
    base: `HELIANTHUS ANNUUS SEED OIL, CAPRYLIC/CAPRIC TRIGLYCERIDE, PRUNUS AMYGDALUS DULCIS OIL, ISOPROPYL MYRISTATE |
      SIMMONDSIA CHINENSIS SEED OIL, TOCOPHEROL, ASCORBYL PALMITATE, ROSMARINUS OFFICINALIS LEAF EXTRACT`,
    content: '100 ml', use: 'Naneti na vlažnu kožu i umasirati.', precautions: EXTERNAL,
    products: [
      ['Kantarionovo ulje', 'HYPERICUM PERFORATUM FLOWER EXTRACT, OLEA EUROPAEA FRUIT OIL'],
      ['Ulje za telo &quot;Zlatni sat&quot;', 'MICA, CI 77491, ROSA CANINA FRUIT OIL'],
      ['Dry Body Oil', 'DICAPRYLYL CARBONATE, COCO-CAPRYLATE, CAMELLIA OLEIFERA SEED OIL'],
      ['Ulje protiv strija za trudnice sa šipkom, pšeničnim klicama i vitaminom E, 125 ml', 'ROSA CANINA FRUIT OIL, TRITICUM VULGARE GERM OIL, TOCOPHERYL ACETATE'],
      ['Ulje za masažu sa arnikom', 'ARNICA MONTANA FLOWER EXTRACT, GLYCINE SOJA OIL'],
    ],
  },
];
