import { useTranslation } from 'react-i18next';
import type { RawMaterialUsageQuery } from './RawMaterialActions.generated.ts';

type Usage = RawMaterialUsageQuery['rawMaterial']['usage'];

/** Names in a sentence of a confirmation; more would hide the question. */
const MAX_NAMES = 5;

/**
 * The usage of a raw material in whole sentences, for a confirmation. What is only guessed from equal INCI names is
 * said to be that.
 */
export function useUsageText(): (usage: Usage) => string {
  const { t } = useTranslation('rawMaterial');
  const namesOf = (count: number, uses: Usage['labels']) => {
    const known = uses
      .slice(0, MAX_NAMES)
      .map(({ name }) => name ?? t('detail.unnamedLabel'))
      .join(', ');
    const more = count - Math.min(uses.length, MAX_NAMES);
    return more > 0 ? t('actions.andMore', { names: known, count: more }) : known;
  };
  return (usage) => {
    const { formulaCount, formulas, formulaLabelCount, formulaLabels, formulaPifCount, formulaPifs } = usage;
    const { labelCount, labels, pifCount, catalogueCount } = usage;
    const otherPifCount = pifCount - formulaPifCount;
    return [
      formulaCount + labelCount === 0 && t('actions.usedNowhere'),
      formulaCount > 0 && t('actions.usedInFormulas', { count: formulaCount, names: namesOf(formulaCount, formulas) }),
      formulaLabelCount > 0 &&
        t('actions.usedInFormulaLabels', {
          count: formulaLabelCount,
          names: namesOf(formulaLabelCount, formulaLabels),
        }),
      formulaPifCount > 0 &&
        t('actions.usedInFormulaPifs', {
          count: formulaPifCount,
          names: namesOf(formulaPifCount, formulaPifs),
        }),
      labelCount > 0 && t('actions.usedInLabels', { count: labelCount, names: namesOf(labelCount, labels) }),
      otherPifCount > 0 && t('actions.usedInPifs', { count: otherPifCount }),
      catalogueCount > 0 && t('actions.usedInCatalogues', { count: catalogueCount }),
    ]
      .filter((sentence) => sentence !== false)
      .join('\n');
  };
}
