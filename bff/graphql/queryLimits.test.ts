import { getIntrospectionQuery, Kind, type DocumentNode, parse, print, visit } from 'graphql';
import { webDocuments } from '../../tests/support/webDocuments.ts';
import { isWithinLimits, queryLimits } from './queryLimits.ts';

const costlyFields = new Set(['check', 'compare']);
const documentFits = (document: DocumentNode, introspection = false): boolean =>
  isWithinLimits(document, { introspection, costlyFields });
const fits = (query: string, introspection = false): boolean => documentFits(parse(query), introspection);
const repeat = (times: number, piece: (index: number) => string): string =>
  Array.from({ length: times }, (_, i) => piece(i)).join(' ');
const nested = (levels: number): string => '{a'.repeat(levels) + '}'.repeat(levels);

test.each([
  ['fields', (n: number) => `{a{${repeat(n - 1, () => 'b')}}}`, 200],
  ['aliases', (n: number) => `{a{${repeat(n, (i) => `x${i}: b`)}}}`, 15],
  ['root fields', (n: number) => `{${repeat(n, (i) => `f${i}`)}}`, 15],
  ['root fields of a mutation', (n: number) => `mutation {${repeat(n, (i) => `f${i}`)}}`, 1],
  ['root fields of a subscription', (n: number) => (n === 0 ? '{a}' : 'subscription {a}'), 0],
  ['directives', (n: number) => `{a ${repeat(n, () => '@skip(if: false)')}}`, 20],
  ['directives on variables', (n: number) => `query($a: Int ${repeat(n, () => '@x')}) {a}`, 20],
  ['variables', (n: number) => `query(${repeat(n, (i) => `$v${i}: Int`)}) {a}`, 30],
  ['definitions', (n: number) => repeat(n, (i) => `query Q${i} {a}`), 20],
  ['depth', nested, 10],
])('a document may have %s up to the limit and no more', (_name, document, limit) => {
  expect(fits(document(limit))).toBe(true);
  expect(fits(document(limit + 1))).toBe(false);
});

test('depth and aliases are counted inside named and inline fragments', () => {
  const spread = `{a{b{c{d{e{...F}}}}}} fragment F on X {f{g{h{i{... on Y {j}}}}}}`;
  expect(fits(spread)).toBe(true);
  expect(fits(spread.replace('{j}', '{j{k}}'))).toBe(false);
  expect(fits(`{${repeat(8, () => '...F')}} fragment F on X {x: a y: b}`)).toBe(false);
});

test('a request has one costly field, also inside fragments', () => {
  expect(fits('{a check b}')).toBe(true);
  expect(fits('{check compare}')).toBe(false);
  expect(fits('{x: check y: check}')).toBe(false);
  expect(fits('{...F check} fragment F on Query {... on Query {compare}}')).toBe(false);
  // The name of a field of another type.
  expect(fits('{a {check} b {check}}')).toBe(true);
});

test('each fragment of a document that expands to 6^16 fields is measured once', () => {
  const bomb = `{...F0} ${repeat(16, (i) => `fragment F${i} on X {${repeat(6, (field) => `f${field}{...F${i + 1}}`)}}`)} fragment F16 on X {a}`;
  const document = parse(bomb);
  let count = 0;
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const { selectionSet } = definition;
    const get = () => {
      // So that the test ends as well if they are measured wherever they are spread.
      if (++count > 1_000) throw new Error('The fragments are measured more than once.');
      return selectionSet;
    };
    Object.defineProperty(definition, 'selectionSet', { get });
  }
  expect(documentFits(document)).toBe(false);
  expect(count).toBe(17);
});

test('a fragment that contains itself exceeds the limits', () => {
  expect(fits('{...F} fragment F on X {a{...G}} fragment G on X {b{...F}}')).toBe(false);
});

test('the introspection query of GraphiQL passes only where introspection is on', () => {
  const query = getIntrospectionQuery({ descriptions: true, inputValueDeprecation: true, specifiedByUrl: true });
  expect(fits(query, true)).toBe(true);
  expect(fits(query, false)).toBe(false);
});

/**
 * A document as the library of the web client sends it: with __typename in every selection but the one of the operation
 * itself.
 */
const asSent = (text: string) =>
  print(
    visit(parse(text), {
      SelectionSet: (node, _key, parent) =>
        parent && 'operation' in parent ? undefined : { ...node, selections: [...node.selections, TYPENAME] },
    }),
  );
const TYPENAME = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;

test('every operation of the web client stays within the limits', () => {
  const tooLarge = webDocuments().filter(({ text }) => {
    const sent = asSent(text);
    return !fits(sent) || !isShort(sent);
  });
  expect(tooLarge.map(({ name }) => name)).toEqual([]);
});

const isShort = (text: string): boolean => {
  try {
    parse(text, { maxLexicalTokens: queryLimits.tokens });
    return true;
  } catch {
    return false;
  }
};
