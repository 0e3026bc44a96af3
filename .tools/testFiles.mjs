// @ts-check
// The files of tests, their layers, and what a file needs before it can run. Runs without any package installed.
import { readFileSync } from 'node:fs';
import { listFiles, projectPath } from './project.mjs';

/** @typedef {'REST documents' | 'generated files' | 'servers' | 'demo data' | 'web client' | 'gallery'} Made */
/** @typedef {'Chromium' | 'PDF tools' | 'mail server' | 'Redis' | 'HAProxy'} Program */
/** @typedef {Made | Program} Need */

/** @type {Need[]} */
const STACK = ['REST documents', 'servers', 'demo data'];

/**
 * The layers by the path of a file, and what all files of a layer need. The first that matches counts.
 * @type {[layer: string, path: RegExp, needs: Need[]][]}
 */
const LAYERS = [
  ['domain', /^domain\//, []],
  ['bff', /^bff\//, STACK],
  ['mocks', /^mocks\//, STACK],
  ['web', /^web\//, ['generated files']],
  ['contract', /^tests\/contract\/trustedDocuments\./, ['generated files', ...STACK]],
  ['contract', /^tests\/contract\//, STACK],
  ['hostile', /^tests\/hostile\//, STACK],
  ['lists', /^tests\/lists\//, []],
  ['slices', /^tests\/slices\//, ['generated files', 'web client', 'Chromium', ...STACK]],
  ['e2e', /^tests\/e2e\/gallery\./, ['generated files', 'web client', 'gallery', 'Chromium', ...STACK]],
  ['e2e', /^tests\/e2e\//, ['generated files', 'web client', 'Chromium', ...STACK]],
  ['project', /^tests\/start\./, ['generated files', 'web client', ...STACK]],
  ['project', /^tests\//, ['generated files', ...STACK]],
];

/**
 * Programs that some files start, by what such a file says of them.
 * @type {[program: Program, text: RegExp][]}
 */
const PROGRAMS = [
  ['PDF tools', /pdftotext|pdfinfo|pdffonts|qpdf/],
  ['mail server', /\/usr\/sbin\/smtpd/],
  ['Redis', /support\/redisServer/],
  ['HAProxy', /support\/haproxy/],
];

const MORE = /\.more\.test\.tsx?$/;
/** What tests/support/again.ts declares. */
const AGAIN = /^\s*again\b/m;

/** The layer of a file with all that belongs to it. @param {string} file */
function layerOf(file) {
  const layer = LAYERS.find(([, path]) => path.test(file));
  if (!layer) throw new Error(`${file} belongs to no layer of .tools/testFiles.mjs`);
  return layer;
}

/**
 * The files of `npm test`, or those of which `npm run test:more` runs all or some tests.
 * @param {{ more: boolean }} which
 */
export const findTestFiles = ({ more }) =>
  ['domain', 'bff', 'mocks', 'web', 'tests']
    .flatMap((folder) => listFiles(folder, /\.test\.tsx?$/))
    .filter((file) => MORE.test(file) === more || (more && AGAIN.test(readFileSync(projectPath(file), 'utf8'))));

/**
 * The files whose path matches one of the patterns, which are regular expressions as those of Jest are.
 * @param {string[]} files
 * @param {string[]} patterns
 */
export function matchFiles(files, patterns) {
  if (patterns.length === 0) return files;
  // A path may be given as the shell or an editor completes it.
  const expressions = patterns.map((text) => new RegExp(text.replace(projectPath(), '').replace(/^\.\//, ''), 'i'));
  return files.filter((file) => expressions.some((expression) => expression.test(file)));
}

/** What these files need together. @param {string[]} files @returns {Set<Need>} */
export function needsOf(files) {
  const needs = new Set(files.flatMap((file) => layerOf(file)[2]));
  for (const file of files) {
    const text = readFileSync(projectPath(file), 'utf8');
    for (const [program, pattern] of PROGRAMS) if (pattern.test(text)) needs.add(program);
  }
  return needs;
}

/** Whether a file drives a browser. @param {string} file */
export const needsChromium = (file) => layerOf(file)[2].includes('Chromium');

/** The number of tests of a file that a run declares; each table of cases counts once. @param {string} file */
function countDeclared(file) {
  const isOtherwiseRun = process.env.TEST_MORE && !MORE.test(file);
  return (
    readFileSync(projectPath(file), 'utf8').match(isOtherwiseRun ? /^\s*again\b/gm : /^\s*(test|it)\b/gm)?.length ?? 0
  );
}

/**
 * The files and tests of each layer, as one line.
 * @param {string[]} files
 * @param {Record<string, { tests: number }>} known what is known of files that have run before
 */
export function describeLayers(files, known) {
  /** @type {Map<string, { files: number, tests: number, isExact: boolean }>} */
  const layers = new Map();
  for (const file of files) {
    const [name] = layerOf(file);
    const layer = layers.get(name) ?? { files: 0, tests: 0, isExact: true };
    const tests = known[file]?.tests;
    layer.files += 1;
    layer.tests += tests ?? countDeclared(file);
    layer.isExact &&= tests !== undefined;
    layers.set(name, layer);
  }
  return [...layers]
    .map(([name, layer]) => `${name} ${layer.files} (${layer.isExact ? '' : 'at least '}${layer.tests} tests)`)
    .join(', ');
}
