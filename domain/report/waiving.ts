import { holds, suggestedWaiver, type WaivedSubstance, type Waiving } from '../pif/waivers.ts';
import type { TypedProfile } from './safetyReportInput.ts';

/** What a person decided of the waiver of a substance, whether that still holds, and what its class suggests. */
export function waivingOf(typed: TypedProfile | null, substance: WaivedSubstance, hasPoint: boolean): Waiving {
  const reason = typed?.waiverReason ?? null;
  const isWritten = Boolean(typed?.waiver?.trim());
  return {
    reason,
    isStale: (isWritten && hasPoint) || (reason !== null && !holds(reason, substance)),
    suggested: hasPoint ? null : suggestedWaiver(substance),
  };
}
