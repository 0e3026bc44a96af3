import type { AnnexEntry } from '../annex/annexEntry.ts';
import { assessByTtc, type TtcExclusion } from '../exposure/ttc.ts';
import { mayUseTtc } from '../pif/substanceProfile.ts';
import { decimalOf } from '../quantity/decimal.ts';
import { formatFraction, fractionOf, times } from '../quantity/fraction.ts';
import { computed, type Figure, stated } from './figures.ts';
import type { TypedProfile } from './safetyReportInput.ts';
import type { TtcRow } from './safetyReportTypes.ts';

const THOUSAND = fractionOf(decimalOf(1000));
/** What a number of JavaScript holds exactly. */
const EXACT = { digits: 15, decimals: 0 };

/** An entry of Annex III for hair dyes, which need data of their own as colourants do. */
const isOfHairDyes = ({ annex, conditions }: AnnexEntry): boolean =>
  annex === 'III' && conditions.some(({ scope }) => scope.kinds.some((kind) => /HairDye$/i.test(kind)));

/**
 * Which exclusions from the threshold of toxicological concern are known of a substance. A person excludes the others
 * by giving no class.
 */
function exclusionsOf(isNano: boolean, entries: readonly AnnexEntry[]): TtcExclusion[] {
  const isRegulated = entries.some((entry) => ['IV', 'V', 'VI'].includes(entry.annex) || isOfHairDyes(entry));
  return [...(isNano ? (['nanomaterial'] as const) : []), ...(isRegulated ? (['regulatedSubstance'] as const) : [])];
}

/**
 * Compares the systemic exposure with the threshold of the Cramer class that a person chose; null where it must not be
 * used.
 *
 * @param dose from this product and those that are used together with it, mg/kg bw/day
 */
export function ttcRow(
  dose: Figure | null,
  typed: TypedProfile | null,
  isNano: boolean,
  entries: readonly AnnexEntry[],
): TtcRow | null {
  const cramerClass = typed?.cramerClass ?? null;
  if (!dose || !typed || !cramerClass || !mayUseTtc(typed)) return null;
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
