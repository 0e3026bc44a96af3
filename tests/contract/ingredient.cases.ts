import type { operations } from '../../schema/rest/product-server.generated.ts';
import type { AccountName } from '../../mocks/demo-data/accounts.ts';
import { seededId } from '../../mocks/demo-data/deterministic.ts';
import { type Request, send, tokenOf } from '../../mocks/testing/client.ts';
import type { ContractCase } from '../../mocks/testing/contractSuite.ts';
import { annexFile, inventoryFile } from '../../mocks/testing/exportFiles.ts';
import { importer, importForm } from '../../mocks/testing/importClient.ts';

type Names = Extract<
  keyof operations,
  | 'searchCosing'
  | 'getKnowledge'
  | 'listFunctions'
  | 'listIngredients'
  | 'getIngredient'
  | 'updateToxicology'
  | 'updateOwnToxicology'
  | 'listToxicologyVersions'
  | 'refreshIngredient'
  | 'startImport'
  | 'getImport'
  | 'cancelImport'
  | 'listImportChanges'
  | 'applyImport'
  | 'takeBackImport'
>;

interface Tools {
  as(name: AccountName, request?: Request): () => Promise<Request>;
  url(): string;
}

const glycerin = seededId('ingredient', 'GLYCERIN');
const missingId = '0'.repeat(24);
const cosing = '/api/v1/cosing';
const searchFor = (search: unknown): Request => ({ json: { search } });
const inventory = inventoryFile([
  { ref: '1', inci: 'GLYCERIN', cas: '56-81-5' },
  { ref: '2', inci: '-' },
  { ref: '3', inci: 'NOVUM', cas: '50-00-1' },
]);

/** The operations of ingredients and inventory imports. */
export function ingredientCases({ as, url }: Tools): Record<Names, ContractCase[]> {
  const admin = async () => {
    const product = { product: { url: url() } };
    const token = await tokenOf(product, 'admin');
    return importer(
      () => product,
      () => token,
    );
  };
  const imports =
    (content: string, end = '') =>
    async () =>
      `${cosing}/imports/${(await (await admin()).read(content))._id}${end}`;
  /** An import of what stands already, which withdraws nothing and needs no confirmation. */
  const again = (content: string) => async () => {
    await (await admin()).bring(content);
    return imports(content, '/apply')();
  };
  const withETag = async (tag?: string) => {
    const request = await as('dcp')();
    const { headers } = await send(url(), 'GET', `${cosing}/index`, request);
    return { ...request, headers: { 'if-none-match': tag ?? headers.get('etag') ?? '' } };
  };
  const accessErrors = (path: string, request: Request = {}): ContractCase[] => [
    ...(['konsultant', 'dcp', 'klijent'] as const).map((name) => ({
      name,
      path,
      request: as(name, request),
      status: 403,
    })),
    { name: 'anonymous', path, request, status: 401 },
  ];
  return {
    searchCosing: [
      {
        name: 'the beginning of a name',
        path: `${cosing}/cosingredients`,
        request: as('konsultant', searchFor('glyc')),
        status: 200,
      },
      {
        name: 'characters of a pattern',
        path: `${cosing}/cosingredients`,
        request: as('konsultant', searchFor('%_\\(')),
        status: 200,
      },
      {
        name: 'two characters',
        path: `${cosing}/cosingredients`,
        request: as('konsultant', searchFor('gl')),
        status: 422,
      },
      {
        name: '201 characters',
        path: `${cosing}/cosingredients`,
        request: as('konsultant', searchFor('g'.repeat(201))),
        status: 422,
      },
      { name: 'a number', path: `${cosing}/cosingredients`, request: as('konsultant', searchFor(123)), status: 422 },
      { name: 'dcp', path: `${cosing}/cosingredients`, request: as('dcp', searchFor('glyc')), status: 403 },
      { name: 'anonymous', path: `${cosing}/cosingredients`, request: searchFor('glyc'), status: 401 },
    ],
    getKnowledge: [
      ...(['admin', 'org', 'konsultant', 'dcp', 'klijent'] as const).map((name) => ({
        name,
        path: `${cosing}/index`,
        request: as(name),
        status: 200,
      })),
      { name: 'with the current ETag', path: `${cosing}/index`, request: () => withETag(), status: 304 },
      { name: 'with another ETag', path: `${cosing}/index`, request: () => withETag('"another"'), status: 200 },
      { name: 'a query', path: `${cosing}/index?page=1`, request: as('admin'), status: 422 },
      { name: 'anonymous', path: `${cosing}/index`, status: 401 },
    ],
    listFunctions: [
      { name: 'consultant', path: `${cosing}/functions`, request: as('konsultant'), status: 200 },
      { name: 'client', path: `${cosing}/functions`, request: as('klijent'), status: 403 },
      { name: 'anonymous', path: `${cosing}/functions`, status: 401 },
    ],
    listIngredients: [
      { name: 'without parameters', path: cosing, request: as('org'), status: 200 },
      {
        name: 'all parameters',
        path: `${cosing}?text%5Bsearch%5D=%22gly%22&funkcija=HUMECTANT&aneks=III&sort=inci&page=2&limit=1`,
        request: as('org'),
        status: 200,
      },
      ...['aneks=I', 'limit=101', 'page=0', 'sort=cas', 'q=1'].map((query) => ({
        name: query,
        path: `${cosing}?${query}`,
        request: as('org'),
        status: 422,
      })),
      { name: 'dcp', path: cosing, request: as('dcp'), status: 403 },
      { name: 'anonymous', path: cosing, status: 401 },
    ],
    getIngredient: [
      { name: 'an existing one', path: `${cosing}/${glycerin}`, request: as('konsultant'), status: 200 },
      { name: 'in capitals', path: `${cosing}/${glycerin.toUpperCase()}`, request: as('konsultant'), status: 200 },
      { name: 'missing', path: `${cosing}/${missingId}`, request: as('konsultant'), status: 404 },
      { name: 'an invalid id', path: `${cosing}/glycerin`, request: as('konsultant'), status: 422 },
      { name: 'anonymous', path: `${cosing}/${glycerin}`, status: 401 },
    ],
    updateToxicology: [
      {
        name: 'all fields',
        path: `${cosing}/${seededId('ingredient', 'MARIS AQUA')}/toxicology`,
        request: as('admin', {
          json: {
            verzija: 0,
            noael: 1000.5,
            noaelIzvor: 'Study',
            oralnaBioraspolozivost: 50,
            dermalnaBioraspolozivost: 0,
            molekulskaMasa: 152.15,
            iupac: 'x',
            boja: 'white',
            zakonodavstvo: 'y',
            reference: ['z'],
            provereno: true,
          },
        }),
        status: 200,
      },
      {
        name: 'another version',
        path: `${cosing}/${glycerin}/toxicology`,
        request: as('admin', { json: { verzija: 99 } }),
        status: 409,
      },
      {
        name: 'missing',
        path: `${cosing}/${missingId}/toxicology`,
        request: as('admin', { json: { verzija: 0 } }),
        status: 404,
      },
      {
        name: 'no version',
        path: `${cosing}/${glycerin}/toxicology`,
        request: as('admin', { json: { noael: 1 } }),
        status: 422,
      },
      {
        name: 'consultant',
        path: `${cosing}/${glycerin}/toxicology`,
        request: as('konsultant', { json: { verzija: 0 } }),
        status: 403,
      },
    ],
    updateOwnToxicology: [
      {
        name: 'all fields',
        path: `${cosing}/${seededId('ingredient', 'MARIS AQUA')}/toxicology/own`,
        request: as('konsultant', {
          json: {
            verzija: 0,
            noael: 1000.5,
            noaelIzvor: 'Study',
            oralnaBioraspolozivost: 50,
            dermalnaBioraspolozivost: 0,
            molekulskaMasa: 152.15,
            iupac: 'x',
            boja: 'white',
            zakonodavstvo: 'y',
            reference: ['z'],
            provereno: true,
            logPow: -0.5,
            rastvorljivost: 12.5,
            oblik: 'liquid',
            uvApsorpcija: 'maximum at 269 nm',
            uvApsorpcijaIzvor: 'SCCS/1575/16',
            cistoca: '> 99 %',
            cistocaIzvor: 'Certificate',
            zivotinja: 'rat',
            studija: 'OECD 408',
            tekstovi: [
              { vrsta: 'genotoxicity', tekst: 'Ames test negative' },
              { vrsta: 'kinetics', tekst: null },
            ],
          },
        }),
        status: 200,
      },
      {
        name: 'another version',
        path: `${cosing}/${glycerin}/toxicology/own`,
        request: as('konsultant', { json: { verzija: 99 } }),
        status: 409,
      },
      {
        name: 'missing',
        path: `${cosing}/${missingId}/toxicology/own`,
        request: as('konsultant', { json: { verzija: 0 } }),
        status: 404,
      },
      {
        name: 'no version',
        path: `${cosing}/${glycerin}/toxicology/own`,
        request: as('konsultant', { json: { noael: 1 } }),
        status: 422,
      },
      {
        name: 'client',
        path: `${cosing}/${glycerin}/toxicology/own`,
        request: as('klijent', { json: { verzija: 0 } }),
        status: 403,
      },
    ],
    listToxicologyVersions: [
      {
        name: 'global',
        path: `${cosing}/${glycerin}/toxicology/history?opseg=globalno`,
        request: as('konsultant'),
        status: 200,
      },
      {
        name: 'own',
        path: `${cosing}/${seededId('ingredient', 'MARIS AQUA')}/toxicology/history?opseg=sopstveno`,
        request: as('konsultant'),
        status: 200,
      },
      {
        name: 'another scope',
        path: `${cosing}/${glycerin}/toxicology/history?opseg=svi`,
        request: as('konsultant'),
        status: 422,
      },
      {
        name: 'missing',
        path: `${cosing}/${missingId}/toxicology/history?opseg=globalno`,
        request: as('konsultant'),
        status: 404,
      },
      {
        name: 'client',
        path: `${cosing}/${glycerin}/toxicology/history?opseg=globalno`,
        request: as('klijent'),
        status: 403,
      },
    ],
    refreshIngredient: [
      { name: 'an existing one', path: `${cosing}/${glycerin}/refresh`, request: as('admin'), status: 200 },
      { name: 'missing', path: `${cosing}/${missingId}/refresh`, request: as('admin'), status: 404 },
      { name: 'an orgAdmin', path: `${cosing}/${glycerin}/refresh`, request: as('org'), status: 403 },
      ...accessErrors(`${cosing}/${glycerin}/refresh`),
    ],
    startImport: [
      {
        name: 'an inventory',
        path: `${cosing}/imports`,
        request: as('org', { form: importForm(inventory) }),
        status: 200,
      },
      {
        name: 'another file',
        path: `${cosing}/imports`,
        request: as('org', { form: importForm('%PDF-') }),
        status: 200,
      },
      { name: 'JSON', path: `${cosing}/imports`, request: as('org', { json: { naziv: 'x' } }), status: 406 },
      { name: 'no file', path: `${cosing}/imports`, request: as('org', { form: new FormData() }), status: 422 },
      ...accessErrors(`${cosing}/imports`, { form: importForm(inventory) }),
    ],
    getImport: [
      { name: 'prepared', path: imports(inventory), request: as('org'), status: 200 },
      { name: 'failed', path: imports('%PDF-'), request: as('org'), status: 200 },
      { name: 'missing', path: `${cosing}/imports/${missingId}`, request: as('org'), status: 404 },
      ...accessErrors(`${cosing}/imports/${missingId}`),
    ],
    cancelImport: [
      { name: 'prepared', path: imports(inventory), request: as('org'), status: 200 },
      { name: 'missing', path: `${cosing}/imports/${missingId}`, request: as('org'), status: 404 },
      ...accessErrors(`${cosing}/imports/${missingId}`),
    ],
    listImportChanges: [
      ...['dodato', 'izmenjeno', 'povuceno', 'sumnjivo', 'preskoceno'].map((kind) => ({
        name: kind,
        path: imports(inventory, `/changes?vrsta=${kind}&page=1&limit=5`),
        request: as('org'),
        status: 200,
      })),
      { name: 'without a kind', path: `${cosing}/imports/${missingId}/changes`, request: as('org'), status: 422 },
      { name: 'missing', path: `${cosing}/imports/${missingId}/changes?vrsta=dodato`, request: as('org'), status: 404 },
      ...accessErrors(`${cosing}/imports/${missingId}/changes?vrsta=dodato`),
    ],
    applyImport: [
      { name: 'an inventory', path: again(inventory), request: as('admin', { json: {} }), status: 200 },
      {
        name: 'an annex',
        path: again(annexFile('VI', [{ reference: '3', substance: 'Homosalate' }])),
        request: as('admin', { json: { datum: '2026-06-17', povuceno: 0 } }),
        status: 200,
      },
      {
        name: 'one that withdraws much',
        path: imports(annexFile('V', [{ reference: '1', substance: 'Benzoic acid' }]), '/apply'),
        request: as('admin', { json: {} }),
        status: 422,
      },
      {
        name: 'a day that is none',
        path: imports(inventory, '/apply'),
        request: as('admin', { json: { datum: '17.6.2026.' } }),
        status: 422,
      },
      { name: 'a failed one', path: imports('', '/apply'), request: as('admin', { json: {} }), status: 409 },
      {
        name: 'missing',
        path: `${cosing}/imports/${missingId}/apply`,
        request: as('admin', { json: {} }),
        status: 404,
      },
      ...accessErrors(`${cosing}/imports/${missingId}/apply`, { json: {} }),
    ],
    takeBackImport: [
      {
        name: 'an applied one',
        path: async () => `${cosing}/imports/${(await (await admin()).bring(inventory))._id}/takeback`,
        request: as('admin'),
        status: 200,
      },
      { name: 'a prepared one', path: imports(inventory, '/takeback'), request: as('admin'), status: 409 },
      { name: 'missing', path: `${cosing}/imports/${missingId}/takeback`, request: as('admin'), status: 404 },
      ...accessErrors(`${cosing}/imports/${missingId}/takeback`),
    ],
  };
}
