// @ts-check
// Wraps comments at 120 columns, which Prettier leaves as they are. `npm run format` runs it; the rule `comment-width`
// names what is left.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isStartedScript, projectPath } from './project.mjs';

const WIDTH = 120;
/** Comments that programs read stand on one line. */
const IS_DIRECTIVE = /^(@ts-|oxlint-|eslint-|prettier-|@jest-|istanbul |c8 |#|\/ ?<)/;
/** Lines that begin something of their own: a tag, an item of a list, a line of code or a table. */
const BEGINS = /^([-*|@]|\d+\. | {2,}|`{3})/;

/**
 * Fills lines with words.
 * @param {string} text
 * @param {string} prefix before each line
 * @returns {string[]}
 */
function fill(text, prefix) {
  /** @type {string[]} */
  const lines = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line && prefix.length + line.length + 1 + word.length > WIDTH) {
      lines.push(prefix + line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, prefix + line];
}

/**
 * The lines of a comment with those that are too long wrapped, each together with the lines that continue it.
 * @param {string[]} texts without what stands before each of them
 * @param {string} prefix
 * @returns {string[]}
 */
function wrap(texts, prefix) {
  /** @type {string[]} */
  const wrapped = [];
  for (let at = 0; at < texts.length; at++) {
    let text = texts[at] ?? '';
    if (prefix.length + text.length <= WIDTH || IS_DIRECTIVE.test(text)) {
      wrapped.push((prefix + text).trimEnd());
      continue;
    }
    for (let next = texts[at + 1]; next && !BEGINS.test(next) && !IS_DIRECTIVE.test(next); next = texts[at + 1]) {
      text = `${text} ${next}`;
      at++;
    }
    wrapped.push(...fill(text, prefix));
  }
  return wrapped;
}

/**
 * A source with its long comments wrapped. Only comments that have their lines to themselves are wrapped.
 * @param {string} source
 */
export function wrapComments(source) {
  const lines = source.split('\n');
  /** @type {string[]} */
  const result = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const oneLine = /^(\s*)\/\*\* (.*) \*\/$/.exec(line);
    if (oneLine) {
      const [, indent = '', text = ''] = oneLine;
      if (line.length <= WIDTH) result.push(line);
      else result.push(`${indent}/**`, ...fill(text, `${indent} * `), `${indent} */`);
      continue;
    }
    const marker = /^(\s*)(\/\/ | \* )/.exec(line);
    if (!marker) {
      result.push(line);
      continue;
    }
    const [prefix] = marker;
    const texts = [];
    for (; lines[at]?.startsWith(prefix) || lines[at] === prefix.trimEnd(); at++)
      texts.push((lines[at] ?? '').slice(prefix.length));
    at--;
    result.push(...wrap(texts, prefix));
  }
  return result.join('\n');
}

if (isStartedScript(import.meta.url)) {
  const files = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs', '*.js'], { encoding: 'utf8' });
  for (const file of files.split('\0').filter((one) => one && existsSync(projectPath(one)))) {
    const source = readFileSync(projectPath(file), 'utf8');
    const wrapped = wrapComments(source);
    if (wrapped !== source) writeFileSync(projectPath(file), wrapped);
  }
}
