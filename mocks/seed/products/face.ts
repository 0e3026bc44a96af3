import type { ProductType } from './productType.ts';

const AVOID_EYES = 'Izbegavati kontakt sa očima. Samo za spoljašnju upotrebu. Čuvati van domašaja dece.';

export const faceProducts: readonly ProductType[] = [
  {
    category: 'Krema za lice', code: 'face_care_products_other_than_face_mask', leaveOn: true, shape: 'jar', tints: ['lavender', 'rose', 'sage', 'aqua', 'honey'],
    base: `AQUA, GLYCERIN, CAPRYLIC/CAPRIC TRIGLYCERIDE, CETEARYL ALCOHOL, GLYCERYL STEARATE, BUTYROSPERMUM PARKII BUTTER,
      CETEARYL GLUCOSIDE | SODIUM HYALURONATE, TOCOPHEROL, ALLANTOIN, XANTHAN GUM, SODIUM PHYTATE, PHENOXYETHANOL, ETHYLHEXYLGLYCERIN, CITRIC ACID`,
    content: '50 ml', use: 'Naneti ujutru i uveče na očišćenu kožu lica i vrata.', precautions: AVOID_EYES,
    products: [
      ['Hranljiva krema za lice sa lavandom i niacinamidom, 50 ml', 'LAVANDULA ANGUSTIFOLIA FLOWER WATER, NIACINAMIDE, SQUALANE'],
      ['Dnevna krema za normalnu kožu', 'PRUNUS AMYGDALUS DULCIS OIL, PANTHENOL'],
      ['Noćna krema sa peptidima i ceramidima za zrelu kožu, bez mirisa, 50 ml', 'CERAMIDE NP, CERAMIDE AP, CERAMIDE EOP, PALMITOYL TRIPEPTIDE-1, PALMITOYL TETRAPEPTIDE-7, PHYTOSPHINGOSINE, CHOLESTEROL'],
      ['Barrier Repair Cream', 'NIACINAMIDE, CERAMIDE NP, MADECASSOSIDE, SQUALANE, BETAINE'],
      ['Krema za lice &quot;Med i mleko&quot;', 'MEL, LAC, CERA ALBA, PRUNUS ARMENIACA KERNEL OIL'],
    ],
  },
  {
    category: 'Serum za lice', code: 'face_care_products_other_than_face_mask', leaveOn: true, shape: 'dropper', tints: ['coral', 'aqua', 'honey', 'sky', 'rose'],
    base: `AQUA, PROPANEDIOL, GLYCERIN, PENTYLENE GLYCOL | SODIUM HYALURONATE, HYDROXYETHYLCELLULOSE, SODIUM CITRATE, PHENOXYETHANOL,
      ETHYLHEXYLGLYCERIN, CITRIC ACID`,
    content: '30 ml', use: 'Nekoliko kapi utapkati u suvu kožu pre kreme.', precautions: `${AVOID_EYES} Uz proizvode sa kiselinama koristiti zaštitu od sunca.`,
    products: [
      ['Serum sa vitaminom C 15 %', 'ASCORBIC ACID, FERULIC ACID, TOCOPHEROL, XANTHAN GUM'],
      ['Serum sa hijaluronskom kiselinom', 'HYDROLYZED HYALURONIC ACID, SODIUM ACETYLATED HYALURONATE, PANTHENOL, BETAINE'],
      ['Niacinamide 10 % + Zinc 1 % Serum, 30 ml', 'NIACINAMIDE, ZINC PCA, TAMARINDUS INDICA SEED GUM, DIMETHYL ISOSORBIDE'],
      ['Serum protiv bora sa koenzimom Q10 i biljnim matičnim ćelijama grožđa', 'UBIQUINONE, VITIS VINIFERA FRUIT CELL EXTRACT, ISOMALT, LECITHIN, POLYSORBATE 20'],
      ['Umirujući serum sa pantenolom 5 %', 'PANTHENOL, ALLANTOIN, AVENA SATIVA KERNEL EXTRACT, BISABOLOL, CENTELLA ASIATICA EXTRACT'],
    ],
  },
  {
    category: 'Gel za čišćenje lica', code: 'other_skin_cleansing_products', leaveOn: false, shape: 'pump', tints: ['aqua', 'sage', 'sky', 'sand', 'rose'],
    base: `AQUA, COCAMIDOPROPYL BETAINE, SODIUM COCOYL ISETHIONATE, DECYL GLUCOSIDE, GLYCERIN | ACRYLATES COPOLYMER, SODIUM CHLORIDE,
      PANTHENOL, DISODIUM EDTA, SODIUM BENZOATE, POTASSIUM SORBATE, CITRIC ACID`,
    content: '200 ml', use: 'Naneti na vlažno lice, umasirati i isprati mlakom vodom.', precautions: 'U slučaju kontakta sa očima isprati vodom. Čuvati van domašaja dece.',
    products: [
      ['Gel za umivanje sa zelenim čajem', 'CAMELLIA SINENSIS LEAF EXTRACT, ALOE BARBADENSIS LEAF JUICE'],
      ['Pena za čišćenje masne i mešovite kože sa cinkom, 150 ml', 'ZINC PCA, HAMAMELIS VIRGINIANA WATER'],
      ['Gentle Cleansing Gel', 'BETAINE, AVENA SATIVA KERNEL FLOUR'],
      ['Gel za čišćenje &amp; skidanje šminke', 'PEG-7 GLYCERYL COCOATE, POLYSORBATE 20'],
      ['Gel za umivanje za osetljivu kožu sklonu crvenilu, sa vodom od kukuruzne metvice i nevenom', 'CALENDULA OFFICINALIS FLOWER EXTRACT, CENTAUREA CYANUS FLOWER WATER'],
    ],
  },
  {
    category: 'Tonik i micelarna voda', code: 'makeup_remover_products', leaveOn: true, shape: 'bottle', tints: ['sky', 'rose', 'sage', 'aqua', 'lavender'],
    base: `AQUA, GLYCERIN, PENTYLENE GLYCOL | POLYGLYCERYL-4 CAPRATE, SODIUM CITRATE, CITRIC ACID, SODIUM BENZOATE, POTASSIUM SORBATE`,
    content: '200 ml', use: 'Naneti vatom na lice; ne ispirati.', precautions: AVOID_EYES,
    products: [
      ['Micelarna voda 3 u 1 za lice, oči i usne', 'POLOXAMER 184, PANTHENOL, CUCUMIS SATIVUS FRUIT EXTRACT'],
      ['Ružina vodica', 'ROSA DAMASCENA FLOWER WATER, ALLANTOIN'],
      ['Tonik sa AHA kiselinama 5 %', 'LACTIC ACID, GLYCOLIC ACID, SODIUM HYDROXIDE, ALOE BARBADENSIS LEAF JUICE POWDER'],
      ['Hydrating Essence Toner', 'BETAINE, SODIUM HYALURONATE, SODIUM PCA, TREHALOSE'],
      ['Tonik od smilja i kantariona', 'HELICHRYSUM ITALICUM FLOWER WATER, HYPERICUM PERFORATUM FLOWER EXTRACT'],
    ],
  },
  {
    category: 'Maska za lice', code: 'face_mask', leaveOn: false, shape: 'tin', tints: ['sand', 'sage', 'honey', 'coral', 'lavender'],
    base: `AQUA, KAOLIN, GLYCERIN, BENTONITE, CAPRYLIC/CAPRIC TRIGLYCERIDE, CETEARYL ALCOHOL | GLYCERYL STEARATE, XANTHAN GUM, ILLITE,
      TOCOPHEROL, PHENOXYETHANOL, ETHYLHEXYLGLYCERIN, LACTIC ACID`,
    content: '75 ml', use: 'Naneti u sloju, ostaviti 10 minuta, isprati. Jednom do dvaput nedeljno.', precautions: AVOID_EYES,
    products: [
      ['Maska sa zelenom glinom', 'MONTMORILLONITE, ALOE BARBADENSIS LEAF JUICE POWDER'],
      ['Maska za lice sa medom i ovsem', 'MEL, AVENA SATIVA KERNEL FLOUR'],
      ['Detox Charcoal Mask', 'CHARCOAL POWDER, ZINC OXIDE, HAMAMELIS VIRGINIANA LEAF EXTRACT'],
      ['Piling maska sa enzimima papaje', 'CARICA PAPAYA FRUIT EXTRACT, PAPAIN, MALTODEXTRIN'],
      ['Hidratantna maska „Đurđevak“ sa ceramidima i ekstraktom belog sleza', 'ALTHAEA OFFICINALIS ROOT EXTRACT, CERAMIDE NP, SODIUM HYALURONATE'],
    ],
  },
  {
    category: 'Krema za područje oko očiju', code: 'eye_contour_products', leaveOn: true, shape: 'tube', tints: ['rose', 'lavender', 'sky', 'sand', 'sage'],
    base: `AQUA, GLYCERIN, CAPRYLIC/CAPRIC TRIGLYCERIDE, SQUALANE, CETEARYL OLIVATE, SORBITAN OLIVATE | CETYL ALCOHOL, CAFFEINE,
      SODIUM HYALURONATE, TOCOPHERYL ACETATE, XANTHAN GUM, PHENOXYETHANOL, ETHYLHEXYLGLYCERIN`,
    content: '15 ml', use: 'Prstenjakom utapkati oko očiju ujutru i uveče.', precautions: 'Ne nanositi na sluzokožu. Ako dospe u oči, odmah isprati vodom. Čuvati van domašaja dece.',
    products: [
      ['Krema za oči sa kofeinom', 'AESCULUS HIPPOCASTANUM SEED EXTRACT'],
      ['Krema protiv podočnjaka sa peptidima, 15 ml', 'ACETYL TETRAPEPTIDE-5, PALMITOYL TRIPEPTIDE-1, PALMITOYL TETRAPEPTIDE-7'],
      ['Bright Eye Cream', 'NIACINAMIDE, ASCORBYL GLUCOSIDE, MICA, TITANIUM DIOXIDE, TIN OXIDE'],
      ['Balzam za područje oko očiju sa uljem marule', 'SCLEROCARYA BIRREA SEED OIL, CERA ALBA'],
      ['Gel-krema za oči sa vodom od različka i hijaluronskom kiselinom male molekulske mase', 'CENTAUREA CYANUS FLOWER WATER, HYDROLYZED HYALURONIC ACID'],
    ],
  },
];
