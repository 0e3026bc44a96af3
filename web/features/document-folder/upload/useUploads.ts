import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { markClean, markDirty } from '../../../shared/forms/dirtyForms.ts';
import { uploadFile } from '../../../shared/forms/uploadFile.ts';
// Comes with the page, so that the question can be asked when the connection is gone.
import '../../../shared/forms/UnsavedChangesDialog.tsx';
import { rememberFolders } from '../useDocumentFolders.ts';
import { AddDocumentDocument } from './AddDocument.generated.ts';
import { isUnfinished, type Send, UploadQueue } from './UploadQueue.ts';

/** Characters of a name that the schema takes; the server shortens it further. */
const NAME_LENGTH = 1000;

/** Sends a file, then puts it into its folder: one after the other, so that the last answer knows of all before it. */
function senderOf(client: ApolloClient, slug: string): Send {
  let saved: Promise<unknown> = Promise.resolve();
  return async ({ file, folder }, { signal, onProgress, onSaving }) => {
    const upload = await uploadFile(file, { kind: 'document', signal, onProgress });
    onSaving();
    const saving = saved.then(() =>
      client.mutate({
        mutation: AddDocumentDocument,
        variables: { input: { slug, folder, upload, name: file.name.slice(0, NAME_LENGTH) } },
        update: (cache, { data }) => rememberFolders(cache, slug, data?.addDocument.folders),
      }),
    );
    saved = saving.catch(() => undefined);
    await saving;
  };
}

/** The files on their way into the folders of a raw material. Leaving the page while there are any asks first: waiting for them, giving them up, or staying. */
export function useUploads(slug: string) {
  const client = useApolloClient();
  const [queue] = useState(() => new UploadQueue(senderOf(client, slug)));
  const uploads = useSyncExternalStore(queue.subscribe, queue.getUploads);
  const isRunning = uploads.some(isUnfinished);

  useEffect(() => {
    if (!isRunning) return;
    markDirty(queue, { save: () => queue.settled(), discard: () => queue.cancelAll() });
    return () => markClean(queue);
  }, [isRunning, queue]);
  useEffect(() => () => queue.cancelAll(), [queue]);

  return { queue, uploads };
}
