import { useTranslation } from 'react-i18next';
import { describeError } from '../../shared/apollo/describeError.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useConfirm } from '../../shared/ui/confirm/useConfirm.ts';
import { useRefreshIngredientMutation } from './RefreshIngredient.generated.ts';

/** Refreshes an ingredient from COSING after a confirmation and reports what changed: specification, section 8. */
export function useRefreshIngredient() {
  const { t } = useTranslation('ingredient');
  const confirm = useConfirm();
  const [mutate] = useRefreshIngredientMutation();
  return async ({ id, inciName }: { id: string; inciName: string }): Promise<void> => {
    let changed: string[] = [];
    const run = async () => {
      const { data } = await mutate({ variables: { input: { id } } });
      changed = data?.refreshIngredient.changedFields ?? [];
    };
    const texts = {
      title: t('refresh.title'),
      message: t('refresh.message', { name: inciName }),
      confirmText: t('refresh.button'),
      busyText: t('refresh.busy'),
    };
    try {
      if (!(await confirm({ action: 'custom', name: inciName, ...texts, run }))) return;
      notify(
        'success',
        `${t('refresh.done')}\n${t(changed.length > 0 ? 'refresh.changed' : 'refresh.same', { count: changed.length })}`,
      );
    } catch (error) {
      notify('error', describeError(error).text);
    }
  };
}
