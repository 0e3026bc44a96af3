import { compare, readDecimal } from '../quantity/decimal.ts';
import type { Json } from './canonicalJson.ts';
import type { SafetyReport, SafetyVerdict, SubstanceRow } from './safetyReportTypes.ts';
import { MAX_CHANGES } from './snapshotChanges.ts';
import { smallestMargin } from './strictestMargin.ts';

/**
 * A figure of the report that follows from inputs: A, mg/kg bw/day; SED, mg/kg bw/day; MoS; and what a substance
 * without a margin rests on.
 */
export const CONSEQUENCE_FIGURES = ['EXPOSURE', 'SYSTEMIC_EXPOSURE', 'MARGIN', 'VERDICT'] as const;

/** A figure that is another one, with the verdict on its substance: design of the gate, section 5. */
export interface Consequence {
  figure: (typeof CONSEQUENCE_FIGURES)[number];
  /** INCI name; null for a figure of the whole product. */
  substance: string | null;
  /** Decimal text; null: there was none, or none is known. */
  before: string | null;
  after: string | null;
  /** Null for the whole product, and where the substance was not there. */
  verdictBefore: SafetyVerdict | null;
  verdictAfter: SafetyVerdict | null;
}

/** The worse, the higher; from QUESTION on the substance stops SAFE. */
const RANKS: Readonly<Record<SafetyVerdict, number>> = {
  WAIVED: 0,
  BELOW_TTC: 0,
  PASSES: 0,
  QUESTION: 1,
  UNKNOWN: 2,
  NO_POD: 3,
  FAILS: 4,
};
const rankOf = (verdict: SafetyVerdict | null): number => (verdict === null ? 0 : RANKS[verdict]);

/** Whether the verdict on a substance has become a worse one. */
export const isWorse = ({ verdictBefore, verdictAfter }: Pick<Consequence, 'verdictBefore' | 'verdictAfter'>) =>
  rankOf(verdictAfter) > rankOf(verdictBefore);

/** The report of a snapshot; null where nothing was computed, or the reader does not see it. */
const reportIn = (snapshot: Json): Partial<SafetyReport> | null =>
  (snapshot as { report?: Partial<SafetyReport> | null } | null)?.report ?? null;

/** "736.0" is 736: two programs may have written the same figure with more decimals. */
function isSame(one: string | null, other: string | null): boolean {
  if (one === other) return true;
  const [first, second] = [readDecimal(one ?? ''), readDecimal(other ?? '')];
  return first !== null && second !== null && compare(first, second) === 0;
}

const figuresOf = (row: SubstanceRow | undefined) => ({
  name: row && (row.isNano ? `${row.inciName} [nano]` : row.inciName),
  systemic: row?.own?.systemicExposure.value ?? null,
  margin: smallestMargin(row?.own, row?.aggregate, row?.combined),
  verdict: row?.verdict ?? null,
});

function ofSubstance(before: SubstanceRow | undefined, after: SubstanceRow | undefined): Consequence[] {
  const [older, newer] = [figuresOf(before), figuresOf(after)];
  const common = {
    substance: newer.name ?? older.name ?? null,
    verdictBefore: older.verdict,
    verdictAfter: newer.verdict,
  };
  const found: Consequence[] = [];
  const isTurned = older.verdict !== newer.verdict;
  if (older.margin === null && newer.margin === null) {
    if (isTurned) found.push({ ...common, figure: 'VERDICT', before: null, after: null });
  } else if (isTurned || !isSame(older.margin, newer.margin))
    found.push({ ...common, figure: 'MARGIN', before: older.margin, after: newer.margin });
  if (!isSame(older.systemic, newer.systemic))
    found.push({ ...common, figure: 'SYSTEMIC_EXPOSURE', before: older.systemic, after: newer.systemic });
  return found;
}

/**
 * What of the report is another one between two snapshots: the substances whose verdict became worse first, the worst
 * of them first, then the others, each with its margin before its exposure. Empty where one of the snapshots has no
 * report. At most MAX_CHANGES.
 */
export function snapshotConsequences(before: Json, after: Json): Consequence[] {
  const [older, newer] = [reportIn(before), reportIn(after)];
  if (!older?.substances || !newer?.substances) return [];
  const [exposureBefore, exposureAfter] = [older, newer].map((report) => report.exposure?.exposure?.value ?? null);
  const ofProduct: Consequence[] = isSame(exposureBefore ?? null, exposureAfter ?? null)
    ? []
    : [
        {
          ...{ figure: 'EXPOSURE', substance: null, verdictBefore: null, verdictAfter: null },
          ...{ before: exposureBefore ?? null, after: exposureAfter ?? null },
        },
      ];
  const [rowsBefore, rowsAfter] = [older.substances, newer.substances].map(
    (rows) => new Map(rows.map((row) => [row.key, row])),
  );
  const keys = new Set([...(rowsBefore?.keys() ?? []), ...(rowsAfter?.keys() ?? [])]);
  const ofSubstances = [...keys].map((key) => ofSubstance(rowsBefore?.get(key), rowsAfter?.get(key)));
  const weightOf = ([first]: readonly Consequence[]) => (first && isWorse(first) ? rankOf(first.verdictAfter) : 0);
  ofSubstances.sort((one, other) => weightOf(other) - weightOf(one));
  const turned = ofSubstances.filter((one) => weightOf(one) > 0);
  const others = ofSubstances.filter((one) => weightOf(one) === 0);
  return [...turned.flat(), ...ofProduct, ...others.flat()].slice(0, MAX_CHANGES);
}
