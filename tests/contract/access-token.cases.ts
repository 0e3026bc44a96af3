import type { AccountName } from '../../mocks/demo-data/accounts.ts';
import { type Request, send } from '../../mocks/testing/client.ts';
import type { ContractCase } from '../../mocks/testing/contractSuite.ts';

type Subject = 'listAccessTokens' | 'createAccessToken' | 'revokeAccessToken';

const path = '/api/v1/users/me/tokeni';
const wanted = { naziv: 'Mesečni izveštaj', samoCitanje: true, dana: 30 };

/** The operations on access tokens, by the contract of the product server. */
export function accessTokenCases({
  as,
  url,
}: {
  as: (name: AccountName, request?: Request) => () => Promise<Request>;
  url: () => string;
}): Record<Subject, ContractCase[]> {
  const create = async (name: AccountName) => {
    const { body } = await send(url(), 'POST', path, await as(name, { json: wanted })());
    return (body as { data: { data: { _id: string }; token: string } }).data;
  };
  const one = async (name: AccountName) => `${path}/${(await create(name)).data._id}`;
  const withAccessToken = (json?: object) => async (): Promise<Request> => ({
    token: (await create('konsultant')).token,
    ...(json && { json }),
  });
  return {
    listAccessTokens: [
      { name: 'of a consultant', path, request: as('konsultant'), status: 200 },
      { name: 'of a client', path, request: as('klijent'), status: 403 },
      { name: 'anonymous', path, request: {}, status: 401 },
      { name: 'with an access token', path, request: withAccessToken(), status: 403 },
      { name: 'with an access token that is none', path, request: { token: `dosije_${'x'.repeat(43)}` }, status: 401 },
    ],
    createAccessToken: [
      { name: 'for reading', path, request: as('dcp', { json: wanted }), status: 200 },
      { name: 'for a year', path, request: as('dcp', { json: { ...wanted, dana: 365 } }), status: 200 },
      { name: 'for longer', path, request: as('dcp', { json: { ...wanted, dana: 366 } }), status: 422 },
      { name: 'without a name', path, request: as('dcp', { json: { ...wanted, naziv: '' } }), status: 422 },
      { name: 'by a client', path, request: as('klijent', { json: wanted }), status: 403 },
      { name: 'with an access token', path, request: withAccessToken(wanted), status: 403 },
    ],
    revokeAccessToken: [
      { name: 'own', path: () => one('org'), request: as('org'), status: 200 },
      { name: 'of somebody else', path: () => one('org'), request: as('admin'), status: 404 },
      { name: 'none', path: `${path}/${'0'.repeat(24)}`, request: as('org'), status: 404 },
      { name: 'anonymous', path: `${path}/${'0'.repeat(24)}`, request: {}, status: 401 },
    ],
  };
}
