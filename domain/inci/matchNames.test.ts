import fc from 'fast-check';
import { editDistance } from './editDistance.ts';
import { buildInciIndex, findByName } from './inciIndex.ts';
import { colourIndexOf, isCasNumber, isEcNumber } from './registryNumbers.ts';
import { inciKey } from './inciKey.ts';
import { matchNames } from './matchNames.ts';
import { buildTrigramIndex, nearestKeys, maxEditDistance } from './trigramIndex.ts';
import { parseInciText } from './parseInciText.ts';

const names = [
  'AQUA',
  'WATER',
  'GLYCERIN',
  'PARFUM',
  'AROMA',
  'PHENOXYETHANOL',
  'SODIUM HYALURONATE',
  '1,2-HEXANEDIOL',
  'POLYACRYLAMIDE',
  'SODIUM LAURETH SULFATE',
  'SODIUM CHLORIDE',
  'HELIANTHUS ANNUUS SEED OIL',
  'BUTYROSPERMUM PARKII BUTTER',
  'BUTYL METHOXYDIBENZOYLMETHANE',
  'TITANIUM DIOXIDE',
  'MICA',
  'CI 77891',
  'CI 77491',
  'CI 77492',
  'CI 15850',
  'CI 19140',
  'LIMONENE',
  'LINALOOL',
  'CITRAL',
  'PEG-40 STEARATE',
  'PEG-50 STEARATE',
  'ALCOHOL DENAT.',
  'CERA ALBA',
  'BEESWAX',
  'TOCOPHEROL',
  'CERAMIDE NP',
  'CHOLESTEROL',
  'PANTHENOL',
  'HYDROXYETHYL ACRYLATE/SODIUM ACRYLOYLDIMETHYL TAURATE COPOLYMER',
  'ACRYLATES/C10-30 ALKYL ACRYLATE CROSSPOLYMER',
  'LAVANDULA ANGUSTIFOLIA FLOWER/LEAF/STEM EXTRACT',
];
const index = buildInciIndex([
  ...names.map((inciName) => ({ inciName, casNumbers: [] as string[] })),
  { inciName: 'SALICYLIC ACID', casNumbers: ['69-72-7'], synonyms: ['acidum salicylicum'] },
]);
const matched = (text: string) => matchNames(index, text, parseInciText(text));
const shown = (text: string) =>
  matched(text).map(({ text: printed, match, ingredient }) => `${printed} | ${match} | ${ingredient?.inciName ?? '-'}`);

test.each<[string, string]>([
  ['AQUA', 'AQUA | exact | AQUA'],
  ['Aqua', 'Aqua | exact | AQUA'],
  ['Sod ium Hyaluro-\nnate', 'Sod ium Hyaluro-\nnate | normalised | SODIUM HYALURONATE'],
  ['POLYACRYLA - MIDE', 'POLYACRYLA - MIDE | normalised | POLYACRYLAMIDE'],
  ['Sodium Laureth Sulphate', 'Sodium Laureth Sulphate | normalised | SODIUM LAURETH SULFATE'],
  [
    'Helianthus Annuus (Sunflower) Seed Oil',
    'Helianthus Annuus (Sunflower) Seed Oil | normalised | HELIANTHUS ANNUUS SEED OIL',
  ],
  ['Shea (Butyrospermum Parkii) Butter', 'Shea (Butyrospermum Parkii) Butter | synonym | BUTYROSPERMUM PARKII BUTTER'],
  ['Water/Aqua/Eau', 'Water/Aqua/Eau | synonym | WATER'],
  ['Eau', 'Eau | synonym | AQUA'],
  ['Aqua (Water, Eau)', 'Aqua (Water, Eau) | normalised | AQUA'],
  ['Fragrance (Parfum)', 'Fragrance (Parfum) | synonym | PARFUM'],
  ['Cera Alba/Beeswax/Cire d’Abeille', 'Cera Alba/Beeswax/Cire d’Abeille | synonym | CERA ALBA'],
  ['Avobenzone', 'Avobenzone | synonym | BUTYL METHOXYDIBENZOYLMETHANE'],
  [
    'Avobenzone (Butyl Methoxydibenzoylmethane)',
    'Avobenzone (Butyl Methoxydibenzoylmethane) | synonym | BUTYL METHOXYDIBENZOYLMETHANE',
  ],
  ['Acidum Salicylicum', 'Acidum Salicylicum | synonym | SALICYLIC ACID'],
  ['69-72-7', '69-72-7 | cas | SALICYLIC ACID'],
  ['Organic Glycerin', 'Organic Glycerin | synonym | GLYCERIN'],
  ['Limonene from essential oils', 'Limonene from essential oils | synonym | LIMONENE'],
  ['Cl 77891', 'Cl 77891 | ci | CI 77891'],
  ['C.I. 77891', 'C.I. 77891 | normalised | CI 77891'],
  ['CI77891 (Titanium Dioxide)', 'CI77891 (Titanium Dioxide) | ci | CI 77891'],
  ['Titanium Dioxide/CI 77891', 'Titanium Dioxide/CI 77891 | ci | CI 77891'],
  ['77891', '77891 | ci | CI 77891'],
  ['CI 15850:1', 'CI 15850:1 | ci | CI 15850'],
  ['FD&C Yellow No. 5', 'FD&C Yellow No. 5 | synonym | CI 19140'],
  ['Red 7 Lake', 'Red 7 Lake | synonym | CI 15850'],
  ['Phenoxyethanl', 'Phenoxyethanl | misspelling | PHENOXYETHANOL'],
  ['Phenxoyethanol', 'Phenxoyethanol | misspelling | PHENOXYETHANOL'],
  ['PEG-45 Stearate', 'PEG-45 Stearate | unknown | -'],
  ['Kokosovo brašno', 'Kokosovo brašno | unknown | -'],
])('recognises %s', (text, expected) => {
  expect(shown(text)).toEqual([expected]);
});

test('suggests the similar names, the most similar first', () => {
  expect(matched('PEG-45 Stearate')[0]?.suggestions.map(({ inciName }) => inciName)).toEqual([
    'PEG-40 STEARATE',
    'PEG-50 STEARATE',
  ]);
});

test.each<[string, string[]]>([
  [
    'Iron Oxides (CI 77491, CI 77492), Mica',
    ['CI 77491 | exact | CI 77491', 'CI 77492 | exact | CI 77492', 'Mica | exact | MICA'],
  ],
  ['Ci 77491 – Ci 77492', ['Ci 77491 | exact | CI 77491', 'Ci 77492 | exact | CI 77492']],
  ['Limonene/Linalool', ['Limonene | exact | LIMONENE', 'Linalool | exact | LINALOOL']],
  [
    'Barrier Complex (Ceramide NP, Cholesterol)',
    ['Ceramide NP | exact | CERAMIDE NP', 'Cholesterol | exact | CHOLESTEROL'],
  ],
  [
    'Aqua Sodium Laureth Sulfate Parfum',
    [
      'Aqua | normalised | AQUA',
      'Sodium Laureth Sulfate | normalised | SODIUM LAURETH SULFATE',
      'Parfum | normalised | PARFUM',
    ],
  ],
])('separates joined names: %s', (text, expected) => {
  expect(shown(text)).toEqual(expected);
});

test.each<[string, string[]]>([
  [
    'Aqua, Hydroxyethyl Acrylate/Sodium Acryloyldimethyl Taurate, Copolymer, Mica',
    [
      'Aqua | exact | AQUA',
      'Hydroxyethyl Acrylate/Sodium Acryloyldimethyl Taurate, Copolymer | normalised | HYDROXYETHYL ACRYLATE/SODIUM ACRYLOYLDIMETHYL TAURATE COPOLYMER',
      'Mica | exact | MICA',
    ],
  ],
  ['Glycerin, 1, 2-Hexanediol', ['Glycerin | exact | GLYCERIN', '1, 2-Hexanediol | normalised | 1,2-HEXANEDIOL']],
])('joins separated parts of a name: %s', (text, expected) => {
  expect(shown(text)).toEqual(expected);
});

test('a slash inside one name is no separator', () => {
  expect(
    shown(
      'Lavandula Angustifolia (Lavender) Flower/Leaf/Stem Extract, Acrylates/C10-30 Alkyl Acrylate Crosspolymer',
    ).map((line) => line.split(' | ')[2]),
  ).toEqual(['LAVANDULA ANGUSTIFOLIA FLOWER/LEAF/STEM EXTRACT', 'ACRYLATES/C10-30 ALKYL ACRYLATE CROSSPOLYMER']);
  expect(shown('Acrylates/Glycerin Copolymer')).toEqual(['Acrylates/Glycerin Copolymer | unknown | -']);
});

test('a check digit decides what an EC number is', () => {
  expect(['200-712-3', '200-712-4', '69-72-7', '231-106-7'].map(isEcNumber)).toEqual([true, false, false, true]);
});

test('an ingredient is found by its EC number', () => {
  const salicylic = { inciName: 'SALICYLIC ACID', casNumbers: ['69-72-7'], ecNumbers: ['200-712-3'] };
  const index = buildInciIndex([salicylic]);
  expect(findByName(index, '200-712-3')).toEqual({ ingredient: salicylic, by: 'ec' });
  expect(findByName(index, '200-712-4')).toBeNull();
});

test('a check digit decides what a CAS number is', () => {
  expect(['69-72-7', '69-72-8', '7732-18-5', '1-2', '1,2-Hexanediol'].map(isCasNumber)).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
});

test.each<[string, string | null]>([
  ['CI 77891', '77891'],
  ['C.I. No. 77891', '77891'],
  ['C1 77891', '77891'],
  ['ci77491', '77491'],
  ['CI 15850:1', '15850:1'],
  ['CI 7789', null],
  ['CI 778911', null],
  ['PEG-77891', null],
  ['Citral', null],
])('reads the colour index of %s', (name, expected) => {
  expect(colourIndexOf(name)).toBe(expected);
});

test('the suggestions for any name with one wrong letter contain the name', () => {
  const long = names.filter((name) => inciKey(name).length >= 9);
  const misspelt = fc
    .constantFrom(...long.map(inciKey))
    .chain((key) =>
      fc.record({
        key: fc.constant(key),
        at: fc.nat(key.length - 2),
        mistake: fc.constantFrom('lost', 'doubled', 'swapped'),
      }),
    )
    .map(({ key, at, mistake }) => {
      const [one, other] = [key.charAt(at), key.charAt(at + 1)];
      const instead = { lost: other, doubled: one + one + other, swapped: other + one }[mistake];
      return { key, wrong: key.slice(0, at) + instead + key.slice(at + 2) };
    })
    .filter(({ key, wrong }) => key !== wrong);
  fc.assert(
    fc.property(misspelt, ({ key, wrong }) => {
      expect(nearestKeys(index.trigrams, wrong).map(({ ordinal }) => index.trigrams.keys[ordinal])).toContain(key);
    }),
    { seed: 1, numRuns: 500 },
  );
});

test('every key within the tolerance is found in any dictionary', () => {
  const key = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', '1'), minLength: 18, maxLength: 24 });
  /** A letter taken away, put in or changed. */
  const edit = fc.record({
    at: fc.nat(26),
    change: fc.constantFrom({ letters: '', over: 1 }, { letters: 'x', over: 0 }, { letters: 'y', over: 1 }),
  });
  const edits = fc.array(edit, { minLength: 3, maxLength: 3 });
  const dictionary = fc.record({
    searched: key,
    others: fc.array(key, { minLength: 29, maxLength: 29 }),
    relatives: fc.array(edits, { minLength: 4, maxLength: 4 }),
  });
  fc.assert(
    fc.property(dictionary, ({ searched, others, relatives }) => {
      const edited = (word: string, { at, change }: { at: number; change: { letters: string; over: number } }) =>
        word.slice(0, at % word.length) + change.letters + word.slice((at % word.length) + change.over);
      const family = relatives.map((changes) => changes.reduce(edited, searched));
      const near = buildTrigramIndex([searched, ...others, ...family]);
      const limit = maxEditDistance(searched.length);
      const expected = near.keys.filter((word) => editDistance(searched, word, limit) <= limit).length;
      expect(nearestKeys(near, searched, 100)).toHaveLength(expected);
    }),
    { seed: 1, numRuns: 60 },
  );
});

test('the matched names of any text have correct positions in ascending order', () => {
  const pieces = [
    ...names,
    ', ',
    ' ',
    '/',
    ' (',
    ') ',
    ',',
    '\n',
    '*',
    '5 %',
    '[nano]',
    'Unknownol',
    'Phenoxyethanl',
    '\u00ad',
    'Ã©',
  ];
  const texts = fc.oneof(
    fc.string({ unit: fc.constantFrom(...pieces), maxLength: 30, size: 'max' }),
    fc.string({ unit: 'binary', maxLength: 80 }),
  );
  fc.assert(
    fc.property(texts, (text) => {
      let last = 0;
      for (const { start, end, text: printed } of matched(text)) {
        expect(text.slice(start, end)).toBe(printed);
        expect(start).toBeGreaterThanOrEqual(last);
        last = end;
      }
    }),
    { seed: 1, numRuns: 400 },
  );
});
