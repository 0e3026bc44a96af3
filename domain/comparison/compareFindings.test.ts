import { compareFindings, type ComparableFinding } from './compareFindings.ts';

const finding = (code: string, more: Partial<ComparableFinding> = {}): ComparableFinding => ({
  code,
  severity: 'warning',
  ingredient: 'LINALOOL',
  reference: 'Annex III/84',
  name: null,
  ...more,
});
const compare = (a: readonly ComparableFinding[], b: readonly ComparableFinding[]) => {
  const { onlyInA, onlyInB } = compareFindings(a, b, (one) => one);
  return [onlyInA.map(({ code }) => code), onlyInB.map(({ code }) => code)];
};

test('findings that only one check has are given', () => {
  expect(compare([finding('REPEATED'), finding('ALLERGEN')], [finding('ALLERGEN'), finding('LIMIT')])).toEqual([
    ['REPEATED'],
    ['LIMIT'],
  ]);
});

test('a finding of the same ingredient under another name is the same', () => {
  expect(compare([finding('LIMIT', { ingredient: 'AQUA' })], [finding('LIMIT', { ingredient: 'WATER' })])).toEqual([
    [],
    [],
  ]);
});

test.each<[string, Partial<ComparableFinding>]>([
  ['another ingredient', { ingredient: 'LIMONENE' }],
  ['another rule', { reference: 'Annex III/88' }],
  ['another severity', { severity: 'error' }],
])('a finding with %s is another one', (_, more) => {
  expect(compare([finding('LIMIT')], [finding('LIMIT', more)])).toEqual([['LIMIT'], ['LIMIT']]);
});

test('names that were not recognised are told apart', () => {
  const unknown = (name: string) => finding('UNKNOWN_NAME', { ingredient: null, name });
  expect(compare([unknown('Xyzzyol'), unknown('Foo')], [unknown('xyzzyol')])).toEqual([['UNKNOWN_NAME'], []]);
});

test('each of several equal findings counts', () => {
  expect(compare([finding('REPEATED'), finding('REPEATED')], [finding('REPEATED')])).toEqual([['REPEATED'], []]);
});
