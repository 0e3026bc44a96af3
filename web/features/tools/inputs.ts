import { readNumber } from '../../../domain/quantity/readNumber.ts';
import type { Result, InvalidInput } from '../../../domain/result.ts';
import { ok, err } from '../../../domain/result.ts';

/** Reads typed numbers, comma or point; every field that is missing or no number is refused. */
export function readNumbers<Name extends string>(
  texts: Readonly<Record<Name, string>>,
  names: readonly Name[],
): Result<Record<Name, number>> {
  const read = names.map((name) => [name, readNumber(name, texts[name])] as const);
  const refusals = read.flatMap(([, one]) => (one.ok ? [] : one.errors));
  if (refusals.length > 0) return err(refusals);
  return ok(Object.fromEntries(read.map(([name, one]) => [name, one.ok ? one.value : NaN])) as Record<Name, number>);
}

/** The refusals of a calculation; none when there is a value. */
export const refusalsIn = (result: Result<unknown>): readonly InvalidInput[] => (result.ok ? [] : result.errors);
