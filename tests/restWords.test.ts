import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { isTestFile, parseSource, sourceFilesIn } from './support/sourceFiles.ts';

const top = resolve(__dirname, '..');
const read = (path: string): string => readFileSync(join(top, path), 'utf8');

/** Property names, parameter names and texts of enumerations, wherever they stand in an OpenAPI document. */
function wordsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(wordsOf);
  if (typeof node !== 'object' || node === null) return [];
  const { properties, enum: values, in: place, name } = node as Record<string, unknown>;
  return [
    ...(typeof properties === 'object' && properties !== null ? Object.keys(properties) : []),
    ...(Array.isArray(values) ? values.filter((value) => typeof value === 'string') : []),
    ...(typeof place === 'string' && typeof name === 'string' ? [name] : []),
    ...Object.values(node).flatMap(wordsOf),
  ];
}

const partsOf = (word: string): string[] =>
  word
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/g) ?? [];

/** Every word that the GraphQL schema uses, in names and in descriptions, is English. */
const english = new Set(
  readdirSync(join(top, 'schema/graphql')).flatMap((file) => partsOf(read(`schema/graphql/${file}`))),
);
/** English words of the services that the GraphQL schema happens not to use. */
const englishOnTheWire = ['expiration', 'results', 'users', 'message', 'errors', 'fail', 'path', 'ids', 'incis'];
/** Words that mean something else too: an element of HTML, and short words of any Serbian sentence. */
const ambiguous = ['pre', 'da', 'ne', 'od', 'kod'];

const wireWords = new Set(
  ['product-server', 'ai-server', 'geo-server']
    .flatMap((name) => wordsOf(JSON.parse(read(`schema/rest/${name}.generated.json`))))
    .filter((word) => /^\w+$/.test(word) && !partsOf(word).every((part) => english.has(part)))
    .filter((word) => !englishOnTheWire.includes(word) && !ambiguous.includes(word)),
);

/** The wire words among the names in a file and among the words of its texts. Comments are not looked at. */
function wireWordsIn(file: string): string[] {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    const text =
      ts.isIdentifier(node) || ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) ? node.text : '';
    for (const word of text.match(/\w+/g) ?? []) if (wireWords.has(word)) found.add(word);
    ts.forEachChild(node, visit);
  };
  visit(parseSource(file));
  return [...found];
}

/** Tests assert what is sent to the services, addresses in the browser and Serbian texts on the screen. */
const isAllowed = (file: string): boolean => file.endsWith('.rest.ts') || isTestFile(file);

const SHEET_HEADINGS = 'recognises or writes Serbian headings of spreadsheets';
const exceptions: Record<string, string> = {
  'web/shared/session/sessionFormat.ts': 'the specification names the keys of the stored session',
  'web/shared/url/paths.ts': 'the specification names the addresses in the browser',
  'web/features/raw-material/raw-material-import/importParam.ts': 'a parameter of an address in the browser',
  'domain/raw-material/pastedRows.ts': SHEET_HEADINGS,
  'domain/raw-material/rawMaterialFields.ts': SHEET_HEADINGS,
  'domain/raw-material-import/sheetColumns.ts': SHEET_HEADINGS,
};

test('words of the REST services stand only in files named *.rest.ts', () => {
  const files = ['bff', 'web', 'domain']
    .flatMap(sourceFilesIn)
    .filter((file) => !isAllowed(file) && !(file in exceptions));
  expect(files.map((file) => [file, ...wireWordsIn(file)].join(' ')).filter((line) => line.includes(' '))).toEqual([]);
});

test('every exception is needed', () => {
  expect(Object.keys(exceptions).filter((file) => wireWordsIn(file).length === 0)).toEqual([]);
});

test('Serbian words of the OpenAPI documents are recognised', () => {
  expect(['sveDeklaracije', 'firma', 'zakljucak', 'sastojci'].filter((word) => !wireWords.has(word))).toEqual([]);
  expect(['name', 'email', 'status'].filter((word) => wireWords.has(word))).toEqual([]);
});
