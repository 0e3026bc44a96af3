import type { Viewer } from '../../../auth/viewer.rest.ts';
import type { Pif } from '../../../resolvers.generated.ts';
import type { ProductClient } from '../../../upstream/clients.ts';
import type { ChangedPartB, NewConclusion } from './pif.partB.input.ts';
import { fromPartB } from './pif.partB.rest.ts';
import { toPif } from '../pif.rest.ts';
import { conclusionWords } from '../pif.words.rest.ts';

/** Places of the inputs by the names of the service, for its refusals. */
const partFields = { razmatranja: 'input.partB.reasoning' };
const conclusionFields = { uslovi: 'input.partB.conditions', razloziNebezbednosti: 'input.partB.unsafeReasons' };

export async function patchPartB(
  product: ProductClient,
  viewer: Viewer,
  { slug, version, partB }: ChangedPartB,
): Promise<Pif> {
  const body = { ...fromPartB(partB), verzija: version };
  const { data } = await product.call('updatePifPartB', { path: { slug }, body }, partFields);
  return toPif(data.data, viewer);
}

export async function postConclusion(
  product: ProductClient,
  viewer: Viewer,
  { slug, version, conclusion }: NewConclusion,
): Promise<Pif> {
  const body = { verzija: version, zakljucak: conclusionWords[conclusion] };
  const { data } = await product.call('concludePif', { path: { slug }, body }, conclusionFields);
  return toPif(data.data, viewer);
}
