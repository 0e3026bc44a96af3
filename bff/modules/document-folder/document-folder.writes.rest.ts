import { clientError } from '../../errors.ts';
import type { StoredFile } from '../../files/uploadStore.ts';
import type { Document, DocumentFolderKind } from '../../resolvers.generated.ts';
import type { FieldNames } from '../../upstream/response.ts';
import { encodeText } from '../../upstream/encoding.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import type { DocumentChange, NewDocument } from './document-folder.input.ts';
import { type DocumentFolderModel, folderKinds, toFolder } from './document-folder.rest.ts';

const kindWords = Object.fromEntries(Object.entries(folderKinds).map(([word, kind]) => [kind, word])) as Record<
  DocumentFolderKind,
  keyof typeof folderKinds
>;

const fieldNames: FieldNames = {
  naziv: 'input.name',
  istice: 'input.expiresOn',
  folder: 'input.folder',
  fajl: 'input.upload',
  zamenjuje: 'input.replacesDocumentId',
};

/** Creates a missing folder, or activates or deactivates one. Returns all folders. */
export async function setFolder(
  product: ProductClient,
  slug: string,
  kind: DocumentFolderKind,
  isActive: boolean,
): Promise<DocumentFolderModel[]> {
  const { data } = await product.call('setFolder', {
    path: { slug, kind: kindWords[kind] },
    body: { aktivan: isActive },
  });
  return data.data.map((folder) => toFolder(folder, slug));
}

/** Adds a document, or a new version of one. The file is streamed from disk. */
export async function addDocument(
  product: ProductClient,
  { slug, folder, expiresOn, replacesDocumentId }: NewDocument,
  { name, blob, hasActiveContent }: Pick<StoredFile, 'blob' | 'hasActiveContent'> & { name: string },
): Promise<{ document: Document; folders: DocumentFolderModel[] }> {
  const form = {
    naziv: encodeText(name),
    ...(expiresOn && { istice: expiresOn }),
    ...(replacesDocumentId && { zamenjuje: replacesDocumentId }),
    ...(hasActiveContent && { aktivanSadrzaj: 'da' as const }),
    fajl: blob,
  };
  const { data } = await product.call('addDocument', { path: { slug, kind: kindWords[folder] }, form }, fieldNames);
  const folders = data.data.map((one) => toFolder(one, slug));
  const document = folders.flatMap(({ documents }) => documents ?? []).find(({ id }) => id === data.dodato);
  if (!document) throw clientError('UPSTREAM_BAD_RESPONSE', 'The service answered something unexpected');
  return { document, folders };
}

/** Changes the given fields of a document; `name` includes the extension. */
export async function updateDocument(
  product: ProductClient,
  { slug, id, folder, expiresOn }: DocumentChange,
  name: string | undefined,
): Promise<DocumentFolderModel[]> {
  const body = {
    ...(name !== undefined && { naziv: encodeText(name) }),
    ...(folder && { folder: kindWords[folder] }),
    ...(expiresOn !== undefined && { istice: expiresOn }),
  };
  const { data } = await product.call('updateDocument', { path: { slug, documentId: id }, body }, fieldNames);
  return data.data.map((one) => toFolder(one, slug));
}

/** Deletes a document. Returns all folders. */
export async function deleteDocument(product: ProductClient, slug: string, id: string): Promise<DocumentFolderModel[]> {
  const { data } = await product.call('deleteDocument', { path: { slug, documentId: id } });
  return data.data.map((folder) => toFolder(folder, slug));
}
