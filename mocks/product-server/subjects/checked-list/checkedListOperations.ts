import { randomBytes } from 'node:crypto';
import { and, desc, eq, getTableColumns, inArray, like, type SQL, sql } from 'drizzle-orm';
import { LONG_PAGE_SIZE } from '../../../../domain/limits.ts';
import { companyScope } from '../../../../domain/account/rights.ts';
import type { components, operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { checkedLists, users } from '../../database/schema/schema.ts';
import { escapeLike, foldText, searchTerms } from '../../database/searchText.ts';
import type { Operations } from '../../service/operation.ts';
import { invalidInput, notFound } from '../../service/httpError.ts';
import { productDetailsBody, productDetailsColumns } from '../../productDetails.ts';
import type { ProductDependencies } from '../../productDependencies.ts';

type CheckResult = components['schemas']['CheckResult'];
type Found = typeof checkedLists.$inferSelect & { checker: string | null };

/** 100,000 characters in any script. */
const BODY_LIMIT = 1024 * 1024;

/**
 * The condition for the saved checks that a caller may see: those that they saved, those of the organisation, or all.
 */
function accessCondition(db: Database, { id, role, organisationId }: Caller): SQL | undefined {
  const scope = companyScope(role);
  if (scope === 'all') return undefined;
  if (scope !== 'organisation') return eq(checkedLists.ownerId, id);
  return inArray(
    checkedLists.ownerId,
    db.select({ id: users.id }).from(users).where(eq(users.organisationId, organisationId)),
  );
}

const contains = (terms: string[]): SQL[] =>
  terms.map((term) => like(checkedLists.searchText, `%${escapeLike(term)}%`));

const selectFound = (db: Database) =>
  db
    .select({ ...getTableColumns(checkedLists), checker: users.name })
    .from(checkedLists)
    .innerJoin(users, eq(users.id, checkedLists.checkedBy));

async function findChecked(db: Database, id: string, caller: Caller): Promise<Found> {
  const [found] = await selectFound(db).where(and(eq(checkedLists.id, id.toLowerCase()), accessCondition(db, caller)));
  if (!found) throw notFound();
  return found;
}

const resultColumns = (result: CheckResult, caller: Caller) => ({
  status: result.status,
  recognised: result.prepoznato,
  total: result.ukupno,
  errorCount: result.greske,
  warningCount: result.upozorenja,
  infoCount: result.obavestenja,
  checkedBy: caller.id,
  checkedAt: new Date(),
});

const withoutText = (row: Found) => ({
  _id: row.id,
  ime: row.name,
  ...productDetailsBody(row),
  status: row.status,
  prepoznato: row.recognised,
  ukupno: row.total,
  greske: row.errorCount,
  upozorenja: row.warningCount,
  obavestenja: row.infoCount,
  provereno: row.checkedAt.toISOString(),
  proverio: row.checker,
});

const toResponse = (row: Found) => ({ status: 'success', data: { data: { ...withoutText(row), tekst: row.text } } });

export function checkedListOperations({
  db,
}: ProductDependencies): Operations<
  Pick<
    operations,
    'listCheckedLists' | 'getCheckedList' | 'createCheckedList' | 'updateCheckedList' | 'deleteCheckedList'
  >
> {
  return {
    listCheckedLists: {
      action: 'checkedList.read',
      async run({ query }, caller) {
        const { page = 1, limit = LONG_PAGE_SIZE } = query;
        const condition = and(accessCondition(db, caller), ...contains(searchTerms(query['text[search]'] ?? '')));
        const [counted] = await db
          .select({ count: sql<number>`count(*)::int` })
          .from(checkedLists)
          .where(condition);
        const rows = await selectFound(db)
          .where(condition)
          .orderBy(desc(checkedLists.checkedAt), desc(checkedLists.id))
          .offset((page - 1) * limit)
          .limit(limit);
        const data = rows.map((row) =>
          query.fields === undefined ? { ...withoutText(row), tekst: row.text } : withoutText(row),
        );
        return { status: 'success', results: counted?.count ?? 0, data: { data } };
      },
    },

    getCheckedList: {
      action: 'checkedList.read',
      run: async ({ path }, caller) => toResponse(await findChecked(db, path.checkId, caller)),
    },

    createCheckedList: {
      action: 'checkedList.edit',
      bodyLimit: BODY_LIMIT,
      async run({ body }, caller) {
        const name = body.ime.trim();
        if (name === '') throw invalidInput({ path: 'ime', message: 'Provera mora da ima naziv.' });
        const id = randomBytes(12).toString('hex');
        const columns = {
          id,
          ownerId: caller.id,
          name,
          text: body.tekst,
          searchText: foldText(name),
          ...productDetailsColumns(body),
          ...resultColumns(body, caller),
        };
        await db.insert(checkedLists).values(columns);
        return toResponse(await findChecked(db, id, caller));
      },
    },

    updateCheckedList: {
      action: 'checkedList.edit',
      async run({ path, body }, caller) {
        const { id } = await findChecked(db, path.checkId, caller);
        await db.update(checkedLists).set(resultColumns(body, caller)).where(eq(checkedLists.id, id));
        return toResponse(await findChecked(db, id, caller));
      },
    },

    deleteCheckedList: {
      action: 'checkedList.edit',
      async run({ path }, caller) {
        const deleted = await db
          .delete(checkedLists)
          .where(and(eq(checkedLists.id, path.checkId.toLowerCase()), accessCondition(db, caller)))
          .returning({ id: checkedLists.id });
        if (deleted.length === 0) throw notFound();
        return { status: 'success' };
      },
    },
  };
}
