import { useTranslation } from 'react-i18next';
import { MAX_FILE_BYTES } from '../../../../domain/limits.ts';
import { useSentFile } from '../../../shared/forms/useSentFile.ts';
import { useStartInventoryImportMutation } from './ImportMutations.generated.ts';

/** Uploads a file and starts its import. */
export function useStartImport(onStarted: (id: string) => void) {
  const { t } = useTranslation('ingredient');
  const [mutate] = useStartInventoryImportMutation();
  const { send, fileError, uploadProgress, cancel } = useSentFile({
    kind: 'table',
    maxBytes: MAX_FILE_BYTES.table,
    cancelledText: t('import.cancelled'),
    start: async (reference, fileName, signal) => {
      const { data } = await mutate({ variables: { input: { upload: reference, fileName } } });
      if (data && !signal.aborted) onStarted(data.startInventoryImport.inventoryImport.id);
    },
  });
  return {
    start: send,
    fileError: typeof fileError === 'object' && fileError ? ('rejected' as const) : fileError,
    uploadProgress,
    cancel,
  };
}
