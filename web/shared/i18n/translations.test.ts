import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languageCodes, type Language } from '../../../domain/language.ts';

const web = join(__dirname, '../..');
type Texts = Map<string, string>;

/** Every text of a file by its full key. */
function flatten(value: unknown, path: string[] = []): [string, string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) => flatten(inner, [...path, key]));
}
const read = (file: string): Texts => new Map(flatten(JSON.parse(readFileSync(file, 'utf8'))));

const folders = [
  ...new Set(
    readdirSync(web, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)locale\/[a-z]+\.json$/.test(file))
      .map((file) => dirname(file)),
  ),
];
/** The plural forms of a language, such as one, few and other in Serbian. */
const pluralForms = (code: Language) => [...new Intl.PluralRules(code).resolvedOptions().pluralCategories].sort();

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

test('app, shared code and features have locale folders', () => {
  expect(folders).toEqual(expect.arrayContaining(['app/locale', 'shared/i18n/locale', 'features/session/locale']));
});

describe.each(folders)('%s', (folder) => {
  test('has a file for every language and no other', () => {
    const files = readdirSync(join(web, folder)).filter((file) => file.endsWith('.json'));
    expect(files.sort()).toEqual(languageCodes.map((code) => `${code}.json`).sort());
  });

  const en = read(join(web, folder, 'en.json'));

  describe.each(languageCodes)('%s', (code) => {
    const texts = read(join(web, folder, `${code}.json`));

    test('has the keys of English', () => {
      expect(keys(texts)).toEqual(keys(en));
    });

    test('has no empty text and no blank at either end', () => {
      expect([...texts].filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
    });

    test('uses the variables of English', () => {
      // The singular may leave the number out.
      const used = (of: Texts, key: string) => variables(of, key).filter((name) => name !== 'count');
      expect(keys(en).map((key) => [key, used(texts, key)])).toEqual(keys(en).map((key) => [key, used(en, key)]));
    });

    test('has every plural form of the language', () => {
      const counted = keys(en).filter((key) => forms(en, key).length > 0);
      // i18next takes a text of its own for none in every language; where English has one, the others have it too.
      const demanded = (key: string) =>
        [...pluralForms(code), ...forms(en, key).filter((form) => form === 'zero')].sort();
      expect(counted.map((key) => [key, forms(texts, key)])).toEqual(counted.map((key) => [key, demanded(key)]));
    });
  });
});

/** One Serbian word for each thing; of the others, which also mean something else, only the forms that mean it. */
const replaced = [
  ['datotek', 'fajl'],
  ['datoteci', 'fajlu'],
  ['direktorijum', 'folder'],
  ['margin\\S+ sigurnosti', 'margina bezbednosti'],
  ['esencijaln\\S+ ulj', 'etarsko ulje'],
  ['aneks', 'Prilog'],
  ['testiranj\\S+ na životinj', 'ispitivanje na životinjama'],
  ['\\d\\S* znakova', 'karaktera'],
  ['fascikl', 'folder'],
  ['formular', 'obrazac'],
  ['eteričn', 'etarsko ulje'],
  ['pakovanj', 'ambalaža'],
  ['titul', 'zvanje'],
  ['nominaln\\S+ sadrž', 'nominalna količina'],
  ['sluznic', 'sluzokoža'],
  ['granic\\S+ bezbednosti', 'margina bezbednosti'],
  ['znakove koji', 'karaktere'],
  ['period\\S* nakon otvaranja', 'rok nakon otvaranja'],
] as const;

/** The same in English: what the trade does not say, and what it says. */
const replacedInEnglish = [
  ['backwards', 'Name Z–A'],
  ['given up|give it up', 'cancelled, discard'],
  ['findings that (went|came)', 'resolved findings, new findings'],
  ['for letters', 'correspondence'],
  ['object to', 'no findings'],
  ['share that stays', 'retention factor'],
  ['start anew', 'reset'],
  ['take the \\S+ (back|away)', 'undo, remove'],
  ['margin that is wanted', 'required margin'],
  ['put away', 'archived'],
  ['stands? (?:there )?(?:already|twice)', 'already exists, listed twice'],
  ['parted by', 'separated by'],
  ['taken back', 'undone, withdrawn'],
  ['moved on', 'changed'],
] as const;

test.each([
  ...replaced.map(([word, term]) => ['sr', word, term] as const),
  ...replacedInEnglish.map(([word, term]) => ['en', word, term] as const),
])('no text in %s says "%s", but "%s"', (code, word) => {
  const pattern = new RegExp(word, 'i');
  const found = folders.flatMap((folder) => [...read(join(web, folder, `${code}.json`))]);
  expect(found.filter(([, text]) => pattern.test(text))).toEqual([]);
});
