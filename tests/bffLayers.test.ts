import { describeImport, importsOf, isTestFile, sourceFilesIn, type Import } from './support/sourceFiles.ts';

/** From top to bottom: a file imports from its own layer and from those below it. */
const layers: readonly (readonly [name: string, files: RegExp])[] = [
  ['start', /^bff\/main\.ts$/],
  ['server', /^bff\/server\.ts$/],
  ['routes', /^bff\/(http|graphql)\/|^bff\/files\/(\w+Route|fileProxy)\.ts$/],
  ['modules', /^bff\/modules\//],
  ['context', /^bff\/context\.ts$/],
  ['services', /^bff\/services\.ts$/],
  ['building blocks', /^bff\/(upstream|auth|spreadsheets|files)\//],
  ['ground', /^bff\/(config|input|errors|paths|today)\.ts$/],
];
const layerOf = (file: string): number => layers.findIndex(([, files]) => files.test(file));

const upwardExceptions = [
  // The ingredient knowledge is shared by all requests, so it is created with the services.
  'bff/services.ts → bff/modules/check/check.knowledge.ts',
];

/** Which module builds on which others. Everything else that two modules need lies in a layer below both. */
const moduleDependencies: Record<string, readonly string[]> = {
  'checked-list': ['check'],
  'document-folder': ['raw-material'],
  ingredient: ['check'],
  'inventory-import': ['ingredient'],
  label: ['check'],
  'raw-material-import': ['raw-material'],
};
const moduleOf = (file: string): string | undefined => /^bff\/modules\/([^/]+)\//.exec(file)?.[1];

const files = sourceFilesIn('bff').filter((file) => !isTestFile(file));
const imports = files.flatMap(importsOf).filter(({ to }) => to.startsWith('bff/'));

test('every file of the BFF belongs to a layer', () => {
  expect(files.filter((file) => layerOf(file) === -1)).toEqual([]);
});

test('no file of the BFF imports from a layer above its own, except the types of the context', () => {
  const isUpward = ({ from, to, isType }: Import) =>
    layerOf(to) < layerOf(from) && !(isType && to === 'bff/context.ts');
  expect(imports.filter(isUpward).map(describeImport)).toEqual(upwardExceptions);
});

test('a module imports only the modules it builds on', () => {
  const isForbidden = ({ from, to }: Import) => {
    const [source, target] = [moduleOf(from), moduleOf(to)];
    return source && target && source !== target && !moduleDependencies[source]?.includes(target);
  };
  expect(imports.filter(isForbidden).map(describeImport)).toEqual([]);
});

test('no import cycle runs through the BFF, types included', () => {
  const targets = new Map(files.map((file) => [file, importsOf(file).map(({ to }) => to)]));
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (path.includes(file) || done.has(file)) return;
    for (const target of targets.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  expect(cycles).toEqual([]);
});
