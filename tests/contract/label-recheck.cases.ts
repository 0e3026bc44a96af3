import type { operations } from '../../schema/rest/product-server.generated.ts';
import { type Request, send, tokenOf } from '../../mocks/testing/client.ts';
import type { ContractCase } from '../../mocks/testing/contractSuite.ts';
import { annexFile } from '../../mocks/testing/exportFiles.ts';
import { importer } from '../../mocks/testing/importClient.ts';
import type { AccountName } from '../../mocks/demo-data/accounts.ts';

type Names = Extract<
  keyof operations,
  | 'previewImport'
  | 'listRechecks'
  | 'getRecheck'
  | 'listRecheckChanges'
  | 'listRecheckFormulas'
  | 'listRecheckMaterials'
  | 'listRecheckPifs'
>;

interface Tools {
  as(name: AccountName, request?: Request): () => Promise<Request>;
  url(): string;
}

const cosing = '/api/v1/cosing/imports';
const rechecks = '/api/v1/provere';
const missingId = '0'.repeat(24);
const annex = annexFile('VI', [{ reference: '3', substance: 'Homosalate' }]);

/** The operations of runs that judge labels again. */
export function labelRecheckCases({ as, url }: Tools): Record<Names, ContractCase[]> {
  const admin = async () => {
    const product = { product: { url: url() } };
    const token = await tokenOf(product, 'admin');
    return importer(
      () => product,
      () => token,
    );
  };
  const prepared = async () => `${cosing}/${(await (await admin()).read(annex))._id}/preview`;
  const applied = async () => `${cosing}/${(await (await admin()).bring(annex))._id}/preview`;
  const run =
    (end = '') =>
    async () => {
      await (await admin()).bring(annex);
      const { body } = await send(url(), 'GET', `${rechecks}?limit=1`, await as('klijent')());
      return `${rechecks}/${(body as { data: { data: { _id: string }[] } }).data.data[0]?._id ?? ''}${end}`;
    };
  const anonymous = (path: string): ContractCase => ({ name: 'anonymous', path, request: {}, status: 401 });
  return {
    previewImport: [
      { name: 'prepared', path: prepared, request: as('org'), status: 200 },
      { name: 'applied', path: applied, request: as('org'), status: 409 },
      { name: 'unknown', path: `${cosing}/${missingId}/preview`, request: as('org'), status: 404 },
      { name: 'konsultant', path: `${cosing}/${missingId}/preview`, request: as('konsultant'), status: 403 },
      anonymous(`${cosing}/${missingId}/preview`),
    ],
    listRechecks: [
      { name: 'all', path: rechecks, request: as('dcp'), status: 200 },
      { name: 'a page', path: `${rechecks}?page=2&limit=5`, request: as('klijent'), status: 200 },
      { name: 'an impossible page', path: `${rechecks}?page=0`, request: as('klijent'), status: 422 },
      anonymous(rechecks),
    ],
    getRecheck: [
      { name: 'a run', path: run(), request: as('klijent'), status: 200 },
      { name: 'unknown', path: `${rechecks}/${missingId}`, request: as('klijent'), status: 404 },
      anonymous(`${rechecks}/${missingId}`),
    ],
    listRecheckChanges: [
      { name: 'other results', path: run('/izmene?vrsta=rezultat'), request: as('konsultant'), status: 200 },
      { name: 'other findings', path: run('/izmene?vrsta=nalazi&limit=5'), request: as('org2'), status: 200 },
      { name: 'without a kind', path: `${rechecks}/${missingId}/izmene`, request: as('org'), status: 422 },
      { name: 'unknown', path: `${rechecks}/${missingId}/izmene?vrsta=nalazi`, request: as('org'), status: 404 },
      anonymous(`${rechecks}/${missingId}/izmene?vrsta=nalazi`),
    ],
    listRecheckFormulas: [
      { name: 'of a run', path: run('/formule?limit=5'), request: as('konsultant'), status: 200 },
      { name: 'client', path: `${rechecks}/${missingId}/formule`, request: as('klijent'), status: 403 },
      { name: 'dcp', path: `${rechecks}/${missingId}/formule`, request: as('dcp'), status: 403 },
      { name: 'unknown', path: `${rechecks}/${missingId}/formule`, request: as('org'), status: 404 },
      { name: 'an impossible page', path: `${rechecks}/${missingId}/formule?page=0`, request: as('org'), status: 422 },
      anonymous(`${rechecks}/${missingId}/formule`),
    ],
    listRecheckMaterials: [
      { name: 'of a run', path: run('/sirovine?limit=5'), request: as('klijent'), status: 200 },
      { name: 'unknown', path: `${rechecks}/${missingId}/sirovine`, request: as('dcp'), status: 404 },
      { name: 'an impossible page', path: `${rechecks}/${missingId}/sirovine?page=0`, request: as('org'), status: 422 },
      anonymous(`${rechecks}/${missingId}/sirovine`),
    ],
    listRecheckPifs: [
      { name: 'of a run', path: run('/dosijei?limit=5'), request: as('klijent'), status: 200 },
      { name: 'dcp', path: `${rechecks}/${missingId}/dosijei`, request: as('dcp'), status: 403 },
      { name: 'unknown', path: `${rechecks}/${missingId}/dosijei`, request: as('org'), status: 404 },
      { name: 'an impossible page', path: `${rechecks}/${missingId}/dosijei?page=0`, request: as('org'), status: 422 },
      anonymous(`${rechecks}/${missingId}/dosijei`),
    ],
  };
}
