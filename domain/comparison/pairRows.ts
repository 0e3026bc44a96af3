import { longestIncreasingSubsequence } from './longestIncreasingSubsequence.ts';

export type Row = Record<string, unknown>;

export const isRecord = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** The field that names a row among others, with its value. */
const identityOf = (row: unknown, identities: readonly string[]): string | null => {
  if (!isRecord(row)) return null;
  const name = identities.find((one) => !isEmpty(row[one]));
  return name === undefined ? null : `${name}=${String(row[name])}`;
};

/**
 * The content of a row whatever the order of its fields, in which a database gives them back as it likes. Blank, null
 * and missing are the same.
 */
export const contentOf = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(contentOf).join()}]`;
  if (!isRecord(value)) return isEmpty(value) ? '' : JSON.stringify(value);
  const fields = Object.entries(value).map(([name, one]) => [name, contentOf(one)] as const);
  return JSON.stringify(
    fields.filter(([, content]) => content !== '').sort(([one], [other]) => (one < other ? -1 : 1)),
  );
};

/** Pairs the rows that are left with the same key, in their order. */
function pairByKey(
  pairs: Map<number, number>,
  before: readonly unknown[],
  after: readonly unknown[],
  keyOf: (row: unknown) => string | null,
): void {
  const taken = new Set(pairs.values());
  const free = new Map<string, number[]>();
  after.forEach((row, at) => {
    const key = taken.has(at) ? null : keyOf(row);
    if (key !== null) free.set(key, [...(free.get(key) ?? []), at]);
  });
  before.forEach((row, at) => {
    const key = pairs.has(at) ? null : keyOf(row);
    const found = key === null ? undefined : free.get(key)?.shift();
    if (found !== undefined) pairs.set(at, found);
  });
}

/** Pairs what is left between two kept rows by its place: a row whose text itself was changed. */
function pairByPlace(
  pairs: Map<number, number>,
  kept: readonly (readonly [number, number])[],
  counts: [number, number],
) {
  const taken = new Set(pairs.values());
  const ends = [...kept, counts];
  let [from, to] = [0, 0];
  for (const [endBefore, endAfter] of ends) {
    const left = range(from, endBefore).filter((at) => !pairs.has(at));
    const added = range(to, endAfter).filter((at) => !taken.has(at));
    left.slice(0, added.length).forEach((at, index) => pairs.set(at, added[index] ?? 0));
    [from, to] = [endBefore + 1, endAfter + 1];
  }
}

const range = (from: number, end: number): number[] =>
  Array.from({ length: Math.max(0, end - from) }, (_, at) => from + at);

/**
 * Which row of one version is which of another, and which of them were moved: equal ones are paired first, then those
 * with the same id or text, then what is left between them. `identities` are the fields by which a row is known again;
 * the first that a row has counts.
 */
export function pairRows(
  before: readonly unknown[],
  after: readonly unknown[],
  identities: readonly string[],
): { pairs: ReadonlyMap<number, number>; moved: ReadonlySet<number> } {
  const pairs = new Map<number, number>();
  pairByKey(pairs, before, after, contentOf);
  pairByKey(pairs, before, after, (row) => identityOf(row, identities));
  const known = [...pairs].sort(([one], [other]) => one - other);
  const members = longestIncreasingSubsequence(known.map(([, to]) => to));
  const kept = known.filter((_, at) => members.has(at));
  const moved = new Set(known.filter((_, at) => !members.has(at)).map(([from]) => from));
  pairByPlace(pairs, kept, [before.length, after.length]);
  return { pairs, moved };
}
