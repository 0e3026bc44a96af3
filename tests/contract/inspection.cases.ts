import type { AccountName } from '../../mocks/demo-data/accounts.ts';
import { type Request, send } from '../../mocks/testing/client.ts';
import type { ContractCase } from '../../mocks/testing/contractSuite.ts';
import { makeSignedPif } from '../../mocks/testing/signedPif.ts';

type Subject =
  | 'listInspectionLinks'
  | 'createInspectionLink'
  | 'revokeInspectionLink'
  | 'readInspection'
  | 'readInspectionPdf'
  | 'readInspectionFile';

interface Helpers {
  /** A request with the token of a demo account. */
  as: (name: AccountName, request?: Request) => () => Promise<Request>;
  url: () => string;
}

const json = { dana: 7, svrha: 'Inspekcija Ministarstva zdravlja' };
const visit = '/api/v1/uvid';
const page = `${visit}?uvidZa=stranica`;

/** The operations on links for inspectors, by the contract of the product server. */
export function inspectionCases({ as, url }: Helpers): Record<Subject, ContractCase[]> {
  let made: ReturnType<typeof makeSignedPif> | undefined;
  const signed = () => (made ??= makeSignedPif(url(), as));
  const links =
    (suffix = '/linkovi') =>
    async () =>
      (await signed()).path + suffix;
  const onVersion = links('/verzije/1/linkovi');
  const link = async () => {
    const { body } = await send(url(), 'POST', await onVersion(), await as('konsultant', { json })());
    return body as { token: string; data: { data: { _id: string } } };
  };
  const revoke = async () => `${await links()()}/${(await link()).data.data._id}/opoziv`;
  const header = (token: string): Request => ({ headers: { 'X-Inspection-Token': token } });
  const withLink = async () => header((await link()).token);
  const revoked = async () => {
    const { token, data } = await link();
    await send(url(), 'POST', `${await links()()}/${data.data._id}/opoziv`, await as('konsultant')());
    return header(token);
  };
  const forOthers = (path: ContractCase['path'], request: Request = {}): ContractCase[] => [
    { name: 'of another organisation', path, request: as('konsultant2', request), status: 404 },
    { name: 'client', path, request: as('klijent', request), status: 403 },
    { name: 'dcp', path, request: as('dcp', request), status: 403 },
    { name: 'anonymous', path, request, status: 401 },
  ];
  const refused = (path: ContractCase['path']): ContractCase[] => [
    { name: 'made up', path, request: header('a'.repeat(43)), status: 404 },
    { name: 'revoked', path, request: revoked, status: 404 },
    { name: 'the token of a session', path, request: as('admin', header('x')), status: 404 },
    { name: 'without a token', path, request: {}, status: 422 },
  ];
  const file = async () => `${visit}/fajlovi/${(await signed()).fileId}`;
  return {
    listInspectionLinks: [{ name: 'staff', path: links(), request: as('org'), status: 200 }, ...forOthers(links())],
    createInspectionLink: [
      { name: 'for a week', path: onVersion, request: as('konsultant', { json }), status: 200 },
      { name: 'of no version', path: links('/verzije/2/linkovi'), request: as('konsultant', { json }), status: 404 },
      ...[0, 31, 1.5].map((dana) => ({
        name: `${dana} days`,
        path: onVersion,
        request: as('konsultant', { json: { ...json, dana } }),
        status: 422,
      })),
      ...[' ', 'a'.repeat(201)].map((svrha) => ({
        name: `a purpose of ${svrha.length} characters`,
        path: onVersion,
        request: as('konsultant', { json: { ...json, svrha } }),
        status: 422,
      })),
      ...forOthers(onVersion, { json }),
    ],
    revokeInspectionLink: [
      { name: 'staff', path: revoke, request: as('org'), status: 200 },
      { name: 'no link', path: links(`/linkovi/${'a'.repeat(24)}/opoziv`), request: as('org'), status: 404 },
      ...forOthers(revoke),
    ],
    readInspection: [
      { name: 'with a link', path: page, request: withLink, status: 200 },
      { name: 'before a download', path: `${visit}?uvidZa=preuzimanje`, request: withLink, status: 200 },
      ...refused(page),
    ],
    readInspectionPdf: [
      { name: 'with a link', path: `${visit}/pdf`, request: withLink, status: 200 },
      ...refused(`${visit}/pdf`),
    ],
    readInspectionFile: [
      { name: 'with a link', path: file, request: withLink, status: 200 },
      { name: 'a file that is not in it', path: `${visit}/fajlovi/${'a'.repeat(24)}`, request: withLink, status: 404 },
      ...refused(file),
    ],
  };
}
