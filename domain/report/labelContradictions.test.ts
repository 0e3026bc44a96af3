import { line } from '../formula/examples.testing.ts';
import { reportInput, reportLine } from './examples.testing.ts';
import {
  type ComparedFile,
  type ComparedLabel,
  contradictionText,
  explains,
  labelContradictions,
} from './labelContradictions.ts';
import { safetyReport } from './safetyReport.ts';

const file: ComparedFile = {
  name: 'Hand cream',
  category: 'hand_cream',
  use: 'leave-on',
  isForUnderThree: false,
  nominalContent: '50 ml',
  responsiblePerson: 'Lavanda Natura d.o.o.',
  list: ['AQUA', 'GLYCERIN', 'PARFUM', 'LINALOOL', 'CI 77891'],
  byWeight: [
    { name: 'AQUA', percent: 80 },
    { name: 'GLYCERIN', percent: 5 },
    { name: 'PARFUM', percent: 0 },
  ],
  allergens: ['LINALOOL', 'LIMONENE'],
};
const namesOf = (text: string) => text.split(', ').map((name) => ({ name, inMayContain: false }));
const label = (list: string, change: Partial<ComparedLabel> = {}): ComparedLabel => ({
  ...file,
  responsiblePerson: 'Lavanda Natura d.o.o., Kneza Mihaila 9, Beograd',
  names: namesOf(list),
  ...change,
});
const found = (list: string, change?: Partial<ComparedLabel>) =>
  labelContradictions(file, label(list, change)).map(
    ({ field, inFile, onLabel }) => `${field}: ${inFile} | ${onLabel}`,
  );
const SAME = 'Aqua, Glycerin, Parfum, Linalool, CI 77891';

test('a label of the same product contradicts nothing, whatever its spelling', () => {
  expect(found(SAME)).toEqual([]);
  expect(found('Water, Glycerin, Fragrance, Titanium Dioxide')).toEqual([]);
  // An allergen below its threshold may be named, and one that is due and missing is told by its own rule.
  expect(found('Aqua, Glycerin, Parfum, Limonene, CI 77891')).toEqual([]);
});

test('a name that only one of them has is told with its side', () => {
  expect(found('Aqua, Parfum, Linalool, CI 77891, Sodium Laureth Sulfate')).toEqual([
    'ingredients: GLYCERIN | Sodium Laureth Sulfate',
  ]);
});

test.each([
  ['as the formula has it', 'Aqua, Glycerin, Parfum, Linalool, CI 77891', []],
  ['a colour that stands first', 'CI 77891, Aqua, Glycerin, Parfum, Linalool', []],
  ['the lighter one first', 'Glycerin, Aqua, Parfum, Linalool, CI 77891', ['AQUA, GLYCERIN | GLYCERIN, AQUA']],
  [
    'one below 1 % before one above',
    'Aqua, Fragrance, Glycerin, Linalool, CI 77891',
    ['Aqua, Glycerin, Fragrance | Aqua, Fragrance, Glycerin'],
  ],
])('the order of the names, %s', (_, list, expected) => {
  const order = labelContradictions(file, label(list)).filter(({ field }) => field === 'ingredientOrder');
  expect(order.map(({ inFile, onLabel }) => `${inFile} | ${onLabel}`.toLowerCase())).toEqual(
    expected.map((text) => text.toLowerCase()),
  );
});

test('names of equal weight and those below 1 % stand in any order', () => {
  const equal = { ...file, byWeight: ['AQUA', 'GLYCERIN', 'PARFUM'].map((name) => ({ name, percent: 5 })) };
  const below = { ...file, byWeight: ['AQUA', 'GLYCERIN', 'PARFUM'].map((name) => ({ name, percent: 0 })) };
  for (const one of [equal, below])
    for (const list of ['Parfum, Glycerin, Aqua, Linalool, CI 77891', SAME])
      expect(labelContradictions(one, label(list))).toEqual([]);
});

describe('an explanation', () => {
  const found = { field: 'nominalContent', inFile: '50 ml', onLabel: '200 ml' };
  const given = { difference: 'nominalContent', inFile: '50 ml', onLabel: '200 ml' };
  const reason = 'Both packs are sold: 50 and 200 ml.';

  test('counts for what it was given for, with at least 20 characters', () => {
    expect(explains({ ...given, explanation: reason }, found)).toBe(true);
    expect(explains({ ...given, explanation: 'Both are sold.' }, found)).toBe(false);
  });

  test.each([{ inFile: '30 ml' }, { onLabel: '100 ml' }, { field: 'name' }])('is none of %j', (change) => {
    expect(explains({ ...given, explanation: reason }, { ...found, ...change })).toBe(false);
  });

  test.each(['ingredients', 'use', 'unknown'])('never lifts another %s', (field) => {
    expect(explains({ ...given, difference: field, explanation: reason }, { ...found, field })).toBe(false);
  });
});

test('shades are compared with nothing, and a nano mark makes no other name', () => {
  const shades = [...namesOf('Aqua, Glycerin, Parfum'), { name: 'CI 77491', inMayContain: true }];
  expect(labelContradictions(file, { ...label(''), names: shades })).toEqual([]);
  const nano = { ...file, list: ['AQUA', 'TITANIUM DIOXIDE [nano]'] };
  expect(labelContradictions(nano, label('Aqua, Titanium Dioxide (nano)'))).toEqual([]);
});

test.each([
  ['use', { use: 'rinse-off' }],
  ['category', { category: 'shampoo' }],
  ['isForUnderThree', { isForUnderThree: true }],
  ['nominalContent', { nominalContent: '200 ml' }],
  ['nominalContent', { nominalContent: '50 g' }],
  ['responsiblePerson', { responsiblePerson: 'Šumadija Kozmetika d.o.o., Kragujevac' }],
  ['name', { name: 'Shampoo' }],
] as const)('another %s is told', (field, change) => {
  const other = { ...file, category: null };
  const fields = labelContradictions(field === 'use' ? other : file, label(SAME, change)).map((one) => one.field);
  expect(fields).toEqual([field]);
});

test.each(['50ml', '℮ 50 mL', '0,05 L', '5 cl'])('%s is the same content as 50 ml', (nominalContent) => {
  expect(found(SAME, { nominalContent })).toEqual([]);
});

test('what one of them does not state is no contradiction', () => {
  const nothing = { category: null, use: null, isForUnderThree: null, nominalContent: null, responsiblePerson: ' ' };
  expect(found(SAME, { ...nothing, name: null })).toEqual([]);
  expect(labelContradictions({ ...file, list: null }, label('Aqua'))).toEqual([]);
});

test('section A5 of the report lacks what the label says otherwise', () => {
  const input = reportInput({});
  const report = (change: Partial<ComparedLabel>) =>
    safetyReport({
      ...input,
      product: { ...input.product, category: 'body_care_products', use: 'leave-on' },
      lines: [line('90', 'Aqua'), line('10', 'Glycerin')].map(reportLine),
      printed: new Set(),
      file: { name: 'Lotion', nominalContent: '200 ml', responsiblePerson: null },
      label: {
        ...file,
        name: 'Lotion',
        category: null,
        nominalContent: '200 ml',
        names: namesOf('Aqua, Glycerin'),
        ...change,
      },
    }).sections.find(({ code }) => code === 'A5');
  expect(report({})).toEqual({ code: 'A5', state: 'COMPLETE', missing: [] });
  expect(report({ use: 'rinse-off', names: namesOf('Aqua') })?.missing).toEqual([
    {
      code: 'LABEL_CONTRADICTS',
      state: 'MISSING',
      subject: 'ingredients',
      params: { inFile: 'GLYCERIN', onLabel: '' },
    },
    {
      code: 'LABEL_CONTRADICTS',
      state: 'MISSING',
      subject: 'use',
      params: { inFile: 'leave-on', onLabel: 'rinse-off' },
    },
  ]);
});

test('values are told in words', () => {
  expect(contradictionText('use', 'rinse-off', 'sr')).toBe('Ispira se');
  expect(contradictionText('category', 'hair_conditioner', 'en')).toBe('Hair conditioner');
  expect(contradictionText('isForUnderThree', 'true', 'sr')).toBe('Da');
  expect(contradictionText('name', 'Krema', 'sr')).toBe('Krema');
});
