// @ts-check
// Puts what servers run on into a folder: `node .tools/assemble.mjs FOLDER bff product-server`, after the build. The
// folder holds the packages that their bundles import and no others: a BFF alone has no database, mail server or
// password hasher, and nothing has the packages of the web client, which is built.
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { isStartedScript, projectPath } from './project.mjs';

/** @typedef {'bff' | 'product-server'} ServerName */
/**
 * @typedef {{ dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, peerDependencies?:
 * Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }> }} Locked
 */

/**
 * What a server reads beside its bundle: files of the project, and packages of which it reads files.
 * @type {Record<ServerName, { files: string[], packages: string[] }>}
 */
const READ = {
  bff: {
    files: [
      'bff/report',
      'dist/knowledge.json',
      'dist/trustedDocuments.json',
      'dist/web',
      'schema/graphql',
      'schema/rest',
    ],
    // The fonts of printed reports.
    packages: ['@expo-google-fonts/inter', '@expo-google-fonts/source-serif-4', 'dejavu-fonts-ttf'],
  },
  // The migrations, and the sources whose hash says whether rules or demo data have changed.
  'product-server': { files: ['domain', 'mocks', 'schema/rest'], packages: [] },
};
export const serverNames = /** @type {ServerName[]} */ (Object.keys(READ));

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(projectPath(file), 'utf8'));

/**
 * The folders of packages with all that they need, as the lockfile has them. Optional ones of other platforms are not
 * installed and are left out.
 * @param {string[]} names
 */
function foldersOf(names) {
  /** @type {Record<string, Locked>} */
  const locked = readJson('package-lock.json').packages;
  /** @type {Set<string>} */
  const found = new Set();
  const waiting = names.map((name) => ({ name, from: '' }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { name, from } = next;
    // A package finds another one beside it, or beside one of the packages that it lies in.
    let outer = from;
    while (outer && !locked[`${outer}/node_modules/${name}`])
      outer = outer.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '');
    const folder = join(outer, 'node_modules', name);
    if (found.has(folder) || !locked[folder] || !existsSync(projectPath(folder))) continue;
    found.add(folder);
    const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = locked[folder];
    const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
    for (const one of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
      waiting.push({ name: one, from: folder });
  }
  return [...found].sort();
}

/**
 * The folders of all packages that a server carries.
 * @param {ServerName} name
 */
export const carriedFolders = (name) =>
  foldersOf([...readJson(`dist/${name}.carried.json`).packages, ...READ[name].packages]);

/**
 * @param {string} target
 * @param {readonly ServerName[]} names
 */
export function assemble(target, names) {
  const files = names.flatMap((name) => [
    ...READ[name].files,
    .../** @type {string[]} */ (readJson(`dist/${name}.carried.json`).modules).map((module) => `dist/${module}.mjs`),
  ]);
  for (const file of new Set(['package.json', 'dist/build.json', ...files]))
    cpSync(projectPath(file), join(target, file), { recursive: true });
  for (const folder of new Set(names.flatMap(carriedFolders))) {
    mkdirSync(join(target, folder), { recursive: true });
    const source = projectPath(folder);
    // Packages inside it are carried if something needs them.
    const filter = (/** @type {string} */ path) => path === source || basename(path) !== 'node_modules';
    cpSync(source, join(target, folder), { recursive: true, filter });
  }
}

if (isStartedScript(import.meta.url)) {
  const [target, ...names] = process.argv.slice(2);
  const known = serverNames.filter((name) => names.includes(name));
  if (!target || known.length === 0 || known.length < names.length) {
    console.error(`Usage: node .tools/assemble.mjs FOLDER ${serverNames.join(' ')}`);
    process.exit(1);
  }
  assemble(resolve(target), known);
}
