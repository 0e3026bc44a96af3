import type { AccountName } from '../../mocks/demo-data/accounts.ts';
import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import { FORMULA_COUNT, formulaAt } from '../../mocks/demo-data/formulas.ts';
import { type Request, send } from '../../mocks/testing/client.ts';
import type { ContractCase } from '../../mocks/testing/contractSuite.ts';

interface Helpers {
  /** A request with the token of a demo account. */
  as: (name: AccountName, request?: Request) => () => Promise<Request>;
  url: () => string;
}

const list = '/api/v1/pifs';
const lavanda = companyIdOf('Lavanda Natura d.o.o.');
const formula = Array.from({ length: FORMULA_COUNT }, (_, at) => formulaAt(at)).find(
  (one) => one.formula.companyId === lavanda && one.materialIds.length > 0,
);

/** The operations that a safety report is computed from, by the contract of the product server. */
export function pifReportCases({
  as,
  url,
}: Helpers): Record<
  'getPifData' | 'listPifIngredients' | 'listPifMaterialDocuments' | 'notePifExport',
  ContractCase[]
> {
  const newPath = (part: string, more: object) => async () => {
    const json = { ime: 'Krema sa izveštajem', firma: lavanda, ...more };
    const { body } = await send(url(), 'POST', list, await as('konsultant', { json })());
    return `${list}/${(body as { data: { data: { slug: string } } }).data.data.slug}/${part}`;
  };
  const data = newPath('podaci', { formula: formula?.formula.slug });
  const names = newPath('sastojci', {});
  const documents = newPath('prilozi', { formula: formula?.formula.slug });
  const exports = newPath('izvozi', {});
  const note = { delovi: ['cover', 'A1'], prilozi: 'uPdf', brojPriloga: 3, jezik: 'sr-Cyrl', sha256: 'a'.repeat(64) };
  const json = { inci: ['AQUA', 'Phenoxyethanol', 'Nema ga'], cas: ['56-81-5'] };
  return {
    getPifData: [
      ...(['admin', 'org', 'konsultant', 'klijent'] as const).map((name) => ({
        name,
        path: data,
        request: as(name),
        status: 200,
      })),
      { name: 'without formula and label', path: newPath('podaci', {}), request: as('klijent'), status: 200 },
      { name: 'of another organisation', path: data, request: as('konsultant2'), status: 404 },
      { name: 'dcp', path: data, request: as('dcp'), status: 403 },
      { name: 'anonymous', path: `${list}/nema/podaci`, request: () => Promise.resolve({}), status: 401 },
    ],
    listPifMaterialDocuments: [
      ...(['admin', 'org', 'konsultant'] as const).map((name) => ({
        name,
        path: documents,
        request: as(name),
        status: 200,
      })),
      { name: 'without formula', path: newPath('prilozi', {}), request: as('org'), status: 200 },
      { name: 'client', path: documents, request: as('klijent'), status: 403 },
      { name: 'of another organisation', path: documents, request: as('konsultant2'), status: 404 },
      { name: 'dcp', path: documents, request: as('dcp'), status: 403 },
      { name: 'anonymous', path: `${list}/nema/prilozi`, request: () => Promise.resolve({}), status: 401 },
    ],
    notePifExport: [
      ...(['admin', 'org', 'konsultant', 'klijent'] as const).map((name) => ({
        name,
        path: exports,
        request: as(name, { json: note }),
        status: 200,
      })),
      { name: 'no hash', path: exports, request: as('org', { json: { ...note, sha256: 'abc' } }), status: 422 },
      { name: 'no part', path: exports, request: as('org', { json: { ...note, delovi: [] } }), status: 422 },
      { name: 'of another organisation', path: exports, request: as('konsultant2', { json: note }), status: 404 },
      { name: 'dcp', path: exports, request: as('dcp', { json: note }), status: 403 },
      { name: 'anonymous', path: `${list}/nema/izvozi`, request: () => Promise.resolve({ json: note }), status: 401 },
      {
        name: 'a copy of a version that there is none of',
        path: exports,
        request: as('konsultant', { json: { ...note, kopijaVerzije: 1 } }),
        status: 422,
      },
    ],
    listPifIngredients: [
      { name: 'client', path: names, request: as('klijent', { json }), status: 200 },
      { name: 'nothing asked', path: names, request: as('org', { json: { inci: [], cas: [] } }), status: 200 },
      { name: 'an empty name', path: names, request: as('org', { json: { inci: [''], cas: [] } }), status: 422 },
      { name: 'without numbers', path: names, request: as('org', { json: { inci: [] } }), status: 422 },
      { name: 'of another organisation', path: names, request: as('konsultant2', { json }), status: 404 },
      { name: 'dcp', path: names, request: as('dcp', { json }), status: 403 },
      { name: 'anonymous', path: `${list}/nema/sastojci`, request: () => Promise.resolve({ json }), status: 401 },
    ],
  };
}
