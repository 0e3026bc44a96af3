import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { MAX_SENT_DOCUMENT_NAME_LENGTH } from '../../../../domain/limits.ts';
import type { FolderKind } from '../../../../domain/raw-material/rawMaterial.ts';
import { markClean, markDirty } from '../../../shared/forms/dirtyForms.ts';
import { uploadFile } from '../../../shared/forms/uploadFile.ts';
// Loaded with the page, so that the dialog can be shown without a connection.
import '../../../shared/forms/UnsavedChangesDialog.tsx';
import { useStore } from '../../../shared/store/createStore.ts';
import { DocumentFoldersDocument, type DocumentFoldersQuery } from '../DocumentFolders.generated.ts';
import { cacheFolders } from '../useDocumentFolders.ts';
import { AddDocumentDocument } from './AddDocument.generated.ts';
import { isUnfinished, type Send, UploadQueue } from './UploadQueue.ts';

/** Sends a file, then adds it to its folder. Files are added one after the other, so that the last response contains all of them. */
function createSender(client: ApolloClient, slug: string): Send {
  const foldersQuery = { query: DocumentFoldersDocument, variables: { slug } };
  let saved: Promise<unknown> = Promise.resolve();
  /** Files whose adding failed, with the documents before it: the file may have been added and only the response lost. */
  const unsure = new WeakMap<File, ReadonlySet<string>>();

  const save = async (upload: string, file: File, folder: FolderKind): Promise<void> => {
    const before = new Set(documentsOf(client.readQuery(foldersQuery)).map(({ id }) => id));
    try {
      await client.mutate({
        mutation: AddDocumentDocument,
        variables: { input: { slug, folder, upload, name: file.name.slice(0, MAX_SENT_DOCUMENT_NAME_LENGTH) } },
        update: (cache, { data }) => cacheFolders(cache, slug, data?.addDocument.folders),
      });
    } catch (error) {
      unsure.set(file, before);
      throw error;
    }
  };

  /** Whether a file that failed before was stored after all: then the folders in view have it. Pictures are re-encoded, so the size cannot be compared. */
  const wasStored = async (file: File): Promise<boolean> => {
    const before = unsure.get(file);
    if (!before) return false;
    const { data } = await client.query({ ...foldersQuery, fetchPolicy: 'network-only' });
    return documentsOf(data).some(
      ({ id, name, size, mediaType }) =>
        !before.has(id) && name === file.name && (size === file.size || /^(JPEG|PNG|WEBP)$/.test(mediaType)),
    );
  };

  return async ({ file, folder }, { signal, onProgress, onSaving }) => {
    if (await wasStored(file)) return;
    const upload = await uploadFile(file, { kind: 'document', signal, onProgress });
    onSaving();
    const saving = saved.then(() => save(upload, file, folder));
    saved = saving.catch(() => undefined);
    await saving;
  };
}

const documentsOf = (data: DocumentFoldersQuery | null | undefined) =>
  data?.rawMaterialFolders.flatMap(({ documents }) => documents) ?? [];

/** The uploads into the folders of a raw material. Leaving the page while one is running asks whether to wait, to cancel the uploads, or to stay. */
export function useUploads(slug: string) {
  const client = useApolloClient();
  const [queue] = useState(() => new UploadQueue(createSender(client, slug)));
  const uploads = useStore(queue.uploads);
  const isRunning = uploads.some(isUnfinished);

  useEffect(() => {
    if (!isRunning) return;
    markDirty(queue, { save: () => queue.settled(), discard: () => queue.cancelAll() });
    return () => markClean(queue);
  }, [isRunning, queue]);
  useEffect(() => () => queue.cancelAll(), [queue]);

  return { queue, uploads };
}
