import { and, asc, eq, type SQL } from 'drizzle-orm';
import { isAccountName } from '../../../../domain/account/credentials.ts';
import { isOneAddress } from '../../../../domain/mail/checkAddress.ts';
import { CLIENT_ROLE } from '../../../../domain/account/rights.ts';
import { LONG_PAGE_SIZE } from '../../../../domain/limits.ts';
import type { components, operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Database } from '../../database/openDatabase.ts';
import { users } from '../../database/schema/schema.ts';
import { foldText, searchTerms } from '../../database/searchText.ts';
import { conflict, type FieldError, forbidden } from '../../service/httpError.ts';
import type { Operations } from '../../service/operation.ts';
import { findCompany } from '../company/companyQueries.ts';
import { recordEvent } from '../history/recordEvent.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { assertNoErrors } from '../raw-material/rawMaterialInput.ts';
import { plainText } from '../raw-material/rawMaterialWireForm.ts';
import { accountsWire, accountWire } from './userQueries.ts';
import {
  assertMayGive,
  changeUser,
  findManaged,
  insertUser,
  lockAccounts,
  newTemporaryPassword,
} from './userWrites.ts';

type Wire = components['schemas'];

const byName = new Intl.Collator('sr-Latn');

/** The name of a request; undefined stays. */
function parseName({ name }: Wire['AccountChange'], errors: FieldError[]): string | undefined {
  if (name === undefined) return undefined;
  const text = plainText(name);
  if (!isAccountName(text)) errors.push({ path: 'name', message: 'Ime mora da ima od 8 do 100 vidljivih karaktera.' });
  return text;
}

const listUsers = (db: Database): Operations<operations>['listUsers'] => ({
  action: 'account.manage',
  async run({ query }) {
    const { page = 1, limit = LONG_PAGE_SIZE, role, aktivan } = query;
    const conditions: (SQL | undefined)[] = [
      role && eq(users.role, role),
      aktivan && eq(users.isActive, aktivan === 'da'),
    ];
    const terms = searchTerms(query['text[search]'] ?? '');
    const found = (
      await db
        .select()
        .from(users)
        .where(and(...conditions))
    )
      .filter(({ name, email }) => terms.every((term) => foldText(`${name} ${email}`).includes(term)))
      .sort((one, other) => byName.compare(one.name, other.name) || one.id.localeCompare(other.id));
    const data = await accountsWire(db, found.slice((page - 1) * limit, page * limit));
    return { status: 'success', results: found.length, data: { data } };
  },
});

const issueTemporaryPassword = (db: Database): Operations<operations>['issueTemporaryPassword'] => ({
  action: 'account.manageClients',
  async run({ path }, caller) {
    const { password, columns } = await newTemporaryPassword();
    const id = await db.transaction(async (tx) => {
      await lockAccounts(tx);
      const row = await findManaged(tx, path.userId, caller);
      if (row.id === caller.id) throw forbidden('Sopstvenu lozinku promenite na stranici naloga.', 'OWN_PASSWORD');
      if (!row.isActive) throw conflict('Nalog je deaktiviran.', 'ACCOUNT_DEACTIVATED');
      await tx
        .update(users)
        .set({ ...columns, version: row.version + 1 })
        .where(eq(users.id, row.id));
      await recordEvent(tx, caller, {
        subject: 'ACCOUNT',
        subjectId: row.id,
        kind: 'CHANGED',
        changes: [
          {
            field: 'privremenaLozinkaDo',
            before: null,
            after: columns.temporaryPasswordUntil?.toISOString() ?? null,
          },
        ],
      });
      return row.id;
    });
    return { status: 'success', data: { data: await accountWire(db, id) }, privremenaLozinka: password };
  },
});

/** The accounts as those who manage them see and change them. */
export function userOperations({
  db,
}: ProductDependencies): Operations<
  Pick<operations, 'listUsers' | 'createUser' | 'updateUserAccount' | 'issueTemporaryPassword' | 'listClientUsers'>
> {
  return {
    listUsers: listUsers(db),

    listClientUsers: {
      action: 'account.manageClients',
      async run({ path }, caller) {
        const { id } = await findCompany(db, path.companyId, caller);
        const rows = await db
          .select()
          .from(users)
          .where(and(eq(users.companyId, id), eq(users.role, CLIENT_ROLE)))
          .orderBy(asc(users.name), asc(users.id));
        return { status: 'success', results: rows.length, data: { data: await accountsWire(db, rows) } };
      },
    },

    createUser: {
      action: 'account.manageClients',
      async run({ body }, caller) {
        assertMayGive(body.role, caller);
        const errors: FieldError[] = [];
        const name = parseName(body, errors) ?? '';
        if (!isOneAddress(body.email))
          errors.push({ path: 'email', message: 'Ovo nije jedna e-adresa od ASCII slova.' });
        assertNoErrors(errors);
        const password = await newTemporaryPassword();
        const account = { name, email: body.email, role: body.role, companyId: body.firma };
        const id = await db.transaction((tx) => insertUser(tx, account, password, caller));
        const data = await accountWire(db, id);
        return { status: 'success', data: { data }, privremenaLozinka: password.password };
      },
    },

    updateUserAccount: {
      action: 'account.manageClients',
      async run({ path, body }, caller) {
        const errors: FieldError[] = [];
        const name = parseName(body, errors);
        assertNoErrors(errors);
        const change = { name, role: body.role, companyId: body.firma?.toLowerCase(), isActive: body.aktivan };
        const target = { id: path.userId, version: body.verzija };
        await db.transaction((tx) => changeUser(tx, target, change, caller));
        return { status: 'success', data: { data: await accountWire(db, path.userId.toLowerCase()) } };
      },
    },

    issueTemporaryPassword: issueTemporaryPassword(db),
  };
}
