import { readOperations } from './openapi.ts';
import { refusalSentence, refusedObject, withRefusalSentence } from './refusedObject.ts';

test.each([
  ['/deklaracija/{slug}', 'deklaracija'],
  ['/deklaracija/{slug}/arhiva', 'deklaracija'],
  ['/deklaracija/{slug}/potvrde/{id}/dokument', 'potvrde'],
  ['/api/v1/pifs/{slug}/verzije/{version}/linkovi', 'verzije'],
  ['/api/v1/formule', null],
  ['/files/{folder}/{name}', null],
])('%s is about %j', (path, object) => {
  expect(refusedObject(path)).toBe(object);
});

test('every address with an id, but for stored files, names its object', () => {
  const paths = [...readOperations('product-server').values()].map(({ path }) => path);
  const unnamed = paths.filter((path) => path.includes('{') && refusedObject(path) === null);
  expect(unnamed).toEqual(['/files/{folder}/{name}']);
});

test.each([
  ['NOT_FOUND', 'en', 'There is no such label, or the account has no access to it. Find it in its list.'],
  ['NOT_FOUND', 'sr', 'Takav zapis (deklaracija) ne postoji, ili nalog nema pristup. Pronađite ga u listi.'],
  ['FORBIDDEN', 'en', 'The account may not do this with the label. Ask an administrator of the organisation.'],
  ['FORBIDDEN', 'sr', 'Nalog nema pravo na ovu radnju (deklaracija). Obratite se administratoru organizacije.'],
] as const)('%s in %s names the object and the way out', (code, language, sentence) => {
  expect(refusalSentence(code, 'deklaracija', language)).toBe(sentence);
  expect(refusalSentence(code, null, language)).not.toMatch(/null|deklaracija|label/);
});

test.each([
  [
    { code: 'NOT_FOUND' },
    { userMessage: 'Takav zapis ne postoji, ili nalog nema pristup. Pronađite ga u listi.', isGeneral: true },
  ],
  [{ code: 'CONFLICT', userMessage: 'Već postoji.' }, { userMessage: 'Već postoji.' }],
  [{ code: 'BAD_USER_INPUT' }, {}],
  [{ code: 'NOT_FOUND', object: null }, { code: 'NOT_FOUND' }],
  [{ code: 'NOT_FOUND', object: 'nepoznato' }, { isGeneral: true }],
])('%j is sent with %j', (extensions, expected) => {
  const sent = withRefusalSentence(extensions, 'sr');
  expect(sent).toMatchObject(expected);
  expect(Object.keys(sent)).not.toContain('object');
});
