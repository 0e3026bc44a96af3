// @ts-check
// How a failure of a test is printed. Runs without any package installed.
import { stripVTControlCharacters } from 'node:util';
import { projectPath } from './project.mjs';

const SHORT_LINES = 3;

/** Text as one word of a shell. @param {string} text */
const quote = (text) => (/[$`"\\!]/.test(text) ? `'${text.replaceAll("'", `'\\''`)}'` : `"${text}"`);

/**
 * The command that repeats a file, or one test of it, alone.
 * @param {string} file
 * @param {string} [title]
 */
export function repeatCommand(file, title) {
  const command = file.includes('.more.test.') ? 'npm run test:more' : 'npm test';
  const option = title ? ` -t ${quote(title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))}` : '';
  return `${command} -- ${file}${option}`;
}

/**
 * A message without colours, without the frames of packages, and with paths from the top of the project. @param
 * {string} text
 */
const clean = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => !/^\s+at .*(node_modules\/|node:internal)/.test(line))
    .join('\n')
    .replaceAll(projectPath(), '')
    .trim();

/** @param {string} text */
const indent = (text) => text.replace(/^(?=.)/gm, '  ');

/**
 * The first failure is printed whole, all others with the beginning of their message.
 * @param {{ title: string, command: string, message: string, isFirst: boolean }} failure
 */
export function describeFailure({ title, command, message, isFirst }) {
  const lines = clean(message).split('\n');
  const shown = isFirst ? lines : lines.filter((line) => line.trim() !== '').slice(0, SHORT_LINES);
  return `\nFAILED: ${title}\n${indent(shown.join('\n'))}\n  Repeat it alone: ${command}\n`;
}

/** @typedef {{ type: string, message: string }} ConsoleEntry */

/** What a file printed. @param {ConsoleEntry[]} entries */
export const describeConsole = (entries) =>
  entries.map(({ type, message }) => `  console.${type}: ${indent(message).trim()}\n`).join('');
