import { can } from '../../../../domain/account/rights.ts';
import { PIF_STAGES } from '../../../../domain/pif/stages.ts';
import type { components, operations } from '../../../../schema/rest/product-server.generated.ts';
import { CONCLUSIONS } from '../../database/schema/schema.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { Operations } from '../../service/operation.ts';
import {
  countChanges,
  countLabelKinds,
  countPifs,
  countRawMaterials,
  newestChanges,
  oldestSubmission,
} from './dashboardQueries.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { conclusionWords, stageWords } from '../pif/pifMapping.ts';
import { DOCUMENT_STATE_WORDS } from '../raw-material/documentState.ts';
import { shownCompanies, type AccessibleCompany } from '../company/accessibleCompanies.ts';

type Dashboard = components['schemas']['Dashboard'];

const WEEK_MS = 7 * 86_400_000;
const MAX_CHANGES = 10;

export function dashboardOperations({ db }: ProductDependencies): Operations<Pick<operations, 'getDashboard'>> {
  return {
    getDashboard: {
      action: 'dashboard.read',
      async run(_input, caller) {
        const companies = await shownCompanies(db, caller);
        const companyIds = companies.map(({ id }) => id);
        const withPifs = can(caller.role, 'pif.read');
        const data: Dashboard = {
          deklaracije: await labelSummary(db, companyIds),
          sirovine: await materialSummary(db, companyIds, caller),
          pifovi: withPifs ? await pifSummary(db, companyIds) : null,
          izmene: await recentChanges(db, companies, withPifs),
        };
        return { status: 'success', data: { data } };
      },
    },
  };
}

/** Returns a function that adds up the counts of matching kinds. */
const summing =
  <Kind extends { count: number }>(kinds: readonly Kind[]) =>
  (isOne: (kind: Kind) => boolean): number =>
    kinds.filter(isOne).reduce((total, { count }) => total + count, 0);

async function labelSummary(db: Database, companyIds: string[]): Promise<Dashboard['deklaracije']> {
  const sum = summing(await countLabelKinds(db, companyIds));
  return {
    ukupno: sum(() => true),
    statusi: ([1, 2, 3] as const).map((status) => ({ status, broj: sum((kind) => kind.status === status) })),
    neaktivne: sum(({ isActive, isArchived }) => !isActive && !isArchived),
    arhivirane: sum(({ isArchived }) => isArchived),
  };
}

async function materialSummary(db: Database, companyIds: string[], caller: Caller): Promise<Dashboard['sirovine']> {
  const kinds = await countRawMaterials(db, companyIds, caller);
  const sum = (name: Exclude<keyof (typeof kinds)[number], 'state'>) =>
    kinds.reduce((total, kind) => total + kind[name], 0);
  return {
    ukupno: sum('count'),
    bezDokumenata: sum('withoutDocuments'),
    saCMR: sum('withCmr'),
    nano: sum('nano'),
    stanjaDokumenata: DOCUMENT_STATE_WORDS.flatMap((state) => {
      const broj = summing(kinds)((kind) => kind.state === state);
      return broj > 0 ? [{ stanje: state, broj }] : [];
    }),
  };
}

async function pifSummary(db: Database, companyIds: string[]): Promise<Dashboard['pifovi']> {
  const sum = summing(await countPifs(db, companyIds));
  return {
    ukupno: sum(() => true),
    stanja: PIF_STAGES.map((stage) => ({ stanje: stageWords[stage], broj: sum((kind) => kind.stage === stage) })),
    cekaOd: (await oldestSubmission(db, companyIds))?.toISOString() ?? null,
    zakljucci: CONCLUSIONS.map((conclusion) => ({
      zakljucak: conclusionWords[conclusion],
      broj: sum((kind) => kind.conclusion === conclusion),
    })),
  };
}

/** The changes of the last seven days; when there are none, the latest before them, so that the list is not empty. */
async function recentChanges(
  db: Database,
  companies: AccessibleCompany[],
  withPifs: boolean,
): Promise<Dashboard['izmene']> {
  const names = new Map(companies.map(({ id, name }) => [id, name]));
  const companyIds = [...names.keys()];
  const now = new Date();
  const weekAgo = new Date(now.getTime() - WEEK_MS);
  const broj = await countChanges(db, companyIds, { after: weekAgo, until: now }, withPifs);
  const span = broj > 0 ? { after: weekAgo, until: now } : { after: null, until: weekAgo };
  const changes = await newestChanges(db, companyIds, span, withPifs, MAX_CHANGES);
  return {
    od: weekAgo.toISOString(),
    broj,
    stavke: changes.map(({ entitet, dogadjaj, slug, name, companyId, at, status, conclusion }) => ({
      entitet,
      dogadjaj,
      slug,
      ime: name,
      firma: { _id: companyId, ime: names.get(companyId) ?? null },
      vreme: at.toISOString(),
      status,
      zakljucak: conclusion && conclusionWords[conclusion],
    })),
  };
}
