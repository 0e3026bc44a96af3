import { useRef, useState } from 'react';
import { describeError } from '../../apollo/describeError.ts';
import { uploadFile } from '../uploadFile.ts';

/** Sends the photo of a form; `onRefused` is called when the server does not take this one. */
export function useSendPhoto(onRefused: () => void) {
  const [sentPart, setSentPart] = useState<number | null>(null);
  const upload = useRef<AbortController | null>(null);

  /** Gives the reference that a mutation takes. Fails with an AbortError when the upload was given up. */
  const sendPhoto = async (photo: File): Promise<string> => {
    upload.current = new AbortController();
    setSentPart(0);
    try {
      return await uploadFile(photo, { onProgress: setSentPart, signal: upload.current.signal });
    } catch (error) {
      if (describeError(error).code === 'BAD_USER_INPUT') onRefused();
      throw error;
    } finally {
      upload.current = null;
      setSentPart(null);
    }
  };

  return {
    sendPhoto,
    /** How much of the photo has been sent, from 0 to 1; null while none is on its way. */
    sentPart,
    cancelUpload: () => upload.current?.abort(),
  };
}
