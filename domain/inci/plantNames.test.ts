import { buildInciIndex } from './inciIndex.ts';
import { readText } from './matchNames.ts';

const index = buildInciIndex(
  [
    'AQUA',
    'OCIMUM BASILICUM OIL',
    'CARICA PAPAYA FRUIT EXTRACT',
    'MENTHA PIPERITA LEAF EXTRACT',
    'MENTHA PIPERITA FLOWER EXTRACT',
    'MENTHA PIPERITA OIL',
    'THYMUS VULGARIS EXTRACT',
    'THYMUS SERPYLLUM EXTRACT',
    'ARCTIUM LAPPA ROOT EXTRACT',
    'ARCTIUM MINUS LEAF EXTRACT',
    'JASMINUM OFFICINALE OIL',
    'JASMINUM SAMBAC FLOWER EXTRACT',
    'JASMINUM SAMBAC LEAF EXTRACT',
    'CAMELLIA SINENSIS LEAF EXTRACT',
    'ROSA CANINA SEED OIL',
    'LAVANDULA ANGUSTIFOLIA WATER',
    'THEOBROMA CACAO SEED BUTTER',
    'CITRIC ACID',
    'GLYCERIN',
    'TOCOPHEROL',
    'ARGININE HCL',
    'PLATYCODON GRANDIFLORUS ROOT EXTRACT',
    'ELAEIS GUINEENSIS KERNEL OIL',
    'JASMINUM GRANDIFLORUM FLOWER EXTRACT',
    'CERAMIDE AP',
    'RICE AMINO ACIDS',
    'ALANYL GLUTAMINE',
    'CANNABINOL',
    'AVENA SATIVA KERNEL FLOUR',
    'BAMBUSA VULGARIS LEAF/STEM EXTRACT',
    'BUTYROSPERMUM PARKII BUTTER',
    'BUTYROSPERMUM PARKII BUTTER EXTRACT',
    'TRITICUM VULGARE BRAN EXTRACT',
    'TRITICUM VULGARE GERM EXTRACT',
  ].map((inciName) => ({ inciName, casNumbers: [] })),
);
const readingOf = (text: string) =>
  readText(index, text).matched.map(({ ingredient, name }) => ingredient?.inciName ?? `? ${name}`);

test.each<[string, string]>([
  ['Basil Oil', 'OCIMUM BASILICUM OIL'],
  ['Organic Basil Essential Oil', 'OCIMUM BASILICUM OIL'],
  ['Rosehip Seed Oil', 'ROSA CANINA SEED OIL'],
  ['Lavender Hydrosol', 'LAVANDULA ANGUSTIFOLIA WATER'],
  ['Carica Papaya (Papaya) Extract', 'CARICA PAPAYA FRUIT EXTRACT'],
  ['Extract of Papaya', 'CARICA PAPAYA FRUIT EXTRACT'],
  ['Wild Thyme Extract', 'THYMUS SERPYLLUM EXTRACT'],
  ['Thymus Serpillum (Thyme) Extract', 'THYMUS SERPYLLUM EXTRACT'],
  ['Camellia Sinesis (Green Tea) Leaf Extract', 'CAMELLIA SINENSIS LEAF EXTRACT'],
  ['Theobroma Cacao (Cocoa), Seed Butter', 'THEOBROMA CACAO SEED BUTTER'],
  // The bracket holds the part or the form, or the end is repeated behind it.
  ['Ocimum Basilicum (Basil Oil)', 'OCIMUM BASILICUM OIL'],
  ['Triticum Vulgare (Wheat Bran) Extract', 'TRITICUM VULGARE BRAN EXTRACT'],
  ['Butyrospermum Parkii (Shea Butter) Extract', 'BUTYROSPERMUM PARKII BUTTER EXTRACT'],
  ['Avena Sativa Kernel Flour (Oat) Kernel Flour', 'AVENA SATIVA KERNEL FLOUR'],
  ['Bambusa Vulgaris (Bamboo) Stem/Leaf Extract', 'BAMBUSA VULGARIS LEAF/STEM EXTRACT'],
  ['Bambusa Vulgaris Stem / Leaf Extract', 'BAMBUSA VULGARIS LEAF/STEM EXTRACT'],
  ['Limunska kiselina', 'CITRIC ACID'],
  ['Glicerin', 'GLYCERIN'],
  ['Tocopherol Natural Vitamin E', 'TOCOPHEROL'],
  ['Arginine HCI', 'ARGININE HCL'],
  ['Platycodon Grandiflorum Root Extract', 'PLATYCODON GRANDIFLORUS ROOT EXTRACT'],
  ['Jasminum Grandiflorum Floral Extract', 'JASMINUM GRANDIFLORUM FLOWER EXTRACT'],
  ['Camellia Sinensis Green Tea) Leaf Extract', 'CAMELLIA SINENSIS LEAF EXTRACT'],
  ['Thymus Serpyllum (Thyme( Extract', 'THYMUS SERPYLLUM EXTRACT'],
  ['Ceramides AP', 'CERAMIDE AP'],
  ['Rice Amino Acid', 'RICE AMINO ACIDS'],
  ['L-Alanyl-L-Glutamine', 'ALANYL GLUTAMINE'],
  ['Citric Acid ORGANIC', 'CITRIC ACID'],
  ['Citric Acid 227.5mg/g', 'CITRIC ACID'],
  ['Glycerin1', 'GLYCERIN'],
  ['Encapsulated Citric Acid', 'CITRIC ACID'],
])('%s is %s', (text, expected) => {
  expect(readingOf(text)).toEqual([expected]);
});

test.each([
  'Arctium Minus (Burdock) Root Extract',
  'Jasminum Sambac (Jasmine) Oil',
  'Thymus Mastichina (Wild Thyme) Extract',
])('another species is not taken for the one in brackets: %s', (text) => {
  expect(readingOf(text)).toEqual([`? ${text}`]);
});

test.each<[string, string[]]>([
  ['TocopherolGlycerin', ['TOCOPHEROL', 'GLYCERIN']],
  ['Citric AcidCamellia Sinensis (Green Tea) Leaf Extract', ['CITRIC ACID', 'CAMELLIA SINENSIS LEAF EXTRACT']],
  ['TocopherolBlend', ['? TocopherolBlend']],
])('names between which the sign was lost come apart only when each is known: %s', (text, expected) => {
  expect(readingOf(text)).toEqual(expected);
});

test('a plant is guessed without the common name in brackets', () => {
  const [name] = readText(index, 'Elaeis Guineesis (Palm) Kernel Oil').matched;
  expect([name?.match, name?.ingredient?.inciName]).toEqual(['misspelling', 'ELAEIS GUINEENSIS KERNEL OIL']);
});

test('a substance is not guessed without its brackets', () => {
  expect(readText(index, 'Cannabidiol (CBD)').matched[0]?.match).toBe('unknown');
});

test.each<[string, string[]]>([
  ['Mentha Piperita', ['MENTHA PIPERITA LEAF EXTRACT', 'MENTHA PIPERITA FLOWER EXTRACT', 'MENTHA PIPERITA OIL']],
  [
    'Mentha Piperita (Peppermint)',
    ['MENTHA PIPERITA LEAF EXTRACT', 'MENTHA PIPERITA FLOWER EXTRACT', 'MENTHA PIPERITA OIL'],
  ],
  ['Peppermint Extract', ['MENTHA PIPERITA LEAF EXTRACT', 'MENTHA PIPERITA FLOWER EXTRACT']],
])('the part is asked for where several ingredients of the plant fit: %s', (text, expected) => {
  const [name] = readText(index, `Aqua, ${text}`).matched.slice(1);
  expect([name?.isPlant, name?.ingredient, name?.suggestions.map(({ inciName }) => inciName)]).toEqual([
    true,
    null,
    expected,
  ]);
});
