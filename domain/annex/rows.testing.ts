import type { AnnexRow } from './annexEntry.ts';

const row = (
  annex: AnnexRow['annex'],
  reference: string,
  substance: string,
  names: string[],
  more: Partial<AnnexRow> = {},
): AnnexRow => ({
  annex,
  reference,
  substance,
  names,
  casNumbers: '',
  productTypes: '',
  maximum: '',
  otherConditions: '',
  warnings: '',
  regulation: '(EC) 2009/1223',
  ...more,
});

/** Entries as the Commission publishes them, one for each kind of condition. */
export const annexRows: readonly AnnexRow[] = [
  row('II', '1666', '2-(4-tert-butylbenzyl) propionaldehyde', ['BUTYLPHENYL METHYLPROPIONAL'], {
    casNumbers: '80-54-6',
  }),
  row('II', '1376', 'Phenyl 4-hydroxybenzoate (INCI: Phenylparaben)', [], { casNumbers: '17696-62-7' }),
  row(
    'II',
    '904',
    'Petrolatum, except if the full refining history is known and it can be shown that the substance from which it is produced is not a carcinogen',
    ['PETROLATUM'],
    { casNumbers: '8009-03-8' },
  ),
  row('II', '358', 'Furocoumarines (e.g. trioxysalen (INN)) except for normal content in natural essences used.', [
    'CITRUS LIMON PEEL OIL',
  ]),
  row('II', '1388', 'Octamethylcyclotetrasiloxane; D4', ['CYCLOMETHICONE']),
  row('II', '1725', 'Styrene/Acrylates copolymer (nano) [INCI]', ['STYRENE/ACRYLATES COPOLYMER']),
  row('II', '1728', 'Gold (nano) [INCI], Colloidal Gold (nano) [INCI]', ['COLLOIDAL GOLD']),
  row('II', '1228', '1,7-Naphthalenediol, when used as a substance in hair dye products', ['1,7-NAPHTHALENEDIOL']),
  row('II', '1136', 'Peru balsam (INCI name: Myroxylon pereirae), when used as a fragrance ingredient', [
    'MYROXYLON PEREIRAE RESIN',
  ]),
  row('II', '22', 'Aniline, its salts and its halogenated and sulphonated derivatives', [], { casNumbers: '62-53-3' }),
  row('II', '359', 'Oil from the seeds of Laurus nobilis L.', ['LAURUS NOBILIS OIL'], { casNumbers: '84603-73-6' }),
  row('II', '672', 'Moved or deleted', ['METHOXYETHANOL ACETATE']),
  row('III', '98', 'Benzoic acid, 2-hydroxy-', ['SALICYLIC ACID, CALCIUM SALICYLATE'], {
    productTypes:
      '(a) Rinse-off hair products\n(b) Other products except body lotion, eye shadow, mascara, eyeliner, lipstick, roll-on deodorant\n(c) Body lotion, eye shadow, mascara, eyeliner, lipstick, roll-on deodorant',
    maximum: '(a) 3.0%\n(b) 2.0%\n(c) 0.5%',
    otherConditions:
      '(a) (b) (c)\nNot to be used in preparations for children under 3 years of age. Not to be used in applications that may lead to exposure of the end-user’s lungs by inhalation. Not to be used in oral products. For purposes other than inhibiting the development of micro-organisms in the product.',
    warnings: '(a) (b) (c)\nNot to be used for children under 3 years of age*',
  }),
  row('III', '376', 'Retinol', ['Retinol; Retinyl Acetate; Retinyl Palmitate'], {
    productTypes: '(a) Body lotion\n(b) other leave-on and rinse-off products',
    maximum: '(a) 0,05 % Retinol Equivalent (RE)\n(b) 0,3 % RE',
  }),
  row('III', '48', 'Silver nitrate', ['SILVER NITRATE'], {
    productTypes: 'Only for colouring eyelashes and eyebrows',
    maximum: '4%',
  }),
  row('III', '49', 'Selenium disulphide', ['SELENIUM SULFIDE'], {
    productTypes: 'Antidandruff shampoos',
    maximum: '1%',
  }),
  row('III', '88', 'd-Limonene', ['LIMONENE'], {
    otherConditions:
      'The presence of the substance must be indicated in the list of ingredients referred to in Article 19(1)g when its concentration exceeds:\n- 0.001% in leave-on products\n- 0.01% in rinse-off products\nPeroxide value less than 20 mmoles/L',
  }),
  row('III', '77', 'Coumarin', ['COUMARIN'], {
    otherConditions:
      'The presence of the substance must be indicated in the list of ingredients referred to in Article 19(1)g when its concentration exceeds:\n- 0.001% in leave-on products',
  }),
  row('III', '189', 'Trisodium 5-hydroxy-1-(4-sulphophenyl)', ['ACID YELLOW 23', 'CI 19140'], {
    productTypes: 'Hair dye substance in non-oxidative hair dye products',
    maximum: '0.5%',
  }),
  row('III', '321', 'Titanium dioxide in powder form', ['TITANIUM DIOXIDE'], {
    productTypes: '(a) face products in loose powder form\n(b) hair aerosol spray products\n(c) other products',
    maximum: '(a) 25 %;\n(b) 1,4 %',
    otherConditions:
      "(c) Not to be used in applications that may lead to exposure of the end-user's lungs by inhalation.",
  }),
  row('III', '2a', 'Thioglycolic acid and its salts', ['THIOGLYCOLIC ACID'], {
    productTypes: '(a) Hair products\n(b) Depilatories',
    maximum: '(a) (i) 8% (ii) 11%\n(b) 5%',
  }),
  row('IV', '1', "Sodium tris(1,2-naphthoquinone 1-oximato-O,O')ferrate(1-)", ['CI 10006'], {
    productTypes: 'Rinse-off product',
  }),
  row('IV', '3', 'Dye not for the eye', ['CI 11920'], { productTypes: 'Not to be used in eye products' }),
  row('IV', '44', 'Tartrazine', ['CI 19140']),
  row('IV', '143', 'Titanium Dioxide/CI 77891', ['TITANIUM DIOXIDE/CI 77891']),
  row('V', '29', '2-Phenoxyethanol', ['PHENOXYETHANOL'], { maximum: '1.0%', casNumbers: '122-99-6' }),
  row('V', '57', '2-Methyl-2H-isothiazol-3-one', ['METHYLISOTHIAZOLINONE'], { maximum: '0,0015 % Rinse-off products' }),
  row(
    'V',
    '39',
    'Mixture of 5-Chloro-2-methyl-isothiazol-3(2H)-one and 2-Methylisothiazol-3(2H)-one',
    ['METHYLCHLOROISOTHIAZOLINONE AND METHYLISOTHIAZOLINONE', 'METHYLCHLOROISOTHIAZOLINONE', 'METHYLISOTHIAZOLINONE'],
    {
      productTypes: 'Rinse-off',
      maximum: '0.0015% (of a mixture in the ratio 3:1 of 5-Chloro-2-methyl-isothiazol-3(2H)-one)',
    },
  ),
  row('V', '1', 'Benzoic acid and its sodium salt', ['BENZOIC ACID; SODIUM BENZOATE'], {
    productTypes: 'a) Rinse-off products, except oral care products\nb) Oral care products\nc) Leave-on products',
    maximum: 'a) 2.5% (acid)\nb) 1.7% (acid)\nc) 0.5% (acid)',
  }),
  row('V', '3', 'Salicylic acid and its salts', ['SALICYLIC ACID, CALCIUM SALICYLATE'], {
    maximum: 'Salicylic acid: 0,5 % (acid)',
    otherConditions: [
      'Salicylic acid:',
      'Not to be used in products for children under 3 years of age.',
      'Not to be used in oral products.',
      'Salicylic acid salts:',
      'Not to be used in products for children under 3 years of age, except for shampoos.',
    ].join('\n'),
  }),
  row('V', '52', 'Silver chloride deposited on titanium dioxide', ['SILVER CHLORIDE'], {
    maximum: '0.004% (as AgCl)',
    otherConditions:
      'Not to be used in products for children under 3 years of age, in oral products and in eye and lip products',
  }),
  row('VI', '3', 'Homosalate', ['HOMOSALATE'], {
    productTypes: 'Face products with the exception of propellent spray products',
    maximum: '7,34 %',
  }),
  row('VI', '27', 'Titanium Dioxide', ['TITANIUM DIOXIDE'], { maximum: '25%' }),
  row('VI', '27a', 'Titanium dioxide (nano)', ['TITANIUM DIOXIDE (NANO)'], {
    maximum: '25%',
    warnings: "Not to be used in applications that may lead to exposure of the end-user's lungs by inhalation",
  }),
];
