import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../shared/apollo/describeError.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useConfirm } from '../../shared/ui/confirm/useConfirm.ts';
import { useDeleteLabelMutation } from './DeleteLabel.generated.ts';
import type { LabelCard_LabelFragment } from './LabelCard.generated.ts';

/** Time for which a finished deletion is marked: specification, section 9. */
const RESET_MS = 3000;

/**
 * Deletes a label after a confirmation and reports the outcome in a toast. `deletedSlug` is the last one, for three
 * seconds.
 */
export function useDeleteLabel() {
  const { t } = useTranslation('label');
  const { t: common } = useTranslation();
  const confirm = useConfirm();
  const [mutate, { data, reset }] = useDeleteLabelMutation();

  useEffect(() => {
    if (!data) return;
    const timer = setTimeout(reset, RESET_MS);
    return () => clearTimeout(timer);
  }, [data, reset]);

  const deleteLabel = async ({ id, slug, name }: LabelCard_LabelFragment): Promise<void> => {
    const displayName = name ?? t('card.unnamed');
    const run = async () => {
      await mutate({
        variables: { input: { slug } },
        // Every cached page may be out of date. The evicted data makes the page in view fetch by itself; a refetch
        // named here would send a second request.
        update: (cache) => {
          cache.evict({ id: cache.identify({ __typename: 'Label', id }) });
          cache.evict({ id: 'ROOT_QUERY', fieldName: 'labels' });
          cache.gc();
        },
      });
    };
    try {
      if (await confirm({ action: 'delete', name: displayName, run }))
        notify('success', common('done.deletedEntry', { name: displayName }));
    } catch (error) {
      notify('error', describeError(error).serverText ?? t('delete.failed'));
    }
  };

  return { deleteLabel, deletedSlug: data?.deleteLabel.deletedLabelSlug };
}
