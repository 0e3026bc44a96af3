import { buildInciIndex } from './inciIndex.ts';
import { readText } from './matchNames.ts';

const names = [
  'AQUA',
  'GLYCERIN',
  'SULFUR',
  'BUTYL METHOXYDIBENZOYLMETHANE',
  'ETHYLHEXYL METHOXYCINNAMATE',
  'ZINC OXIDE',
  'POLYGLYCERYL-10 OLEATE',
  'POLYGLYCERIN-6',
  'CAPRYLIC/CAPRIC GLYCERIDES POLYGLYCERYL-10 ESTERS',
  'HYDROGENATED POLY(C6-14 OLEFIN)',
  'DIPOTASSIUM GLYCYRRHIZATE',
  'POTASSIUM GLYCYRRHIZINATE',
  'THERMUS THERMOPHILLUS FERMENT',
  'SIGESBECKIA ORIENTALIS EXTRACT',
  'PHRAGMITES KARKA EXTRACT',
  'ESCHSCHOLZIA CALIFORNICA LEAF CELL EXTRACT',
  'LACTOBACILLUS/LICORICE ROOT/SCHISANDRA CHINENSIS FRUIT EXTRACT FERMENT FILTRATE',
  'BACILLUS/FOLIC ACID/SOYBEAN FERMENT EXTRACT',
  'COCO-CAPRYLATE/CAPRATE',
  'BRASSICA OLERACEA ACEPHALA LEAF EXTRACT',
  'BRASSICA OLERACEA CAPITATA LEAF EXTRACT',
  'SECALE CEREALE SEED EXTRACT',
  'BETA VULGARIS ROOT EXTRACT',
  'EPILOBIUM ANGUSTIFOLIUM EXTRACT',
  'LENS ESCULENTA FRUIT EXTRACT',
  'TRITICUM VULGARE SEED EXTRACT',
  'CITRUS AURANTIUM DULCIS JUICE',
  'CENTELLA ASIATICA EXTRACT',
  'CENTELLA ASIATICA LEAF EXTRACT',
  'GINKGO BILOBA LEAF EXTRACT',
  'GINKGO BILOBA NUT EXTRACT',
  'LACTIC ACID',
  'CITRIC ACID',
  'PECTIN',
  'DIPEPTIDE-15',
  'HYDROLYZED QUINOA',
  'THEOBROMA GRANDIFLORUM SEED BUTTER GLYCERIDES',
];
const index = buildInciIndex(names.map((inciName) => ({ inciName, casNumbers: [] as string[] })));
const read = (text: string) =>
  readText(index, text).matched.map(({ ingredient, name, match }) =>
    ingredient && match !== 'misspelling' ? ingredient.inciName : `? ${name}`,
  );

test.each<[string, string]>([
  ['Polyglycerol-10 Oleate', 'POLYGLYCERYL-10 OLEATE'],
  ['Polyglycerin-6', 'POLYGLYCERIN-6'],
  ['Glycyl Glycine', 'DIPEPTIDE-15'],
  ['Hydrolyzed Quinoa Protein', 'HYDROLYZED QUINOA'],
  ['Cupuacu Butter Glycerides', 'THEOBROMA GRANDIFLORUM SEED BUTTER GLYCERIDES'],
  ['Caprylic/Capric Glycerides Polyglycerin-10 Esters', 'CAPRYLIC/CAPRIC GLYCERIDES POLYGLYCERYL-10 ESTERS'],
  ['Hydrogenated C6-14 Olefin Polymers', 'HYDROGENATED POLY(C6-14 OLEFIN)'],
  ['Dipotassium Glycyrrhizinate', 'DIPOTASSIUM GLYCYRRHIZATE'],
  ['Thermus Thermophilus Ferment', 'THERMUS THERMOPHILLUS FERMENT'],
  ['Siegesbeckia Orientalis Extract', 'SIGESBECKIA ORIENTALIS EXTRACT'],
  ['Phragmites Kharka Extract', 'PHRAGMITES KARKA EXTRACT'],
  ['Eschscholtzia Californica Leaf Cell Extract', 'ESCHSCHOLZIA CALIFORNICA LEAF CELL EXTRACT'],
  [
    'Lactobacillus/Licorice Root/Schizandra Chinensis Fruit Extract Ferment Filtrate',
    'LACTOBACILLUS/LICORICE ROOT/SCHISANDRA CHINENSIS FRUIT EXTRACT FERMENT FILTRATE',
  ],
  ['Bacillus/Soybean/ Folic Acid Ferment Extract', 'BACILLUS/FOLIC ACID/SOYBEAN FERMENT EXTRACT'],
  ['Coco-octanoate/ decanoate', 'COCO-CAPRYLATE/CAPRATE'],
  ['Brassica Oleracea(Kale) Leaf Extract', 'BRASSICA OLERACEA ACEPHALA LEAF EXTRACT'],
  ['Secale Cereale Extract / Rye Seed Extract', 'SECALE CEREALE SEED EXTRACT'],
  ['Beta Vulgaris/Beet Root Extract/Extrait de Racine de Betterave', 'BETA VULGARIS ROOT EXTRACT'],
  ['Epilobium Angustifolium/Epilobium Angustifolium Extract', 'EPILOBIUM ANGUSTIFOLIUM EXTRACT'],
  ['Lentil Fruit Extract', 'LENS ESCULENTA FRUIT EXTRACT'],
  ['Wheat Seed Extract', 'TRITICUM VULGARE SEED EXTRACT'],
  ['Orange Juice', 'CITRUS AURANTIUM DULCIS JUICE'],
  ['Centella Extract', 'CENTELLA ASIATICA EXTRACT'],
  ['Centella Asiatica Extract', 'CENTELLA ASIATICA EXTRACT'],
  ['Apple Pectin', 'PECTIN'],
])('%s', (printed, inciName) => {
  expect(read(`Aqua, ${printed}, Glycerin`)).toEqual(['AQUA', inciName, 'GLYCERIN']);
});

test('percentages end names whose signs were lost', () => {
  expect(read('-Avobenzone 2.2% -Octinoxate 7.5% Aqua, Glycerin')).toEqual([
    'BUTYL METHOXYDIBENZOYLMETHANE',
    'ETHYLHEXYL METHOXYCINNAMATE',
    'AQUA',
    'GLYCERIN',
  ]);
  expect(read('Sulfur 10% Sulfur 10%, Aqua, Glycerin')).toEqual(['SULFUR', 'SULFUR', 'AQUA', 'GLYCERIN']);
});

test('an active ingredient with its percentage before the heading of the others is read', () => {
  expect(read('Active Ingredients: Zinc Oxide 15.6% Inactive Ingredients: Aqua, Glycerin')).toEqual([
    'ZINC OXIDE',
    'AQUA',
    'GLYCERIN',
  ]);
});

test.each(['Zinc Oxide 10% Sunscreen', 'Zinc Oxide 10% (non-nano)', 'Zinc Oxide 10% w/w'])(
  'what stands behind the percentage of a name and is no name belongs to it: %s',
  (printed) => {
    expect(read(`Aqua, ${printed}, Glycerin`)).toEqual(['AQUA', 'ZINC OXIDE', 'GLYCERIN']);
  },
);

test('two names with their remarks around "and"', () => {
  expect(read('Lactic Acid (AHA) and Citric Acid (AHA), Aqua, Glycerin')).toEqual([
    'LACTIC ACID',
    'CITRIC ACID',
    'AQUA',
    'GLYCERIN',
  ]);
});

test('kale without a word of it may be any cabbage', () => {
  expect(read('Aqua, Brassica Oleracea Leaf Extract, Glycerin')[1]).toBe('? Brassica Oleracea Leaf Extract');
});

test('a plant is asked for its part although its name begins with its common name', () => {
  const [, ginkgo] = readText(index, 'Aqua, Ginkgo Biloba Extract, Glycerin').matched;
  expect(ginkgo?.isPlant).toBe(true);
  expect(ginkgo?.suggestions.map(({ inciName }) => inciName)).toEqual([
    'GINKGO BILOBA LEAF EXTRACT',
    'GINKGO BILOBA NUT EXTRACT',
  ]);
});
