import { longestIncreasingSubsequence } from '../comparison/longestIncreasingSubsequence.ts';

/** A field with its value before and after a change; null is none. */
export interface FieldChange {
  /** Its name; a row and what stands in it are parted by dots: `steps.2.text`. */
  field: string;
  before: string | null;
  after: string | null;
}

type Row = Record<string, unknown>;

const isRecord = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';
const isScalarList = (value: unknown): value is unknown[] => Array.isArray(value) && !value.some(isRecord);

const toText = (value: unknown): string | null => {
  if (isEmpty(value)) return null;
  if (Array.isArray(value)) return value.length > 0 ? value.map(String).join(', ') : null;
  return String(value);
};

/** The field that names a row among others, with its value. */
const identityOf = (row: unknown, identities: readonly string[]): string | null => {
  if (!isRecord(row)) return null;
  const name = identities.find((one) => !isEmpty(row[one]));
  return name === undefined ? null : `${name}=${toText(row[name])}`;
};

/** The content of a row whatever the order of its fields, in which a database gives them back as it likes. */
const contentOf = (value: unknown): string => {
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
 * The rows that differ. A row is the same one wherever it stands now: equal ones are paired first, then those with the same id or text, then what is
 * left between them. A row that was moved is told with its place, one that was removed by its number before.
 */
function changedRows(
  before: readonly unknown[],
  after: readonly unknown[],
  path: string,
  identities: readonly string[],
): FieldChange[] {
  const pairs = new Map<number, number>();
  pairByKey(pairs, before, after, contentOf);
  pairByKey(pairs, before, after, (row) => identityOf(row, identities));
  const known = [...pairs].sort(([one], [other]) => one - other);
  const members = longestIncreasingSubsequence(known.map(([, to]) => to));
  const kept = known.filter((_, at) => members.has(at));
  const moved = new Set(known.filter((_, at) => !members.has(at)).map(([from]) => from));
  pairByPlace(pairs, kept, [before.length, after.length]);
  const paired = new Map([...pairs].map(([from, to]) => [to, from]));
  const removed = before.flatMap((row, at) =>
    pairs.has(at) ? [] : changesOf(row, null, `${path}.${at + 1}`, identities),
  );
  const others = after.flatMap((row, at) => {
    const from = paired.get(at);
    const place = `${path}.${at + 1}`;
    if (from === undefined) return changesOf(null, row, place, identities);
    const changes = changesOf(before[from], row, place, identities);
    return moved.has(from)
      ? [{ field: `${place}.position`, before: String(from + 1), after: String(at + 1) }, ...changes]
      : changes;
  });
  return [...removed, ...others];
}

function changesOf(before: unknown, after: unknown, path: string, identities: readonly string[]): FieldChange[] {
  if (before === after) return [];
  if (isRecord(before) || isRecord(after)) {
    const [one, other] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
      changesOf(one[key], other[key], path === '' ? key : `${path}.${key}`, identities),
    );
  }
  if ((Array.isArray(before) && !isScalarList(before)) || (Array.isArray(after) && !isScalarList(after)))
    return changedRows(Array.isArray(before) ? before : [], Array.isArray(after) ? after : [], path, identities);
  const change = { field: path, before: toText(before), after: toText(after) };
  return change.before === change.after ? [] : [change];
}

/**
 * What differs between two states of something, field by field. What is missing, null and blank are the same. `identities` are the fields by which a
 * row is known again, such as its id or its text; the first that a row has counts.
 */
export const fieldChanges = (before: object, after: object, identities: readonly string[] = []): FieldChange[] =>
  changesOf(before, after, '', identities);
