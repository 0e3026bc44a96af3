import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../shared/apollo/describeError.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useConfirm } from '../../shared/ui/confirm/useConfirm.ts';
import './translations.generated.ts';
import type { CheckedListRow_ListFragment } from './CheckedListRow.generated.ts';
import { useDeleteCheckedListMutation } from './DeleteCheckedList.generated.ts';
import { useRerunCheckedListMutation } from './RerunCheckedList.generated.ts';

const results = { GREEN: 'green', YELLOW: 'yellow', RED: 'red' } as const;

/** Runs a saved check again, or deletes it after a confirmation, and reports the outcome in a toast. */
export function useCheckedListActions() {
  const { t } = useTranslation('checkedList');
  const { t: common } = useTranslation();
  const confirm = useConfirm();
  const [mutateRerun] = useRerunCheckedListMutation();
  const [mutateDelete] = useDeleteCheckedListMutation();
  const [busyId, setBusyId] = useState<string | null>(null);

  const rerun = async ({ id, name, result: before }: CheckedListRow_ListFragment) => {
    setBusyId(id);
    try {
      const { data } = await mutateRerun({ variables: { input: { id } } });
      const after = data?.rerunCheckedList.checkedList.result;
      if (after)
        notify(
          'success',
          t(before === after ? 'rerun.same' : 'rerun.changed', {
            name,
            before: common(`result.${results[before]}`),
            after: common(`result.${results[after]}`),
          }),
        );
    } catch (error) {
      notify('error', describeError(error).text);
    }
    setBusyId(null);
  };

  const remove = async ({ id, name }: CheckedListRow_ListFragment): Promise<boolean> => {
    const run = async () => {
      await mutateDelete({
        variables: { input: { id } },
        // The evicted data makes the page in view fetch its list again.
        update: (cache) => {
          cache.evict({ id: cache.identify({ __typename: 'CheckedList', id }) });
          cache.evict({ id: 'ROOT_QUERY', fieldName: 'checkedLists' });
          cache.gc();
        },
      });
    };
    try {
      const isDone = await confirm({ action: 'delete', name, run });
      if (isDone) notify('success', common('done.deletedEntry', { name }));
      return isDone;
    } catch (error) {
      notify('error', describeError(error).text);
      return false;
    }
  };

  return { rerun, remove, busyId };
}
