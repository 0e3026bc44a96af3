import { can, companyScope } from '../../../domain/account/rights.ts';
import { LONG_PAGE_SIZE } from '../../../domain/limits.ts';
import type { StoredFinding } from '../../../domain/label/storedFindings.ts';
import type { components, operations } from '../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../accounts/authenticator.ts';
import type { Database } from '../database/openDatabase.ts';
import type { labelRecheckChanges } from '../database/schema/label-recheck.ts';
import { notFound } from '../service/httpError.ts';
import type { Operations } from '../service/operation.ts';
import { shownCompanies } from '../subjects/company/accessibleCompanies.ts';
import { visibleMaterials } from '../subjects/raw-material/rawMaterialAccess.ts';
import { pageOfFormulaChanges } from './formulaRecheckQueries.ts';
import { stageWords } from '../subjects/pif/pifMapping.ts';
import { pageOfMaterialChanges } from './materialRecheckQueries.ts';
import { pageOfPifChanges } from './pifRecheckQueries.ts';
import { findRecheck, pageOfChanges, pageOfRechecks, type RecheckOfCompanies, type Seen } from './recheckQueries.ts';

type Names =
  | 'listRechecks'
  | 'getRecheck'
  | 'listRecheckChanges'
  | 'listRecheckFormulas'
  | 'listRecheckMaterials'
  | 'listRecheckPifs';
type Change = Pick<typeof labelRecheckChanges.$inferSelect, 'statusBefore' | 'statusAfter' | 'appeared' | 'gone'>;
type WireFinding = components['schemas']['RecheckFinding'];

/** What a caller sees of runs. */
export const seenBy = async (db: Database, caller: Caller): Promise<Seen> => ({
  companyIds: (await shownCompanies(db, caller)).map(({ id }) => id),
  materials: await visibleMaterials(db, caller),
  seesFormulas: can(caller.role, 'formula.read'),
  importsOf: companyScope(caller.role) === 'all' ? undefined : caller.organisationId,
});

/** The run, as far as the caller sees it; throws a 404 where there is none. */
async function findSeen(db: Database, id: string, seen: Seen): Promise<RecheckOfCompanies> {
  const found = await findRecheck(db, id, seen);
  if (!found) throw notFound();
  return found;
}

/** A result before and after, with the findings that made the difference. */
const toWireChange = (change: Change) => ({
  pre: change.statusBefore,
  posle: change.statusAfter,
  nastali: change.appeared.map(toWireFinding),
  nestali: change.gone.map(toWireFinding),
});

const listRecheckChanges = (db: Database): Operations<operations>['listRecheckChanges'] => ({
  action: 'label.read',
  async run({ path, query }, caller) {
    const seen = await seenBy(db, caller);
    const found = await findSeen(db, path.recheckId, seen);
    const { page = 1, limit = LONG_PAGE_SIZE, vrsta } = query;
    const filter = { companyIds: seen.companyIds, kind: vrsta };
    const { total, changes } = await pageOfChanges(db, found.row.id, filter, (page - 1) * limit, limit);
    const data = changes.map(({ change, slug, name, isArchived, company }) => ({
      slug,
      ime: name,
      firma: company,
      arhivirana: isArchived,
      ...toWireChange(change),
    }));
    return { status: 'success', results: total, data: { data } };
  },
});

const listRecheckFormulas = (db: Database): Operations<operations>['listRecheckFormulas'] => ({
  action: 'formula.read',
  async run({ path, query }, caller) {
    const seen = await seenBy(db, caller);
    const found = await findSeen(db, path.recheckId, seen);
    const { page = 1, limit = LONG_PAGE_SIZE } = query;
    const { total, changes } = await pageOfFormulaChanges(db, found.row.id, seen.companyIds, (page - 1) * limit, limit);
    const data = changes.map(({ change, slug, name, company }) => ({
      slug,
      ime: name,
      firma: company,
      ...toWireChange(change),
    }));
    return { status: 'success', results: total, data: { data } };
  },
});

const listRecheckMaterials = (db: Database): Operations<operations>['listRecheckMaterials'] => ({
  action: 'rawMaterial.read',
  async run({ path, query }, caller) {
    const seen = await seenBy(db, caller);
    const found = await findSeen(db, path.recheckId, seen);
    const { page = 1, limit = LONG_PAGE_SIZE } = query;
    const { total, changes } = await pageOfMaterialChanges(db, found.row.id, seen, (page - 1) * limit, limit);
    const data = changes.map(({ change, slug, name, manufacturer, company }) => ({
      slug,
      tradeName: name,
      proizvodjac: manufacturer,
      firma: company,
      ...toWireChange(change),
    }));
    return { status: 'success', results: total, data: { data } };
  },
});

const listRecheckPifs = (db: Database): Operations<operations>['listRecheckPifs'] => ({
  action: 'pif.read',
  async run({ path, query }, caller) {
    const seen = await seenBy(db, caller);
    const found = await findSeen(db, path.recheckId, seen);
    const { page = 1, limit = LONG_PAGE_SIZE } = query;
    const { total, changes } = await pageOfPifChanges(db, found.row.id, seen, (page - 1) * limit, limit);
    const data = changes.map(({ slug, name, stage, company, labelName, labelChange, formulaName, formulaChange }) => ({
      slug,
      ime: name,
      firma: company,
      stanje: stageWords[stage],
      deklaracija: toWirePart(labelName, labelChange),
      formula: toWirePart(formulaName, formulaChange),
    }));
    return { status: 'success', results: total, data: { data } };
  },
});

/**
 * What changed: runs that checked labels, formulas and raw materials again, each with those that the caller may see.
 */
export function labelRecheckOperations(db: Database): Operations<Pick<operations, Names>> {
  return {
    listRechecks: {
      action: 'label.read',
      async run({ query }, caller) {
        const { page = 1, limit = LONG_PAGE_SIZE } = query;
        const { total, rechecks } = await pageOfRechecks(db, await seenBy(db, caller), (page - 1) * limit, limit);
        return { status: 'success', results: total, data: { data: rechecks.map((one) => toWireRecheck(one, caller)) } };
      },
    },

    getRecheck: {
      action: 'label.read',
      async run({ path }, caller) {
        const found = await findSeen(db, path.recheckId, await seenBy(db, caller));
        return { status: 'success', data: { data: toWireRecheck(found, caller) } };
      },
    },

    listRecheckChanges: listRecheckChanges(db),
    listRecheckFormulas: listRecheckFormulas(db),
    listRecheckMaterials: listRecheckMaterials(db),
    listRecheckPifs: listRecheckPifs(db),
  };
}

/** What changed of the label or the formula of a product information file; null when nothing did. */
const toWirePart = (name: string | null, change: Change | null): components['schemas']['RecheckPifPart'] | null =>
  change && { ime: name ?? '', ...toWireChange(change) };

export const toWireFinding = ({ code, severity, ingredient, reference }: StoredFinding): WireFinding => ({
  kod: code,
  tezina: severity === 'error' ? 'greska' : 'upozorenje',
  sastojak: ingredient,
  osnov: reference,
});

/** The progress is told in percent: how many labels other organisations have is nobody's business. */
export const toWireRecheck = (
  { row, resultCount, findingCount, formulaCount, materialCount, pifCount }: RecheckOfCompanies,
  { role }: Caller,
): components['schemas']['Recheck'] => ({
  _id: row.id,
  vrsta: row.kind,
  povod: row.cause,
  uvoz: row.importId,
  sadrzaj: row.content,
  datum: row.datedOn,
  stanje: row.state,
  procenat: row.state === 'gotovo' ? 100 : Math.floor((row.done / Math.max(row.total, 1)) * 100),
  promenjenRezultat: resultCount,
  promenjeniNalazi: findingCount,
  promenjeneFormule: can(role, 'formula.read') ? formulaCount : 0,
  promenjeneSirovine: materialCount,
  promenjeniDosijei: can(role, 'pif.read') ? pifCount : 0,
  delovi: row.knowledge.map(({ part, datedOn, isImported }) => ({ deo: part, datum: datedOn, uvezeno: isImported })),
  pocetak: row.startedAt.toISOString(),
  kraj: row.finishedAt?.toISOString() ?? null,
});
