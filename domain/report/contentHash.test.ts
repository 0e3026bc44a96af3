import fc from 'fast-check';
import { canonicalJson, type Json } from './canonicalJson.ts';
import { contentHash } from './contentHash.ts';

const HASH = '030bf1b5fb12c60e009b601c5691851f26368ce1d57642d0761fc363b5a5f028';

test('a formula with letters outside ASCII has the hash of the worked example', async () => {
  const formula = {
    verzija: 3,
    formula: [
      { udeo: '99.5', raw: 'Voda' },
      { raw: 'Žalfija', udeo: '0.5' },
    ],
  };
  const text = canonicalJson(formula) ?? '';
  expect(text).toBe('{"formula":[{"raw":"Voda","udeo":"99.5"},{"raw":"Žalfija","udeo":"0.5"}],"verzija":3}');
  expect(new TextEncoder().encode(text)).toHaveLength(86);
  expect(await contentHash(formula)).toBe(HASH);
});

test('names are sorted by UTF-16 code units, as in RFC 8785, section 3.2.3', () => {
  const value = {
    '€': 'Euro Sign',
    '\r': 'Carriage Return',
    '\ufb33': 'Hebrew Letter Dalet With Dagesh',
    '1': 'One',
    '😀': 'Emoji: Grinning Face',
    '\u0080': 'Control',
    ö: 'Latin Small Letter O With Diaeresis',
  };
  expect(Object.values(JSON.parse(canonicalJson(value) ?? '') as Record<string, string>)).toEqual([
    'One',
    'Carriage Return',
    'Control',
    'Latin Small Letter O With Diaeresis',
    'Euro Sign',
    'Emoji: Grinning Face',
    'Hebrew Letter Dalet With Dagesh',
  ]);
});

test('control characters are escaped as RFC 8785, section 3.2.2.2, and texts are not normalised', () => {
  expect(canonicalJson('\u20ac$\u000f\u000aA\'\u0042\u0022\u005c\\"/')).toBe('"\u20ac$\\u000f\\nA\'B\\"\\\\\\\\\\"/"');
  expect(canonicalJson('Z\u030c')).not.toBe(canonicalJson('\u017d'));
});

test.each([
  ['a number that is not whole', 0.5],
  ['a number beyond the exact ones', 2 ** 53],
  ['no number', NaN],
  ['half of a surrogate pair', { text: '\ud83d' }],
  ['half of a surrogate pair in a name', { '\ude00': 1 }],
  ['what JSON does not have', [undefined]],
  ['a member without a value', { text: undefined }],
])('%s has no canonical form', async (_, value) => {
  expect(canonicalJson(value)).toBeNull();
  expect(await contentHash(value)).toBeNull();
});

test('a value nested a hundred thousand levels deep has no canonical form and does not exhaust the stack', () => {
  expect(canonicalJson(JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`))).toBeNull();
});

const anyJson = fc.letrec<{ value: Json; list: Json; record: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: 'binary' }),
    fc.maxSafeInteger(),
    fc.boolean(),
    fc.constant(null),
    tie('list'),
    tie('record'),
  ),
  list: fc.array(tie('value')),
  record: fc.dictionary(fc.string({ unit: 'binary' }), tie('value')),
})).value;

/** The same value with the members of every object in the reverse order. */
const reversed = (value: Json): Json => {
  if (Array.isArray(value)) return (value as Json[]).map(reversed);
  if (value === null || typeof value !== 'object') return value;
  const members = Object.entries(value as Record<string, Json>).map(([name, member]) => [name, reversed(member)]);
  return Object.fromEntries(members.reverse()) as Json;
};

test('the order of names never matters, and the text reads back as the value', () => {
  fc.assert(
    fc.property(anyJson, (value) => {
      const text = canonicalJson(value);
      expect(canonicalJson(reversed(value))).toBe(text);
      // -0 is written as 0.
      expect(JSON.parse(text ?? '')).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('one changed figure anywhere changes the hash', async () => {
  const rows = fc.array(fc.record({ name: fc.string(), percent: fc.nat().map(String) }), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(rows, fc.nat(), async (formula, at) => {
      const changed = formula.map((row, index) =>
        index === at % formula.length ? { ...row, percent: `${row.percent}1` } : row,
      );
      expect(await contentHash({ formula: changed })).not.toBe(await contentHash({ formula }));
    }),
  );
});
