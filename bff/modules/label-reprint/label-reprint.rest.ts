import { daysLeftForStock } from '../../../domain/allergen/missingAllergens.ts';
import { today } from '../../today.ts';
import type { components } from '../../../schema/rest/product-server.generated.ts';
import type { LabelReprint, ReprintFilter, ReprintPage, ReprintState } from '../../resolvers.generated.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { decodeText } from '../../upstream/encoding.ts';
import type { ReprintQuery } from './label-reprint.input.ts';

type Wire = components['schemas'];

const states = { potpuna: 'COMPLETE', nedostaje: 'MISSING', nijePoznato: 'NOT_KNOWN' } as const satisfies Record<
  Wire['ReprintState'],
  ReprintState
>;
const columns = {
  NEW_BATCHES: 'noveSerije',
  STOCK: 'zalihe',
  LATER: 'odAvgusta2028',
  NOT_KNOWN: 'nijePoznato',
} as const satisfies Record<ReprintFilter, string>;

const toReprint = (wire: Wire['LabelReprint']): LabelReprint => ({
  newBatches: states[wire.noveSerije],
  stock: states[wire.zalihe],
  later: states[wire.odAvgusta2028],
  missing: wire.nedostaju.map(({ naziv, unosAneksa, naZalihama }) => ({
    name: decodeText(naziv) ?? '',
    entry: unosAneksa,
    isMissingOnStock: naZalihama,
  })),
  unknownIn: wire.nepoznatoU.map((name) => decodeText(name) ?? ''),
  isByFormula: wire.poFormuli,
});

export async function listLabelsToReprint(
  product: ProductClient,
  { companyId, filter, page, pageSize }: ReprintQuery,
): Promise<ReprintPage> {
  const { results, brojevi, naCekanju, data } = await product.call('listLabelsToReprint', {
    query: {
      ...(companyId && { firmaId: companyId }),
      ...(filter && { kolona: columns[filter] }),
      page,
      limit: pageSize,
    },
  });
  const { sve, noveSerije, zalihe, odAvgusta2028, nijePoznato } = brojevi;
  return {
    items: data.data.map((wire) => ({
      slug: wire.slug,
      name: decodeText(wire.ime) ?? '',
      companyId: wire.firma,
      companyName: decodeText(wire.firmaIme) ?? '',
      reprint: toReprint(wire),
    })),
    totalCount: results,
    page,
    pageSize,
    counts: { all: sve, newBatches: noveSerije, stock: zalihe, later: odAvgusta2028, notKnown: nijePoznato },
    waitingCount: naCekanju,
    daysLeft: daysLeftForStock(today()),
  };
}
