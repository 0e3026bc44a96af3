// @ts-check
// Format and rules of all files. `npm run lint` reads everything; `npm test` leaves out what takes long in files that
// have not changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isStartedScript, projectPath } from './project.mjs';
import { binary, messageOf, run, runOrThrow } from './run.mjs';

const cache = 'node_modules/.cache/dosije';
const record = projectPath(`${cache}/lint-clean.json`);
/** A change of one of these may change what is found in any file. */
const SETTINGS = [
  '.oxlintrc.json',
  'eslint.config.js',
  '.prettierignore',
  '.prettierrc.json',
  '.tools/lintRules.mjs',
  '.tools/roleTable.mjs',
  'domain/account/rights.ts',
  'package-lock.json',
  'tsconfig.json',
];

/** @param {string[] | null} files all files without a list */
async function checkFormat(files) {
  if (files?.length === 0) return;
  await runOrThrow(binary('prettier'), [
    '--check',
    '--ignore-unknown',
    '--cache',
    '--cache-strategy=content',
    `--cache-location=${cache}/prettier`,
    ...(files ?? ['.']),
  ]);
}

/** GraphQL documents are checked together with all others. @param {string[] | null} files all files without a list */
async function lintDocuments(files) {
  if (files && !files.some((file) => file.endsWith('.graphql'))) return;
  await runOrThrow(binary('eslint'), ['--max-warnings', '0', '**/*.graphql']);
}

/** @param {string[]} args */
const oxlint = (...args) => runOrThrow(binary('oxlint'), args);

/** By path, the hash that Git gives to the content of a file. @typedef {Record<string, string>} Hashes */

/** The files that are committed or may be. Null where there is no Git. @returns {Promise<Hashes | null>} */
async function hashFiles() {
  const { code, output } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    quiet: true,
  });
  if (code !== 0) return null;
  const files = output.split('\0').filter((file) => file && existsSync(projectPath(file)));
  return Object.fromEntries(
    files.map((file) => {
      const content = readFileSync(projectPath(file));
      return [file, createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex')];
    }),
  );
}

/**
 * The files in which nothing was found when they were last read here. In a new clone these are the committed ones,
 * which the continuous integration has read whole.
 * @returns {Promise<Hashes>}
 */
async function cleanFiles() {
  if (existsSync(record)) return JSON.parse(readFileSync(record, 'utf8'));
  // A line is "<mode> blob <hash>", a tab and the path.
  const lines = (await runOrThrow('git', ['ls-tree', '-r', 'HEAD'])).trim().split('\n');
  return Object.fromEntries(lines.map((line) => line.split(/[ \t]/)).map(([, , hash, path]) => [path, hash]));
}

/** @param {string[] | null} files all files without a list */
async function lintCode(files) {
  if (files === null) return void (await oxlint('--type-aware'));
  // Without types, a comment that disables a rule that needs them looks unused.
  await oxlint('--report-unused-disable-directives-severity=allow');
  const code = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  if (code.length > 0) await oxlint('--type-aware', '--no-error-on-unmatched-pattern', ...code);
}

/**
 * Throws an error with all problems that it finds. Unless everything is asked for, format and the rules that need types
 * are checked only in what has changed since nothing was found in it, because they take most of the time.
 * @param {{ whole: boolean }} options
 */
export async function lint({ whole }) {
  const hashes = await hashFiles();
  /** @type {string[] | null} */
  let changed = null;
  if (hashes && !whole) {
    const clean = await cleanFiles();
    changed = Object.keys(hashes).filter((file) => hashes[file] !== clean[file]);
    if (changed.some((file) => SETTINGS.includes(file))) changed = null;
  }
  /** @type {string[]} */
  const problems = [];
  for (const check of [checkFormat, lintDocuments, lintCode]) {
    await check(changed).catch((error) => problems.push(messageOf(error)));
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify(hashes ?? {}));
}

if (isStartedScript(import.meta.url)) {
  try {
    await lint({ whole: true });
  } catch (error) {
    console.log(messageOf(error));
    process.exit(1);
  }
}
