import { useRef, useState } from 'react';
import { describeError } from '../../apollo/describeError.ts';
import { uploadFile } from '../uploadFile.ts';

/** Uploads the photo of a form; `onRejected` is called when the server rejects the photo. */
export function useSendPhoto(onRejected: () => void) {
  const [uploadProgress, setUploadProgress] = useState<number | null>(null);
  const upload = useRef<AbortController | null>(null);

  /** Returns the reference for a mutation. Fails with an AbortError when the upload is cancelled. */
  const sendPhoto = async (photo: File): Promise<string> => {
    upload.current = new AbortController();
    setUploadProgress(0);
    try {
      return await uploadFile(photo, { onProgress: setUploadProgress, signal: upload.current.signal });
    } catch (error) {
      if (describeError(error).code === 'BAD_USER_INPUT') onRejected();
      throw error;
    } finally {
      upload.current = null;
      setUploadProgress(null);
    }
  };

  return {
    sendPhoto,
    /** From 0 to 1; null while there is no upload. */
    uploadProgress,
    cancelUpload: () => upload.current?.abort(),
  };
}
