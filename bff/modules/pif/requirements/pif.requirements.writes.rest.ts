import type { Viewer } from '../../../auth/viewer.rest.ts';
import type { Pif } from '../../../resolvers.generated.ts';
import type { ProductClient } from '../../../upstream/clients.ts';
import { encodeText } from '../../../upstream/encoding.ts';
import type { NotedRequirements } from './pif.requirements.input.ts';
import { toPif } from '../pif.rest.ts';

/** Places of the input by the names of the service, for its refusals. */
const fields = {
  stavke: 'input.requirements',
  rok: 'input.dueOn',
  trazeno: 'input.askedOn',
  izuzece: 'input.waivedBecause',
};

/** A text as the service takes it; undefined leaves it as it is. */
const encode = (text: string | null | undefined) => text && encodeText(text);

export async function patchRequirements(
  product: ProductClient,
  viewer: Viewer,
  { slug, requirements, owner, dueOn, askedOn, note, waivedBecause }: NotedRequirements,
): Promise<Pif> {
  const body = {
    stavke: requirements.map(({ key, version }) => ({ kljuc: key, verzija: version })),
    nosilac: encode(owner),
    rok: dueOn,
    trazeno: askedOn,
    napomena: encode(note),
    izuzece: encode(waivedBecause),
  };
  const { data } = await product.call('setPifRequirements', { path: { slug }, body }, fields);
  return toPif(data.data, viewer);
}
