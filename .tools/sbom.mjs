// @ts-check
// Writes what the product consists of when it runs, from the lockfile alone: `dist/sbom.cdx.json` (CycloneDX) and `dist/licences.txt`, the packages by
// licence. Ends with 1 when a package names none.
import { mkdirSync, writeFileSync } from 'node:fs';
import { projectPath } from './project.mjs';
import { runOrThrow } from './run.mjs';

/** @typedef {{ id?: string, name?: string }} Licence */
/** @typedef {{ name: string, version: string, licenses?: { license?: Licence, expression?: string }[] }} Component */

const text = await runOrThrow('npm', [
  'sbom',
  '--package-lock-only',
  '--omit=dev',
  '--sbom-format=cyclonedx',
  '--sbom-type=application',
]);
const { components } = /** @type {{ components: Component[] }} */ (JSON.parse(text.slice(text.indexOf('{'))));

/** What a package states in a file alone; read there. @type {Record<string, string>} */
const readInFile = { 'dejavu-fonts-ttf': 'Bitstream-Vera' };

/** @param {Component} component */
const licenceOf = ({ name, licenses = [] }) =>
  readInFile[name] ??
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

mkdirSync(projectPath('dist'), { recursive: true });
writeFileSync(projectPath('dist/sbom.cdx.json'), text.slice(text.indexOf('{')));
writeFileSync(projectPath('dist/licences.txt'), `${list.join('\n\n')}\n`);
console.log(`dist/sbom.cdx.json, dist/licences.txt: ${components.length} packages, ${byLicence.size} licences`);
const unstated = byLicence.get('none stated');
if (unstated) {
  console.error(`No licence is stated by\n${unstated.join('\n')}`);
  process.exit(1);
}
