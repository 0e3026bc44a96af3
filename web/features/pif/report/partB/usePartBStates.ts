import { headingsOf } from '../../../../../domain/pif/partB.ts';
import type { PifDetail_PifFragment } from '../../frame/Pif.generated.ts';
import { hasPartB } from '../../frame/hasPartB.ts';
import type { PartBName } from '../parts.ts';
import { type ComputedReport, toValues } from './partB.form.ts';
import { usePifPartBQuery } from './PartB.generated.ts';
import { partBStates, type PartBState } from './partBStates.ts';
import { useComputedSentences } from './useComputedSentences.ts';

/** The headings that apply to the product of a file. */
export const headingsOfPif = ({ description }: PifDetail_PifFragment) =>
  headingsOf({
    isForUnderThree: description.isForUnderThree ?? null,
    isForIntimateUse: description.isForIntimateUse ?? null,
  });

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
  return partBStates(whole, toValues(whole, headingsOfPif(pif), computed).reasoning, data.viewer);
}
