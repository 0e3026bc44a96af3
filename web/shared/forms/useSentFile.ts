import { useEffect, useRef, useState } from 'react';
import { MAX_FILE_NAME_LENGTH } from '../../../domain/limits.ts';
import { describeError, type ErrorDescription } from '../apollo/describeError.ts';
import { notify } from '../notify/notify.ts';
import { uploadFile } from './uploadFile.ts';

/** Why an upload was given up that nobody waits for any more. */
const LEFT = 'left';

interface Options {
  kind: 'table' | 'sheet';
  /** The largest file the server takes, in bytes. */
  maxBytes: number;
  /** Said when the person gives the upload up. */
  cancelledText: string;
  /** What is done with the file once it is sent. The signal is aborted when the page is left. */
  start: (reference: string, fileName: string, signal: AbortSignal) => Promise<void>;
}

/** Why a file is not even sent, or what the server said of it. */
export type FileProblem = 'empty' | 'tooLarge' | ErrorDescription;

/** Sends one file at a time and hands its reference on. A refusal is kept for the screen; any other failure is a toast. Leaving the page gives it up without a word. */
export function useSentFile({ kind, maxBytes, cancelledText, start }: Options) {
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [sentPart, setSentPart] = useState<number | null>(null);
  const [isUploading, setUploading] = useState(false);
  const upload = useRef<AbortController | null>(null);
  useEffect(() => () => upload.current?.abort(LEFT), []);

  const send = async (file: File): Promise<void> => {
    const known = file.size === 0 ? 'empty' : file.size > maxBytes ? 'tooLarge' : null;
    setProblem(known);
    if (known) return;
    upload.current = new AbortController();
    const { signal } = upload.current;
    setSentPart(0);
    setUploading(true);
    try {
      const reference = await uploadFile(file, { kind, onProgress: setSentPart, signal });
      setUploading(false);
      signal.throwIfAborted();
      await start(reference, file.name.slice(0, MAX_FILE_NAME_LENGTH), signal);
    } catch (error) {
      if (signal.reason === LEFT) return;
      const described = describeError(error);
      if (error instanceof DOMException && error.name === 'AbortError') notify('info', cancelledText);
      else if (described.code === 'BAD_USER_INPUT') setProblem(described);
      else notify('error', described.text);
    } finally {
      upload.current = null;
      setSentPart(null);
      setUploading(false);
    }
  };

  return {
    send,
    problem,
    sentPart,
    /** Undefined once the file is sent: what follows cannot be given up. */
    cancel: isUploading ? () => upload.current?.abort() : undefined,
  };
}
