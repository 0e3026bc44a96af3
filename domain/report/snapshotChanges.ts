import type { Json } from './canonicalJson.ts';
import {
  type ChangeKind,
  type ComparedPlace,
  IDENTITIES,
  IGNORED,
  INPUTS,
  leadsToResults,
  NAMES,
  RESULTS,
} from './snapshotInputs.ts';

/** Our figure: more than anybody reads; a bound for the response. */
export const MAX_CHANGES = 500;

/** One value that differs. */
export interface SnapshotChange {
  kind: ChangeKind;
  /** Names of the fields that lead to the value; a row of a list is named by what it is, such as a raw material. */
  path: readonly string[];
  /** Null: it is not there, or not known. */
  before: string | null;
  after: string | null;
  /**
   * Of a figure what it rests on, as far as that differs: its source, whether it was verified, why it stands in place
   * of a default. The figure itself may be the same.
   */
  basis?: readonly { field: string; before: string | null; after: string | null }[];
}

interface Value {
  path: readonly string[];
  value: string;
  /** What a figure rests on, by field. */
  basis?: ReadonlyMap<string, string>;
}
/** Values by what tells them apart, with the path that people read. */
type Values = Map<string, Value>;
type Members = { readonly [name: string]: Json };
interface Row {
  identity: string;
  /** Null: a text in a list, which is not said twice. */
  name: string | null;
  value: Json;
}

const isMembers = (value: Json | undefined): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : JSON.stringify(value));

const firstOf = (row: Members, fields: readonly string[]): string | null => {
  const field = fields.find((one) => row[one] !== undefined && row[one] !== null && row[one] !== '');
  return field === undefined ? null : textOf(row[field]);
};

/** The rows of a list; of several with the same name the second is "name (2)", so that each keeps its own. */
function rowsOf(list: readonly Json[]): Row[] {
  const seen = new Map<string, number>();
  const unique = (text: string) => {
    const count = (seen.get(text) ?? 0) + 1;
    seen.set(text, count);
    return count === 1 ? '' : ` (${count})`;
  };
  return list.map((value, at) => {
    if (!isMembers(value)) {
      const text = textOf(value);
      return { identity: text + unique(text), name: null, value };
    }
    // Of an annex the number alone is that of another annex, too; a substance is in several products.
    const { annex, reference, inciName, productName } = value;
    const entry =
      annex !== undefined && reference !== undefined
        ? `${textOf(annex)}/${textOf(reference)}`
        : productName !== undefined
          ? `${textOf(inciName)}, ${textOf(productName)}`
          : null;
    const identity = entry ?? firstOf(value, IDENTITIES) ?? String(at + 1);
    const suffix = unique(identity);
    return { identity: identity + suffix, name: (entry ?? firstOf(value, NAMES) ?? identity) + suffix, value };
  });
}

/** A figure with what it rests on, as one. What is computed follows from other inputs. */
function collectFigure(figure: Members, keys: readonly string[], path: readonly string[], values: Values): void {
  const { value, origin, ...basis } = figure;
  if (origin === 'computed' || value === null || value === undefined) return;
  const stated = Object.entries(basis).filter(([name, member]) => member !== null && !IGNORED.has(name));
  values.set(JSON.stringify(keys), {
    path,
    value: textOf(value),
    basis: new Map(stated.map(([name, member]) => [name, textOf(member)])),
  });
}

/** What of the basis of a figure differs. */
function basisChanges(before: Value | undefined, after: Value | undefined) {
  const [older, newer] = [before?.basis ?? new Map<string, string>(), after?.basis ?? new Map<string, string>()];
  return [...new Set([...older.keys(), ...newer.keys()])].flatMap((field) => {
    const [one, other] = [older.get(field) ?? null, newer.get(field) ?? null];
    return one === other ? [] : [{ field, before: one, after: other }];
  });
}

/** All texts, figures and switches under a value. */
function collect(value: Json, keys: readonly string[], path: readonly string[], values: Values): void {
  if (value === null) return;
  if (isList(value)) {
    for (const { identity, name, value: row } of rowsOf(value))
      collect(row, [...keys, identity], name === null ? path : [...path, name], values);
  } else if (isMembers(value)) {
    if ('overriddenBecause' in value) {
      collectFigure(value, keys, path, values);
      return;
    }
    for (const [name, member] of Object.entries(value)) {
      // A sign-off is told by its reference and reason, a raw material by its own code.
      if (IGNORED.has(name) || (name === 'code' && 'signedAt' in value)) continue;
      collect(member, [...keys, name], [...path, name], values);
    }
  } else values.set(JSON.stringify(keys), { path, value: textOf(value) });
}

const at = (snapshot: Json | undefined, place: string): Json | undefined =>
  place.split('.').reduce<Json | undefined>((value, name) => (isMembers(value) ? value[name] : undefined), snapshot);

/** The name of a field, which says whose value it is where that is all it says. */
const nameOf = (field: string) =>
  field
    .replace(/\.value$/, '')
    .split('.')
    .slice(-1);

/** The rows of a place by what tells them apart; what is no list is one row. */
function rowsAt(snapshot: Json, place: string): Map<string, Pick<Row, 'name' | 'value'>> {
  const value = at(snapshot, place) ?? null;
  return isList(value)
    ? new Map(rowsOf(value).map(({ identity, ...row }) => [identity, row]))
    : new Map([['', { name: null, value }]]);
}

/**
 * The chosen fields of the rows that are compared. A field of a part that one side lacks is not compared: what is
 * calculated has no margin yet.
 */
function collectFields({ place, fields = [], hasOwnRows }: ComparedPlace, before: Json, after: Json): [Values, Values] {
  const older: Values = new Map();
  const newer: Values = new Map();
  const [rowsBefore, rowsAfter] = [rowsAt(before, place), rowsAt(after, place)];
  for (const identity of new Set([...rowsBefore.keys(), ...rowsAfter.keys()])) {
    const [one, other] = [rowsBefore.get(identity), rowsAfter.get(identity)];
    if (!hasOwnRows && !(one && other)) continue;
    const name = (other ?? one)?.name;
    const path = [...place.split('.').slice(-1), ...(name ? [name] : [])];
    for (const field of fields) {
      const part = field.split('.').slice(0, -1).join('.');
      if (part && one && other && [one, other].some(({ value }) => !isMembers(at(value, part)))) continue;
      collect(at(one?.value, field) ?? null, [identity, field], [...path, ...nameOf(field)], older);
      collect(at(other?.value, field) ?? null, [identity, field], [...path, ...nameOf(field)], newer);
    }
  }
  return [older, newer];
}

function collectAll(snapshot: Json, { place }: ComparedPlace): Values {
  const values: Values = new Map();
  collect(at(snapshot, place) ?? null, [], place.split('.').slice(-1), values);
  return values;
}

function changesAt(compared: ComparedPlace, before: Json, after: Json): SnapshotChange[] {
  const [older, newer] = compared.fields
    ? collectFields(compared, before, after)
    : [collectAll(before, compared), collectAll(after, compared)];
  return [...new Set([...older.keys(), ...newer.keys()])].flatMap((key) => {
    const [one, other] = [older.get(key), newer.get(key)];
    const path = (other ?? one)?.path ?? [];
    // What is gone rests on nothing.
    const basis = other ? basisChanges(one, other) : [];
    if (one?.value === other?.value && basis.length === 0) return [];
    const change = { kind: compared.kind, path, before: one?.value ?? null, after: other?.value ?? null };
    return [basis.length > 0 ? { ...change, basis } : change];
  });
}

/**
 * The inputs that differ between two snapshots, old → new, by kind, and the results that differ although nothing they
 * follow from does. A place that one of them does not have at all was not seen by whom it was taken for, such as a
 * formula by a client, and is not compared. At most MAX_CHANGES.
 */
export function snapshotChanges(before: Json, after: Json): SnapshotChange[] {
  const compare = (places: readonly ComparedPlace[]) =>
    places.flatMap((compared) =>
      at(before, compared.place) === undefined || at(after, compared.place) === undefined
        ? []
        : changesAt(compared, before, after),
    );
  const changes = compare(INPUTS);
  return (changes.some(leadsToResults) ? changes : [...changes, ...compare(RESULTS)]).slice(0, MAX_CHANGES);
}
