import { useEffect, useRef, useState } from 'react';
import { MAX_FILE_NAME_LENGTH } from '../../../domain/limits.ts';
import { describeError, type ErrorDescription } from '../apollo/describeError.ts';
import { notify } from '../notify/notify.ts';
import { uploadFile } from './uploadFile.ts';

/** The reason of a cancellation by leaving the page. */
const LEFT = 'left';

interface Options {
  kind: 'table' | 'sheet' | 'pifFile';
  /** The largest file the server takes, in bytes. */
  maxBytes: number;
  /** Shown when the person cancels the upload. */
  cancelledText: string;
  /** Called with the reference of the uploaded file. The signal is aborted when the page is left. */
  start: (reference: string, fileName: string, signal: AbortSignal) => Promise<void>;
}

/** Why a file was not sent, or the server's error. */
export type FileError = 'empty' | 'tooLarge' | ErrorDescription;

/**
 * Uploads one file at a time. An invalid file is returned as `fileError`, any other error is a toast. Leaving the page
 * cancels the upload silently.
 */
export function useSentFile({ kind, maxBytes, cancelledText, start }: Options) {
  const [fileError, setFileError] = useState<FileError | null>(null);
  const [uploadProgress, setUploadProgress] = useState<number | null>(null);
  const [isUploading, setUploading] = useState(false);
  const upload = useRef<AbortController | null>(null);
  useEffect(() => () => upload.current?.abort(LEFT), []);

  const send = async (file: File): Promise<void> => {
    const known = file.size === 0 ? 'empty' : file.size > maxBytes ? 'tooLarge' : null;
    setFileError(known);
    if (known) return;
    upload.current = new AbortController();
    const { signal } = upload.current;
    setUploadProgress(0);
    setUploading(true);
    try {
      const reference = await uploadFile(file, { kind, onProgress: setUploadProgress, signal });
      setUploading(false);
      signal.throwIfAborted();
      await start(reference, file.name.slice(0, MAX_FILE_NAME_LENGTH), signal);
    } catch (error) {
      if (signal.reason === LEFT) return;
      const described = describeError(error);
      if (error instanceof DOMException && error.name === 'AbortError') notify('info', cancelledText);
      else if (described.code === 'BAD_USER_INPUT') setFileError(described);
      else notify('error', described.text);
    } finally {
      upload.current = null;
      setUploadProgress(null);
      setUploading(false);
    }
  };

  return {
    send,
    fileError,
    uploadProgress,
    /** Undefined once the file is sent, because what follows cannot be cancelled. */
    cancel: isUploading ? () => upload.current?.abort() : undefined,
  };
}
