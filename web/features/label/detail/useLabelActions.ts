import type { ApolloCache } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useConfirm } from '../../../shared/ui/confirm/useConfirm.ts';
import { paths } from '../../../shared/url/paths.ts';
import { useDeleteLabelMutation } from '../DeleteLabel.generated.ts';
import './translations.ts';
import { useDuplicateLabelMutation } from './DuplicateLabel.generated.ts';
import type { LabelDetail_LabelFragment } from './LabelDetail.generated.ts';
import { useSetLabelArchivedMutation } from './SetLabelArchived.generated.ts';

/** Every list that is remembered may now be wrong; the next look at one asks the server. */
export function forgetLists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'labels' });
  cache.gc();
}

/** What can be done with a whole label. Each asks first, and says how it went. */
export function useLabelActions({ slug, name, isArchived }: LabelDetail_LabelFragment) {
  const { t } = useTranslation('labelDetail');
  const { t: common } = useTranslation();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const [duplicateLabel] = useDuplicateLabelMutation({ update: forgetLists });
  const [setArchived] = useSetLabelArchivedMutation({ update: forgetLists });
  const [deleteLabel] = useDeleteLabelMutation({ update: forgetLists });
  const shownName = name ?? t('unnamed');

  const ask = async (action: 'duplicate' | 'archive' | 'unarchive', run: () => Promise<void>): Promise<boolean> => {
    const texts = {
      title: t(`${action}.title`),
      message: t(`${action}.message`, { name: shownName }),
      confirmText: t(`${action}.button`),
      busyText: t(`${action}.busy`),
    };
    try {
      const isDone = await confirm({ action: 'custom', name: shownName, ...texts, run });
      if (isDone) notify('success', common('done.completed', { name: shownName }));
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
        if (!(await confirm({ action: 'delete', name: shownName, run }))) return;
        notify('success', common('done.deletedEntry', { name: shownName }));
        void navigate(paths.labels, { replace: true });
      } catch (error) {
        notify('error', describeError(error).serverText ?? t('deleteFailed'));
      }
    },
  };
}
