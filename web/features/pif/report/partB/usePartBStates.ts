import { headingsOf } from '../../../../../domain/pif/partB.ts';
import type { PifDetail_PifFragment } from '../../frame/Pif.generated.ts';
import { hasPartB } from '../../frame/hasPartB.ts';
import type { PartBName } from '../parts.ts';
import { type PifWithPartB, toValues } from './partB.form.ts';
import { usePifPartBQuery } from './PartB.generated.ts';
import { partBStates, type PartBState } from './partBStates.ts';
import { useComputedSentences } from './useComputedSentences.ts';

type Shown = PifDetail_PifFragment & Partial<Pick<PifWithPartB, 'safetyReport'>>;

/** The headings that apply to the product of a file. */
export const headingsOfPif = ({ description }: PifDetail_PifFragment) =>
  headingsOf({
    isForUnderThree: description.isForUnderThree ?? null,
    isForIntimateUse: description.isForIntimateUse ?? null,
  });

/** Where the sections of Part B stand; undefined until it is known. */
export function usePartBStates(pif: PifDetail_PifFragment): Record<PartBName, PartBState> | undefined {
  const { data } = usePifPartBQuery({
    variables: { slug: pif.slug },
    skip: !hasPartB(pif),
    fetchPolicy: 'cache-first',
  });
  const shown: Shown = { ...pif, ...data?.pif };
  const computed = useComputedSentences({ ...shown, safetyReport: shown.safetyReport ?? null });
  if (!data) return undefined;
  const whole = { ...pif, ...data.pif };
  return partBStates(whole, toValues(whole, headingsOfPif(pif), computed).reasoning, data.viewer);
}
