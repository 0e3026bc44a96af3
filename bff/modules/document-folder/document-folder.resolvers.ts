import { viewerOf, type Context } from '../../context.ts';
import { safeDocumentName } from '../../files/downloadNames.ts';
import { clientError } from '../../errors.ts';
import { invalidInput, parseInput } from '../../input.ts';
import type { AddDocumentInput, Resolvers, UpdateDocumentInput } from '../../resolvers.generated.ts';
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
  const added = await context.services.uploads.withFile(
    'document',
    parsed.upload,
    viewerOf(context).id,
    ({ type, blob }) =>
      addDocument(context.product, parsed, safeDocumentName(parsed.name, extensionsOf[mediaTypeOf(type)]), blob),
  );
  if (!added) throw invalidInput([['upload', 'No such upload, or used already']]);
  return added;
}

async function update(input: UpdateDocumentInput, { product }: Context): Promise<DocumentFolderModel[]> {
  const change = parseInput(updateDocumentInput, input);
  if (change.name == null) return updateDocument(product, change, undefined);
  // Renaming keeps the extension, so the current name is needed.
  const folders = await fetchFolders(product, change.slug);
  const document = folders.flatMap(({ documents }) => documents ?? []).find(({ id }) => id === change.id.toLowerCase());
  if (!document) throw clientError('NOT_FOUND', 'There is no such document');
  const extension = /\.([^.]+)$/.exec(document.name)?.[1]?.toLowerCase() ?? extensionsOf[document.mediaType][0];
  return updateDocument(product, change, safeDocumentName(change.name, [extension]));
}

export const documentFolderResolvers: Resolvers = {
  Query: {
    rawMaterialFolders: (_, args, { product }) => fetchFolders(product, parseInput(foldersOfMaterial, args, '').slug),
  },
  Mutation: {
    setDocumentFolderActive: async (_, { input }, { product }) => {
      const { slug, kind, isActive } = parseInput(setFolderInput, input);
      return { folders: await setFolder(product, slug, kind, isActive) };
    },
    addDocument: (_, { input }, context) => add(input, context),
    updateDocument: async (_, { input }, context) => ({ folders: await update(input, context) }),
    deleteDocument: async (_, { input }, { product }) => {
      const { slug, id } = parseInput(deleteDocumentInput, input);
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
