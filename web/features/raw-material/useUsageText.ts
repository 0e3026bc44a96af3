import { useTranslation } from 'react-i18next';
import type { RawMaterialUsageQuery } from './RawMaterialActions.generated.ts';

/** Names of labels in a confirmation; more would hide the question. */
const MAX_NAMES = 5;

/** The usage of a raw material in whole sentences, for a confirmation. */
export function useUsageText(): (usage: RawMaterialUsageQuery['rawMaterial']['usage']) => string {
  const { t } = useTranslation('rawMaterial');
  return ({ labelCount, labels, pifCount, catalogueCount }) => {
    const known = labels
      .slice(0, MAX_NAMES)
      .map(({ name }) => name ?? t('detail.unnamedLabel'))
      .join(', ');
    const more = labelCount - Math.min(labels.length, MAX_NAMES);
    const names = more > 0 ? t('actions.andMore', { names: known, count: more }) : known;
    return [
      labelCount > 0 ? t('actions.usedInLabels', { count: labelCount, names }) : t('actions.usedNowhere'),
      pifCount > 0 && t('actions.usedInPifs', { count: pifCount }),
      catalogueCount > 0 && t('actions.usedInCatalogues', { count: catalogueCount }),
    ]
      .filter((sentence) => sentence !== false)
      .join('\n');
  };
}
