import { runSteps, type Steps } from '../steps/steps.ts';

/** A value as JSON holds it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/**
 * A report is nested in about ten levels; a text that is nested deeper was not written by us and could exhaust the
 * stack.
 */
const MAX_DEPTH = 64;
/** What is nested so deep is written in one step: the rows of a report, which are small. */
const STEP_DEPTH = 4;

const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);

/**
 * What stands between the brackets of an array or object: each member with the text before it. Null for a name that
 * cannot be written.
 */
type Nested = { readonly open: string; readonly close: string; readonly members: readonly [string, unknown][] | null };

function nestedOf(value: object): Nested {
  if (Array.isArray(value)) return { open: '[', close: ']', members: value.map((item: unknown) => ['', item]) };
  // Without a comparison of its own, sort() orders by UTF-16 code units.
  const names = Object.keys(value).sort();
  const members = names.map((name): [string, unknown] => [
    `${JSON.stringify(name)}:`,
    (value as Record<string, unknown>)[name],
  ]);
  return { open: '{', close: '}', members: names.every(isWellFormed) ? members : null };
}

/** A value without members; null for one that has no canonical form. */
function scalar(value: unknown): string | null {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null;
  return typeof value === 'string' && isWellFormed(value) ? JSON.stringify(value) : null;
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

function writeAtOnce(value: unknown, depth: number): string | null {
  if (!isNested(value)) return scalar(value);
  const { open, close, members } = nestedOf(value);
  if (members === null || depth === MAX_DEPTH) return null;
  const texts: string[] = [];
  for (const [before, member] of members) {
    const text = writeAtOnce(member, depth + 1);
    if (text === null) return null;
    texts.push(before + text);
  }
  return open + texts.join(',') + close;
}

/**
 * The one way in which a value is written as JSON: RFC 8785, section 3.2. No blanks, names sorted by their UTF-16 code
 * units, texts as they are: they are not normalised, so that what was signed is what is hashed. Null for a value that
 * has no such form: one with a number that is not whole (a figure is a decimal text here, which no program rounds on
 * the way), with half of a surrogate pair, with something that is not JSON, or nested too deep.
 */
export const canonicalJson = (value: unknown): string | null => runSteps(canonicalJsonInSteps(value));

/** The same in steps. */
export function* canonicalJsonInSteps(value: unknown, depth = 0): Steps<string | null> {
  if (!isNested(value) || depth === STEP_DEPTH) return writeAtOnce(value, depth);
  const { open, close, members } = nestedOf(value);
  const texts: string[] = [];
  for (const [before, member] of members ?? [['', undefined]]) {
    const text = yield* canonicalJsonInSteps(member, depth + 1);
    if (text === null) return null;
    texts.push(before + text);
    yield;
  }
  return open + texts.join(',') + close;
}
