import { codeOf } from '../errors.ts';
import { buildPath } from './buildPath.ts';

const pathOf = (slug: string): string => buildPath('/api/', '/deklaracija/{slug}', { path: { slug } });

test.each([
  ['Šećer 50%', '/api/deklaracija/%C5%A0e%C4%87er%2050%25'],
  ['../users', '/api/deklaracija/..%2Fusers'],
  ['..%2fusers', '/api/deklaracija/..%252fusers'],
  ['a?b=c', '/api/deklaracija/a%3Fb%3Dc'],
  ['a#b', '/api/deklaracija/a%23b'],
  ['a/b', '/api/deklaracija/a%2Fb'],
  ['a\\b', '/api/deklaracija/a%5Cb'],
  ['%00', '/api/deklaracija/%2500'],
])('%s is encoded as one segment', (slug, path) => {
  expect(pathOf(slug)).toBe(path);
});

test.each([['.'], ['..'], [''], ['a\u0000'], ['a\nb'], ['\u007f'], ['\ud800'], ['x'.repeat(201)]])(
  'the segment %j is rejected as bad input',
  (slug) => {
    expect(() => pathOf(slug)).toThrow('Not a usable name');
    try {
      pathOf(slug);
    } catch (error) {
      expect(codeOf(error)).toBe('BAD_USER_INPUT');
    }
  },
);

test('query values are encoded and undefined ones left out', () => {
  const query = { 'text[search]': '"a b" "c&d"', page: 2, status: undefined };
  expect(buildPath('/', '/', { query })).toBe('/?text%5Bsearch%5D=%22a+b%22+%22c%26d%22&page=2');
});
