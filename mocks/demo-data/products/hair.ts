import type { ProductType } from './productType.ts';

const RINSE_EYES = 'U slučaju kontakta sa očima odmah isprati vodom. Čuvati van domašaja dece.';

export const hairProducts: readonly ProductType[] = [
  {
    category: 'Šampon za kosu',
    code: 'shampoo',
    leaveOn: false,
    shape: 'bottle',
    tints: ['sage', 'sky', 'aqua', 'lavender', 'honey'],
    base: `AQUA, SODIUM LAURETH SULFATE, COCAMIDOPROPYL BETAINE, SODIUM CHLORIDE, COCAMIDE MEA, GLYCERIN | PANTHENOL, POLYQUATERNIUM-10,
      DISODIUM EDTA, SODIUM BENZOATE, POTASSIUM SORBATE, CITRIC ACID`,
    content: '250 ml',
    use: 'Naneti na mokru kosu, umasirati, isprati. Po potrebi ponoviti.',
    precautions: RINSE_EYES,
    products: [
      ['Šampon za osetljivo teme, 250 ml', 'BETAINE, AVENA SATIVA KERNEL EXTRACT, BISABOLOL'],
      ['Šampon protiv peruti sa piroktonom i salvijom', 'PIROCTONE OLAMINE, SALVIA OFFICINALIS LEAF EXTRACT'],
      ['Šampon od koprive', 'URTICA DIOICA LEAF EXTRACT, ARCTIUM LAPPA ROOT EXTRACT'],
      ['Volume Shampoo with Wheat Protein', 'HYDROLYZED WHEAT PROTEIN, GUAR HYDROXYPROPYLTRIMONIUM CHLORIDE'],
      [
        'Šampon bez sulfata za farbanu kosu sa uljem semenki grožđa i UV filterom, 300 ml',
        'VITIS VINIFERA SEED OIL, ETHYLHEXYL METHOXYCINNAMATE, GLYCOL DISTEARATE',
      ],
    ],
  },
  {
    category: 'Maska i balzam za kosu',
    code: 'hair_conditioner',
    leaveOn: false,
    shape: 'tube',
    tints: ['lavender', 'honey', 'coral', 'sand', 'sage'],
    base: `AQUA, CETEARYL ALCOHOL, BEHENTRIMONIUM CHLORIDE, GLYCERIN, CETRIMONIUM CHLORIDE, ISOPROPYL PALMITATE | PANTHENOL, AMODIMETHICONE,
      HYDROXYETHYLCELLULOSE, PHENOXYETHANOL, ETHYLHEXYLGLYCERIN, CITRIC ACID`,
    content: '200 ml',
    use: 'Naneti na opranu kosu, ostaviti 3 minuta, isprati.',
    precautions: RINSE_EYES,
    products: [
      ['Maska za kosu sa arganovim uljem', 'ARGANIA SPINOSA KERNEL OIL, HYDROLYZED KERATIN'],
      ['Balzam za suvu kosu', 'COCOS NUCIFERA OIL, HYDROLYZED WHEAT PROTEIN'],
      ['Repair Hair Mask', 'HYDROLYZED KERATIN, ARGININE, SERINE, PERSEA GRATISSIMA OIL'],
      ['Regenerator za kosu od bele ruže', 'ROSA DAMASCENA FLOWER WATER, PRUNUS AMYGDALUS DULCIS OIL'],
      [
        'Ljubičasta maska za neutralizaciju žutih tonova plave i sede kose, 250 ml',
        'CI 60730, ACID VIOLET 43, HYDROLYZED SILK',
      ],
    ],
  },
  {
    category: 'Sprej i serum za kosu',
    code: 'products_for_temporary_hair_styling',
    leaveOn: true,
    shape: 'spray',
    tints: ['sky', 'coral', 'aqua', 'lavender', 'sand'],
    base: `AQUA, CYCLOPENTASILOXANE, DIMETHICONE, PROPANEDIOL, CETRIMONIUM CHLORIDE | PANTHENOL, POLYSORBATE 20, POLYQUATERNIUM-11,
      PHENOXYETHANOL, ETHYLHEXYLGLYCERIN, LACTIC ACID`,
    content: '150 ml',
    use: 'Naprskati na vlažnu kosu, ne ispirati.',
    precautions: 'Ne prskati u oči. Ne udisati namerno. Čuvati van domašaja dece.',
    products: [
      ['Sprej za lako raščešljavanje', 'HYDROLYZED SILK, BETAINE'],
      ['Serum za ispucale vrhove', 'DIMETHICONOL, LINUM USITATISSIMUM SEED OIL, TOCOPHERYL ACETATE'],
      ['Heat Protection Spray', 'VP/VA COPOLYMER, HYDROLYZED WHEAT PROTEIN'],
      [
        'Losion za rast kose sa kapsaicinom, kofeinom i biotinom',
        'CAFFEINE, BIOTIN, CAPSICUM FRUTESCENS FRUIT EXTRACT, NIACINAMIDE',
      ],
      ['Slani sprej za talase', 'MARIS SAL, MAGNESIUM SULFATE, PVP'],
    ],
  },
  {
    category: 'Dezodorans',
    code: 'products_without_antiperspirant_activity',
    leaveOn: true,
    shape: 'stick',
    tints: ['sage', 'aqua', 'sky', 'rose', 'sand'],
    base: `AQUA, GLYCERIN, PROPANEDIOL, TRIETHYL CITRATE, SODIUM STEARATE | ZINC RICINOLEATE, SACCHAROMYCES FERMENT FILTRATE, TOCOPHEROL,
      HYDROXYETHYLCELLULOSE, CAPRYLYL GLYCOL, CITRIC ACID`,
    content: '50 ml',
    use: 'Naneti ispod pazuha na čistu i suvu kožu.',
    precautions: 'Ne nanositi na iritiranu ili oštećenu kožu. Čuvati van domašaja dece.',
    products: [
      ['Dezodorans u stiku bez aluminijuma', 'MAGNESIUM HYDROXIDE, ZEA MAYS STARCH'],
      ['Roll-on sa žalfijom', 'SALVIA OFFICINALIS LEAF EXTRACT, ALOE BARBADENSIS LEAF JUICE'],
      ['Natural Deodorant Sensitive', 'ZINC OXIDE, BISABOLOL'],
      [
        'Krem dezodorans sa sodom bikarbonom i kokosovim uljem',
        'SODIUM BICARBONATE, COCOS NUCIFERA OIL, MARANTA ARUNDINACEA ROOT EXTRACT',
      ],
      ['Antiperspirant 48 h', 'ALUMINUM CHLOROHYDRATE, PPG-15 STEARYL ETHER, STEARETH-2, STEARETH-21'],
    ],
  },
];
