import { useApolloClient } from '@apollo/client/react';
import { FOLDER_KINDS } from '../../../../domain/raw-material/rawMaterial.ts';
import { describeError } from '../../../shared/apollo/describeError.ts';
import type { DocumentChanges } from '../../../subjects/documents/document.form.ts';
import { DocumentFoldersDocument } from '../DocumentFolders.generated.ts';
import { cacheFolders, type Document } from '../useDocumentFolders.ts';
import { useUpdateDocumentMutation } from './UpdateDocument.generated.ts';

/** What somebody else made of a document meanwhile; `document` is null when it is gone. */
export interface RemoteDocument {
  document: Document | null;
}

/**
 * Returns the function that saves the changes of a document of a raw material. Where somebody else changed it meanwhile
 * nothing is saved, and it resolves to what is stored now.
 */
export function useUpdateDocument(slug: string) {
  const client = useApolloClient();
  const [mutate] = useUpdateDocumentMutation({
    update: (cache, { data }) => cacheFolders(cache, slug, data?.updateDocument.folders),
  });
  return async (
    { id, version }: Document,
    { folder, ...changes }: DocumentChanges,
  ): Promise<RemoteDocument | undefined> => {
    const kind = FOLDER_KINDS.find((one) => one === folder);
    try {
      await mutate({ variables: { input: { slug, id, version, ...changes, ...(kind && { folder: kind }) } } });
      return undefined;
    } catch (error) {
      if (describeError(error).code !== 'CONFLICT') throw error;
      const { data } = await client.query({
        query: DocumentFoldersDocument,
        variables: { slug },
        fetchPolicy: 'network-only',
      });
      const documents = data?.rawMaterialFolders.flatMap((one) => one.documents) ?? [];
      return { document: documents.find((one) => one.id === id) ?? null };
    }
  };
}
