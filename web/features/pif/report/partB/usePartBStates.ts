import { hasVulnerable } from '../../../../../domain/pif/exposedGroups.ts';
import { headingsOf } from '../../../../../domain/pif/partB.ts';
import type { PifDetail_PifFragment } from '../../frame/Pif.generated.ts';
import { hasPartB } from '../../frame/hasPartB.ts';
import type { PartBName } from '../parts.ts';
import { type ComputedReport, type PifWithPartB, toValues } from './partB.form.ts';
import { usePifPartBQuery } from './PartB.generated.ts';
import { partBStates, type PartBState } from './partBStates.ts';
import { useComputedSentences } from './useComputedSentences.ts';

/** The headings that apply to the product of a file, and those that a person wrote. */
export const headingsOfPif = ({ description, claims, safetyReport, partB }: PifWithPartB) =>
  headingsOf(
    {
      isForUnderThree: description.isForUnderThree ?? null,
      isForIntimateUse: description.isForIntimateUse ?? null,
      isInhalable: description.isInhalable ?? null,
      hasNano: safetyReport?.hasNano ?? false,
      hasClaims: claims.claims.length > 0,
      hasVulnerable: hasVulnerable(safetyReport?.exposure?.groups ?? []),
    },
    partB.reasoning,
  );

/** Where the sections of Part B stand; undefined until it is known. */
export function usePartBStates(
  pif: PifDetail_PifFragment,
  report: ComputedReport | undefined,
): Record<PartBName, PartBState> | undefined {
  const { data } = usePifPartBQuery({
    variables: { slug: pif.slug },
    skip: !hasPartB(pif),
    fetchPolicy: 'cache-first',
  });
  const computed = useComputedSentences({ ...pif, safetyReport: report ?? null });
  if (!data || report === undefined) return undefined;
  const whole = { ...pif, ...data.pif, safetyReport: report };
  return partBStates(whole, toValues(whole, headingsOfPif(whole), computed).reasoning, data.viewer);
}
