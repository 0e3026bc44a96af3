// @ts-check
// Writes what the product consists of when it runs, from the lockfile alone: `sbom.cdx.json` (CycloneDX) and
// `licences.txt`, the packages by licence, into `dist` or the folder that is named. Ends with 1 when a package names no
// licence.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from './project.mjs';
import { runOrThrow } from './run.mjs';

/** @typedef {{ id?: string, name?: string }} Licence */
/**
 * @typedef {{ 'bom-ref': string, name: string, version: string, licenses?: { license?: Licence, expression?: string }[]
 * }} Component
 */
/** @typedef {{ ref: string, dependsOn: string[] }} Dependency */
/** @typedef {{ metadata: { component: { name: string } }, components: Component[], dependencies: Dependency[] }} Bom */
/** @typedef {{ name?: string, version: string, dev?: boolean }} LockedPackage */

const text = await runOrThrow('npm', [
  'sbom',
  '--package-lock-only',
  '--sbom-format=cyclonedx',
  '--sbom-type=application',
]);
const bom = /** @type {Bom} */ (JSON.parse(text.slice(text.indexOf('{'))));
/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(projectPath(file), 'utf8'));
// npm names the product after the folder that it lies in.
bom.metadata.component.name = readJson('package.json').name;

// `--omit=dev` of npm 11 leaves out what packages for development need too, such as react. The lockfile tells which
// packages run.
const locked = /** @type {Record<string, LockedPackage>} */ (readJson('package-lock.json').packages);
const running = new Set(
  Object.entries(locked)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { name, version }]) => `${name ?? path.replace(/^.*node_modules\//, '')}@${version}`),
);

/** What a package states in a file alone; read there. @type {Record<string, string>} */
const readInFile = { 'dejavu-fonts-ttf': 'Bitstream-Vera' };
const components = bom.components
  .filter((component) => running.has(component['bom-ref']))
  // A package under an alias is named by the alias elsewhere than in its reference.
  .map((component) => ({ ...component, name: component['bom-ref'].replace(/@[^@]+$/, '') }))
  .map((component) => {
    const id = readInFile[component.name];
    return id ? { ...component, licenses: [{ license: { id } }] } : component;
  });
const refs = new Set(components.map((component) => component['bom-ref']));
bom.components = components;
bom.dependencies = bom.dependencies
  .filter(({ ref }, at) => at === 0 || refs.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }));

/** @param {Component} component */
const licenceOf = ({ licenses = [] }) =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '').join(' AND ');

/** @type {Map<string, string[]>} */
const byLicence = new Map();
for (const component of components) {
  const licence = licenceOf(component) || 'none stated';
  byLicence.set(licence, [...(byLicence.get(licence) ?? []), `  ${component.name} ${component.version}`]);
}
const list = [...byLicence]
  .sort()
  .map(([licence, names]) => [`${licence} (${names.length})`, ...names.sort()].join('\n'));

const folder = process.argv[2] ?? projectPath('dist');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(bom, null, 2)}\n`);
writeFileSync(join(folder, 'licences.txt'), `${list.join('\n\n')}\n`);
console.log(`${folder}: sbom.cdx.json, licences.txt: ${components.length} packages, ${byLicence.size} licences`);
const unstated = byLicence.get('none stated');
if (unstated) {
  console.error(`No licence is stated by\n${unstated.join('\n')}`);
  process.exit(1);
}
