import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useConfirm } from '../../../shared/ui/confirm/useConfirm.ts';
import { paths } from '../../../shared/url/paths.ts';
import { evictPifs } from '../../../shared/apollo/evictQueries.ts';
import { PifDocument, type PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import '../translations.generated.ts';
import { useSignPifMutation } from '../versions/SignedVersions.generated.ts';
import type { Signature } from '../versions/SignDialog.tsx';
import {
  useDeletePifMutation,
  useReturnPifMutation,
  useRevisePifMutation,
  useSetPifArchivedMutation,
  useSubmitPifMutation,
  useWithdrawPifMutation,
} from './PifSteps.generated.ts';

/**
 * The steps that a file can take. Each reports its outcome in a toast; those for a dialog throw, so that the dialog
 * keeps what was typed.
 */
export function usePifSteps({ slug, version, name }: PifDetail_PifFragment) {
  const { t } = useTranslation('pif');
  const { t: common } = useTranslation();
  const client = useApolloClient();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const [mutateSubmit] = useSubmitPifMutation({ update: evictPifs });
  const [mutateWithdraw] = useWithdrawPifMutation({ update: evictPifs });
  const [mutateReturn] = useReturnPifMutation({ update: evictPifs });
  const [mutateRevise] = useRevisePifMutation({ update: evictPifs });
  const [mutateArchived] = useSetPifArchivedMutation({ update: evictPifs });
  const [mutateSign] = useSignPifMutation({ update: evictPifs });
  const [mutateDelete] = useDeletePifMutation({ update: evictPifs });
  const input = { slug, version };

  /** Where somebody else moved the file meanwhile, the page shows that before the failure is told. */
  const take = async (run: () => Promise<unknown>, done: string) => {
    try {
      await run();
      notify('success', done);
    } catch (error) {
      if (describeError(error).code === 'CONFLICT')
        await client.query({ query: PifDocument, variables: { slug }, fetchPolicy: 'network-only' }).catch(() => null);
      throw error;
    }
  };
  const ask = async (step: 'withdraw' | 'revise' | 'takeOut', run: () => Promise<unknown>) => {
    const texts = {
      title: t(`${step}.title`),
      message: t(`${step}.message`, { name }),
      confirmText: t(`${step}.button`),
    };
    try {
      await confirm({ action: 'custom', name, ...texts, run: () => take(run, t(`${step}.done`, { name })) });
    } catch (error) {
      notify('error', describeError(error).text);
    }
  };

  return {
    submit: () => take(() => mutateSubmit({ variables: { input } }), t('submit.done', { name })),
    sendBack: (reason: string) =>
      take(() => mutateReturn({ variables: { input: { ...input, reason } } }), t('return.done', { name })),
    sign: (signature: Signature) =>
      take(() => mutateSign({ variables: { input: { ...input, ...signature } } }), t('sign.done', { name })),
    archive: (lastBatchOn: string | null) =>
      take(
        () => mutateArchived({ variables: { input: { ...input, isArchived: true, lastBatchOn } } }),
        t('archive.done', { name }),
      ),
    withdraw: () => ask('withdraw', () => mutateWithdraw({ variables: { input } })),
    revise: () => ask('revise', () => mutateRevise({ variables: { input } })),
    takeOut: () => ask('takeOut', () => mutateArchived({ variables: { input: { ...input, isArchived: false } } })),
    remove: async () => {
      await take(() => mutateDelete({ variables: { input: { slug } } }), common('done.deletedEntry', { name }));
      void navigate(paths.pifs, { replace: true });
    },
  };
}
