import type DataLoader from 'dataloader';
import type { RequestContext } from '../../context.ts';
import { createLoader, createPageLoader } from '../../upstream/loader.ts';
import { fetchFolders, listFolders, type DocumentFolderModel } from './document-folder.rest.ts';

declare module '../../context.ts' {
  interface Loaders {
    documentFolder: DocumentFolderLoaders;
  }
}

export interface DocumentFolderLoaders {
  /** The folders of one raw material with their documents, by the raw material's slug. */
  bySlug: DataLoader<string, DocumentFolderModel[]>;
  /** The folders without documents, by the raw material's id; one call for all raw materials of a page. */
  ofPage: DataLoader<{ id: string; slug: string }, DocumentFolderModel[], string>;
}

export const createDocumentFolderLoaders = ({ product }: RequestContext): DocumentFolderLoaders => ({
  bySlug: createLoader((slug) => fetchFolders(product, slug)),
  ofPage: createPageLoader(
    (materials) => listFolders(product, materials),
    ({ id }) => id,
    [],
  ),
});
