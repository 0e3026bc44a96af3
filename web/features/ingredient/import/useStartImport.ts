import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { uploadFile } from '../../../shared/forms/uploadFile.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useStartInventoryImportMutation } from './ImportMutations.generated.ts';

/** The largest file the server takes, in bytes. */
const MAX_BYTES = 50 * 1024 * 1024;
const NAME_LENGTH = 200;

/** Why a file is not even sent, or was refused. */
type FileProblem = 'empty' | 'tooLarge' | 'refused';

/** Sends a file and starts its import. */
export function useStartImport(onStarted: (id: string) => void) {
  const { t } = useTranslation('ingredient');
  const [mutate] = useStartInventoryImportMutation();
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [sentPart, setSentPart] = useState<number | null>(null);
  const upload = useRef<AbortController | null>(null);

  const send = async (file: File): Promise<void> => {
    upload.current = new AbortController();
    setSentPart(0);
    const reference = await uploadFile(file, { kind: 'table', onProgress: setSentPart, signal: upload.current.signal });
    const { data } = await mutate({ variables: { input: { upload: reference, fileName: file.name.slice(0, NAME_LENGTH) } } });
    if (data) onStarted(data.startInventoryImport.inventoryImport.id);
  };

  const start = async (file: File): Promise<void> => {
    const known = file.size === 0 ? 'empty' : file.size > MAX_BYTES ? 'tooLarge' : null;
    setProblem(known);
    if (known) return;
    try {
      await send(file);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') notify('info', t('import.cancelled'));
      else if (describeError(error).code === 'BAD_USER_INPUT') setProblem('refused');
      else notify('error', describeError(error).text);
    } finally {
      upload.current = null;
      setSentPart(null);
    }
  };

  return { start, problem, sentPart, cancel: () => upload.current?.abort() };
}
