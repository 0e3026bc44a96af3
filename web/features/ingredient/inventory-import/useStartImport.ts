import { useTranslation } from 'react-i18next';
import { useSentFile } from '../../../shared/forms/useSentFile.ts';
import { useStartInventoryImportMutation } from './ImportMutations.generated.ts';

/** The largest file the server takes, in bytes. */
const MAX_BYTES = 50 * 1024 * 1024;

/** Uploads a file and starts its import. */
export function useStartImport(onStarted: (id: string) => void) {
  const { t } = useTranslation('ingredient');
  const [mutate] = useStartInventoryImportMutation();
  const { send, problem, sentPart, cancel } = useSentFile({
    kind: 'table',
    maxBytes: MAX_BYTES,
    cancelledText: t('import.cancelled'),
    start: async (reference, fileName, signal) => {
      const { data } = await mutate({ variables: { input: { upload: reference, fileName } } });
      if (data && !signal.aborted) onStarted(data.startInventoryImport.inventoryImport.id);
    },
  });
  return {
    start: send,
    problem: typeof problem === 'object' && problem ? ('refused' as const) : problem,
    sentPart,
    cancel,
  };
}
