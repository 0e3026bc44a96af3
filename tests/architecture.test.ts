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
/** Not the packages that the bench of other servers installs beside itself. */
const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.generated\.|\/node_modules\//.test(file);
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
const imports = code.filter((file) => !isTest(file)).flatMap((from) => importsOf(from).map((to) => ({ from, to })));
const partOf = (file: string) => file.split('/')[0] ?? '';
const featureOf = (file: string) => /^web\/features\/([^/]+)\//.exec(file)?.[1];
const describeImports = (found: { from: string; to: string }[]) => found.map(({ from, to }) => `${from} → ${to}`);

test('every relative import names a file that exists, with its extension', () => {
  const known = (to: string) => existsSync(join(top, to)) || to.includes('.generated.');
  expect(describeImports(imports.filter(({ to }) => !known(to) || !/\.[a-z]+$/.test(to)))).toEqual([]);
});

test('each part imports only the parts that it is allowed to', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [source, target] = [partOf(from), partOf(to)];
    return source !== 'tests' && source !== target && !mayImport[source]?.includes(target);
  });
  expect(describeImports(wrong)).toEqual([]);
});

test('of the schema, code imports only generated types', () => {
  expect(describeImports(imports.filter(({ to }) => partOf(to) === 'schema' && !to.endsWith('.generated.ts')))).toEqual(
    [],
  );
});

/**
 * The rooms of the web client from top to bottom: a file imports from its own room and from those below it. What runs
 * before React stands above all.
 */
const webRooms = ['web/boot/', 'web/app/', 'web/features/', 'web/subjects/', 'web/shared/'];
const roomOf = (file: string) => webRooms.findIndex((room) => file.startsWith(room));

test('no room of the web client imports from one above it, and no feature from another', () => {
  const wrong = imports.filter(({ from, to }) => {
    if (roomOf(from) === -1 || roomOf(to) === -1) return false;
    const [source, target] = [featureOf(from), featureOf(to)];
    return roomOf(to) < roomOf(from) || (source && target && source !== target);
  });
  expect(describeImports(wrong)).toEqual([]);
});

test('there are no barrels', () => {
  expect(code.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
});

test('there are no import cycles, types included', () => {
  const text = (file: string) => readFileSync(join(top, file), 'utf8');
  // Resolvers and loaders use the type of the context, which itself consists of the loaders.
  const isContextType = ({ from, to }: { from: string; to: string }) =>
    to === 'bff/context.ts' && !/import \{[^}]*\} from '[./]+\/context\.ts'/.test(text(from));
  const allImports = code.flatMap((from) => importsOf(from).map((to) => ({ from, to })));
  expect(findCycle(allImports.filter((one) => !isContextType(one)))).toBeNull();
});

const subjects = readdirSync(join(top, 'schema/graphql'))
  .filter((file) => !file.includes('.generated.'))
  .map((file) => file.replace('.graphql', ''))
  .filter((name) => name !== 'base')
  .sort();

test('the schema and the BFF have the same modules', () => {
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
