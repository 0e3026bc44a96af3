import { useTranslation } from 'react-i18next';
import { describeError } from '../../shared/apollo/describeError.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useConfirm } from '../../shared/ui/confirm/useConfirm.ts';
import type { IngredientDetailQuery } from './IngredientDetail.generated.ts';
import { toFormValues, toInput } from './toxicology.form.ts';
import { useUpdateOwnToxicologyMutation } from './UpdateToxicology.generated.ts';

/** Removes all own values after a confirmation, so that the global ones hold again. The history keeps them. */
export function useClearOwnToxicology(onReload: () => Promise<void>) {
  const { t } = useTranslation('ingredient');
  const confirm = useConfirm();
  const [mutate] = useUpdateOwnToxicologyMutation();
  return async ({ id, inciName, ownToxicology }: IngredientDetailQuery['ingredient']): Promise<void> => {
    const nothing = toFormValues(null, currentLanguage());
    const run = async () => {
      await mutate({ variables: { input: toInput(nothing, id, ownToxicology?.version ?? 0) } });
    };
    const texts = {
      title: t('toxicology.clearTitle'),
      message: t('toxicology.clearMessage', { name: inciName }),
      confirmText: t('toxicology.clearOwn'),
      busyText: t('toxicology.saving'),
    };
    try {
      if (await confirm({ action: 'custom', name: inciName, ...texts, run }))
        notify('success', t('toxicology.cleared'));
    } catch (error) {
      if (describeError(error).code !== 'CONFLICT') {
        notify('error', describeError(error).text);
        return;
      }
      await onReload();
      notify('error', t('toxicology.clearConflict'));
    }
  };
}
