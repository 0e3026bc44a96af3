import type { components } from '../../../schema/rest/product-server.generated.ts';
import type { Document, DocumentFolder, DocumentFolderKind } from '../../resolvers.generated.ts';
import { toIsoDateTime, decodeText } from '../../upstream/encoding.ts';
import { today } from '../../today.ts';
import { contentVersion } from '../../upstream/contentVersion.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { mediaTypeOf } from './document-folder.types.ts';

type WireFolder = components['schemas']['Folder'];
type WireDocument = components['schemas']['Document'];
type WireKind = WireFolder['vrsta'];

/**
 * A folder of a raw material. `documents` is missing when it was read for a list; a resolver then loads them on demand.
 */
export type DocumentFolderModel = Omit<DocumentFolder, 'documents'> & {
  /** Slug of the raw material. */
  material: string;
  documents: Document[] | null;
  /** Whether the type of the raw material needs it. */
  isNeeded: boolean;
  /** Whether it was not taken out of use; true for one that is missing. */
  isInUse: boolean;
  /** The day until which its documents are good, YYYY-MM-DD; null without an end. */
  goodUntil: string | null;
};

export const folderKinds = {
  sds: 'SDS',
  tds: 'TDS',
  coa: 'COA',
  sastav: 'COMPOSITION',
  mikrobiologija: 'MICROBIOLOGY',
  necistoce: 'IMPURITIES',
  alergeni: 'ALLERGENS',
  ifra: 'IFRA',
} as const satisfies Record<WireKind, DocumentFolderKind>;

/** A document expires at the end of its expiry day. */
const hasPassed = (day: string | null | undefined): boolean => Boolean(day && day < today());

/** `material` is the slug of the raw material. */
export const toFolder = (wire: WireFolder & { fajlovi?: WireDocument[] }, material: string): DocumentFolderModel => ({
  id: `${material}:${wire.vrsta}`,
  material,
  kind: folderKinds[wire.vrsta],
  state: !wire.postoji ? 'MISSING' : wire.broj === 0 ? 'EMPTY' : 'EXISTING',
  isActive: wire.aktivan,
  // One that is not there is listed because it is needed.
  isNeeded: !wire.postoji || !(wire.trebaDeaktivirati ?? false),
  isInUse: !wire.postoji || wire.aktivan,
  // Of a service that does not tell, the earliest expiry counts.
  goodUntil: (wire.vaziDo === undefined ? wire.istice : wire.vaziDo) ?? null,
  shouldDeactivate: wire.trebaDeaktivirati ?? false,
  fileCount: wire.broj,
  newestAt: toIsoDateTime(wire.najnoviji),
  expiresOn: wire.istice ?? null,
  isExpired: hasPassed(wire.istice),
  documents: wire.fajlovi?.map((document) => toDocument(document, wire.vrsta, material)) ?? null,
});

const toDocument = (wire: WireDocument, folder: WireKind, material: string): Document => ({
  id: wire._id,
  version: contentVersion([wire.naziv, folder, wire.istice ?? null]),
  name: decodeText(wire.naziv) ?? '',
  mediaType: mediaTypeOf(wire.tip),
  size: wire.velicina,
  addedAt: toIsoDateTime(wire.dodato) ?? wire.dodato,
  addedBy: decodeText(wire.dodao),
  expiresOn: wire.istice ?? null,
  isExpired: hasPassed(wire.istice),
  hasActiveContent: wire.aktivanSadrzaj ?? false,
  isCommon: wire.zajednicki ?? true,
  // Of a service that does not tell, the role and the service decide.
  viewerCanEdit: wire.mozeDaMenja ?? true,
  url: urlOf(wire, material),
  earlierVersions: (wire.ranije ?? []).map((version) => ({
    id: version._id,
    name: decodeText(version.naziv) ?? '',
    mediaType: mediaTypeOf(version.tip),
    size: version.velicina,
    addedAt: toIsoDateTime(version.dodato) ?? version.dodato,
    addedBy: decodeText(version.dodao),
    expiresOn: version.istice ?? null,
    url: urlOf(version, material),
  })),
});

const urlOf = ({ _id }: { _id: string }, material: string): string =>
  `/documents/${encodeURIComponent(material)}/${_id}`;

/** The folders of one raw material with their documents. */
export async function fetchFolders(product: ProductClient, slug: string): Promise<DocumentFolderModel[]> {
  const { data } = await product.call('getFolders', { path: { slug } });
  return data.data.map((folder) => toFolder(folder, slug));
}

/**
 * The folders of several raw materials by id, without documents, in one call. Raw materials that the caller may not see
 * have no entry.
 */
export async function listFolders(
  product: ProductClient,
  materials: readonly { id: string; slug: string }[],
): Promise<Map<string, DocumentFolderModel[]>> {
  const { data } = await product.call('listFoldersOfRawMaterials', {
    query: { ids: materials.map(({ id }) => id).join(',') },
  });
  const slugs = new Map(materials.map(({ id, slug }) => [id, slug]));
  return new Map(
    data.data.map(({ sirovina, folderi }) => [
      sirovina,
      folderi.map((folder) => toFolder(folder, slugs.get(sirovina) ?? sirovina)),
    ]),
  );
}
