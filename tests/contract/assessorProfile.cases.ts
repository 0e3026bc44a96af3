import type { AccountName } from '../../mocks/demo-data/accounts.ts';
import type { Request } from '../../mocks/testing/client.ts';
import type { ContractCase } from '../../mocks/testing/contractSuite.ts';
import { aPdf, aPng } from '../../mocks/testing/documentFiles.ts';

type Subject = 'getAssessorProfile' | 'updateAssessorProfile' | 'readAssessorProof';

const path = '/api/v1/users/me/procenitelj';
const proof = `${path}/dokaz`;

function form(fields: Record<string, string>, bytes?: Uint8Array<ArrayBuffer>): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (bytes) body.set('fajl', new Blob([bytes]), 'x');
  return { form: body };
}

/** The operations on the profile of a safety assessor, by the contract of the product server. */
export function assessorProfileCases(
  as: (name: AccountName, request?: Request) => () => Promise<Request>,
): Record<Subject, ContractCase[]> {
  const save = (name: AccountName, fields: Record<string, string>, bytes?: Uint8Array<ArrayBuffer>) =>
    as(name, form(fields, bytes));
  const withProof = { titula: 'dr', vaziDo: '2028-02-29', naziv: 'Diploma.pdf' };
  return {
    getAssessorProfile: [
      { name: 'saved', path, request: as('konsultant'), status: 200 },
      { name: 'never saved', path, request: as('org2'), status: 200 },
      { name: 'of a client', path, request: as('klijent'), status: 403 },
      { name: 'of an operator of documents', path, request: as('dcp'), status: 403 },
      { name: 'anonymous', path, request: {}, status: 401 },
    ],
    updateAssessorProfile: [
      { name: 'the first', path, request: save('org', { verzija: '1', ...withProof }, aPdf()), status: 200 },
      { name: 'without a new proof', path, request: save('org', { verzija: '2', titula: 'prof. dr' }), status: 200 },
      { name: 'an older version', path, request: save('org', { verzija: '1' }), status: 409 },
      {
        name: 'a picture as the proof',
        path,
        request: async () => save('org', { verzija: '3', naziv: 'Diploma.pdf' }, new Uint8Array(await aPng()))(),
        status: 422,
      },
      { name: 'a day that is none', path, request: save('org', { verzija: '3', vaziDo: '2027-02-29' }), status: 422 },
      { name: 'an unknown field', path, request: save('org', { verzija: '3', uloga: 'admin' }), status: 422 },
      { name: 'by a client', path, request: save('klijent', { verzija: '1' }), status: 403 },
    ],
    readAssessorProof: [
      { name: 'there is one', path: proof, request: as('konsultant'), status: 200 },
      { name: 'there is none', path: proof, request: as('org2'), status: 404 },
      { name: 'of a client', path: proof, request: as('klijent'), status: 403 },
    ],
  };
}
