import { describeImport, importsOf, isTestFile, sourceFilesIn, type Import } from './support/sourceFiles.ts';

/** From top to bottom: a file imports from its own layer and from those below it. */
const layers: readonly (readonly [name: string, files: RegExp])[] = [
  ['start', /^bff\/(main|workers)\.ts$|^bff\/serverCheck\//],
  ['server', /^bff\/server\.ts$/],
  ['routes', /^bff\/(http|graphql|routes)\//],
  ['modules', /^bff\/modules\//],
  ['context', /^bff\/context\.ts$/],
  ['services', /^bff\/(services|computationTurn)\.ts$/],
  ['building blocks', /^bff\/(upstream|auth|state|knowledge|spreadsheets|report|files)\//],
  [
    'ground',
    /^bff\/(build|config|settingTypes|input|filterInput|capabilities|errors|paths|acceptLanguage|recentRequesters|timeSlices|today)\.ts$|^bff\/(metrics|tracing)\//,
  ],
];
const layerOf = (file: string): number => layers.findIndex(([, files]) => files.test(file));

/** Every import reads the tables of an uploaded file as they were chosen, and remembers the choice. */
const SHEET = ['sheet/sheet.input.ts', 'sheet/sheet.service.ts'];
/** An import of compositions or statements compares their names with the dictionary. */
const SHEET_OF_NAMES = ['sheet/inciNames.ts', ...SHEET];

/**
 * The files of other modules that a module uses. The rules that a product is checked by lie in `domain`, and what
 * several modules only read or parse lies in a layer below them; here stands what one subject cannot do without the
 * other.
 */
const moduleDependencies: Record<string, readonly string[]> = {
  // A list is saved together with the result of its check, so its input and product facts are those of a check.
  'checked-list': ['check/check.input.ts', 'check/check.product.rest.ts', 'check/check.service.ts'],
  // The dashboard counts product information files by their stages and conclusions.
  dashboard: ['pif/pif.rest.ts'],
  // What expires lies in the folders of raw materials and the places of product information files.
  expiry: ['company/company.rest.ts', 'document-folder/document-folder.rest.ts', 'pif/files/pif.files.rest.ts'],
  // A formula consists of raw materials by the values in force, with the papers of their perfumes; its findings and
  // product facts are those of a check. An export is no GraphQL request, so that it makes its loaders itself.
  formula: [
    'check/check.loaders.ts',
    'check/check.product.rest.ts',
    'check/check.service.ts',
    'fragrance-material/fragrance-material.rest.ts',
    'raw-material/raw-material.rest.ts',
    'raw-material/raw-material.values.rest.ts',
  ],
  // An import becomes a formula, so its lines are read as those of one.
  'formula-import': ['formula/formula.input.ts', 'formula/formula.rest.ts', ...SHEET_OF_NAMES],
  // An import has the wire words of the perfumes and aromas that it enters.
  'fragrance-import': ['fragrance-material/fragrance-material.rest.ts', ...SHEET_OF_NAMES],
  // An event tells fields and values of product information files, labels and document folders.
  history: [
    'document-folder/document-folder.rest.ts',
    'label/label.fields.rest.ts',
    'pif/partA/pif.partA.rest.ts',
    'pif/partB/pif.partB.rest.ts',
    'pif/pif.words.rest.ts',
  ],
  // An inspector sees the conclusion of a product information file.
  inspection: ['pif/pif.rest.ts'],
  // A label is checked whenever it is shown or saved, by the same rules and for the same product facts as an unsaved
  // one. The document of a sign-off is of the kinds that folders take, a label tells which change of the law changed
  // its result, and it is checked by the formula that it may be made from.
  label: [
    'check/check.input.ts',
    'check/check.product.rest.ts',
    'check/check.service.ts',
    'document-folder/document-folder.types.ts',
    'formula/formula.loaders.ts',
    'formula/formula.rest.ts',
    'formula/formula.result.ts',
    'label-recheck/label-recheck.rest.ts',
  ],
  // A run names the stages of the product information files that it hits.
  'label-recheck': ['pif/pif.words.rest.ts'],
  // A file that is kept for a message is of the kinds that folders take.
  message: ['document-folder/document-folder.types.ts'],
  // A product information file describes a product by the same facts as a check, its files are of the kinds that
  // folders take, and it needs what the folders of its raw materials hold. Its safety report is computed from the
  // formula, the raw materials, their perfumes and the toxicology of the substances.
  pif: [
    'check/check.product.rest.ts',
    'check/check.service.ts',
    'company/company.rest.ts',
    'document-folder/document-folder.rest.ts',
    'document-folder/document-folder.types.ts',
    'formula/formula.rest.ts',
    'formula/formula.result.ts',
    'fragrance-material/fragrance-material.rest.ts',
    'ingredient/ingredient.rest.ts',
    'ingredient/ingredient.toxicology.rest.ts',
    'raw-material/raw-material.rest.ts',
    'raw-material/raw-material.values.rest.ts',
    'viewer/viewer.assessor.service.ts',
  ],
  // What is signed is a file with its formula and its label, by somebody with the profile of an assessor, and as SAFE
  // only while nothing stops it.
  'pif-version': [
    'label/label.rest.ts',
    'pif/partB/pif.conclusion.service.ts',
    'pif/pif.rest.ts',
    'pif/report/pif.report.service.ts',
    'viewer/viewer.assessor.service.ts',
  ],
  // What a change of a raw material does is what formulas and labels made from them would be, computed by their own
  // rules from one response.
  'raw-material-impact': [
    'check/check.service.ts',
    'formula/formula.rest.ts',
    'formula/formula.result.ts',
    'fragrance-material/fragrance-material.input.ts',
    'fragrance-material/fragrance-material.rest.ts',
    'label/label.formula.service.ts',
    'label/label.rest.ts',
    'pif/pif.rest.ts',
    'raw-material/raw-material.input.ts',
    'raw-material/raw-material.overrides.ts',
    'raw-material/raw-material.rest.ts',
    'raw-material/raw-material.service.ts',
  ],
  // A row of a sheet is a raw material, so its columns, values and filters are those of raw materials.
  'raw-material-import': [
    'raw-material/raw-material.fields.rest.ts',
    'raw-material/raw-material.rest.ts',
    'raw-material/raw-material.values.rest.ts',
    ...SHEET_OF_NAMES,
  ],
  // A search finds product information files with their stage, and raw materials with their type.
  search: ['pif/pif.rest.ts', 'raw-material/raw-material.values.rest.ts'],
  'toxicology-import': SHEET,
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
  expect(imports.filter(isUpward).map(describeImport)).toEqual([]);
});

test('a module imports no file of another module that is not listed, and every listed one is imported', () => {
  const used = imports.flatMap(({ from, to }) => {
    const [source, target] = [moduleOf(from), moduleOf(to)];
    return source && target && source !== target ? [`${source} → ${to.slice('bff/modules/'.length)}`] : [];
  });
  const listed = Object.entries(moduleDependencies).flatMap(([source, targets]) =>
    targets.map((target) => `${source} → ${target}`),
  );
  expect([...new Set(used)].sort()).toEqual(listed);
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
