import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../shared/apollo/describeError.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useConfirm } from '../../shared/ui/confirm/useConfirm.ts';
import { useDeleteLabelMutation } from './DeleteLabel.generated.ts';
import type { LabelCard_LabelFragment } from './LabelCard.generated.ts';

/** How long a finished deletion is remembered: specification, section 9. */
const RESET_MS = 3000;

/** Asks, deletes, and says how it went. `deletedSlug` is what went last, until three seconds later. */
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
    const shownName = name ?? t('card.unnamed');
    const run = async () => {
      await mutate({
        variables: { input: { slug } },
        // Every cached page may now be wrong. The page in view misses its data then and asks for it by itself; a refetch
        // named here would ask twice.
        update: (cache) => {
          cache.evict({ id: cache.identify({ __typename: 'Label', id }) });
          cache.evict({ id: 'ROOT_QUERY', fieldName: 'labels' });
          cache.gc();
        },
      });
    };
    try {
      if (await confirm({ action: 'delete', name: shownName, run }))
        notify('success', common('done.deletedEntry', { name: shownName }));
    } catch (error) {
      notify('error', describeError(error).serverText ?? t('delete.failed'));
    }
  };

  return { deleteLabel, deletedSlug: data?.deleteLabel.deletedLabelSlug };
}
