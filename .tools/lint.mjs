// @ts-check
// Format and rules of all files. `npm run lint` runs everything; `npm test` leaves out what needs types in unchanged files.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isStartedScript, listFiles, projectPath, runIfChanged } from './project.mjs';
import { binary, messageOf, run, runOrThrow } from './run.mjs';

const cache = 'node_modules/.cache/dosije';
const record = projectPath(`${cache}/lint-types.json`);
/** A change of one of these may change what is found in any file. */
const SETTINGS = ['.oxlintrc.json', '.tools/lintRules.mjs', 'package-lock.json', 'tsconfig.json'];

const checkFormat = () =>
  runOrThrow(binary('prettier'), [
    '--check',
    '--cache',
    '--cache-strategy=content',
    `--cache-location=${cache}/prettier`,
    '.',
  ]);

/** GraphQL documents are checked together with all others, so one result is kept for all of them. */
const lintDocuments = () =>
  runIfChanged(
    'lint-documents',
    [
      'package-lock.json',
      'eslint.config.js',
      ...['schema/graphql', 'web'].flatMap((folder) => listFiles(folder, /\.graphql$/)),
    ],
    [],
    async () => void (await runOrThrow(binary('eslint'), ['--max-warnings', '0', '**/*.graphql'])),
  );

/** @param {string[]} args */
const oxlint = (...args) => runOrThrow(binary('oxlint'), args);

/** By path, the hash that Git gives to the content of a file. @typedef {Record<string, string>} Hashes */

/** @returns {Promise<Hashes>} */
async function hashFiles() {
  const files = [...SETTINGS, ...(await oxlint('--debug=files')).trim().split('\n')];
  return Object.fromEntries(
    files.map((file) => {
      const content = readFileSync(projectPath(file));
      return [file, createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex')];
    }),
  );
}

/**
 * The files in which the rules that need types found nothing when they last ran here. In a new clone these are the committed
 * ones, which the continuous integration has linted whole. Empty where there is no Git.
 * @returns {Promise<Hashes>}
 */
async function cleanFiles() {
  if (existsSync(record)) return JSON.parse(readFileSync(record, 'utf8'));
  const { code, output } = await run('git', ['ls-tree', '-r', 'HEAD'], { quiet: true });
  if (code !== 0) return {};
  // A line is "<mode> blob <hash>", a tab and the path.
  return Object.fromEntries(
    output
      .trim()
      .split('\n')
      .map((line) => line.split(/[ \t]/))
      .map(([, , hash, path]) => [path, hash]),
  );
}

/** @param {boolean} whole */
async function lintCode(whole) {
  const hashes = await hashFiles();
  const clean = whole ? {} : await cleanFiles();
  const changed = Object.keys(hashes).filter((file) => hashes[file] !== clean[file]);
  if (changed.some((file) => SETTINGS.includes(file))) {
    await oxlint('--type-aware');
  } else {
    // Without types, a comment that disables a rule that needs them looks unused.
    await oxlint('--report-unused-disable-directives-severity=allow');
    if (changed.length > 0) await oxlint('--type-aware', ...changed);
  }
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify(hashes));
}

/**
 * Throws an error with all problems that it finds. Unless everything is asked for, rules that need types read only what has
 * changed since they last found nothing, because they take most of the time.
 * @param {{ whole: boolean }} options
 */
export async function lint({ whole }) {
  /** @type {string[]} */
  const problems = [];
  for (const check of [checkFormat, lintDocuments, () => lintCode(whole)]) {
    await check().catch((error) => problems.push(messageOf(error)));
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

if (isStartedScript(import.meta.url)) {
  try {
    await lint({ whole: true });
  } catch (error) {
    console.log(messageOf(error));
    process.exit(1);
  }
}
