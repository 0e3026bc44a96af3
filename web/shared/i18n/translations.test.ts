import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const web = join(__dirname, '../..');
type Texts = Map<string, string>;

/** Every text of a catalogue by its whole key. */
function flatten(value: unknown, path: string[] = []): [string, string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) => flatten(inner, [...path, key]));
}
const read = (file: string): Texts => new Map(flatten(JSON.parse(readFileSync(file, 'utf8'))));

const folders = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)locale\/(en|sr)\.json$/.test(file))
  .map((file) => join(web, file, '..'));
const catalogues = [...new Set(folders)].map((folder) => [relative(web, folder), folder] as const);

const plural = /_(zero|one|two|few|many|other)$/;
const base = (key: string) => key.replace(plural, '');
const keys = (texts: Texts) => [...new Set([...texts.keys()].map(base))].sort();
const forms = (texts: Texts, key: string) =>
  [...texts.keys()]
    .filter((other) => plural.test(other) && base(other) === key)
    .map((other) => plural.exec(other)?.[1])
    .sort();
const variables = (texts: Texts, key: string) =>
  [
    ...new Set(
      [...texts]
        .filter(([other]) => base(other) === key)
        .flatMap(([, text]) => [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1])),
    ),
  ].sort();

test('there are catalogues to compare', () => {
  expect(catalogues.map(([name]) => name)).toEqual(
    expect.arrayContaining(['app/locale', 'shared/i18n/locale', 'features/session/locale']),
  );
});

describe.each(catalogues)('%s', (_name, folder) => {
  test('has both languages', () => {
    expect(['en.json', 'sr.json'].filter((file) => !existsSync(join(folder, file)))).toEqual([]);
  });

  const en = read(join(folder, 'en.json'));
  const sr = read(join(folder, 'sr.json'));

  test('says the same things in both', () => {
    expect(keys(sr)).toEqual(keys(en));
  });

  test('has no empty text and no blank at either end', () => {
    expect([...en, ...sr].filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
  });

  test('takes the same variables in both', () => {
    const differing = keys(en).filter((key) => {
      // A form for one may leave the number out.
      const [here, there] = [variables(en, key), variables(sr, key)].map((names) =>
        names.filter((name) => name !== 'count'),
      );
      return JSON.stringify(here) !== JSON.stringify(there);
    });
    expect(differing).toEqual([]);
  });

  test('counts as each language counts: one and other in English; one, few and other in Serbian', () => {
    const counted = keys(en).filter((key) => forms(en, key).length > 0);
    expect(counted.map((key) => [key, forms(en, key), forms(sr, key)])).toEqual(
      counted.map((key) => [key, ['one', 'other'], ['few', 'one', 'other']]),
    );
  });
});
