import type DataLoader from 'dataloader';
import { createLoader, createPageLoader } from '../../upstream/loader.ts';
import type { RawMaterialUsage } from '../../resolvers.generated.ts';
import { fetchFolders, listFolders, type DocumentFolderModel } from '../document-folder/document-folder.rest.ts';
import type { ProductClient, Viewer } from '../viewer/viewer.rest.ts';
import { fetchRawMaterial, fetchUsage, listUsage, type RawMaterialModel } from './raw-material.rest.ts';
import { fetchOverrides } from './raw-material.overrides.rest.ts';

/** What of raw materials is read for one request, each thing once. */
export interface RawMaterialLoaders {
  /** Whole raw materials by slug. */
  bySlug: DataLoader<string, RawMaterialModel>;
  /** Folders with their documents by slug. */
  folders: DataLoader<string, DocumentFolderModel[]>;
  /** Folders of the raw materials of a list, without documents, in one call. */
  listedFolders: DataLoader<RawMaterialModel, DocumentFolderModel[], string>;
  usage: DataLoader<string, RawMaterialUsage>;
  /** Where the raw materials of a list are used, in one call. */
  listedUsage: DataLoader<RawMaterialModel, RawMaterialUsage, string>;
  /** Own values of a company, by `overridesKey`. */
  overrides: DataLoader<string, Awaited<ReturnType<typeof fetchOverrides>>>;
}

const ID_LENGTH = 24;

/** A company and a raw material as one key. */
export const overridesKey = (companyId: string, slug: string): string => companyId + slug;

export function createRawMaterialLoaders(
  product: ProductClient,
  identify: () => Viewer | Promise<Viewer>,
): RawMaterialLoaders {
  return {
    bySlug: createLoader(async (slug) => fetchRawMaterial(product, await identify(), slug)),
    folders: createLoader((slug) => fetchFolders(product, slug)),
    listedFolders: createPageLoader(
      (materials) => listFolders(product, materials),
      ({ id }) => id,
      [],
    ),
    usage: createLoader((slug) => fetchUsage(product, slug)),
    listedUsage: createPageLoader(
      (materials) => listUsage(product, materials),
      ({ id }) => id,
      { labelCount: 0, labels: [], pifCount: 0, catalogueCount: 0 },
    ),
    overrides: createLoader((key) =>
      fetchOverrides(product, { companyId: key.slice(0, ID_LENGTH), slug: key.slice(ID_LENGTH) }),
    ),
  };
}
