import { useTranslation } from 'react-i18next';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useConfirm } from '../../../shared/ui/confirm/useConfirm.ts';
import type { LabelDetail_LabelFragment } from './LabelDetail.generated.ts';
import { useSignOffFindingMutation } from './SignOffFinding.generated.ts';
import { evictLists } from './useLabelActions.ts';
import { useWithdrawSignOffMutation } from './WithdrawSignOff.generated.ts';

/**
 * Settling findings of a label and withdrawing it. When somebody else was faster, or the label changed, the person is told and the label
 * is fetched anew; any other failure is thrown for the dialog, which keeps what was typed.
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
    signOff: async (key: string, reason: string): Promise<void> => {
      const isDone = await unlessConflict(() => signOffFinding({ variables: { input: { slug, key, reason } } }));
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
