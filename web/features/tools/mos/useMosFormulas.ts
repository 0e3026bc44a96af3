import { useTranslation } from 'react-i18next';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import '../translations.generated.ts';
import { useMarginText } from '../useMarginText.ts';
import type { FormulaLine } from '../Formula.tsx';
import type { Mos } from './mosInputs.ts';

/** The formulas of a margin of safety with the numbers filled in: SCCS Notes of Guidance. */
export function useMosFormulas(): (mos: Mos) => FormulaLine[] {
  const { t } = useTranslation('tools');
  const { quantity } = useQuantity();
  const marginText = useMarginText();
  const unit = t('unit.mgPerKgDay');
  return ({ input, result }) => {
    const [a, c, d] = [input.exposureMgPerKgDay, input.concentrationPercent, input.dermalAbsorptionPercent].map(
      (value) => quantity(value),
    );
    const isSwallowed = input.isSwallowed ?? false;
    const letters = isSwallowed ? '(DAp + oral)' : 'DAp';
    const absorbed = isSwallowed
      ? `(${d ?? ''}\u00a0% + ${quantity(input.oralAbsorptionPercent)}\u00a0%)`
      : `${d ?? ''}\u00a0%`;
    const sed = `${quantity(result.systemicExposureMgPerKgDay)} ${unit}`;
    const systemic = `${quantity(result.systemicPointOfDepartureMgPerKgDay)} ${unit}`;
    return [
      {
        name: 'SED',
        letters: `A × C/100 × ${letters}/100`,
        numbers: `${a ?? ''} ${unit} × ${c ?? ''}\u00a0% / 100 % × ${absorbed} / 100 % = ${sed}`,
      },
      {
        name: 'PODsys',
        letters: 'POD × oral/100',
        numbers: `${quantity(input.pointOfDepartureMgPerKgDay)} ${unit} × ${quantity(input.oralAbsorptionPercent)}\u00a0% / 100 % = ${systemic}`,
      },
      {
        name: 'MoS',
        letters: 'PODsys / SED',
        numbers: `${systemic} / ${sed} = ${marginText(result.marginOfSafety, result.requiredMargin, 5)}`,
      },
      {
        name: t('mos.highest'),
        letters: `PODsys × 10000 / (A × ${letters} × MoS)`,
        numbers: `${quantity(result.systemicPointOfDepartureMgPerKgDay)} × ${quantity(10_000)} / (${a ?? ''} × ${absorbed} × ${quantity(result.requiredMargin)}) = ${quantity(result.highestSafeConcentrationPercent, 4)}\u00a0%`,
      },
    ];
  };
}
