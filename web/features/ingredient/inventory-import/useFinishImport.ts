import { useTranslation } from 'react-i18next';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useConfirm } from '../../../shared/ui/confirm/useConfirm.ts';
import { useApplyInventoryImportMutation, useCancelInventoryImportMutation } from './ImportMutations.generated.ts';
import { evictDictionary } from '../../../shared/apollo/evictQueries.ts';
import type { TypedCount } from './useTypedCount.ts';
import type { ExportDate } from './useExportDate.ts';
import type { InventoryImport_ImportFragment } from './InventoryImport.generated.ts';

interface Options {
  exportDate: ExportDate;
  withdrawalCount: TypedCount;
  goBackCount: TypedCount;
  onApplying: () => void;
  onAnother: () => void;
}

/** Applies or cancels a prepared import after a confirmation. */
export function useFinishImport(
  { id, fileName, datedOn }: InventoryImport_ImportFragment,
  { exportDate, withdrawalCount, goBackCount, onApplying, onAnother }: Options,
) {
  const { t } = useTranslation('ingredient');
  const confirm = useConfirm();
  const [applyNow] = useApplyInventoryImportMutation();
  const [cancelNow] = useCancelInventoryImportMutation();

  const apply = async (): Promise<void> => {
    const day = datedOn ?? exportDate.read();
    const withdrawals = withdrawalCount.read();
    const goBack = goBackCount.read();
    if (day === null || withdrawals === null || goBack === null) return;
    const run = async () => {
      await applyNow({
        variables: { input: { id, datedOn: day, withdrawals, goBack } },
        update: evictDictionary,
      });
    };
    try {
      const texts = {
        title: t('import.applyTitle'),
        message: t('import.applyMessage', { file: fileName }),
        confirmText: t('import.apply'),
        busyText: t('import.applyBusy'),
      };
      if (await confirm({ action: 'custom', name: fileName, ...texts, run })) onApplying();
    } catch (error) {
      notify('error', describeError(error).text);
      onApplying();
    }
  };

  const cancel = async (): Promise<void> => {
    const run = async () => {
      await cancelNow({ variables: { input: { id } } });
    };
    try {
      if (
        await confirm({
          action: 'custom',
          name: fileName,
          title: t('import.cancelTitle'),
          message: t('import.cancelMessage', { file: fileName }),
          confirmText: t('import.cancel'),
          run,
        })
      )
        onAnother();
    } catch (error) {
      notify('error', describeError(error).text);
    }
  };

  return { apply, cancel };
}
