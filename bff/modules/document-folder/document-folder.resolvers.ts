import { viewerOf, type Context } from '../../context.ts';
import { safeDocumentName } from '../../files/downloadNames.ts';
import { clientError } from '../../errors.ts';
import { invalidInput, parseInput } from '../../input.ts';
import type { AddDocumentInput, Document, Resolvers, UpdateDocumentInput } from '../../resolvers.generated.ts';
import {
  addDocumentInput,
  deleteDocumentInput,
  foldersOfMaterial,
  setFolderInput,
  updateDocumentInput,
} from './document-folder.input.ts';
import { type DocumentFolderModel, fetchFolders } from './document-folder.rest.ts';
import { extensionsOf, mediaTypeOf } from './document-folder.types.ts';
import { addDocument, deleteDocument, setFolder, updateDocument } from './document-folder.writes.rest.ts';

async function add(input: AddDocumentInput, context: Context) {
  const parsed = parseInput(addDocumentInput, input);
  const { slug, replacesDocumentId } = parsed;
  if (replacesDocumentId) await findEditable(context.product, { slug, id: replacesDocumentId });
  const added = await context.services.uploads.withFile(
    'document',
    parsed.upload,
    viewerOf(context).id,
    ({ type, ...file }) =>
      addDocument(context.product, parsed, {
        ...file,
        name: safeDocumentName(parsed.name, extensionsOf[mediaTypeOf(type)]),
      }),
  );
  if (!added) throw invalidInput([['upload', 'No such upload, or used already', 'UPLOAD_GONE']]);
  return added;
}

/**
 * A document that the caller may change. The service keeps no version of documents: the one that was read is compared
 * with what is stored now.
 */
async function findEditable(
  product: Context['product'],
  { slug, id: documentId, version }: { slug: string; id: string; version?: number | null | undefined },
): Promise<Document> {
  const folders = await fetchFolders(product, slug);
  const document = folders
    .flatMap(({ documents }) => documents ?? [])
    .find(({ id }) => id === documentId.toLowerCase());
  if (!document) throw clientError('NOT_FOUND', 'There is no such document');
  if (!document.viewerCanEdit)
    throw clientError('FORBIDDEN', 'Common documents are changed by the organisation of the raw material only');
  if (typeof version === 'number' && version !== document.version)
    throw clientError('CONFLICT', 'The document was changed meanwhile');
  return document;
}

async function update(input: UpdateDocumentInput, { product }: Context): Promise<DocumentFolderModel[]> {
  const change = parseInput(updateDocumentInput, input);
  const document = await findEditable(product, change);
  if (change.name == null) return updateDocument(product, change, undefined);
  // Renaming keeps the extension.
  const extension = /\.([^.]+)$/.exec(document.name)?.[1]?.toLowerCase() ?? extensionsOf[document.mediaType][0];
  return updateDocument(product, change, safeDocumentName(change.name, [extension]));
}

export const documentFolderResolvers: Resolvers = {
  Query: {
    rawMaterialFolders: (_, args, { product }) => fetchFolders(product, parseInput(foldersOfMaterial, args, '').slug),
  },
  Mutation: {
    setDocumentFolderActive: async (_, { input }, { product, loaders }) => {
      const { slug, kind, isActive } = parseInput(setFolderInput, input);
      if (!(await loaders.rawMaterial.bySlug.load(slug)).viewerCanEdit)
        throw clientError('FORBIDDEN', 'Folders are changed by the organisation of the raw material only');
      return { folders: await setFolder(product, slug, kind, isActive) };
    },
    addDocument: (_, { input }, context) => add(input, context),
    updateDocument: async (_, { input }, context) => ({ folders: await update(input, context) }),
    deleteDocument: async (_, { input }, { product }) => {
      const target = parseInput(deleteDocumentInput, input);
      const { slug, id } = target;
      await findEditable(product, target);
      return { deletedDocumentId: id, folders: await deleteDocument(product, slug, id) };
    },
  },
  DocumentFolder: {
    // Folders that were loaded for a list have no documents.
    documents: async ({ documents, material, kind }, _args, { loaders }) =>
      documents ??
      (await loaders.documentFolder.bySlug.load(material)).find((folder) => folder.kind === kind)?.documents ??
      [],
  },
};
