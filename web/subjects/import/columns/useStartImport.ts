import { useEffect, useRef, useState } from 'react';
import { describeError, type ErrorDescription } from '../../../shared/apollo/describeError.ts';
import { uploadFile } from '../../../shared/forms/uploadFile.ts';
import { notify } from '../../../shared/notify/notify.ts';
import type { SentSheet } from '../SheetDrop.tsx';

/** The signal is aborted when the page is left. */
type Start = (upload: string, signal: AbortSignal) => Promise<void>;

/** The code of the error of an upload that is not there any more. */
const GONE = 'UPLOAD_GONE';

/**
 * Starts the import of a file that was sent. The server keeps no file that it has refused, nor one for long, so the
 * file is sent once more where it is needed again. `error` is why the server refused the file or the choice.
 */
export function useStartImport({ file, reference }: SentSheet) {
  const [error, setError] = useState<ErrorDescription | null>(null);
  const [isStarting, setStarting] = useState(false);
  const fresh = useRef<string | null>(reference);
  const left = useRef(new AbortController());
  useEffect(() => {
    const { current } = left;
    return () => current.abort();
  }, []);

  const withUpload = async (start: Start): Promise<void> => {
    const { signal } = left.current;
    const upload = fresh.current ?? (await uploadFile(file, { kind: 'sheet', onProgress: () => undefined, signal }));
    const wasFresh = fresh.current !== null;
    fresh.current = null;
    try {
      await start(upload, signal);
    } catch (reason) {
      if (!wasFresh || describeError(reason).fields[0]?.code !== GONE) throw reason;
      await withUpload(start);
    }
  };
  const run = async (start: Start): Promise<void> => {
    setStarting(true);
    setError(null);
    try {
      await withUpload(start);
    } catch (reason) {
      if (left.current.signal.aborted) return;
      const described = describeError(reason);
      if (described.code === 'BAD_USER_INPUT') setError(described);
      else notify('error', described.text);
    } finally {
      setStarting(false);
    }
  };
  return { run, error, isStarting };
}
