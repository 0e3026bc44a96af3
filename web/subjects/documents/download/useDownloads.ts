import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { fetchFile } from '../../../shared/files/fetchFile.ts';
import { saveFile } from '../../../shared/files/saveFile.ts';
import { notify } from '../../../shared/notify/notify.ts';
import '../translations.generated.ts';

interface FileRequest {
  url: string;
  /** The name of the saved file. */
  name: string;
  /** The expected size in bytes if the server does not send it. */
  size: number;
}

/** A running download. */
export interface Download extends FileRequest {
  id: number;
  loaded: number;
  cancel: () => void;
}

/** Downloads with the token, which a link could not send. A download continues when the page is left. */
export function useDownloads() {
  const { t } = useTranslation('documents');
  const [downloads, setDownloads] = useState<Download[]>([]);
  const lastId = useRef(0);

  const download = async (request: FileRequest): Promise<void> => {
    const controller = new AbortController();
    const id = (lastId.current += 1);
    setDownloads((before) => [...before, { ...request, id, loaded: 0, cancel: () => controller.abort() }]);
    const onProgress = (loaded: number, total: number | null) =>
      setDownloads((before) =>
        before.map((one) => (one.id === id ? { ...one, loaded, size: total ?? one.size } : one)),
      );
    try {
      saveFile(await fetchFile(request.url, { signal: controller.signal, onProgress }), request.name);
    } catch (error) {
      if (controller.signal.aborted) notify('info', t('download.cancelled'));
      else {
        const { code, text } = describeError(error);
        // The end of a session has its own dialog, or the login page.
        if (code !== 'UNAUTHENTICATED')
          notify('error', t('download.failed', { name: request.name, reason: text }), {
            onRetry: () => void download(request),
          });
      }
    } finally {
      setDownloads((before) => before.filter((one) => one.id !== id));
    }
  };

  return { downloads, download };
}
