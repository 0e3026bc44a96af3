import type { operations } from '../../schema/rest/product-server.generated.ts';
import { type Request, send } from '../../mocks/testing/client.ts';
import type { ContractCase } from '../../mocks/testing/contractSuite.ts';
import type { AccountName } from '../../mocks/demo-data/accounts.ts';

type Names = Extract<
  keyof operations,
  | 'listFragranceMaterials'
  | 'listFragrancesOfMaterials'
  | 'getFragranceMaterial'
  | 'createFragranceMaterial'
  | 'updateFragranceMaterial'
  | 'deleteFragranceMaterial'
  | 'addIfraCertificate'
  | 'deleteIfraCertificate'
>;

interface Tools {
  as(name: AccountName, request?: Request): () => Promise<Request>;
  url(): string;
}

const path = '/api/v1/paroms';
const missing = `${path}/${encodeURIComponent('Nema takvog')}`;
const linalool = { inci: 'Linalool', cas: '78-70-6', udeo: '2.5' };
const certificate = { amandman: 51, izdat: '2024-03-30', redovi: [{ kategorija: '5A', maksimum: '2.52' }] };
const ofMaterials = `${path}/sirovine`;
let number = 0;
const newName = () => `Ugovor ${String(++number)}`;

/** The operations of perfumes and aromas. */
export function fragranceMaterialCases({ as, url }: Tools): Record<Names, ContractCase[]> {
  const create = (json: object) => as('konsultant', { json });
  const made = async (end = ''): Promise<string> => {
    const ime = newName();
    await send(url(), 'POST', path, await create({ ime, vrsta: 'parfum' })());
    return `${path}/${encodeURIComponent(ime)}${end}`;
  };
  const withCertificate = async (): Promise<string> => {
    const target = await made('/ifra');
    const { body } = await send(url(), 'POST', target, await create(certificate)());
    const { ifra } = (body as { data: { data: { ifra: { _id: string }[] } } }).data.data;
    return `${target}/${ifra[0]?._id ?? ''}`;
  };
  const anonymous = (target: string, json?: object): ContractCase => ({
    name: 'anonymous',
    path: target,
    request: json ? { json } : {},
    status: 401,
  });
  return {
    listFragranceMaterials: [
      ...(['admin', 'org', 'konsultant'] as const).map((name) => ({ name, path, request: as(name), status: 200 })),
      ...(['dcp', 'klijent'] as const).map((name) => ({ name, path, request: as(name), status: 403 })),
      {
        name: 'a filtered page',
        path: `${path}?text[search]=%22ruza%22&vrsta=parfum&sort=-izmenjeno&page=1&limit=5`,
        request: as('org2'),
        status: 200,
      },
      { name: 'an unknown order', path: `${path}?sort=kod`, request: as('org'), status: 422 },
      anonymous(path),
    ],
    listFragrancesOfMaterials: [
      { name: 'none', path: ofMaterials, request: create({ sirovine: [] }), status: 200 },
      { name: 'an unknown slug', path: ofMaterials, request: create({ sirovine: ['no-such'] }), status: 200 },
      { name: 'dcp', path: ofMaterials, request: as('dcp', { json: { sirovine: [] } }), status: 403 },
      { name: 'no list', path: ofMaterials, request: create({}), status: 422 },
      anonymous(ofMaterials, { sirovine: [] }),
    ],
    getFragranceMaterial: [
      { name: 'one', path: () => made(), request: as('org'), status: 200 },
      { name: 'that of another organisation', path: () => made(), request: as('org2'), status: 404 },
      { name: 'unknown', path: missing, request: as('org'), status: 404 },
      anonymous(missing),
    ],
    createFragranceMaterial: [
      {
        name: 'everything',
        path,
        request: create({
          ime: 'Ugovor, sve',
          kod: 'U-1',
          dobavljac: 'Kuća',
          vrsta: 'aroma',
          izjavaOd: '2026-02-03',
          alergeni: [linalool],
        }),
        status: 200,
      },
      { name: 'without a name', path, request: create({ ime: ' ', vrsta: 'parfum' }), status: 422 },
      {
        name: 'a share above 100',
        path,
        request: create({ ime: 'x', vrsta: 'parfum', alergeni: [{ ...linalool, udeo: '101' }] }),
        status: 422,
      },
      { name: 'another kind', path, request: create({ ime: 'x', vrsta: 'plain' }), status: 422 },
      { name: 'dcp', path, request: as('dcp', { json: { ime: 'x', vrsta: 'parfum' } }), status: 403 },
      anonymous(path, { ime: 'x', vrsta: 'parfum' }),
    ],
    updateFragranceMaterial: [
      { name: 'a code', path: () => made(), request: create({ verzija: 1, kod: 'U-2' }), status: 200 },
      { name: 'an outdated version', path: () => made(), request: create({ verzija: 2, kod: 'U-2' }), status: 409 },
      {
        name: 'an unknown raw material',
        path: () => made(),
        request: create({ verzija: 1, sirovina: 'no-such' }),
        status: 422,
      },
      { name: 'without a version', path: missing, request: create({ kod: 'x' }), status: 422 },
      {
        name: 'of another organisation',
        path: () => made(),
        request: as('konsultant2', { json: { verzija: 1, kod: 'U-2' } }),
        status: 404,
      },
      anonymous(missing, { verzija: 1 }),
    ],
    deleteFragranceMaterial: [
      { name: 'one', path: () => made(), request: as('konsultant'), status: 200 },
      { name: 'unknown', path: missing, request: as('konsultant'), status: 404 },
      { name: 'of another organisation', path: () => made(), request: as('konsultant2'), status: 404 },
      anonymous(missing),
    ],
    addIfraCertificate: [
      { name: 'one', path: () => made('/ifra'), request: create(certificate), status: 200 },
      {
        name: 'a category twice',
        path: () => made('/ifra'),
        request: create({ ...certificate, redovi: [...certificate.redovi, ...certificate.redovi] }),
        status: 422,
      },
      { name: 'no rows', path: () => made('/ifra'), request: create({ ...certificate, redovi: [] }), status: 422 },
      { name: 'of an unknown one', path: `${missing}/ifra`, request: create(certificate), status: 404 },
      anonymous(`${missing}/ifra`, certificate),
    ],
    deleteIfraCertificate: [
      { name: 'one', path: withCertificate, request: as('org'), status: 200 },
      { name: 'unknown', path: () => made(`/ifra/${'0'.repeat(24)}`), request: as('konsultant'), status: 404 },
      anonymous(`${missing}/ifra/${'0'.repeat(24)}`),
    ],
  };
}
