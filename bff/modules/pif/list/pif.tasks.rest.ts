import type { PifTaskPage } from '../../../resolvers.generated.ts';
import type { ProductClient } from '../../../upstream/clients.ts';
import { decodeText, toIsoDateTime } from '../../../upstream/encoding.ts';
import type { PifTaskQuery } from '../pif.input.ts';

/** A page of the files that wait for review. */
export async function listPifTasks(
  product: ProductClient,
  { companyId, page, pageSize }: PifTaskQuery,
): Promise<PifTaskPage> {
  const query = { ...(companyId && { firmaId: companyId }), page, limit: pageSize };
  const { results, data } = await product.call('listPifTasks', { query });
  return {
    items: data.data.map((wire) => ({
      slug: wire.slug,
      name: decodeText(wire.ime) ?? '',
      company: { id: wire.firma, name: decodeText(wire.firmaIme) },
      submittedAt: toIsoDateTime(wire.predato) ?? wire.predato,
      submittedBy: decodeText(wire.predao),
      openComments: wire.otvoreno,
    })),
    totalCount: results,
    page,
    pageSize,
  };
}
