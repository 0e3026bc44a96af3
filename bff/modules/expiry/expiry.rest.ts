import { lastTimelineDay, timelineMonths } from '../../../domain/expiry/timeline.ts';
import type { components } from '../../../schema/rest/product-server.generated.ts';
import type { ExpiringDocument, ExpiringDocumentKind, ExpiringDocumentPage } from '../../resolvers.generated.ts';
import { today } from '../../today.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { decodeText } from '../../upstream/encoding.ts';
import { companyLanguages } from '../company/company.rest.ts';
import { folderKinds } from '../document-folder/document-folder.rest.ts';
import { slots } from '../pif/files/pif.files.rest.ts';
import type { ExpiryQuery } from './expiry.input.ts';

type Wire = components['schemas']['ExpiringDocument'];

const kindWords = {
  RAW_MATERIAL: 'sirovina',
  PIF_FILE: 'pif',
  GMP_STATEMENT: 'dpp',
} as const satisfies Record<ExpiringDocumentKind, Wire['vrsta']>;
const kinds = {
  sirovina: 'RAW_MATERIAL',
  pif: 'PIF_FILE',
  dpp: 'GMP_STATEMENT',
} as const satisfies Record<Wire['vrsta'], ExpiringDocumentKind>;

const toDocument = (wire: Wire, on: string): ExpiringDocument => ({
  id: wire._id,
  kind: kinds[wire.vrsta],
  name: decodeText(wire.naziv) ?? '',
  expiresOn: wire.istice,
  isExpired: wire.istice < on,
  slug: wire.slug,
  subject: decodeText(wire.predmet) ?? '',
  manufacturer: decodeText(wire.proizvodjac) || null,
  companyNames: wire.firme.map((name) => decodeText(name) ?? ''),
  language: wire.jezik ? companyLanguages[wire.jezik] : null,
  folder: wire.fascikla ? folderKinds[wire.fascikla] : null,
  slot: wire.mesto ? slots[wire.mesto] : null,
});

/** A page of what has expired or expires within the months of the time line, with how many each of them has. */
export async function listExpiringDocuments(
  product: ProductClient,
  { filter, page, pageSize }: ExpiryQuery,
): Promise<ExpiringDocumentPage> {
  const on = today();
  const { results, brojIsteklih, poMesecima, data } = await product.call('listExpiringDocuments', {
    query: {
      danas: on,
      do: lastTimelineDay(on),
      ...(filter?.companyId && { firmaId: filter.companyId }),
      ...(filter?.kind && { vrsta: kindWords[filter.kind] }),
      ...(filter?.isExpired && { period: 'isteklo' }),
      ...(filter?.month && { period: filter.month }),
      page,
      limit: pageSize,
    },
  });
  const countOf = new Map(poMesecima.map(({ mesec, broj }) => [mesec, broj]));
  return {
    items: data.data.map((wire) => toDocument(wire, on)),
    totalCount: results,
    page,
    pageSize,
    expiredCount: brojIsteklih,
    months: timelineMonths(on).map((month) => ({ month, count: countOf.get(month) ?? 0 })),
  };
}
