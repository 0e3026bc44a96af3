import type { components, operations } from '../../../schema/rest/product-server.generated.ts';
import type { Finding, IngredientCheck, SignOff } from '../../resolvers.generated.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { decodeText, encodeText, toIsoDateTime } from '../../upstream/encoding.ts';
import type { ResponseBody } from '../../upstream/openapi.ts';
import { mediaTypeOf } from '../document-folder/document-folder.types.ts';
import { fromCheck } from './label.check.rest.ts';

type WireSignOff = components['schemas']['SignOff'];

export const toSignOff = (wire: WireSignOff, slug: string): SignOff => ({
  id: wire._id,
  key: wire.otisak,
  code: wire.sifra,
  ingredient: decodeText(wire.sastojak),
  reference: wire.osnov,
  reason: decodeText(wire.razlog) ?? '',
  document: wire.dokument
    ? {
        name: decodeText(wire.dokument.naziv) ?? '',
        mediaType: mediaTypeOf(wire.dokument.tip),
        size: wire.dokument.velicina,
        url: `/label-documents/${encodeURIComponent(slug)}/${wire._id}`,
      }
    : null,
  signedBy: decodeText(wire.potpisao),
  signedAt: toIsoDateTime(wire.potpisano),
  withdrawnBy: decodeText(wire.povukao),
  withdrawnAt: toIsoDateTime(wire.povuceno),
});

/** The version of the label that was read, and its check after the change. */
interface Basis {
  version: number;
  check: IngredientCheck;
}

/** Keeps a document for a sign-off that follows and returns its id. The file is streamed from disk. */
export async function postSignOffDocument(
  product: ProductClient,
  slug: string,
  name: string,
  file: Blob,
): Promise<string> {
  const form = { naziv: encodeText(name), fajl: file };
  const fields = { slug: 'input.slug', naziv: 'input.document.name', fajl: 'input.document.upload' };
  return (await product.call('addSignOffDocument', { path: { slug }, form }, fields)).data.data._id;
}

/** Stores a sign-off together with the result that the label has with it, and the findings behind it. */
export function postSignOff(
  product: ProductClient,
  slug: string,
  { finding, key, reason, document }: { finding: Finding; key: string; reason: string; document?: string | undefined },
  { version, check }: Basis,
): Promise<ResponseBody<operations['addSignOff']>> {
  const body = {
    sifra: finding.code,
    sastojak: finding.ingredient ? encodeText(finding.ingredient) : null,
    osnov: finding.reference,
    otisak: key,
    razlog: encodeText(reason),
    dokument: document,
    verzija: version,
    ...fromCheck(check),
  };
  return product.call('addSignOff', { path: { slug }, body }, { slug: 'input.slug', razlog: 'input.reason' });
}

/** Withdraws a sign-off; the service keeps it with who withdrew it and when. */
export function postWithdrawal(
  product: ProductClient,
  slug: string,
  id: string,
  { version, check }: Basis,
): Promise<ResponseBody<operations['withdrawSignOff']>> {
  const body = { verzija: version, ...fromCheck(check) };
  return product.call('withdrawSignOff', { path: { slug, id }, body }, { slug: 'input.slug', id: 'input.id' });
}
