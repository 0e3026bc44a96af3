/** A field with its value before and after a change; null is none. */
export interface FieldChange {
  /** Its name; a row and what stands in it are parted by dots: `steps.2.text`. */
  field: string;
  before: string | null;
  after: string | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';
const isScalarList = (value: unknown): value is unknown[] => Array.isArray(value) && !value.some(isRecord);
/** Whatever the order of the fields, in which a database gives them back as it likes. */
const isSame = (one: unknown, other: unknown): boolean => changesOf(one, other, '').length === 0;

const toText = (value: unknown): string | null => {
  if (isEmpty(value)) return null;
  if (Array.isArray(value)) return value.length > 0 ? value.map(String).join(', ') : null;
  return String(value);
};

/** The rows that differ: equal ones at the beginning and at the end are left out, so that one removed row is not told as a change of all after it. */
function changedRows(before: readonly unknown[], after: readonly unknown[], path: string): FieldChange[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end++;
  const count = Math.max(before.length, after.length) - end;
  const removed = before.length - end;
  const added = after.length - end;
  return Array.from({ length: Math.max(0, count - start) }, (_, at) => start + at).flatMap((at) =>
    changesOf(at < removed ? before[at] : null, at < added ? after[at] : null, `${path}.${at + 1}`),
  );
}

function changesOf(before: unknown, after: unknown, path: string): FieldChange[] {
  if (before === after) return [];
  if (isRecord(before) || isRecord(after)) {
    const [one, other] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
      changesOf(one[key], other[key], path === '' ? key : `${path}.${key}`),
    );
  }
  if ((Array.isArray(before) && !isScalarList(before)) || (Array.isArray(after) && !isScalarList(after)))
    return changedRows(Array.isArray(before) ? before : [], Array.isArray(after) ? after : [], path);
  const change = { field: path, before: toText(before), after: toText(after) };
  return change.before === change.after ? [] : [change];
}

/** What differs between two states of something, field by field. What is missing, null and blank are the same. */
export const fieldChanges = (before: object, after: object): FieldChange[] => changesOf(before, after, '');
