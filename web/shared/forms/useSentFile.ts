import { useRef, useState } from 'react';
import { describeError, type ErrorDescription } from '../apollo/describeError.ts';
import { notify } from '../notify/notify.ts';
import { uploadFile } from './uploadFile.ts';

/** Longest name that goes with a file. */
const NAME_LENGTH = 200;

interface Options {
  kind: 'table' | 'sheet';
  /** The largest file the server takes, in bytes. */
  maxBytes: number;
  /** Said when the person gives the upload up. */
  cancelledText: string;
  /** What is done with the file once it is sent. */
  start: (reference: string, fileName: string) => Promise<void>;
}

/** Why a file is not even sent, or what the server said of it. */
export type FileProblem = 'empty' | 'tooLarge' | ErrorDescription;

/** Sends one file at a time and hands its reference on. A refusal is kept for the screen; any other failure is a toast. */
export function useSentFile({ kind, maxBytes, cancelledText, start }: Options) {
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [sentPart, setSentPart] = useState<number | null>(null);
  const upload = useRef<AbortController | null>(null);

  const send = async (file: File): Promise<void> => {
    const known = file.size === 0 ? 'empty' : file.size > maxBytes ? 'tooLarge' : null;
    setProblem(known);
    if (known) return;
    upload.current = new AbortController();
    setSentPart(0);
    try {
      const reference = await uploadFile(file, { kind, onProgress: setSentPart, signal: upload.current.signal });
      await start(reference, file.name.slice(0, NAME_LENGTH));
    } catch (error) {
      const described = describeError(error);
      if (error instanceof DOMException && error.name === 'AbortError') notify('info', cancelledText);
      else if (described.code === 'BAD_USER_INPUT') setProblem(described);
      else notify('error', described.text);
    } finally {
      upload.current = null;
      setSentPart(null);
    }
  };

  return { send, problem, sentPart, cancel: () => upload.current?.abort() };
}
