import { adjustPoint, NOTHING_STATED, pointFactors, type PointDetails } from '../exposure/pointOfDeparture.ts';
import { citationOf, computed, stated, type Figure } from './figures.ts';
import type { ReportToxicology } from './safetyReportInput.ts';
import type { PointOfDeparture, PointStep, ReportedStudy, ValueOrigin } from './safetyReportTypes.ts';

/** Data in force of one record: whether it is the organisation's own, and why a person set it for this file alone. */
export type InForce = {
  readonly data: ReportToxicology;
  readonly isOwn: boolean;
  readonly because?: string | null;
  /** Where its absorptions come from; left out: not told apart. */
  readonly source?: string;
} | null;

/** Where the values of a record come from. */
export const originOf = (found: InForce): ValueOrigin =>
  found?.because ? 'override' : found?.isOwn ? 'typed' : 'knowledge';

/** A study with its value before and after its factors, mg/kg bw/day. */
export type StudyPoint = {
  readonly value: Figure;
  readonly adjusted: Figure;
  readonly steps: readonly PointStep[];
  readonly details: PointDetails | null;
  readonly species: string | null;
  readonly study: string | null;
};

/** A study that a systemic exposure is compared with. */
export type SystemicPoint = StudyPoint & {
  /** What of its dose gets into the body, %. */
  readonly absorption: Figure;
};

/** A value with its factors; null where it is not above 0. */
function studyOf(record: NonNullable<InForce>): StudyPoint | null {
  const { noaelMgPerKgDay, noaelSource, isVerified, podDetails, podSpecies, podStudy } = record.data;
  const adjusted = adjustPoint(noaelMgPerKgDay ?? 0, pointFactors(podDetails ?? NOTHING_STATED));
  if (!adjusted.ok) return null;
  const value = stated(noaelMgPerKgDay ?? 0, originOf(record), {
    source: noaelSource,
    isVerified,
    overriddenBecause: record.because ?? null,
  });
  let last = value;
  const steps = adjusted.value.steps.map(({ factor, after }): PointStep => {
    const { source, verified } = factor.default;
    const figure = computed(after, [last.sourced]);
    const isSure = figure.sourced.isVerified && verified;
    last = { ...figure, sourced: { ...figure.sourced, source: citationOf(source), isVerified: isSure } };
    return { code: factor.code, written: factor.written, after: last.sourced };
  });
  return { value, adjusted: last, steps, details: podDetails, species: podSpecies, study: podStudy };
}

const isInhaled = ({ data }: NonNullable<InForce>): boolean => data.podDetails?.route === 'INHALATION';

/** The first study of inhalation. */
export function inhaledPoint(records: readonly NonNullable<InForce>[]): StudyPoint | null {
  const found = records.find(isInhaled);
  return found ? studyOf(found) : null;
}

/**
 * What of the dose of a study gets into the body: of an oral one the oral absorption, of a dermal one what the skin of
 * its species lets through, else what is stated of the substance (SCCS/1647/22). Null for a dermal study where neither
 * is known: the 50 % of an absorption without data would make of it what it never was.
 */
function absorptionOf(
  record: NonNullable<InForce>,
  { dermal, oral }: { readonly dermal: Figure; readonly oral: Figure },
): Figure | null {
  const { podDetails: details, isVerified } = record.data;
  if (details?.route !== 'DERMAL') return oral;
  const measured = details.dermalAbsorptionPercent;
  if (measured !== null)
    return measured > 0
      ? stated(measured, originOf(record), { isVerified, overriddenBecause: record.because ?? null })
      : null;
  return ['default', 'computed'].includes(dermal.sourced.origin) || Number(dermal.sourced.value) === 0 ? null : dermal;
}

/** The first study that a systemic exposure can be compared with: oral, or dermal with a known absorption. */
export function systemicPoint(
  records: readonly NonNullable<InForce>[],
  absorptions: { readonly dermal: Figure; readonly oral: Figure },
): SystemicPoint | null {
  for (const record of records.filter((one) => !isInhaled(one))) {
    const [study, absorption] = [studyOf(record), absorptionOf(record, absorptions)];
    if (study && absorption) return { ...study, absorption };
  }
  return null;
}

/** What the report prints of a study. */
export const reportedStudy = ({ value, species, study, details, steps }: StudyPoint): ReportedStudy => ({
  value: value.sourced,
  species,
  study,
  details,
  steps,
});

/** What the report prints of a point of departure; null without one. */
export const pointOfDeparture = ({
  point,
  oral,
  systemic,
}: {
  readonly point: SystemicPoint | null;
  readonly oral: Figure;
  readonly systemic: Figure | null;
}): PointOfDeparture | null =>
  point && systemic
    ? {
        ...reportedStudy(point),
        oralAbsorption: oral.sourced,
        absorption: point.absorption.sourced,
        systemic: systemic.sourced,
      }
    : null;
