import type { operations } from '../../schema/rest/product-server.generated.ts';
import type { AccountName } from '../../mocks/seed/accounts.ts';
import { companyIdOf } from '../../mocks/seed/companies.ts';
import { takenLinks } from '../../mocks/seed/raw-material/catalogues.ts';
import { RAW_MATERIAL_COUNT, rawMaterialAt } from '../../mocks/seed/raw-material/rawMaterials.ts';
import { type Request, send } from '../../mocks/testing/client.ts';
import { otherValues } from '../../mocks/testing/raw-material/rawMaterialClient.ts';
import type { ContractCase } from '../../mocks/testing/contractSuite.ts';

type Subject =
  | 'createRawMaterial'
  | 'getRawMaterial'
  | 'updateRawMaterial'
  | 'deleteRawMaterial'
  | 'changeRawMaterialType'
  | 'listRawMaterials'
  | 'getRawMaterialUsage'
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

const nobody: Request = {};
const lavanda = companyIdOf('Lavanda Natura d.o.o.');
const panonska = companyIdOf('Panonska Lepota d.o.o.');
const seeded = Array.from({ length: RAW_MATERIAL_COUNT }, (_, index) => rawMaterialAt(index));
const of = (companyId: string, isGlobal: boolean): string =>
  seeded.find((one) => one.creatorCompanyId === companyId && one.isGlobal === isGlobal)?.slug ?? '';
/** One of Lavanda's own that others see too, one that they do not, and a foreign one that all but clients see. */
const [shared, hidden] = [of(lavanda, true), of(lavanda, false)];
const foreign =
  seeded.find(
    (one) =>
      one.creatorCompanyId === panonska &&
      one.isGlobal &&
      !takenLinks.some(({ companyId, materialId }) => companyId === lavanda && materialId === one.id),
  )?.slug ?? '';

const least = { tradeName: 'Probna sirovina', inci: 'AQUA, 1,2-HEXANEDIOL', maxConc: '98, 2' };
const whole = { ...otherValues, inci: 'AQUA', maxConc: '100', imaCMR: 0, CMR: '' };
const list = '/api/v1/sirovine';

/** The cases of raw materials, their links and own values. */
export function rawMaterialCases({ as, url }: Helpers): Pick<Record<keyof operations, ContractCase[]>, Subject> {
  /** A raw material that Lavanda's consultant has just entered. */
  const entered = async (prefix = '/sir-inci/', suffix = ''): Promise<string> => {
    const { body } = await send(url(), 'POST', '/sir-inci', await as('konsultant', { json: least })());
    return `${prefix}${(body as { sirovineincis: { slug: string } }).sirovineincis.slug}${suffix}`;
  };
  const readers = (path: string, withClient: number): ContractCase[] => [
    ...(['admin', 'org', 'konsultant', 'dcp'] as const).map((name) => ({ name, path, request: as(name), status: 200 })),
    { name: 'client', path, request: as('klijent'), status: withClient },
    { name: 'nobody', path, request: nobody, status: 401 },
  ];
  /** What everybody who may change nothing is told. */
  const refused = (path: string, request: Request): ContractCase[] => [
    ...(['dcp', 'klijent'] as const).map((name) => ({ name, path, request: as(name, request), status: 403 })),
    {
      name: 'of another company',
      path: path.replace(shared, hidden).replace(foreign, hidden),
      request: as('konsultant2', request),
      status: 404,
    },
    { name: 'nobody', path, request: nobody, status: 401 },
  ];
  const own = `${list}/${foreign}/overrides`;
  const change = (json: object): Request => ({ json: { firmaId: lavanda, ...json } });

  return {
    createRawMaterial: [
      { name: 'the least there can be', path: '/sir-inci', request: as('konsultant', { json: least }), status: 200 },
      {
        name: 'more',
        path: '/sir-inci',
        request: as('org', { json: { ...least, ...whole, proizvodjac: 'A &amp; B', vrsta: 'parfum' } }),
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
        request: as('konsultant', { json: { ...least, maxConc: '98' } }),
        status: 422,
      },
      {
        name: 'over 100 %',
        path: '/sir-inci',
        request: as('konsultant', { json: { ...least, maxConc: '98, 101' } }),
        status: 422,
      },
      {
        name: 'a slug of its own',
        path: '/sir-inci',
        request: as('konsultant', { json: { ...least, slug: 'x' } }),
        status: 422,
      },
      {
        name: 'too large',
        path: '/sir-inci',
        request: as('konsultant', { json: { ...least, necistoce: 'x'.repeat(4_300_000) } }),
        status: 413,
      },
      ...(['dcp', 'klijent'] as const).map((name) => ({
        name,
        path: '/sir-inci',
        request: as(name, { json: least }),
        status: 403,
      })),
      { name: 'nobody', path: '/sir-inci', request: nobody, status: 401 },
    ],
    getRawMaterial: [
      ...readers(`/sir-inci/${foreign}`, 404),
      { name: 'of another company', path: `/sir-inci/${hidden}`, request: as('konsultant2'), status: 404 },
    ],
    updateRawMaterial: [
      {
        name: 'of the version read',
        path: entered,
        request: as('konsultant', { json: { ...whole, tradeName: 'Nova' }, headers: { 'if-match': '"1"' } }),
        status: 200,
      },
      {
        name: 'of another version',
        path: entered,
        request: as('konsultant', { json: whole, headers: { 'if-match': '"2"' } }),
        status: 409,
      },
      { name: 'of no version', path: entered, request: as('konsultant', { json: whole }), status: 200 },
      {
        name: 'a version that is none',
        path: entered,
        request: as('konsultant', { json: whole, headers: { 'if-match': 'W/"1"' } }),
        status: 422,
      },
      {
        name: 'not everything',
        path: entered,
        request: as('konsultant', { json: { inci: 'AQUA', maxConc: '1' } }),
        status: 422,
      },
      { name: 'a foreign one', path: `/sir-inci/${foreign}`, request: as('konsultant', { json: whole }), status: 200 },
      {
        name: 'the type of a foreign one',
        path: `/sir-inci/${foreign}`,
        request: as('konsultant', { json: { ...whole, vrsta: 'aroma' } }),
        status: 403,
      },
      ...refused(`/sir-inci/${shared}`, { json: whole }),
    ],
    deleteRawMaterial: [
      { name: 'its own', path: entered, request: as('konsultant'), status: 200 },
      { name: 'as administrator', path: entered, request: as('admin'), status: 200 },
      { name: 'a foreign one', path: `/sir-inci/${foreign}`, request: as('konsultant'), status: 403 },
      ...refused(`/sir-inci/${shared}`, {}),
    ],
    changeRawMaterialType: [
      {
        name: 'its own',
        path: () => entered('/sir-inci/raws/'),
        request: as('konsultant', { json: { vrsta: 'parfum', tradeName: 'X' } }),
        status: 200,
      },
      {
        name: 'a foreign one',
        path: `/sir-inci/raws/${foreign}`,
        request: as('konsultant', { json: { vrsta: 'parfum', tradeName: 'X' } }),
        status: 403,
      },
      {
        name: 'no type',
        path: `/sir-inci/raws/${shared}`,
        request: as('konsultant', { json: { vrsta: 'ulje', tradeName: 'X' } }),
        status: 422,
      },
      ...refused(`/sir-inci/raws/${shared}`, { json: { vrsta: 'parfum', tradeName: 'X' } }),
    ],
    listRawMaterials: [
      ...readers(
        `${list}?text%5Bsearch%5D=%22aqua%22&polje=inci&vrsta=extractOil&dokumenti=da&imaCMR=1&nano=0&uKatalogu=ne&sort=-updatedAt&page=1&limit=4`,
        200,
      ),
      { name: 'bare', path: list, request: as('admin'), status: 200 },
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
    listUsageOfRawMaterials: [
      ...readers(`${list}/upotreba?ids=${seeded[0]?.id ?? ''},${'0'.repeat(24)}`, 200),
      { name: 'no id', path: `${list}/upotreba?ids=all`, request: as('org'), status: 422 },
    ],
    setRawMaterialLink: [
      {
        name: 'in',
        path: `${list}/${foreign}/katalog`,
        request: as('konsultant', { json: { uKatalogu: true } }),
        status: 200,
      },
      {
        name: 'out',
        path: `${list}/${foreign}/katalog`,
        request: as('konsultant', { json: { uKatalogu: false } }),
        status: 200,
      },
      {
        name: 'its own out',
        path: `${list}/${shared}/katalog`,
        request: as('konsultant', { json: { uKatalogu: false } }),
        status: 422,
      },
      ...refused(`${list}/${shared}/katalog`, { json: { uKatalogu: true } }),
    ],
    getRawMaterialOverrides: [
      ...(['admin', 'org', 'konsultant', 'dcp'] as const).map((name) => ({
        name,
        path: `${own}?firmaId=${lavanda}`,
        request: as(name),
        status: 200,
      })),
      {
        name: 'of a company that it may not work with',
        path: `${own}?firmaId=${panonska}`,
        request: as('konsultant'),
        status: 422,
      },
      { name: 'of no company', path: own, request: as('konsultant'), status: 422 },
      { name: 'nobody', path: `${own}?firmaId=${lavanda}`, request: nobody, status: 401 },
    ],
    setRawMaterialOverrides: [
      {
        name: 'texts',
        path: own,
        request: as('konsultant', change({ ukljuceno: true, microbiology: 'A', impurities: null })),
        status: 200,
      },
      { name: 'INCI names alone', path: own, request: as('konsultant', change({ incis: 'A, B, C, D' })), status: 422 },
      {
        name: 'no concentration',
        path: own,
        request: as('konsultant', change({ incis: 'A', maxConc: 'x' })),
        status: 422,
      },
      {
        name: 'of a company that it may not work with',
        path: own,
        request: as('konsultant', change({ firmaId: panonska })),
        status: 422,
      },
      {
        name: 'a field that there is not',
        path: own,
        request: as('konsultant', change({ tradeName: 'X' })),
        status: 422,
      },
      ...(['dcp', 'klijent'] as const).map((name) => ({ name, path: own, request: as(name, change({})), status: 403 })),
      { name: 'nobody', path: own, request: nobody, status: 401 },
    ],
    clearRawMaterialOverrides: [
      { name: 'its own', path: `${own}?firmaId=${lavanda}`, request: as('konsultant'), status: 200 },
      {
        name: 'of a company that it may not work with',
        path: `${own}?firmaId=${panonska}`,
        request: as('konsultant'),
        status: 422,
      },
      { name: 'dcp', path: `${own}?firmaId=${lavanda}`, request: as('dcp'), status: 403 },
      { name: 'nobody', path: `${own}?firmaId=${lavanda}`, request: nobody, status: 401 },
    ],
    resetRawMaterialOverrides: [
      { name: 'a field', path: `${own}/reset`, request: as('konsultant', change({ polja: ['cmr'] })), status: 200 },
      {
        name: 'of a company that it may not work with',
        path: `${own}/reset`,
        request: as('konsultant', change({ firmaId: panonska, polja: ['cmr'] })),
        status: 422,
      },
      { name: 'no field', path: `${own}/reset`, request: as('konsultant', change({ polja: [] })), status: 422 },
      { name: 'dcp', path: `${own}/reset`, request: as('dcp', change({ polja: ['cmr'] })), status: 403 },
      { name: 'nobody', path: `${own}/reset`, request: nobody, status: 401 },
    ],
  };
}
