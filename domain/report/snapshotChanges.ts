import type { Json } from './canonicalJson.ts';

/** What a difference between two snapshots is about: design of the PIF, section 6, "Outdated". */
export const CHANGE_KINDS = ['FORMULA', 'RAW_MATERIAL', 'TOXICOLOGY', 'KNOWLEDGE', 'LABEL', 'TEXT', 'FILE'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** One value that differs. */
export interface SnapshotChange {
  kind: ChangeKind;
  /** Names of the fields that lead to the value; a row of a list is named by what it is, such as a raw material. */
  path: readonly string[];
  /** Null: it is not there, or not known. */
  before: string | null;
  after: string | null;
}

/** The inputs of each kind by their places in a snapshot. What follows from them, such as a margin, is no input. */
const INPUTS: Record<ChangeKind, readonly string[]> = {
  FORMULA: ['pif.formula', 'composition.formula'],
  RAW_MATERIAL: ['composition.result.materials'],
  TOXICOLOGY: ['report.substances'],
  KNOWLEDGE: ['knowledge.data'],
  LABEL: ['pif.label', 'label'],
  TEXT: [
    'pif.name',
    'pif.reference',
    'pif.description',
    'pif.manufacturing',
    'pif.claims',
    'pif.animalTesting',
    'pif.partA',
    'pif.partB',
  ],
  FILE: ['pif.files'],
};

/** Of a computed substance only what was looked up: the rest follows from it and from the other inputs. */
const LOOKED_UP = ['inciName', 'pointOfDeparture', 'profile'];

/** Fields that differ although nothing was changed, or that repeat another: who reads, when, and results. */
const IGNORED = new Set([
  ...['id', 'version', 'url', 'photoUrl', 'addedAt', 'addedBy', 'isExpired', 'isExpiring', 'status', 'usage'],
  ...['createdAt', 'updatedAt', 'updatedBy', 'viewerCanEdit', 'revisions', 'importFile', 'savedAt', 'savedBy'],
]);
/** What names a row, the first that it has. */
const NAMES = [
  'slug',
  'rawMaterialSlug',
  'inciName',
  'key',
  'sha256',
  'row',
  'heading',
  'criterion',
  'name',
  'text',
] as const;

type Values = Map<string, { path: readonly string[]; value: string }>;
type Members = { readonly [name: string]: Json };

const isMembers = (value: Json | undefined): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Names of rows; of several with the same name the second is "name (2)", so that each keeps its own. */
function namesOf(rows: readonly Json[]): string[] {
  const seen = new Map<string, number>();
  return rows.map((row, at) => {
    const field = isMembers(row) ? NAMES.find((one) => typeof row[one] === 'string' && row[one] !== '') : undefined;
    const name = field && isMembers(row) ? textOf(row[field]) : typeof row === 'string' ? row : String(at + 1);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

/** All texts, figures and switches under a value, by their paths. */
function collect(value: Json, path: readonly string[], values: Values): void {
  if (value === null) return;
  if (Array.isArray(value)) {
    const rows = value as readonly Json[];
    const names = namesOf(rows);
    rows.forEach((row, at) => collect(row, [...path, names[at] ?? ''], values));
  } else if (isMembers(value)) {
    for (const [name, member] of Object.entries(value))
      if (!IGNORED.has(name)) collect(member, [...path, name], values);
  } else values.set(JSON.stringify(path), { path, value: textOf(value) });
}

const at = (snapshot: Json, place: string): Json | undefined =>
  place.split('.').reduce<Json | undefined>((value, name) => (isMembers(value) ? value[name] : undefined), snapshot);

const lookedUp = (substances: Json): Json =>
  Array.isArray(substances)
    ? (substances as readonly Json[]).map((one) =>
        isMembers(one) ? Object.fromEntries(LOOKED_UP.map((name) => [name, one[name] ?? null])) : one,
      )
    : substances;

function changesAt(kind: ChangeKind, place: string, before: Json, after: Json): SnapshotChange[] {
  const older: Values = new Map();
  const newer: Values = new Map();
  const name = place.split('.').slice(-1);
  const inputs = (value: Json) => (kind === 'TOXICOLOGY' ? lookedUp(value) : value);
  collect(inputs(before), name, older);
  collect(inputs(after), name, newer);
  return [...new Set([...older.keys(), ...newer.keys()])].flatMap((key) => {
    const [one, other] = [older.get(key), newer.get(key)];
    return one?.value === other?.value
      ? []
      : [{ kind, path: (one ?? other)?.path ?? [], before: one?.value ?? null, after: other?.value ?? null }];
  });
}

/**
 * The inputs that differ between two snapshots, old → new, by kind. A place that one of them does not have at all was not seen by whom it was
 * taken for, such as a formula by a client, and is not compared.
 */
export const snapshotChanges = (before: Json, after: Json): SnapshotChange[] =>
  CHANGE_KINDS.flatMap((kind) =>
    INPUTS[kind].flatMap((place) => {
      const [older, newer] = [at(before, place), at(after, place)];
      return older === undefined || newer === undefined ? [] : changesAt(kind, place, older, newer);
    }),
  );
