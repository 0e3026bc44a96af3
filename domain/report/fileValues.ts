import { NOTHING_STATED } from '../exposure/pointOfDeparture.ts';
import { NO_VALUES } from '../ingredient/toxicology.ts';
import { isReason, isWritten } from '../pif/writtenText.ts';
import { readDecimal, toNumber } from '../quantity/decimal.ts';
import type { InForce } from './points.ts';
import type { ReportToxicology, TypedProfile } from './safetyReportInput.ts';

const NOTHING: ReportToxicology = { ...NO_VALUES, endpoints: [], isVerified: true };

function figureOf(text: string | null | undefined): number | null {
  const read = readDecimal(text ?? '');
  return read ? toNumber(read) : null;
}

/** The point of departure that a person set for this file alone; null without one, or without its source and reason. */
export function pointOfFile(typed: TypedProfile | null): NonNullable<InForce> | null {
  const value = figureOf(typed?.pod);
  const source = typed?.podSource?.trim();
  if (!typed || value === null || !source || !isWritten(source) || !isReason(typed.podReason)) return null;
  const details = {
    type: typed.podType ?? null,
    route: typed.podRoute ?? null,
    duration: typed.podDuration ?? null,
    daysPerWeek: typed.podDaysPerWeek ?? null,
    year: typed.podYear ?? null,
    dermalAbsorptionPercent: figureOf(typed.podDermalAbsorption),
  };
  const data = {
    ...NOTHING,
    noaelMgPerKgDay: value,
    noaelSource: source,
    podSpecies: typed.podSpecies?.trim() || null,
    podStudy: typed.podStudy?.trim() || null,
    podDetails: Object.values(details).every((one) => one === null) ? null : { ...NOTHING_STATED, ...details },
  };
  return { data, isOwn: true, because: typed.podReason?.trim() ?? null };
}

/** The absorptions that a person set for this file alone; null without any, or without their source and reason. */
export function absorptionOfFile(typed: TypedProfile | null): NonNullable<InForce> | null {
  const oral = figureOf(typed?.oralAbsorption);
  const dermal = figureOf(typed?.dermalAbsorption);
  const source = typed?.absorptionSource?.trim();
  if (!typed || (oral === null && dermal === null) || !source) return null;
  if (!isWritten(source) || !isReason(typed.absorptionReason)) return null;
  const data = { ...NOTHING, oralAbsorptionPercent: oral, dermalAbsorptionPercent: dermal };
  return { data, isOwn: true, because: typed.absorptionReason?.trim() ?? null, source };
}
