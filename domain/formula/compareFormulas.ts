import { compareFindings } from '../comparison/compareFindings.ts';
import type { ListComparison } from '../comparison/compareLists.ts';
import { compareLists } from '../comparison/compareLists.ts';
import type { Finding } from '../finding.ts';
import type { Amount, Millionths } from './percent.ts';

/** A line as two revisions are compared. */
export type ComparedLine = {
  /** Slug of the raw material, or the provisional name. */
  readonly key: string;
  readonly name: string;
  readonly percent: Millionths;
  readonly phase: string | null;
  readonly function: string | null;
};

/** A revision as it is compared. */
export type ComparedFormula = {
  readonly lines: readonly ComparedLine[];
  readonly substances: readonly {
    readonly inciName: string;
    readonly isNano: boolean;
    readonly max: Amount | null;
    readonly order: Amount;
  }[];
  /** The names of the ingredient list. */
  readonly list: readonly string[];
  readonly findings: readonly Finding[];
};

type Substance = ComparedFormula['substances'][number];

/** Pairs of what changed; null where one revision does not have it. */
export type Change<T> = { readonly before: T | null; readonly after: T | null };

/** The difference of two revisions of a formula. */
export type FormulaComparison = {
  /** Lines that were added, removed or changed; the n-th line of a raw material is compared with its n-th. */
  readonly lines: readonly Change<ComparedLine>[];
  readonly substances: readonly Change<Substance>[];
  readonly list: ListComparison;
  readonly findings: { readonly onlyBefore: readonly Finding[]; readonly onlyAfter: readonly Finding[] };
};

/**
 * Pairs items with equal keys, the n-th with the n-th, in the order of `after`, then what only `before` has; equal
 * pairs are left out.
 */
function changes<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (item: T) => string,
  isEqual: (one: T, other: T) => boolean,
): Change<T>[] {
  const waiting = new Map<string, T[]>();
  for (const item of before) waiting.set(keyOf(item), [...(waiting.get(keyOf(item)) ?? []), item]);
  const paired = after.map((item): Change<T> => ({ before: waiting.get(keyOf(item))?.shift() ?? null, after: item }));
  const removed = [...waiting.values()].flat().map((item): Change<T> => ({ before: item, after: null }));
  return [...paired, ...removed].filter(
    (pair) => pair.before === null || pair.after === null || !isEqual(pair.before, pair.after),
  );
}

/** Compares two revisions of a formula: lines, substances, the ingredient list and the findings. Never throws. */
export function compareFormulas(before: ComparedFormula, after: ComparedFormula): FormulaComparison {
  const { onlyInA, onlyInB } = compareFindings(before.findings, after.findings, (one) => ({
    ...one,
    name: typeof one.params['name'] === 'string' ? one.params['name'] : null,
  }));
  return {
    lines: changes(
      before.lines,
      after.lines,
      ({ key }) => key,
      (one, other) => one.percent === other.percent && one.phase === other.phase && one.function === other.function,
    ),
    substances: changes(
      before.substances,
      after.substances,
      ({ inciName, isNano }) => `${inciName}${isNano ? '[nano]' : ''}`,
      (one, other) => one.max === other.max && one.order === other.order,
    ),
    list: compareLists(before.list, after.list),
    findings: { onlyBefore: onlyInA, onlyAfter: onlyInB },
  };
}
