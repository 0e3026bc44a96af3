import type { FormulaIfra } from '../../../../domain/formula/formulaIfra.ts';
import type { IfraLimits } from '../../../subjects/check/IfraPanel.tsx';

/** The perfumes and aromas of a computed formula as the panel of their limits shows them. */
export const ifraLimits = ({ category, fragrances, check }: FormulaIfra): IfraLimits => ({
  category,
  fragrances: fragrances.map(({ key, name, percent, isLinked }, at) => {
    const verdict = check?.verdicts[at];
    return {
      key,
      name,
      percent,
      isLinked,
      state: verdict?.state ?? null,
      maximum: verdict?.maximum ?? null,
      usedPercent: verdict?.usedPercent ?? null,
    };
  }),
  combinedPercent: check?.combinedPercent ?? null,
  isCombinedOver: check?.isCombinedOver ?? false,
});
