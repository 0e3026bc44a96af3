import { useTranslation } from 'react-i18next';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useConfirm } from '../../../shared/ui/confirm/useConfirm.ts';
import { useTakeBackInventoryImportMutation } from './ImportMutations.generated.ts';
import type { InventoryImport_ImportFragment } from './InventoryImport.generated.ts';
import { evictDictionary } from '../../../shared/apollo/evictQueries.ts';

/**
 * Takes an applied import back after a confirmation. `onDone` is also called after a failure, because the import may
 * have changed.
 */
export function useTakeBackImport({ id, fileName }: InventoryImport_ImportFragment, onDone: () => void) {
  const { t } = useTranslation('ingredient');
  const confirm = useConfirm();
  const [takeBack] = useTakeBackInventoryImportMutation();
  return async (): Promise<void> => {
    const run = async () => {
      await takeBack({ variables: { input: { id } }, update: evictDictionary });
    };
    try {
      const texts = {
        title: t('import.takeBackTitle'),
        message: t('import.takeBackMessage', { file: fileName }),
        confirmText: t('import.takeBack'),
      };
      if (await confirm({ action: 'custom', name: fileName, ...texts, run })) onDone();
    } catch (error) {
      notify('error', describeError(error).text);
      onDone();
    }
  };
}
