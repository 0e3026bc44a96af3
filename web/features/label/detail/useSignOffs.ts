import { useTranslation } from 'react-i18next';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { uploadFile } from '../../../shared/forms/uploadFile.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useConfirm } from '../../../shared/ui/confirm/useConfirm.ts';
import type { LabelDetail_LabelFragment } from './LabelDetail.generated.ts';
import { useSignOffFindingMutation } from './SignOffFinding.generated.ts';
import { evictLists } from './useLabelActions.ts';
import { useWithdrawSignOffMutation } from './WithdrawSignOff.generated.ts';

/** The dialog stays open while the file is sent, so that nothing cancels it. */
const sendProof = (proof: File): Promise<string> =>
  uploadFile(proof, { kind: 'document', onProgress: () => undefined, signal: new AbortController().signal });

/**
 * Settling findings of a label and withdrawing it. When somebody else was faster, or the label changed, the person is
 * told and the label is fetched anew; any other failure is thrown for the dialog, which keeps what was typed.
 */
export function useSignOffs({ slug }: LabelDetail_LabelFragment, reload: () => void) {
  const { t } = useTranslation('labelDetail');
  const confirm = useConfirm();
  const [signOffFinding] = useSignOffFindingMutation({ update: evictLists });
  const [withdrawSignOff] = useWithdrawSignOffMutation({ update: evictLists });

  const unlessConflict = async (run: () => Promise<unknown>): Promise<boolean> => {
    try {
      await run();
      return true;
    } catch (error) {
      if (describeError(error).code !== 'CONFLICT') throw error;
      notify('error', t('signOff.conflict'));
      reload();
      return false;
    }
  };

  return {
    signOff: async (key: string, reason: string, proof: File | null): Promise<void> => {
      const document = proof && { upload: await sendProof(proof), name: proof.name };
      const isDone = await unlessConflict(() =>
        signOffFinding({ variables: { input: { slug, key, reason, document } } }),
      );
      if (isDone) notify('success', t('signOff.done'));
    },
    withdraw: async (id: string, name: string): Promise<void> => {
      const outcome = { isDone: false };
      const run = async () => {
        outcome.isDone = await unlessConflict(() => withdrawSignOff({ variables: { input: { slug, id } } }));
      };
      try {
        await confirm({
          action: 'custom',
          name,
          title: t('signOff.withdrawTitle'),
          message: t('signOff.withdrawMessage'),
          confirmText: t('signOff.withdraw'),
          busyText: t('signOff.withdrawing'),
          run,
        });
        if (outcome.isDone) notify('success', t('signOff.withdrawn'));
      } catch (error) {
        notify('error', describeError(error).text);
      }
    },
  };
}
