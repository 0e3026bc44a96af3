import { useTranslation } from 'react-i18next';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import '../translations.ts';
import type { FormulaLine } from '../Formula.tsx';
import type { Mos } from './mosInputs.ts';

/** The formulas of a margin of safety with the numbers filled in: SCCS Notes of Guidance. */
export function useMosFormulas(): (mos: Mos) => FormulaLine[] {
  const { t } = useTranslation('tools');
  const { quantity } = useQuantity();
  const unit = t('unit.mgPerKgDay');
  return ({ input, result }) => {
    const [a, c, d] = [input.exposureMgPerKgDay, input.concentrationPercent, input.dermalAbsorptionPercent].map(
      (value) => quantity(value),
    );
    const sed = `${quantity(result.systemicExposureMgPerKgDay)} ${unit}`;
    const systemic = `${quantity(result.systemicPointOfDepartureMgPerKgDay)} ${unit}`;
    return [
      {
        name: 'SED',
        letters: 'A × C/100 × DAp/100',
        numbers: `${a ?? ''} ${unit} × ${c ?? ''}\u00a0% / 100 % × ${d ?? ''}\u00a0% / 100 % = ${sed}`,
      },
      {
        name: 'PODsys',
        letters: 'POD × oral/100',
        numbers: `${quantity(input.pointOfDepartureMgPerKgDay)} ${unit} × ${quantity(input.oralAbsorptionPercent)}\u00a0% / 100 % = ${systemic}`,
      },
      { name: 'MoS', letters: 'PODsys / SED', numbers: `${systemic} / ${sed} = ${quantity(result.marginOfSafety, 5)}` },
      {
        name: t('mos.highest'),
        letters: 'PODsys × 10000 / (A × DAp × MoS)',
        numbers: `${quantity(result.systemicPointOfDepartureMgPerKgDay)} × ${quantity(10_000)} / (${a ?? ''} × ${d ?? ''} × ${quantity(result.requiredMargin)}) = ${quantity(result.highestSafeConcentrationPercent, 4)}\u00a0%`,
      },
    ];
  };
}
