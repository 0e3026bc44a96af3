import type { components, operations } from '../../../schema/rest/product-server.generated.ts';
import type { Finding, LabelStatus, SignOff } from '../../resolvers.generated.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { decodeText, encodeText, toIsoDateTime } from '../../upstream/encoding.ts';
import type { ResponseBody } from '../../upstream/openapi.ts';
import { statusNumbers } from '../check/check.product.rest.ts';

type WireSignOff = components['schemas']['SignOff'];

export const toSignOff = (wire: WireSignOff): SignOff => ({
  id: wire._id,
  key: wire.otisak,
  code: wire.sifra,
  ingredient: decodeText(wire.sastojak),
  reference: wire.osnov,
  reason: decodeText(wire.razlog) ?? '',
  signedBy: decodeText(wire.potpisao),
  signedAt: toIsoDateTime(wire.potpisano),
  withdrawnBy: decodeText(wire.povukao),
  withdrawnAt: toIsoDateTime(wire.povuceno),
});

/** The version of the label that was read, and its result after the change. */
interface Basis {
  version: number;
  result: LabelStatus;
}

/** Stores a sign-off together with the result that the label has with it. */
export function postSignOff(
  product: ProductClient,
  slug: string,
  { finding, key, reason }: { finding: Finding; key: string; reason: string },
  { version, result }: Basis,
): Promise<ResponseBody<operations['addSignOff']>> {
  const body = {
    sifra: finding.code,
    sastojak: finding.ingredient ? encodeText(finding.ingredient) : null,
    osnov: finding.reference,
    otisak: key,
    razlog: encodeText(reason),
    verzija: version,
    status: statusNumbers[result],
  };
  return product.call('addSignOff', { path: { slug }, body }, { slug: 'input.slug', razlog: 'input.reason' });
}

/** Withdraws a sign-off; the service keeps it with who withdrew it and when. */
export function postWithdrawal(
  product: ProductClient,
  slug: string,
  id: string,
  { version, result }: Basis,
): Promise<ResponseBody<operations['withdrawSignOff']>> {
  const body = { verzija: version, status: statusNumbers[result] };
  return product.call('withdrawSignOff', { path: { slug, id }, body }, { slug: 'input.slug', id: 'input.id' });
}
