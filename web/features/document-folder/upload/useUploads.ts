import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { FolderKind } from '../../../../domain/raw-material/rawMaterial.ts';
import { checkDocument } from '../../../subjects/documents/upload/checkDocument.ts';
import { createSender } from '../../../subjects/documents/upload/createSender.ts';
import { UploadQueue } from '../../../subjects/documents/upload/UploadQueue.ts';
import { useUploadQueue } from '../../../subjects/documents/upload/useUploadQueue.ts';
import { DocumentFoldersDocument, type DocumentFoldersQuery } from '../DocumentFolders.generated.ts';
import { cacheFolders } from '../useDocumentFolders.ts';
import { AddDocumentDocument } from './AddDocument.generated.ts';

const documentsOf = (data: DocumentFoldersQuery | null | undefined) =>
  data?.rawMaterialFolders.flatMap(({ documents }) => documents) ?? [];

function createQueue(client: ApolloClient, slug: string): UploadQueue<FolderKind> {
  const foldersQuery = { query: DocumentFoldersDocument, variables: { slug } };
  const send = createSender<FolderKind>({
    kind: 'document',
    cached: () => documentsOf(client.readQuery(foldersQuery)),
    fetch: async () => documentsOf((await client.query({ ...foldersQuery, fetchPolicy: 'network-only' })).data),
    add: async ({ upload, name, place: folder, expiresOn, replaces: replacesDocumentId }) => {
      await client.mutate({
        mutation: AddDocumentDocument,
        variables: {
          input: {
            slug,
            folder,
            upload,
            name,
            ...(expiresOn && { expiresOn }),
            ...(replacesDocumentId && { replacesDocumentId }),
          },
        },
        update: (cache, { data }) => cacheFolders(cache, slug, data?.addDocument.folders),
      });
    },
  });
  return new UploadQueue(send, { check: checkDocument });
}

/** The uploads into the folders of a raw material. */
export function useUploads(slug: string) {
  const client = useApolloClient();
  return useUploadQueue(() => createQueue(client, slug));
}
