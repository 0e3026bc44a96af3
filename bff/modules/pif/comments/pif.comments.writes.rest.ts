import type { Viewer } from '../../../auth/viewer.rest.ts';
import { clientError } from '../../../errors.ts';
import type { Pif, PifComment } from '../../../resolvers.generated.ts';
import type { ProductClient } from '../../../upstream/clients.ts';
import { encodeText } from '../../../upstream/encoding.ts';
import type { NewPifComment, ResolvedPifComment } from './pif.comments.input.ts';
import { sectionWords } from '../pif.words.rest.ts';
import { toPif } from '../pif.rest.ts';

/** Places of the inputs by the names of the service, for its refusals. */
const fieldNames = {
  sekcija: 'input.section',
  sidro: 'input.anchor',
  tekst: 'input.text',
  interni: 'input.isInternal',
};

export async function postComment(
  product: ProductClient,
  viewer: Viewer,
  { slug, section, anchor, text, isRequired, isInternal }: NewPifComment,
): Promise<{ comment: PifComment; pif: Pif }> {
  const body = {
    sekcija: section ? sectionWords[section] : null,
    sidro: anchor && encodeText(anchor),
    tekst: encodeText(text),
    obavezan: isRequired,
    interni: isInternal,
  };
  const { data } = await product.call('addPifComment', { path: { slug }, body }, fieldNames);
  const pif = toPif(data.data, viewer);
  const comment = pif.comments.find(({ id }) => id === data.dodato);
  if (!comment) throw clientError('UPSTREAM_BAD_RESPONSE', 'The service answered something unexpected');
  return { comment, pif };
}

export async function resolveComment(
  product: ProductClient,
  viewer: Viewer,
  { slug, id, isResolved }: ResolvedPifComment,
): Promise<Pif> {
  const { data } = await product.call('resolvePifComment', { path: { slug, id }, body: { reseno: isResolved } });
  return toPif(data.data, viewer);
}

export async function removeComment(product: ProductClient, viewer: Viewer, slug: string, id: string): Promise<Pif> {
  const { data } = await product.call('deletePifComment', { path: { slug, id } });
  return toPif(data.data, viewer);
}
