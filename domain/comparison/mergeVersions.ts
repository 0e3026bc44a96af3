import { contentOf, isRecord, pairRows } from './pairRows.ts';

/** A field of a version: the names of groups and fields, and the numbers of rows from 1. */
export type FieldPath = readonly string[];

/** What two people changed differently; null where one of them removed the row. */
export interface Collision {
  /** The same whatever is chosen. */
  key: string;
  path: FieldPath;
  local: unknown;
  remote: unknown;
}

/** What only the other person changed; null for a row that is not there. */
export interface RemoteChange {
  path: FieldPath;
  before: unknown;
  after: unknown;
}

export interface MergedVersions<Values> {
  merged: Values;
  collisions: Collision[];
  remoteChanges: RemoteChange[];
}

/** How the rows of lists are known again. */
export interface RowRules {
  /** Fields that name a row, such as its text; the first that a row has counts. */
  identities: readonly string[];
  /** Fields that say what a row is about, such as its substance: with another one it is another row. */
  subjects?: readonly string[];
  /** Lists whose rows are always the same ones in the same order, such as the criteria of a claim. */
  fixedLists?: readonly string[];
  /** Lists whose rows are taken from one version or the other as a whole. */
  wholeRows?: readonly string[];
}

const isSame = (one: unknown, other: unknown): boolean => contentOf(one) === contentOf(other);
const areRows = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other) && [...(one as unknown[]), ...(other as unknown[])].every(isRecord);
const fieldOf = (row: unknown, name: string): unknown => (isRecord(row) ? row[name] : undefined);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const byItself = (length: number): ReadonlyMap<number, number> =>
  new Map(Array.from({ length }, (_, at) => [at, at] as const));

/** A row as it stands in each version; undefined where it does not. */
interface MergedRow {
  token: string;
  before?: unknown;
  local?: unknown;
  remote?: unknown;
}

/** All rows of both versions in the order of who moved some, with what the other added after the same row as there. */
function alignRows(before: unknown[], local: unknown[], remote: unknown[], isFixed: boolean, rules: RowRules) {
  const pair = (after: unknown[]) =>
    isFixed
      ? { pairs: byItself(Math.min(before.length, after.length)), moved: new Set<number>() }
      : pairRows(before, after, rules.identities);
  const [ofLocal, ofRemote] = [pair(local), pair(remote)];
  const tokensOf = ({ pairs }: typeof ofLocal, rows: unknown[], prefix: string): string[] => {
    const origins = new Map([...pairs].map(([from, to]) => [to, from]));
    return rows.map((_, at) => (origins.has(at) ? `before${origins.get(at)}` : `${prefix}${at}`));
  };
  const localTokens = tokensOf(ofLocal, local, 'local');
  // What both added alike is one row.
  const added = new Map(
    localTokens.flatMap((token, at) => (token.startsWith('local') ? [[contentOf(local[at]), token] as const] : [])),
  );
  const remoteTokens = tokensOf(ofRemote, remote, 'remote').map((token, at) => {
    const alike = token.startsWith('remote') ? added.get(contentOf(remote[at])) : undefined;
    if (alike !== undefined) added.delete(contentOf(remote[at]));
    return alike ?? token;
  });
  const [order, others] = ofLocal.moved.size > 0 ? [[...localTokens], remoteTokens] : [[...remoteTokens], localTokens];
  others.forEach((token, at) => {
    if (!order.includes(token)) order.splice(at === 0 ? 0 : order.indexOf(others[at - 1] ?? '') + 1, 0, token);
  });
  return order.map((token): MergedRow => {
    const from = token.startsWith('before') ? Number(token.slice('before'.length)) : -1;
    return {
      token,
      before: before[from],
      local: local[localTokens.indexOf(token)],
      remote: remote[remoteTokens.indexOf(token)],
    };
  });
}

/**
 * What two people made of the same version, field by field and row by row: what only one of them changed is taken from
 * that one, rows that either added are all kept, and a row that one removed while the other changed it stays. Of what
 * both changed, `takeRemote` names the fields that are taken from the other person.
 */
export function mergeVersions<Values>(
  before: Values,
  local: Values,
  remote: Values,
  rules: RowRules,
  takeRemote: ReadonlySet<string> = new Set(),
): MergedVersions<Values> {
  const collisions: Collision[] = [];
  const remoteChanges: RemoteChange[] = [];

  function mergeField(path: FieldPath, key: string, was: unknown, mine: unknown, theirs: unknown, isWhole = false) {
    if (isSame(mine, theirs)) return mine;
    if (!isWhole && isRecord(mine) && isRecord(theirs)) {
      const earlier = isRecord(was) ? was : {};
      const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
      return Object.fromEntries(
        names.map((name): [string, unknown] => [
          name,
          mergeField([...path, name], `${key}.${name}`, earlier[name], mine[name], theirs[name]),
        ]),
      );
    }
    if (areRows(mine, theirs)) return mergeRows(path, key, listOf(was), listOf(mine), listOf(theirs));
    if (isSame(mine, was)) {
      remoteChanges.push({ path, before: mine, after: theirs });
      return theirs;
    }
    if (isSame(theirs, was)) return mine;
    collisions.push({ key, path, local: mine, remote: theirs });
    return takeRemote.has(key) ? theirs : mine;
  }

  function mergeRows(path: FieldPath, key: string, was: unknown[], mine: unknown[], theirs: unknown[]): unknown[] {
    const list = path.at(-1) ?? '';
    const isWhole = rules.wholeRows?.includes(list) ?? false;
    const rows: unknown[] = [];
    for (const row of alignRows(was, mine, theirs, rules.fixedLists?.includes(list) ?? false, rules)) {
      const place = [...path, String(rows.length + 1)];
      const rowKey = `${key}.${row.token}`;
      // Of a row that one of them made another one, as a whole: half of each would be a row that nobody entered.
      const isOther = (rules.subjects ?? []).some(
        (name) => !isSame(fieldOf(row.local, name), fieldOf(row.remote, name)),
      );
      if (row.local !== undefined && row.remote !== undefined)
        rows.push(mergeField(place, rowKey, row.before, row.local, row.remote, isWhole || isOther));
      else if (row.local !== undefined) {
        if (row.before === undefined) rows.push(row.local);
        else if (isSame(row.before, row.local)) remoteChanges.push({ path: place, before: row.local, after: null });
        else {
          collisions.push({ key: rowKey, path: place, local: row.local, remote: null });
          if (!takeRemote.has(rowKey)) rows.push(row.local);
        }
      } else if (row.before === undefined || !isSame(row.before, row.remote)) {
        remoteChanges.push({ path: place, before: null, after: row.remote });
        rows.push(row.remote);
      }
    }
    return rows;
  }

  const merged = mergeField([], '', before, local, remote) as Values;
  return { merged, collisions, remoteChanges };
}
