import type { AccountName } from '../../mocks/demo-data/accounts.ts';
import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import { FORMULA_COUNT, formulaAt } from '../../mocks/demo-data/formulas.ts';
import { PIF_COUNT, pifAt } from '../../mocks/demo-data/pifs.ts';
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
const key = `DOCUMENTS.${formula?.materialIds[0]}.MICROBIOLOGY`;
const submitted = Array.from({ length: PIF_COUNT }, (_, at) => pifAt(at)).find(({ stage }) => stage === 'SUBMITTED');

/** The operation that notes something about what a file must hold, by the contract of the product server. */
export function pifRequirementCases({ as, url }: Helpers): Record<'setPifRequirements', ContractCase[]> {
  /** Enters a file with a formula, notes something once, and returns the path. */
  const newPath = (saved?: object) => async () => {
    const json = { ime: 'Krema sa dokumentima', firma: lavanda, formula: formula?.formula.slug };
    const { body } = await send(url(), 'POST', list, await as('konsultant', { json })());
    const path = `${list}/${(body as { data: { data: { slug: string } } }).data.data.slug}/potrebno`;
    if (saved) await send(url(), 'PATCH', path, await as('konsultant', { json: saved })());
    return path;
  };
  const item = (verzija = 1, kljuc = key) => ({ kljuc, verzija });
  const noted = { nosilac: 'BASF', rok: '2028-02-29', trazeno: '2026-11-23', napomena: 'Hitno.', izuzece: 'Bezvodno.' };
  const json = { stavke: [item()], ...noted };
  const refused = (name: string, body: object): ContractCase => ({
    name,
    path: newPath(),
    request: as('org', { json: { stavke: [item()], ...body } }),
    status: 422,
  });
  return {
    setPifRequirements: [
      { name: 'staff', path: newPath(), request: as('konsultant', { json }), status: 200 },
      {
        name: 'the next version, taken away',
        path: newPath(json),
        request: as('org', { json: { stavke: [item(2)], izuzece: null } }),
        status: 200,
      },
      { name: 'an old version', path: newPath(json), request: as('org', { json }), status: 409 },
      {
        name: 'one of two in an old version',
        path: newPath(json),
        request: as('org', { json: { stavke: [item(1, 'DESCRIPTION.function'), item()], nosilac: 'Klijent' } }),
        status: 409,
      },
      {
        name: 'a locked file',
        path: () => Promise.resolve(`${list}/${submitted?.slug}/potrebno`),
        request: as('admin', { json: { stavke: [item(1, 'DESCRIPTION.function')], nosilac: 'Klijent' } }),
        status: 409,
      },
      refused('a raw material that is not in the formula', { stavke: [item(1, `DOCUMENTS.${'0'.repeat(24)}.SDS`)] }),
      refused('one twice', { stavke: [item(), item()] }),
      refused('a waiver of what the law asks for', { stavke: [item(1, 'DESCRIPTION.function')], izuzece: 'Ne treba.' }),
      refused('no such day', { rok: '2026-02-30' }),
      refused('nothing named', { stavke: [] }),
      refused('an unknown field', { x: 1 }),
      { name: 'of another organisation', path: newPath(), request: as('konsultant2', { json }), status: 404 },
      { name: 'client', path: newPath(), request: as('klijent', { json }), status: 403 },
      { name: 'dcp', path: newPath(), request: as('dcp', { json }), status: 403 },
      { name: 'anonymous', path: `${list}/nema/potrebno`, request: {}, status: 401 },
    ],
  };
}
