import { and, count, desc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { type Action, can, companyScope } from '../../../../domain/account/rights.ts';
import { HISTORY_PAGE_SIZE, type HistoryKind, type HistorySubject } from '../../../../domain/history/kinds.ts';
import { seesInternalComments } from '../../../../domain/pif/comments.ts';
import type { components, operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { events } from '../../database/schema/event.ts';
import { users } from '../../database/schema/schema.ts';
import { HttpError, invalidInput } from '../../service/httpError.ts';
import type { Operations } from '../../service/operation.ts';
import { accessibleCompanies } from '../company/accessibleCompanies.ts';
import { findCompany } from '../company/companyQueries.ts';
import { findLabel } from '../label/labelAccess.ts';
import { sectionOfWord, sectionWords } from '../pif/pifMapping.ts';
import { findPifHead } from '../pif/pifQueries.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { findMaterial } from '../raw-material/rawMaterialAccess.ts';
import { findManaged } from '../user/userWrites.ts';
import { nameChanges } from './namedChanges.ts';

type Wire = components['schemas'];
type Query = NonNullable<operations['listHistory']['parameters']['query']>;

const subjects: Record<Query['entitet'], HistorySubject> = {
  pif: 'PIF',
  deklaracija: 'LABEL',
  sirovina: 'RAW_MATERIAL',
  nalog: 'ACCOUNT',
  firma: 'COMPANY',
};
const kindWords = {
  CREATED: 'dodato',
  CHANGED: 'izmenjeno',
  STAGE: 'stanje',
  FILE: 'fajl',
  COMMENT: 'komentar',
  REQUIREMENT: 'potrebno',
  RESULT: 'rezultat',
  SIGN_OFF: 'potvrda',
  DELETED: 'obrisano',
  RESTORED: 'vraceno',
  MERGED: 'spojeno',
  EXPORT: 'izvoz',
} as const satisfies Record<HistoryKind, Wire['HistoryKind']>;

/** Who may read the history: whoever may read its subject. */
const rights: Record<HistorySubject, Action> = {
  PIF: 'pif.read',
  LABEL: 'label.read',
  RAW_MATERIAL: 'rawMaterial.read',
  ACCOUNT: 'account.manageClients',
  COMPANY: 'company.read',
};

/** The id of a subject that the caller sees; else throws a 404, or a 403 for the role. */
async function subjectId(db: Database, subject: HistorySubject, slug: string, caller: Caller): Promise<string> {
  if (!can(caller.role, rights[subject])) throw new HttpError(403, 'Uloga ovo ne dozvoljava.');
  if (subject === 'PIF') return (await findPifHead(db, slug, caller)).pif.id;
  if (subject === 'LABEL') return (await findLabel(db, slug, caller)).row.id;
  if (subject === 'ACCOUNT') return (await findManaged(db, slug, caller)).id;
  if (subject === 'COMPANY') return (await findCompany(db, slug, caller)).id;
  return (await findMaterial(db, slug, caller)).id;
}

/** The deletions that the caller may see: those of the companies that the caller works with now. */
function deletions(subject: HistorySubject, companyIds: string[], caller: Caller) {
  if (subject !== 'PIF')
    throw invalidInput({ path: 'slug', message: 'Navedite čija istorija; spisak postoji samo za obrisane dosijee.' });
  if (!can(caller.role, rights[subject])) throw new HttpError(403, 'Uloga ovo ne dozvoljava.');
  return and(eq(events.subject, subject), eq(events.kind, 'DELETED'), inArray(events.companyId, companyIds));
}

/** The events of a subject that the caller may see. */
async function visibleEvents(
  db: Database,
  { subject, slug, companyIds }: { subject: HistorySubject; slug: string | undefined; companyIds: string[] },
  caller: Caller,
) {
  if (slug === undefined) return deletions(subject, companyIds, caller);
  const id = await subjectId(db, subject, slug, caller);
  return and(
    eq(events.subject, subject),
    eq(events.subjectId, id),
    or(isNull(events.companyId), inArray(events.companyId, companyIds)),
    companyScope(caller.role) === 'all'
      ? undefined
      : or(isNull(events.organisationId), eq(events.organisationId, caller.organisationId)),
    seesInternalComments(caller.role) ? undefined : eq(events.isInternal, false),
  );
}

export function historyOperations({ db }: ProductDependencies): Operations<Pick<operations, 'listHistory'>> {
  return {
    listHistory: {
      action: 'history.read',
      async run({ query }, caller) {
        const { page = 1, limit = HISTORY_PAGE_SIZE } = query;
        const subject = subjects[query.entitet];
        const companyIds = (await accessibleCompanies(db, caller)).map((company) => company.id);
        const visible = await visibleEvents(db, { subject, slug: query.slug, companyIds }, caller);
        const seesEverybody = companyScope(caller.role) === 'all';
        const isKnown = seesEverybody ? undefined : eq(users.organisationId, caller.organisationId);
        const condition = and(visible, ...filters(query), query.osoba === undefined ? undefined : isKnown);
        const joined = () =>
          db
            .select({ event: events, person: { id: users.id, name: users.name, organisationId: users.organisationId } })
            .from(events)
            .leftJoin(users, eq(users.id, events.personId));
        const [counted] = await db
          .select({ total: count() })
          .from(events)
          .leftJoin(users, eq(users.id, events.personId))
          .where(condition);
        const found = await joined()
          .where(condition)
          .orderBy(desc(events.happenedAt), desc(events.id))
          .offset((page - 1) * limit)
          .limit(limit);
        const persons = await db
          .selectDistinct({ _id: users.id, ime: users.name })
          .from(events)
          .innerJoin(users, eq(users.id, events.personId))
          .where(and(visible, isKnown))
          .orderBy(users.name);
        const seen = new Set(companyIds);
        const named = await Promise.all(
          found.map(async ({ event }) =>
            subject === 'ACCOUNT' || subject === 'COMPANY' ? await nameChanges(db, event.changes, seen) : event.changes,
          ),
        );
        return {
          status: 'success',
          results: counted?.total ?? 0,
          osobe: persons,
          data: {
            data: found.map(({ event, person }, at): Wire['HistoryEvent'] => {
              const isNamed = person !== null && (seesEverybody || person.organisationId === caller.organisationId);
              return {
                _id: event.id,
                vreme: event.happenedAt.toISOString(),
                poreklo: person === null ? 'sistem' : isNamed ? 'osoba' : 'drugaOrganizacija',
                osoba: isNamed ? { _id: person.id, ime: person.name } : null,
                vrsta: kindWords[event.kind],
                sekcija: event.section && sectionWords[event.section],
                promene: (named[at] ?? []).map(({ field, before, after }) => ({
                  polje: field,
                  pre: before,
                  posle: after,
                })),
                napomena: event.note,
              };
            }),
          },
        };
      },
    },
  };
}

function filters({ vrsta, sekcija, osoba }: Query): (SQL | undefined)[] {
  const kind = (Object.keys(kindWords) as HistoryKind[]).find((one) => kindWords[one] === vrsta);
  const section = sekcija && sectionOfWord(sekcija);
  return [
    kind && eq(events.kind, kind),
    section ? eq(events.section, section) : undefined,
    osoba === undefined ? undefined : eq(events.personId, osoba.toLowerCase()),
  ];
}
