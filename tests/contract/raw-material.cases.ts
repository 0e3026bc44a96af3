import type { operations } from '../../schema/rest/product-server.generated.ts';
import type { AccountName } from '../../mocks/demo-data/accounts.ts';
import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import { usedLinks } from '../../mocks/demo-data/raw-material/catalogues.ts';
import { RAW_MATERIAL_COUNT, rawMaterialAt } from '../../mocks/demo-data/raw-material/rawMaterials.ts';
import { type Request, send } from '../../mocks/testing/client.ts';
import { otherValues } from '../../mocks/testing/raw-material/rawMaterialClient.ts';
import type { ContractCase } from '../../mocks/testing/contractSuite.ts';

type Subject =
  | 'createRawMaterial'
  | 'getRawMaterial'
  | 'updateRawMaterial'
  | 'deleteRawMaterial'
  | 'mergeRawMaterials'
  | 'changeRawMaterialType'
  | 'listRawMaterials'
  | 'getRawMaterialUsage'
  | 'listDependentsOfRawMaterial'
  | 'listUsageOfRawMaterials'
  | 'setRawMaterialLink'
  | 'getRawMaterialOverrides'
  | 'setRawMaterialOverrides'
  | 'clearRawMaterialOverrides'
  | 'resetRawMaterialOverrides';

interface Helpers {
  /** A request with the token of a demo account. */
  as: (name: AccountName, request?: Request) => () => Promise<Request>;
  url: () => string;
}

const anonymous: Request = {};
const lavanda = companyIdOf('Lavanda Natura d.o.o.');
const panonska = companyIdOf('Panonska Lepota d.o.o.');
const seeded = Array.from({ length: RAW_MATERIAL_COUNT }, (_, index) => rawMaterialAt(index));
const of = (companyId: string, isGlobal: boolean): string =>
  seeded.find((one) => one.creatorCompanyId === companyId && one.isGlobal === isGlobal)?.slug ?? '';
/**
 * `shared` and `hidden` belong to Lavanda, and others see only `shared`. `foreign` belongs to another company and is
 * hidden from clients.
 */
const [shared, hidden] = [of(lavanda, true), of(lavanda, false)];
const foreign =
  seeded.find(
    (one) =>
      one.creatorCompanyId === panonska &&
      one.isGlobal &&
      !usedLinks.some(({ companyId, materialId }) => companyId === lavanda && materialId === one.id),
  )?.slug ?? '';

const minimal = { tradeName: 'Probna sirovina', inci: 'AQUA, 1,2-HEXANEDIOL', maxConc: '98, 2' };
const complete = { ...otherValues, inci: 'AQUA', maxConc: '100', imaCMR: 0, CMR: '' };
const list = '/api/v1/sirovine';

/** The operations of raw materials, their links and overrides. */
export function rawMaterialCases({ as, url }: Helpers): Pick<Record<keyof operations, ContractCase[]>, Subject> {
  /** Creates a raw material of Lavanda's consultant and returns a path for it. */
  const newPath = async (prefix = '/sir-inci/', suffix = ''): Promise<string> => {
    const { body } = await send(url(), 'POST', '/sir-inci', await as('konsultant', { json: minimal })());
    return `${prefix}${(body as { sirovineincis: { slug: string } }).sirovineincis.slug}${suffix}`;
  };
  const readers = (path: string, withClient: number): ContractCase[] => [
    ...(['admin', 'org', 'konsultant', 'dcp'] as const).map((name) => ({ name, path, request: as(name), status: 200 })),
    { name: 'client', path, request: as('klijent'), status: withClient },
    { name: 'anonymous', path, request: anonymous, status: 401 },
  ];
  /** The errors of a write for callers without the right to it. */
  const writeErrors = (path: string, request: Request): ContractCase[] => [
    ...(['dcp', 'klijent'] as const).map((name) => ({ name, path, request: as(name, request), status: 403 })),
    {
      name: 'of another company',
      path: path.replace(shared, hidden).replace(foreign, hidden),
      request: as('konsultant2', request),
      status: 404,
    },
    { name: 'anonymous', path, request: anonymous, status: 401 },
  ];
  const overrides = `${list}/${foreign}/overrides`;
  const change = (json: object): Request => ({ json: { firmaId: lavanda, ...json } });

  return {
    createRawMaterial: [
      { name: 'only mandatory fields', path: '/sir-inci', request: as('konsultant', { json: minimal }), status: 200 },
      {
        name: 'more fields',
        path: '/sir-inci',
        request: as('org', {
          json: { ...minimal, ...complete, proizvodjac: 'A &amp; B', sifra: 'AB-1', vrsta: 'parfum' },
        }),
        status: 200,
      },
      {
        name: 'no composition',
        path: '/sir-inci',
        request: as('konsultant', { json: { tradeName: 'X' } }),
        status: 422,
      },
      {
        name: 'another number of concentrations',
        path: '/sir-inci',
        request: as('konsultant', { json: { ...minimal, maxConc: '98' } }),
        status: 422,
      },
      {
        name: 'over 100 %',
        path: '/sir-inci',
        request: as('konsultant', { json: { ...minimal, maxConc: '98, 101' } }),
        status: 422,
      },
      {
        name: 'a given slug',
        path: '/sir-inci',
        request: as('konsultant', { json: { ...minimal, slug: 'x' } }),
        status: 422,
      },
      {
        name: 'too large',
        path: '/sir-inci',
        request: as('konsultant', { json: { ...minimal, necistoce: 'x'.repeat(4_300_000) } }),
        status: 413,
      },
      ...(['dcp', 'klijent'] as const).map((name) => ({
        name,
        path: '/sir-inci',
        request: as(name, { json: minimal }),
        status: 403,
      })),
      { name: 'anonymous', path: '/sir-inci', request: anonymous, status: 401 },
    ],
    getRawMaterial: [
      ...readers(`/sir-inci/${foreign}`, 404),
      { name: 'of another company', path: `/sir-inci/${hidden}`, request: as('konsultant2'), status: 404 },
    ],
    updateRawMaterial: [
      {
        name: 'of the version read',
        path: newPath,
        request: as('konsultant', { json: { ...complete, tradeName: 'Nova' }, headers: { 'if-match': '"1"' } }),
        status: 200,
      },
      {
        name: 'of another version',
        path: newPath,
        request: as('konsultant', { json: complete, headers: { 'if-match': '"2"' } }),
        status: 409,
      },
      { name: 'without a version', path: newPath, request: as('konsultant', { json: complete }), status: 200 },
      {
        name: 'an invalid version',
        path: newPath,
        request: as('konsultant', { json: complete, headers: { 'if-match': 'W/"1"' } }),
        status: 422,
      },
      {
        name: 'a missing field',
        path: newPath,
        request: as('konsultant', { json: { inci: 'AQUA', maxConc: '1' } }),
        status: 422,
      },
      {
        name: 'of another organisation',
        path: `/sir-inci/${foreign}`,
        request: as('konsultant', { json: complete }),
        status: 403,
      },
      {
        name: 'the type of one of another company',
        path: `/sir-inci/${foreign}`,
        request: as('konsultant', { json: { ...complete, vrsta: 'aroma' } }),
        status: 403,
      },
      ...writeErrors(`/sir-inci/${shared}`, { json: complete }),
    ],
    mergeRawMaterials: [
      {
        name: 'two of the same company',
        path: async () => `${await newPath('/api/v1/sirovine/')}/spajanje`,
        request: async () => {
          const json = { duplikat: await newPath('') };
          return as('konsultant', { json })();
        },
        status: 200,
      },
      {
        name: 'itself',
        path: `/api/v1/sirovine/${shared}/spajanje`,
        request: as('org', { json: { duplikat: shared } }),
        status: 422,
      },
      {
        name: 'of another organisation',
        path: async () => `${await newPath('/api/v1/sirovine/')}/spajanje`,
        request: as('konsultant', { json: { duplikat: foreign } }),
        status: 403,
      },
      ...writeErrors(`/api/v1/sirovine/${shared}/spajanje`, { json: { duplikat: foreign } }),
    ],
    deleteRawMaterial: [
      { name: 'of the same company', path: newPath, request: as('konsultant'), status: 200 },
      { name: 'as administrator', path: newPath, request: as('admin'), status: 200 },
      { name: 'of another company', path: `/sir-inci/${foreign}`, request: as('konsultant'), status: 403 },
      ...writeErrors(`/sir-inci/${shared}`, {}),
    ],
    changeRawMaterialType: [
      {
        name: 'of the same company',
        path: () => newPath('/sir-inci/raws/'),
        request: as('konsultant', { json: { vrsta: 'parfum', tradeName: 'X' } }),
        status: 200,
      },
      {
        name: 'of another company',
        path: `/sir-inci/raws/${foreign}`,
        request: as('konsultant', { json: { vrsta: 'parfum', tradeName: 'X' } }),
        status: 403,
      },
      {
        name: 'an unknown type',
        path: `/sir-inci/raws/${shared}`,
        request: as('konsultant', { json: { vrsta: 'ulje', tradeName: 'X' } }),
        status: 422,
      },
      ...writeErrors(`/sir-inci/raws/${shared}`, { json: { vrsta: 'parfum', tradeName: 'X' } }),
    ],
    listRawMaterials: [
      {
        name: 'by the state of the documents',
        path: `${list}?stanjeDokumenata=isticuDokumenti&sort=-stanjeDokumenata`,
        request: as('konsultant'),
        status: 200,
      },
      {
        name: 'by the state of the documents, as client',
        path: `${list}?sort=stanjeDokumenata`,
        request: as('klijent'),
        status: 403,
      },
      ...readers(
        `${list}?text%5Bsearch%5D=%22aqua%22&polje=inci&vrsta=extractOil&dokumenti=da&imaCMR=1&nano=0&uKatalogu=ne&sort=-updatedAt&page=1&limit=4`,
        200,
      ),
      { name: 'without parameters', path: list, request: as('admin'), status: 200 },
      ...['polje=sve', 'vrsta=1', 'nano=2', 'uKatalogu=1', 'sort=ime', 'limit=101', 'page=0', 'q=1'].map((query) => ({
        name: query,
        path: `${list}?${query}`,
        request: as('admin'),
        status: 422,
      })),
    ],
    getRawMaterialUsage: [
      ...readers(`${list}/${foreign}/upotreba`, 404),
      { name: 'of another company', path: `${list}/${hidden}/upotreba`, request: as('konsultant2'), status: 404 },
    ],
    listDependentsOfRawMaterial: [
      ...(['admin', 'org', 'konsultant'] as const).map((name) => ({
        name,
        path: `${list}/${shared}/zavisno`,
        request: as(name),
        status: 200,
      })),
      { name: 'of one company', path: `${list}/${shared}/zavisno?firmaId=${lavanda}`, request: as('org'), status: 200 },
      {
        name: 'of a company out of reach',
        path: `${list}/${shared}/zavisno?firmaId=${lavanda}`,
        request: as('konsultant2'),
        status: 200,
      },
      ...(['dcp', 'klijent'] as const).map((name) => ({
        name,
        path: `${list}/${shared}/zavisno`,
        request: as(name),
        status: 403,
      })),
      { name: 'of another company', path: `${list}/${hidden}/zavisno`, request: as('konsultant2'), status: 404 },
      { name: 'no company', path: `${list}/${shared}/zavisno?firmaId=1`, request: as('org'), status: 422 },
      { name: 'anonymous', path: `${list}/${shared}/zavisno`, request: anonymous, status: 401 },
    ],
    listUsageOfRawMaterials: [
      ...readers(`${list}/upotreba?ids=${seeded[0]?.id ?? ''},${'0'.repeat(24)}`, 200),
      { name: 'an invalid id', path: `${list}/upotreba?ids=all`, request: as('org'), status: 422 },
    ],
    setRawMaterialLink: [
      {
        name: 'linking',
        path: `${list}/${foreign}/katalog`,
        request: as('konsultant', { json: { uKatalogu: true } }),
        status: 200,
      },
      {
        name: 'unlinking',
        path: `${list}/${foreign}/katalog`,
        request: as('konsultant', { json: { uKatalogu: false } }),
        status: 200,
      },
      {
        name: 'unlinking one of the same company',
        path: `${list}/${shared}/katalog`,
        request: as('konsultant', { json: { uKatalogu: false } }),
        status: 422,
      },
      ...writeErrors(`${list}/${shared}/katalog`, { json: { uKatalogu: true } }),
    ],
    getRawMaterialOverrides: [
      ...(['admin', 'org', 'konsultant', 'dcp'] as const).map((name) => ({
        name,
        path: `${overrides}?firmaId=${lavanda}`,
        request: as(name),
        status: 200,
      })),
      {
        name: 'of a company that the caller has no access to',
        path: `${overrides}?firmaId=${panonska}`,
        request: as('konsultant'),
        status: 422,
      },
      { name: 'without a company', path: overrides, request: as('konsultant'), status: 422 },
      { name: 'anonymous', path: `${overrides}?firmaId=${lavanda}`, request: anonymous, status: 401 },
    ],
    setRawMaterialOverrides: [
      {
        name: 'texts',
        path: overrides,
        request: as('konsultant', change({ ukljuceno: true, microbiology: 'A', impurities: null })),
        status: 200,
      },
      {
        name: 'INCI names without concentrations',
        path: overrides,
        request: as('konsultant', change({ incis: 'A, B, C, D' })),
        status: 422,
      },
      {
        name: 'no concentration',
        path: overrides,
        request: as('konsultant', change({ incis: 'A', maxConc: 'x' })),
        status: 422,
      },
      {
        name: 'of a company that the caller has no access to',
        path: overrides,
        request: as('konsultant', change({ firmaId: panonska })),
        status: 422,
      },
      {
        name: 'an unknown field',
        path: overrides,
        request: as('konsultant', change({ tradeName: 'X' })),
        status: 422,
      },
      ...(['dcp', 'klijent'] as const).map((name) => ({
        name,
        path: overrides,
        request: as(name, change({})),
        status: 403,
      })),
      { name: 'anonymous', path: overrides, request: anonymous, status: 401 },
    ],
    clearRawMaterialOverrides: [
      { name: 'of the same company', path: `${overrides}?firmaId=${lavanda}`, request: as('konsultant'), status: 200 },
      {
        name: 'of a company that the caller has no access to',
        path: `${overrides}?firmaId=${panonska}`,
        request: as('konsultant'),
        status: 422,
      },
      { name: 'dcp', path: `${overrides}?firmaId=${lavanda}`, request: as('dcp'), status: 403 },
      { name: 'anonymous', path: `${overrides}?firmaId=${lavanda}`, request: anonymous, status: 401 },
    ],
    resetRawMaterialOverrides: [
      {
        name: 'a field',
        path: `${overrides}/reset`,
        request: as('konsultant', change({ polja: ['cmr'] })),
        status: 200,
      },
      {
        name: 'of a company that the caller has no access to',
        path: `${overrides}/reset`,
        request: as('konsultant', change({ firmaId: panonska, polja: ['cmr'] })),
        status: 422,
      },
      {
        name: 'without fields',
        path: `${overrides}/reset`,
        request: as('konsultant', change({ polja: [] })),
        status: 422,
      },
      { name: 'dcp', path: `${overrides}/reset`, request: as('dcp', change({ polja: ['cmr'] })), status: 403 },
      { name: 'anonymous', path: `${overrides}/reset`, request: anonymous, status: 401 },
    ],
  };
}
