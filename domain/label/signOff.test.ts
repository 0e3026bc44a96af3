import type { Finding } from '../finding.ts';
import { finding } from '../finding.ts';
import type { MatchedName } from '../inci/matchedName.ts';
import type { Product } from '../product/product.ts';
import { UNKNOWN_PRODUCT } from '../product/product.ts';
import { applySignOffs } from './signOff.ts';

const hash = (text: string) => text;
const product: Product = { ...UNKNOWN_PRODUCT, category: 'body_care_products' };
const span = { start: 6, end: 22 };
const restricted: Finding = {
  ...finding('RESTRICTED', 'warning', 'Annex III/15a', 'VERIFY_CONDITION', {
    entry: 'III/15a',
    otherConditions: 'pH adjuster: pH < 11',
    suggestion: 'SODIUM OXIDE',
  }),
  ingredient: 'SODIUM HYDROXIDE',
  span,
};
const printed = { ...span, isNano: false, percent: null } as MatchedName;

const apply = (
  findings: readonly Finding[],
  keys: readonly string[] = [],
  { names = [printed], of = product }: { names?: readonly MatchedName[]; of?: Product } = {},
) => applySignOffs({ findings, names }, of, new Set(keys), hash);
const keyOf = (found: Finding) => apply([found]).findings[0]?.signOffKey ?? 'none';
const key = keyOf(restricted);

test('a signed-off warning no longer makes the label YELLOW', () => {
  expect([apply([restricted]).result, apply([restricted], [key]).result]).toEqual(['YELLOW', 'GREEN']);
});

test('a settled finding is an info and says that it is settled', () => {
  expect(apply([restricted], [key]).findings[0]).toMatchObject({ severity: 'info', isSettled: true, signOffKey: key });
});

test('a settled finding stands behind the open ones', () => {
  const open = { ...restricted, code: 'CONDITIONS_TO_VERIFY' as const };
  expect(apply([restricted, open], [key]).findings.map(({ isSettled }) => isSettled)).toEqual([false, true]);
});

test.each<[string, Finding]>([
  ['an error', { ...restricted, severity: 'error' }],
  ['an info', { ...restricted, severity: 'info' }],
  ['a list that was not read to its end', { ...restricted, code: 'TOO_LONG' }],
  ['a percentage over 100', { ...restricted, code: 'PERCENT_OVER_100' }],
  ['a guess from a misspelt name', { ...restricted, params: { ...restricted.params, isGuess: true } }],
])('%s cannot be signed off', (_what, found) => {
  expect(apply([found], [key]).findings[0]).toMatchObject({
    signOffKey: null,
    isSettled: false,
    severity: found.severity,
  });
});

test.each<[string, Partial<Finding>]>([
  ['another ingredient', { ingredient: 'POTASSIUM HYDROXIDE' }],
  ['another code', { code: 'CONDITIONS_TO_VERIFY' }],
  ['another entry', { reference: 'Annex III/15b' }],
  ['another text of the entry', { params: { ...restricted.params, otherConditions: 'pH adjuster: pH < 9' } }],
])('%s makes the sign-off invalid', (_what, change) => {
  expect(apply([{ ...restricted, ...change }], [key]).result).toBe('YELLOW');
});

test('a product in another category makes the sign-off invalid', () => {
  expect(apply([restricted], [key], { of: { ...product, category: 'face_mask' } }).result).toBe('YELLOW');
});

test('another printed percentage makes the sign-off invalid', () => {
  expect(apply([restricted], [key], { names: [{ ...printed, percent: 3 }] }).result).toBe('YELLOW');
});

test('another pH makes the sign-off of an entry that names a pH invalid', () => {
  expect(apply([restricted], [key], { of: { ...product, ph: { min: 5, max: null } } }).result).toBe('YELLOW');
});

test('another pH leaves the sign-off of an entry without a pH valid', () => {
  const found = { ...restricted, params: { ...restricted.params, otherConditions: 'Not in aerosols' } };
  const of = { ...product, ph: { min: 5, max: 6 } };
  expect(apply([found], [keyOf(found)], { of }).result).toBe('GREEN');
});

test('a pH that is not known leaves the sign-off valid', () => {
  expect(apply([restricted], [key], { of: { ...product, ph: { min: null, max: null } } }).result).toBe('GREEN');
});

test('another suggestion leaves the sign-off valid', () => {
  expect(apply([{ ...restricted, params: { ...restricted.params, suggestion: null } }], [key]).result).toBe('GREEN');
});

test('the ingredient at another place of the list leaves the sign-off valid', () => {
  const at = { start: 40, end: 56 };
  expect(apply([{ ...restricted, span: at }], [key], { names: [{ ...printed, ...at }] }).result).toBe('GREEN');
});
