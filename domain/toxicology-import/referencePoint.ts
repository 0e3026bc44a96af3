/** What a reference point is: a benchmark dose, a dose without adverse effect, or the lowest dose with one. */
export type PointKind = 'BMDL' | 'NOAEL' | 'LOAEL';

/** A point of departure with its source, as the toxicological data of an ingredient state it. */
export interface ReferencePoint {
  readonly kind: PointKind;
  /** mg/kg bw/day; of a LOAEL a third of it. */
  readonly noaelMgPerKgDay: number;
  readonly source: string;
  readonly species: string | null;
  /** The study in the words of the table, with what the table says of the figure itself. */
  readonly study: string | null;
}

/** Why a row of a table is left out. */
export type PointProblemCode =
  | 'CAS_MISSING'
  | 'CAS_INVALID'
  | 'VALUE_MISSING'
  | 'NOT_A_NUMBER'
  | 'AMBIGUOUS_NUMBER'
  | 'NOT_ABOVE_0'
  | 'VALUE_TOO_LARGE'
  | 'UNIT'
  | 'ENDPOINT'
  | 'QUALIFIER'
  | 'STUDY_TYPE'
  | 'ROUTE'
  | 'SOURCE_MISSING'
  | 'TOO_LONG'
  // Reported by the service, which knows the ingredients.
  | 'SEVERAL_INGREDIENTS';

/** A row of a table: its point, or why it has none. */
export interface PointRow {
  /** Line of the sheet, from 1. */
  readonly line: number;
  readonly casNumber: string;
  readonly name: string;
  readonly point: ReferencePoint | null;
  /** Null with a point. `value` is what the cell says, cut at 200 characters. */
  readonly problem: { readonly code: PointProblemCode; readonly value: string | null } | null;
}

const RANK: Readonly<Record<PointKind, number>> = { BMDL: 0, NOAEL: 1, LOAEL: 2 };

/**
 * The point that stands for a substance of which a table has several: a BMDL if there is one, else a NOAEL, else a
 * LOAEL (SCCS Notes of Guidance, calculation of the margin of safety), and of those the lowest, which is the most
 * cautious. Ours is only that the lowest decides; whoever verifies the value may find another study more fitting.
 */
export function preferredPoint<T extends { readonly point: ReferencePoint }>(rows: readonly [T, ...T[]]): T {
  return rows.reduce((best, row) => (comparePoints(row.point, best.point) < 0 ? row : best));
}

const comparePoints = (one: ReferencePoint, other: ReferencePoint): number =>
  RANK[one.kind] - RANK[other.kind] || one.noaelMgPerKgDay - other.noaelMgPerKgDay;
