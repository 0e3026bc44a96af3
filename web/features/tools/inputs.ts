import { readNumber } from '../../../domain/quantity/readNumber.ts';
import type { Result, InvalidInput } from '../../../domain/result.ts';
import { ok, err } from '../../../domain/result.ts';

/** The fields whose figures are percentages, under their names in all tools. */
const PERCENTAGES: ReadonlySet<string> = new Set(['concentration', 'dermal', 'oral']);

/** Reads a typed number, comma or point, in any language: an address is opened in both. */
export const readInput = (name: string, text: string): Result<number> =>
  readNumber(name, text, PERCENTAGES.has(name) ? { largest: 100 } : {});

/** Reads typed numbers, comma or point; fails with an error for every field that is missing or not a number. */
export function readNumbers<Name extends string>(
  texts: Readonly<Record<Name, string>>,
  names: readonly Name[],
): Result<Record<Name, number>> {
  const read = names.map((name) => [name, readInput(name, texts[name])] as const);
  const errors = read.flatMap(([, one]) => (one.ok ? [] : one.errors));
  if (errors.length > 0) return err(errors);
  return ok(Object.fromEntries(read.map(([name, one]) => [name, one.ok ? one.value : NaN])) as Record<Name, number>);
}

/** The errors of a calculation; empty when it has a value. */
export const errorsOf = (result: Result<unknown>): readonly InvalidInput[] => (result.ok ? [] : result.errors);
