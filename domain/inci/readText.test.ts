import fc from 'fast-check';
import { property } from '../../tests/support/again.ts';
import { buildInciIndex } from './inciIndex.ts';
import { readText } from './matchNames.ts';
import { normaliseText } from './normaliseText.ts';

const known = [
  'AQUA',
  'GLYCERIN',
  'PARFUM',
  'AROMA',
  'FORMALDEHYDE',
  'BUTYLPHENYL METHYLPROPIONAL',
  'ZINC PYRITHIONE',
  'SALICYLIC ACID',
  'ISOBUTYLPARABEN',
  'LIMONENE',
  'LINALOOL',
  'CITRAL',
  'TOCOPHEROL',
  'TOCOPHERYL ACETATE',
  'ASCORBIC ACID',
  'BHA',
  '1,2-HEXANEDIOL',
  'CI 77491',
  'CI 77499',
  'SERINE',
  'LAVANDULA ANGUSTIFOLIA OIL',
  'WATER',
  'BUTYROSPERMUM PARKII BUTTER',
  'SODIUM COCOYL ISETHIONATE',
  'COPPER SULFATE',
];
const index = buildInciIndex(known.map((inciName) => ({ inciName, casNumbers: [] })));
const namesOf = (text: string) =>
  readText(index, text).matched.map(({ name, ingredient }) => ingredient?.inciName ?? `? ${name}`);
const leftOutOf = (text: string) =>
  readText(index, text).leftOut.map(({ start, end }) => text.slice(start, end).trim());

test.each<[string, string[]]>([
  ['Aqua, Formaldehyde (less than 0.1% per EU restrictions)', ['AQUA', 'FORMALDEHYDE']],
  [
    'Aqua, Butylphenyl Methylpropional (naturally occurring in essential oils)',
    ['AQUA', 'BUTYLPHENYL METHYLPROPIONAL'],
  ],
  ['Aqua, Zinc Pyrithione: 1%, Parfum', ['AQUA', 'ZINC PYRITHIONE', 'PARFUM']],
  ['Aqua, Zinc Pyrithione: 1% (antidandruff), Parfum', ['AQUA', 'ZINC PYRITHIONE', 'PARFUM']],
  ['Aqua, Salicylic Acid (BHA: 2%), Parfum', ['AQUA', 'SALICYLIC ACID', 'PARFUM']],
  ['Aqua, Isobutylparaben (as preservative: 0.1%), Parfum', ['AQUA', 'ISOBUTYLPARABEN', 'PARFUM']],
  ['Limonene (from natural essential oil)', ['LIMONENE']],
  ['Aqua, Limonene from natural essential oil', ['AQUA', 'LIMONENE']],
  ['Aqua, Parfum *ingredients from organic farming', ['AQUA', 'PARFUM']],
  ['Aqua*, Parfum\n*ingredients from organic farming', ['AQUA', 'PARFUM']],
  ['Aqua, Formaldehyde: used for your skin as a preservative, Parfum', ['AQUA', 'FORMALDEHYDE', 'PARFUM']],
  ['- Formaldehyde: less than 0.1% per EU restrictions\n- Aqua\n- Parfum', ['FORMALDEHYDE', 'AQUA', 'PARFUM']],
  ['Ingredients: Aqua, Formaldehyde: Glycerin', ['AQUA', 'FORMALDEHYDE', 'GLYCERIN']],
])('a remark does not hide the name before it: %s', (text, expected) => {
  expect(namesOf(text)).toEqual(expected);
});

test.each(['Suitable for Vegans', 'Contains Nut Oil', 'FIL D12345/1', 'Formula #303-2', '[V0606F]'])(
  'a notice or a code behind the list is shown and no name: %s',
  (notice) => {
    expect([namesOf(`Aqua, Glycerin, ${notice}`), leftOutOf(`Aqua, Glycerin, ${notice}`)]).toEqual([
      ['AQUA', 'GLYCERIN'],
      [notice],
    ]);
  },
);

test.each(['CI 99999', '99999', 'Polyquaternium-100', '122-99-5', 'PEG4000', 'Code'])(
  'a number of an ingredient is a name: %s',
  (name) => {
    expect(namesOf(`Aqua, Glycerin, ${name}`)).toHaveLength(3);
  },
);

test.each<[string, number | null]>([
  ['Zinc Pyrithione: 1%', 1],
  ['Zinc Pyrithione: 1,5 %', 1.5],
  ['Salicylic Acid (BHA: 2%)', 2],
  ['Isobutylparaben (as preservative: 0.1%)', 0.1],
  ['Formaldehyde (less than 0.1% per EU restrictions)', 0.1],
  ['Limonene (from natural essential oil)', null],
])('the percentage in a remark belongs to the name: %s', (text, percent) => {
  expect(readText(index, text).matched.map((name) => name.percent)).toEqual([percent]);
});

test.each<[string, string[]]>([
  ['Parfum (sadrži: Linalool, Citral), Aqua', ['PARFUM', 'LINALOOL', 'CITRAL', 'AQUA']],
  ['Parfum (sadrži: Linalool, …)', ['PARFUM', 'LINALOOL']],
  ['Parfum (Limonene)', ['PARFUM', 'LIMONENE']],
  ['Parfum (Aroma)', ['PARFUM']],
  ['Parfum: Linalool, Citral', ['PARFUM', 'LINALOOL', 'CITRAL']],
  [`Parfum (sadrži: ${'Linalool, '.repeat(12)}Citral)`, ['PARFUM', ...Array<string>(12).fill('LINALOOL'), 'CITRAL']],
  ['Aqua (Formaldehyde, Parfum', ['AQUA', 'FORMALDEHYDE', 'PARFUM']],
  ['Aqua - Formaldehyde, Parfum', ['AQUA', 'FORMALDEHYDE', 'PARFUM']],
  ['Beauty Complex (Formaldehyde, Parfum', ['? Beauty Complex', 'FORMALDEHYDE', 'PARFUM']],
  ['Shampoo Deionized Water, Parfum', ['? Shampoo', 'AQUA', 'PARFUM']],
  [
    'The Face Cream Mask With TFC8 / Le Masque Crème Pour Le Visage Avec TFC8 Aqua/Water/Eau, Parfum',
    ['? The Face Cream Mask With TFC8 / Le Masque Crème Pour Le Visage Avec TFC8', 'AQUA', 'PARFUM'],
  ],
  ['Aqua, Vitamins E and C', ['AQUA', 'TOCOPHEROL', 'ASCORBIC ACID']],
  ['Glycerin: Helps support healthy, Parfum', ['GLYCERIN', 'PARFUM']],
])('ingredients in brackets beside another one are read: %s', (text, expected) => {
  expect(namesOf(text)).toEqual(expected);
});

test.each<[string, string]>([
  ['Sodium Cocoyl Isethionate (*Glycerin)', 'SODIUM COCOYL ISETHIONATE'],
  ['Tocopheryl Acetate (Tocopherol)', 'TOCOPHERYL ACETATE'],
  ['Vitamin E (Tocopheryl Acetate)', 'TOCOPHERYL ACETATE'],
  ['Copper (as Cupric Sulphate)', 'COPPER SULFATE'],
  ['Iron Oxides (Black)', 'CI 77499'],
  ['Iron Oxides', 'CI 77491'],
])('one ingredient is read of %s', (text, expected) => {
  expect(namesOf(text)).toEqual([expected]);
});

test.each<[string, string[]]>([
  ['Serine Lavandula Angustifolia (Lavender) Oil', ['SERINE', 'LAVANDULA ANGUSTIFOLIA OIL']],
  ['Water Butyrospermum Parkii (Shea) Butter', ['WATER', 'BUTYROSPERMUM PARKII BUTTER']],
])('a name in front of another one is not swallowed: %s', (text, expected) => {
  expect(namesOf(text)).toEqual(expected);
});

test.each<[string, string[], string[]]>([
  ['Aqua, made with love for your skin, Parfum', ['AQUA', 'PARFUM'], ['made with love for your skin']],
  ['-Glycerin: hydrates the skin. Aqua, Parfum', ['AQUA', 'PARFUM'], ['-Glycerin: hydrates the skin.']],
  ['Free from Formaldehyde, Isobutylparaben. Aqua', ['AQUA'], ['Free from Formaldehyde, Isobutylparaben']],
  ['N/A, Aqua', ['AQUA'], ['N/A']],
])('what is no name is left out: %s', (text, names, leftOut) => {
  expect([namesOf(text), leftOutOf(text)]).toEqual([names, leftOut]);
});

test('a footnote is a remark and not left out', () => {
  const text = 'Aqua*, Parfum. *From organic farming.';
  expect(leftOutOf(text)).toEqual([]);
  expect(readText(index, text).stretches.filter(({ kind }) => kind === 'remark')).toHaveLength(1);
});

const remark = fc.constantFrom(
  ' (less than 0.1% per EU restrictions)',
  ' (naturally occurring in essential oils)',
  ' (from natural essential oil)',
  ' from natural sources',
  ': 1%',
  ': 0,5 %',
  ' (as preservative: 0.1%)',
  ' (max. 2 %)',
  ' 2%',
  '*',
  '**',
  ' [nano]',
  ' (iz prirodnih izvora)',
  ' (this is an ingredient for your skin)',
);
const tail = fc.constantFrom(
  '',
  '.',
  ' *ingredients from organic farming',
  '. *Organic. **From natural origin.',
  '\n*iz organske proizvodnje',
  '. For the latest information, please refer to the product packaging.',
);

property('remarks do not shrink what is recognised in any list', 1_500, (numRuns) => {
  const item = fc.record({ name: fc.constantFrom(...known), remark: fc.option(remark, { nil: '' }) });
  const list = fc.array(item, { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(list, tail, fc.constantFrom(', ', '; ', ' • '), (items, end, separator) => {
      const text = items.map(({ name, remark: said }) => name + said).join(separator) + end;
      const read = new Set(namesOf(text));
      expect(items.filter(({ name }) => !read.has(name))).toEqual([]);
    }),
    { seed: 1, numRuns },
  );
});

property('every character of any text belongs to one stretch', 1_500, (numRuns) => {
  const piece = fc.constantFrom(
    ...known,
    ...[
      ',',
      ', ',
      '; ',
      '.',
      ' ',
      '\n',
      '(',
      ')',
      ':',
      '*',
      '%',
      '1%',
      'May contain',
      '[+/-',
      'Ingredients:',
      '-Claim: the skin. ',
    ],
    ...['for your skin', 'Night cream:', 'n/a', 'Ã©', '&amp;', '<br>', '\u00ad', '😀', '123', 'and ', 'Foo'],
  );
  fc.assert(
    fc.property(fc.string({ unit: piece, maxLength: 40, size: 'max' }), (text) => {
      const { names, leftOut, stretches } = readText(index, text);
      expect(stretches.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
      const separators = stretches.filter(({ kind }) => kind === 'separator');
      const lost = separators.map(({ start, end }) => normaliseText(text.slice(start, end)).text);
      expect(lost.filter((sign) => /[\p{L}\p{N}]/u.test(sign.replace(/\(and\)/gi, '')))).toEqual([]);
      expect(stretches.filter(({ kind }) => kind === 'name').map(({ start }) => start)).toEqual(
        names.map(({ start }) => start),
      );
      for (const { start, end } of leftOut)
        expect(
          stretches.some(
            (one) => (one.kind === 'leftOut' || one.kind === 'denial') && one.start >= start && one.end <= end,
          ),
        ).toBe(true);
    }),
    { seed: 1, numRuns },
  );
});
