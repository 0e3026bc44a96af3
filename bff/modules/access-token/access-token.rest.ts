import type { components } from '../../../schema/rest/product-server.generated.ts';
import type { AccessToken } from '../../resolvers.generated.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { decodeText, encodeText, toIsoDateTime } from '../../upstream/encoding.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import type { NewAccessToken } from './access-token.input.ts';

function toAccessToken(wire: components['schemas']['AccessToken']): AccessToken {
  const createdAt = toIsoDateTime(wire.napravljen);
  const expiresAt = toIsoDateTime(wire.istice);
  if (!createdAt || !expiresAt)
    throw new UpstreamError('UPSTREAM_BAD_RESPONSE', 'a time of an access token is not readable');
  return {
    id: wire._id,
    name: decodeText(wire.naziv) ?? '',
    isReadOnly: wire.samoCitanje,
    createdAt,
    expiresAt,
    lastUsedAt: toIsoDateTime(wire.koriscen),
  };
}

/** The access tokens of the caller that are in force, the newest first. */
export async function listAccessTokens(product: ProductClient): Promise<AccessToken[]> {
  const { data } = await product.call('listAccessTokens', {});
  return data.data.map(toAccessToken);
}

/** Makes an access token of the caller; `token` is what opens, told this once. */
export async function postAccessToken(
  product: ProductClient,
  { name, isReadOnly, days }: NewAccessToken,
): Promise<{ accessToken: AccessToken; token: string }> {
  const body = { naziv: encodeText(name), samoCitanje: isReadOnly, dana: days };
  const fieldNames = { naziv: 'input.name', samoCitanje: 'input.isReadOnly', dana: 'input.days' };
  const { data } = await product.call('createAccessToken', { body }, fieldNames);
  return { accessToken: toAccessToken(data.data), token: data.token };
}

/** Ends an access token of the caller. */
export async function deleteAccessToken(product: ProductClient, id: string): Promise<void> {
  await product.call('revokeAccessToken', { path: { id } });
}
