import { isEmpty, isRecord, pairRows } from '../comparison/pairRows.ts';

/** A field with its value before and after a change; null is none. */
export interface FieldChange {
  /** Its name; a row and what stands in it are parted by dots: `steps.2.text`. */
  field: string;
  before: string | null;
  after: string | null;
}

const isScalarList = (value: unknown): value is unknown[] => Array.isArray(value) && !value.some(isRecord);

const toText = (value: unknown): string | null => {
  if (isEmpty(value)) return null;
  if (Array.isArray(value)) return value.length > 0 ? value.map(String).join(', ') : null;
  return String(value);
};

/**
 * The rows that differ. A row is the same one wherever it stands now. A row that was moved is told with its place, one
 * that was removed by its number before.
 */
function changedRows(
  before: readonly unknown[],
  after: readonly unknown[],
  path: string,
  identities: readonly string[],
): FieldChange[] {
  const { pairs, moved } = pairRows(before, after, identities);
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
 * What differs between two states of something, field by field. What is missing, null and blank are the same.
 * `identities` are the fields by which a row is known again, such as its id or its text; the first that a row has
 * counts.
 */
export const fieldChanges = (before: object, after: object, identities: readonly string[] = []): FieldChange[] =>
  changesOf(before, after, '', identities);
