import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FragranceAllergen } from '../../../domain/allergen/allergenStatement.ts';
import { describeError } from '../../shared/apollo/describeError.ts';
import { evictFragrances } from '../../shared/apollo/evictQueries.ts';
import { showFailure } from '../../shared/forms/showFailure.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useConfirm } from '../../shared/ui/confirm/useConfirm.ts';
import { useImpactQuestion } from '../../subjects/raw-material-impact/useImpactQuestion.tsx';
import {
  type FragranceMaterial_DetailFragment as Fragrance,
  useUpdateFragranceMaterialMutation,
} from './FragranceMaterial.generated.ts';
import './translations.generated.ts';

/**
 * Stores a statement for a version of its perfume or aroma, and resolves to whether it is stored. Says before what it
 * does to formulas and labels. When somebody else has stored the perfume or aroma meanwhile, theirs is loaded.
 */
export function useSaveStatement(
  form: UseFormReturn<{ text: string }>,
  loadRemote: (name: string) => Promise<boolean>,
) {
  const { t } = useTranslation('fragranceMaterial');
  const confirm = useConfirm();
  const questionFor = useImpactQuestion();
  const [update] = useUpdateFragranceMaterialMutation({ update: evictFragrances });

  return async (
    statement: readonly FragranceAllergen[],
    { name, version, rawMaterial }: Fragrance,
  ): Promise<boolean> => {
    // Lines of the cache carry the name of their type, which an input does not have.
    const lines = statement.map(({ inciName, casNumber, percent, detectionLimit }) => ({
      inciName,
      casNumber,
      percent,
      detectionLimit,
    }));
    const impact =
      rawMaterial &&
      (await questionFor({ fragranceAllergens: { rawMaterialSlug: rawMaterial.slug, allergens: lines } }));
    if (impact && !(await confirm({ action: 'edit', name, ...impact }))) return false;
    try {
      await update({ variables: { input: { name, version, content: { allergens: lines } } } });
      notify('success', t('saved', { name }));
      return true;
    } catch (error) {
      const isConflict = describeError(error).code === 'CONFLICT';
      if (!isConflict || !(await loadRemote(name))) showFailure(form, error, () => 'text');
      return false;
    }
  };
}
