import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { findCycle } from './support/findCycle.ts';

const top = resolve(__dirname, '..');
const parts = ['domain', 'schema', 'mocks', 'bff', 'web'] as const;
const mayImport: Record<string, readonly string[]> = {
  domain: [],
  schema: [],
  mocks: ['domain', 'schema'],
  bff: ['domain', 'schema'],
  web: ['domain', 'schema'],
};

const filesUnder = (folder: string): string[] =>
  readdirSync(join(top, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(top, join(entry.parentPath, entry.name)));
const isCode = (file: string) => /\.tsx?$/.test(file) && !file.includes('.generated.');
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const code = [...parts, 'tests'].flatMap(filesUnder).filter(isCode);

/** The files of the project that a file imports, as paths from the top. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(top, file), 'utf8'));
  return importedFiles
    .map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => relative(top, resolve(top, dirname(file), name)));
}
const arrows = code.filter((file) => !isTest(file)).flatMap((from) => importsOf(from).map((to) => ({ from, to })));
const partOf = (file: string) => file.split('/')[0] ?? '';
const featureOf = (file: string) => /^web\/features\/([^/]+)\//.exec(file)?.[1];
const shown = (found: { from: string; to: string }[]) => found.map(({ from, to }) => `${from} → ${to}`);

test('every relative import names a file that exists, with its extension', () => {
  const known = (to: string) => existsSync(join(top, to)) || to.includes('.generated.');
  expect(shown(arrows.filter(({ to }) => !known(to) || !/\.[a-z]+$/.test(to)))).toEqual([]);
});

test('each part imports only the parts it may know', () => {
  const wrong = arrows.filter(({ from, to }) => {
    const [source, target] = [partOf(from), partOf(to)];
    return source !== 'tests' && source !== target && !mayImport[source]?.includes(target);
  });
  expect(shown(wrong)).toEqual([]);
});

test('of the schema, code imports only generated types', () => {
  expect(shown(arrows.filter(({ to }) => partOf(to) === 'schema' && !to.endsWith('.generated.ts')))).toEqual([]);
});

test('features never import each other, shared knows no feature, and only app composes', () => {
  const wrong = arrows.filter(({ from, to }) => {
    if (partOf(from) !== 'web') return false;
    const [source, target] = [featureOf(from), featureOf(to)];
    if (source && target && source !== target) return true;
    if (from.startsWith('web/shared/') && (target || to.startsWith('web/app/'))) return true;
    return Boolean(source) && to.startsWith('web/app/');
  });
  expect(shown(wrong)).toEqual([]);
});

test('there are no barrels', () => {
  expect(code.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
});

test('no files import each other in a circle, by value or by type', () => {
  const text = (file: string) => readFileSync(join(top, file), 'utf8');
  // Resolvers and loaders take the type of the context, which is composed of them.
  const isContextType = ({ from, to }: { from: string; to: string }) =>
    to === 'bff/context.ts' && !/import \{[^}]*\} from '[./]+\/context\.ts'/.test(text(from));
  const imports = code.flatMap((from) => importsOf(from).map((to) => ({ from, to })));
  expect(findCycle(imports.filter((one) => !isContextType(one)))).toBeNull();
});

const subjects = readdirSync(join(top, 'schema/graphql'))
  .map((file) => file.replace('.graphql', ''))
  .filter((name) => name !== 'base')
  .sort();

test('every subject of the schema has its module in the BFF, and the other way round', () => {
  const modules = readdirSync(join(top, 'bff/modules'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(modules.map(({ name }) => name).sort()).toEqual(subjects);
});

test.each(subjects.filter((name) => name.includes('-')))(
  'git ls-files | grep %s lists the whole feature',
  (subject) => {
    const joined = subject.replaceAll('-', '');
    const files = [...parts, 'tests'].flatMap(filesUnder).filter((file) => !file.includes('.generated.'));
    const spellsSubject = (file: string) => basename(file).toLowerCase().includes(joined);
    expect(files.filter((file) => spellsSubject(file) && !file.includes(subject))).toEqual([]);
  },
);
