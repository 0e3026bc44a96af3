import { FOLDER_KINDS } from '../../../../domain/raw-material/rawMaterial.ts';
import type { DocumentChanges } from '../../../shared/documents/document.form.ts';
import { cacheFolders, type Document } from '../useDocumentFolders.ts';
import { useUpdateDocumentMutation } from './UpdateDocument.generated.ts';

/** Returns the function that saves the changes of a document of a raw material. */
export function useUpdateDocument(slug: string) {
  const [mutate] = useUpdateDocumentMutation({
    update: (cache, { data }) => cacheFolders(cache, slug, data?.updateDocument.folders),
  });
  return async ({ id }: Document, { folder, ...changes }: DocumentChanges): Promise<undefined> => {
    const kind = FOLDER_KINDS.find((one) => one === folder);
    await mutate({ variables: { input: { slug, id, ...changes, ...(kind && { folder: kind }) } } });
  };
}
