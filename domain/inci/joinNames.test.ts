import { buildInciIndex } from './inciIndex.ts';
import { readText } from './matchNames.ts';

const names = [
  'AQUA',
  'GLYCERIN',
  'PHENOXYETHANOL',
  'ASCORBIC ACID',
  'NIACINAMIDE',
  '1,2-HEXANEDIOL',
  '1,5-NAPHTHALENEDIOL',
  'CI 77891',
  'CI 77491',
  'CI 77492',
  'CI 77499',
  'FAEX EXTRACT',
  'N,N-BIS(2-HYDROXYETHYL)-P-PHENYLENEDIAMINE SULFATE',
  'FAEX',
  'ISOHEXADECANE',
  'CETEARYL ALCOHOL',
  'CETRIMONIUM CHLORIDE',
  'GLUTAMIC ACID',
  'ADIPIC ACID',
  'DIETHYLENE GLYCOL',
  'ADIPIC ACID/DIETHYLENE GLYCOL/GLYCERIN CROSSPOLYMER',
  'HYDROXYETHYL ACRYLATE/SODIUM ACRYLOYLDIMETHYL TAURATE COPOLYMER',
  'IMPERATA CYLINDRICA ROOT EXTRACT',
  'SALVIA OFFICINALIS LEAF EXTRACT',
  'SALVIA OFFICINALIS OIL',
  'PHYLLOSTACHYS BAMBUSOIDES JUICE',
  'CITRUS LIMON FRUIT WATER',
  'CARTHAMUS TINCTORIUS SEED OIL',
  'SIMMONDSIA CHINENSIS SEED OIL',
  'MYRISTIC ACID',
  'ISOPROPYL MYRISTATE',
  'VANILLIN',
  'BENZALDEHYDE',
  'GAMMA-NONALACTONE',
  'CIS-3-HEXENYL SALICYLATE',
  'PENTAMETHYLCYCLOPENT-3-ENE-BUTANOL',
  'TETRAMETHYL ACETYLOCTAHYDRONAPHTHALENES',
  'PRUNUS AMYGDALUS DULCIS OIL',
  'ALCOHOL',
  'CETYL ALCOHOL',
  'HIBISCUS SABDARIFFA FLOWER EXTRACT',
  'LIMONENE',
];
const index = buildInciIndex([
  ...names.map((inciName) => ({ inciName, casNumbers: [] as string[] })),
  { inciName: 'Benzoic acid, 2-hydroxy-', casNumbers: [], annexEntry: 'III/98' },
]);
const read = (text: string) =>
  readText(index, text).matched.map(({ ingredient, name }) => ingredient?.inciName ?? `? ${name}`);

test.each<[string, string, string[]]>([
  [
    'a comma one word too early',
    'Aqua, Adipic Acid/Diethylene Glycol/Glycerin, Crosspolymer Isohexadecane, Cetearyl Alcohol',
    ['AQUA', 'ADIPIC ACID/DIETHYLENE GLYCOL/GLYCERIN CROSSPOLYMER', 'ISOHEXADECANE', 'CETEARYL ALCOHOL'],
  ],
  [
    'a comma one word too late',
    'Aqua, Hydroxyethyl Acrylate/Sodium Acryloyldimethyl Taurate Copolymer Imperata, Cylindrica Root Extract',
    ['AQUA', 'HYDROXYETHYL ACRYLATE/SODIUM ACRYLOYLDIMETHYL TAURATE COPOLYMER', 'IMPERATA CYLINDRICA ROOT EXTRACT'],
  ],
  ['a comma in a synonym', 'Aqua, Yeast, Extract, Glycerin', ['AQUA', 'FAEX EXTRACT', 'GLYCERIN']],
  [
    'a comma in a plant with its common name behind a slash',
    'Aqua, Salvia Officinalis, Leaf Extract/Sage Leaf Extract, Glycerin',
    ['AQUA', 'SALVIA OFFICINALIS LEAF EXTRACT', 'GLYCERIN'],
  ],
  [
    'a comma in a plant spelt otherwise',
    'Aqua, Phyllostachis, Bambusoides Juice, Glycerin',
    ['AQUA', 'PHYLLOSTACHYS BAMBUSOIDES JUICE', 'GLYCERIN'],
  ],
  [
    'a heading with a percentage behind the last name of a list',
    'Aqua, Phenoxyethanol. 20% Vitamin C Brighten + Firm Serum: Glycerin, Niacinamide',
    ['AQUA', 'PHENOXYETHANOL', 'GLYCERIN', 'NIACINAMIDE'],
  ],
  [
    'colour index numbers between dashes behind another colour',
    'Aqua, [+/- : Ci 77891 (Titanium Dioxide), Ci 77491 – Ci 77492 - Ci 77499 (Iron Oxides)]',
    ['AQUA', 'CI 77891', 'CI 77491', 'CI 77492', 'CI 77499'],
  ],
  [
    'a full stop between two names',
    'Aqua, Phenoxyethanol. Vitamin C, Glycerin',
    ['AQUA', 'PHENOXYETHANOL', 'ASCORBIC ACID', 'GLYCERIN'],
  ],
  [
    'a lost sign between small letters',
    'Aqua, Cetrimonium Chlorideglutamic Acid, Glycerin',
    ['AQUA', 'CETRIMONIUM CHLORIDE', 'GLUTAMIC ACID', 'GLYCERIN'],
  ],
  [
    'lost signs and capitals in a list without commas',
    'Aqua Purified WaterCitrus Limon Fruit Water Carthamus Tinctorius Seed OilSimmondsia Chinensis Seed Oil Glycerin, Limonene',
    [
      'AQUA',
      'AQUA',
      'CITRUS LIMON FRUIT WATER',
      'CARTHAMUS TINCTORIUS SEED OIL',
      'SIMMONDSIA CHINENSIS SEED OIL',
      'GLYCERIN',
      'LIMONENE',
    ],
  ],
  ['one name in three languages of which the signs were lost', 'Water AquaEAU, Glycerin', ['AQUA', 'GLYCERIN']],
  ['a locant behind a blank', 'Aqua,1 , 5-naphthalenediol, Glycerin', ['AQUA', '1,5-NAPHTHALENEDIOL', 'GLYCERIN']],
  [
    'a locant that clings to the name before',
    'Aqua, Niacinamide1, 2-Hexanediol, Glycerin',
    ['AQUA', 'NIACINAMIDE', '1,2-HEXANEDIOL', 'GLYCERIN'],
  ],
  [
    'names of the chemical index with their inverted parts',
    'Alcohol, Benzaldehyde, 4-hydroxy-3-methoxy (gourmand note/safe synthetic), 2(3H)-Furanone, dihydro-5-pentyl (coconut note/safe synthetic), Tetradecanoic acid, 1-methylethyl ester (solvent/safe synthetic), Aqua',
    ['ALCOHOL', 'VANILLIN', 'GAMMA-NONALACTONE', 'ISOPROPYL MYRISTATE', 'AQUA'],
  ],
  [
    'an ester of salicylic acid in place of the acid',
    'Alcohol, Benzoic acid, 2-hydroxy-, (3Z)-3-hexen-1-yl ester (floral note/safe synthetic), Aqua',
    ['ALCOHOL', 'CIS-3-HEXENYL SALICYLATE', 'AQUA'],
  ],
  [
    'Greek letters between full stops',
    'Alcohol, 3-Cyclopentene-1-butanol, .alpha.,.beta.,2,2,3-pentamethyl (woody note/safe synthetic), Aqua',
    ['ALCOHOL', 'PENTAMETHYLCYCLOPENT-3-ENE-BUTANOL', 'AQUA'],
  ],
  [
    'a bracket within a name of the chemical index',
    'Alcohol, Ethanone, 1-(1,2,3,4,5,6,7,8-octahydro-2,3,8,8-tetramethyl-2-naphthalenyl) (cedarwood note/safe synthetic), Aqua',
    ['ALCOHOL', 'TETRAMETHYL ACETYLOCTAHYDRONAPHTHALENES', 'AQUA'],
  ],
  [
    'the mark of certified organic ingredients',
    'Aqua, *CO Prunus Amygdalus Dulcis (Sweet Almond) Oil, *CO Ethyl Alcohol, Glycerin. *CO Certified Organic',
    ['AQUA', 'PRUNUS AMYGDALUS DULCIS OIL', 'ALCOHOL', 'GLYCERIN'],
  ],
  [
    'the code of a formula behind the last name',
    'Aqua, Glycerin, Hibiscus Sabdariffa Flower Extract Fill Code D230039/1',
    ['AQUA', 'GLYCERIN', 'HIBISCUS SABDARIFFA FLOWER EXTRACT'],
  ],
  ['a code that stands alone at the end', 'Aqua, Glycerin, Limonene, V3Bk2662', ['AQUA', 'GLYCERIN', 'LIMONENE']],
  ['a code with (F.I.L.)', 'Aqua, Glycerin, Limonene (F.I.L. D247442/37)', ['AQUA', 'GLYCERIN', 'LIMONENE']],
])('%s', (_title, text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each<[string, string, string[]]>([
  ['what nothing explains', 'Aqua, Foobar, Glycerin', ['AQUA', '? Foobar', 'GLYCERIN']],
  ['an unknown name that a known one would swallow', 'Aqua, Organic, Glycerin', ['AQUA', '? Organic', 'GLYCERIN']],
  [
    'a name before another language of a known one',
    'Aqua, Foobar, Water/Eau, Limonene',
    ['AQUA', '? Foobar', 'AQUA', 'LIMONENE'],
  ],
  [
    'words of which one is not known',
    'Aqua, Foobar Glycerin, Extract Limonene',
    ['AQUA', '? Foobar Glycerin', '? Extract Limonene'],
  ],
])('does not read over %s', (_title, text, expected) => {
  expect(read(text)).toEqual(expected);
});

test('a piece of a name that two short names would explain is not taken apart', () => {
  expect(read('Aqua, Myristic Acid/Benzaldehyde/Limonene Glycerin, Alcohol')).toContain('? Limonene Glycerin');
});

test('a code behind the last name is shown as left out', () => {
  const text = 'Aqua, Glycerin, Limonene, D247442/37';
  expect(readText(index, text).leftOut.map(({ start, end }) => text.slice(start, end).trim())).toEqual(['D247442/37']);
});

test('a colour index number takes no name behind it along', () => {
  const { matched } = readText(
    buildInciIndex(names.map((inciName) => ({ inciName, casNumbers: [] }))),
    'Aqua, CI 77491, CI, Phenoxyethanol, 77492',
  );
  expect(matched.map(({ ingredient }) => ingredient?.inciName)).toEqual([
    'AQUA',
    'CI 77491',
    undefined,
    'PHENOXYETHANOL',
    'CI 77492',
  ]);
});
