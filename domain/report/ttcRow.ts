import { assessByTtc, type TtcExclusion } from '../exposure/ttc.ts';
import { mayUseTtc } from '../pif/substanceProfile.ts';
import { decimalOf } from '../quantity/decimal.ts';
import { formatFraction, fractionOf, times } from '../quantity/fraction.ts';
import { computed, stated } from './figures.ts';
import type { ComputedMargin } from './margins.ts';
import type { TypedProfile } from './safetyReportInput.ts';
import type { SubstanceRow, TtcRow } from './safetyReportTypes.ts';

const THOUSAND = fractionOf(decimalOf(1000));
/** What a number of JavaScript holds exactly. */
const EXACT = { digits: 15, decimals: 0 };

type AnnexEntryOfRow = SubstanceRow['annexEntries'][number];

/** Which exclusions from the threshold of toxicological concern are known of a substance. A person excludes the others by giving no class. */
function exclusionsOf(isNano: boolean, entries: readonly AnnexEntryOfRow[]): TtcExclusion[] {
  const isRegulated = entries.some(({ annex }) => annex === 'IV' || annex === 'V' || annex === 'VI');
  return [...(isNano ? (['nanomaterial'] as const) : []), ...(isRegulated ? (['regulatedSubstance'] as const) : [])];
}

/** Compares the systemic exposure with the threshold of the Cramer class that a person chose; null where it must not be used. */
export function ttcRow(
  own: ComputedMargin | null,
  typed: TypedProfile | null,
  isNano: boolean,
  entries: readonly AnnexEntryOfRow[],
): TtcRow | null {
  const cramerClass = typed?.cramerClass ?? null;
  if (!own || !typed || !cramerClass || !mayUseTtc(typed)) return null;
  const dose = own.systemicExposure;
  const exposure = computed(times(dose.exact, THOUSAND), [dose.sourced]);
  const assessed = assessByTtc({
    exposureUgPerKgDay: Number(formatFraction(exposure.exact, EXACT)),
    cramerClass,
    hasGenotoxicityAlert: false,
    isOrganophosphateOrCarbamate: false,
    exclusions: exclusionsOf(isNano, entries),
  });
  if (!assessed.ok) return null;
  const { threshold, acceptable } = assessed.value;
  return {
    cramerClass,
    threshold: stated(threshold.ugPerKgDay, 'default', { source: threshold.source, isVerified: threshold.verified })
      .sourced,
    exposure: exposure.sourced,
    isBelow: acceptable,
  };
}
