import type { ApolloCache } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useConfirm } from '../../../shared/ui/confirm/useConfirm.ts';
import { paths } from '../../../shared/url/paths.ts';
import { useDeleteLabelMutation } from '../DeleteLabel.generated.ts';
import './translations.generated.ts';
import { useDuplicateLabelMutation } from './DuplicateLabel.generated.ts';
import type { LabelDetail_LabelFragment } from './LabelDetail.generated.ts';
import { useSetLabelArchivedMutation } from './SetLabelArchived.generated.ts';

/** Evicts all cached label lists, so that the next visit fetches them. */
export function evictLists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'labels' });
  cache.gc();
}

/** The actions on a whole label. Each asks for confirmation and reports its outcome in a toast. */
export function useLabelActions({ slug, name, isArchived }: LabelDetail_LabelFragment) {
  const { t } = useTranslation('labelDetail');
  const { t: common } = useTranslation();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const [duplicateLabel] = useDuplicateLabelMutation({ update: evictLists });
  const [setArchived] = useSetLabelArchivedMutation({ update: evictLists });
  const [deleteLabel] = useDeleteLabelMutation({ update: evictLists });
  const displayName = name ?? t('unnamed');

  const ask = async (action: 'duplicate' | 'archive' | 'unarchive', run: () => Promise<void>): Promise<boolean> => {
    const texts = {
      title: t(`${action}.title`),
      message: t(`${action}.message`, { name: displayName }),
      confirmText: t(`${action}.button`),
      busyText: t(`${action}.busy`),
    };
    try {
      const isDone = await confirm({ action: 'custom', name: displayName, ...texts, run });
      if (isDone) notify('success', common('done.completed', { name: displayName }));
      return isDone;
    } catch (error) {
      notify('error', describeError(error).serverText ?? common('failed.operation'));
      return false;
    }
  };

  return {
    duplicate: async () => {
      let copy: string | undefined;
      const run = async () => {
        const { data } = await duplicateLabel({ variables: { input: { slug } } });
        copy = data?.duplicateLabel.label.slug;
      };
      if ((await ask('duplicate', run)) && copy !== undefined) void navigate(paths.label(copy));
    },
    toggleArchived: async () => {
      await ask(isArchived ? 'unarchive' : 'archive', async () => {
        await setArchived({ variables: { input: { slug, isArchived: !isArchived } } });
      });
    },
    remove: async () => {
      const run = async () => {
        await deleteLabel({ variables: { input: { slug } } });
      };
      try {
        if (!(await confirm({ action: 'delete', name: displayName, run }))) return;
        notify('success', common('done.deletedEntry', { name: displayName }));
        void navigate(paths.labels, { replace: true });
      } catch (error) {
        notify('error', describeError(error).serverText ?? t('deleteFailed'));
      }
    },
  };
}
