import type { components } from '../../../schema/rest/product-server.generated.ts';
import type {
  DeletedItem,
  DeletedItemKind,
  DeletedItemPage,
  RestoreDeletedItemPayload,
} from '../../resolvers.generated.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { decodeText, toIsoDateTime } from '../../upstream/encoding.ts';
import type { DeletedItemsQuery } from './bin.input.ts';

type Wire = components['schemas']['DeletedItem'];

const kinds = { dokument: 'DOCUMENT', sirovina: 'RAW_MATERIAL' } as const satisfies Record<
  Wire['vrsta'],
  DeletedItemKind
>;

const toItem = (wire: Wire): DeletedItem => ({
  id: wire._id,
  kind: kinds[wire.vrsta],
  name: decodeText(wire.naziv) ?? '',
  rawMaterialName: decodeText(wire.sirovina) ?? '',
  deletedAt: toIsoDateTime(wire.obrisano) ?? wire.obrisano,
  deletedBy: decodeText(wire.obrisao),
  restorableUntil: toIsoDateTime(wire.doKada) ?? wire.doKada,
});

export async function listDeletedItems(
  product: ProductClient,
  { rawMaterialId, page, pageSize }: DeletedItemsQuery,
): Promise<DeletedItemPage> {
  const { results, data } = await product.call('listDeletedItems', {
    query: { ...(rawMaterialId && { sirovina: rawMaterialId }), page, limit: pageSize },
  });
  return { items: data.data.map(toItem), totalCount: results, page, pageSize };
}

export async function restoreDeletedItem(product: ProductClient, id: string): Promise<RestoreDeletedItemPayload> {
  const { data } = await product.call('restoreDeletedItem', { path: { id } });
  return { restoredItemId: id, rawMaterialSlug: data.data.slug };
}
