import { and, desc, eq } from 'drizzle-orm';
import { isCompanyId } from '../../../../domain/company/companyId.ts';
import { isAccountName, isNewPassword } from '../../../../domain/account/credentials.ts';
import type { components, operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import { hashPassword, passwordMatches } from '../../accounts/passwords.ts';
import type { Database } from '../../database/openDatabase.ts';
import { companies, logins, users } from '../../database/schema/schema.ts';
import { acceptPhoto } from '../../files/acceptPhoto.ts';
import type { Operations } from '../../service/operation.ts';
import { conflict, invalidInput, notFound, HttpError } from '../../service/httpError.ts';
import type { ProductDependencies } from '../../productDependencies.ts';

type UserBody = components['schemas']['User'];

/** The company that an account works on: the chosen one, otherwise the company of the account. */
async function currentCompany(db: Database, user: Caller): Promise<Pick<UserBody, 'firma' | 'firmaData'>> {
  const id = isCompanyId(user.selectedCompanyId) ? user.selectedCompanyId : user.companyId;
  const [company] = await db.select().from(companies).where(eq(companies.id, id));
  return { firma: id, firmaData: { firma: { ime: company?.name ?? null }, logoFirmePublic: company?.logo ?? null } };
}

/** An account as its owner sees it. */
export async function userBody(db: Database, user: Caller): Promise<UserBody> {
  const loginStats = await db.select().from(logins).where(eq(logins.userId, user.id)).orderBy(desc(logins.id));
  return {
    _id: user.id,
    name: user.name,
    email: user.email,
    role: user.role,
    photo: user.photo,
    fastFirmaId: user.selectedCompanyId,
    ...(await currentCompany(db, user)),
    loginStats: loginStats.map(({ date, ip }) => ({ date: date.toISOString(), ip })),
    passwordChangedAt: user.passwordChangedAt?.toISOString() ?? null,
    ...(user.accessToken && { pristupniToken: { samoCitanje: user.accessToken.isReadOnly } }),
    privremenaLozinkaDo: user.temporaryPasswordUntil?.toISOString() ?? null,
  };
}

/** Changes an account and returns it with its previous state. */
async function changeUser(
  tx: Database,
  id: string,
  change: Partial<typeof users.$inferSelect>,
): Promise<{ changed: Caller; previous: Caller }> {
  const [previous] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  const [changed] = await tx.update(users).set(change).where(eq(users.id, id)).returning();
  if (!previous || !changed) throw notFound();
  return { changed, previous };
}

const updateMyPassword = (db: Database): Operations<operations>['updateMyPassword'] => ({
  action: 'account.changePassword',
  async run({ body }, caller) {
    // 422 and not 401, because a mistyped password must not end the session.
    if (!(await passwordMatches(caller.passwordHash, body.passwordCurrent))) {
      throw invalidInput({
        path: 'passwordCurrent',
        message: 'Trenutna lozinka je pogrešna.',
        kod: 'CURRENT_PASSWORD_WRONG',
      });
    }
    if (!isNewPassword(body.password)) {
      throw invalidInput({
        path: 'password',
        message:
          'Lozinka mora da ima 8-16 znakova i najmanje jedno veliko slovo, jedno malo slovo, jednu cifru i jedan poseban znak (@$!%*?&).',
      });
    }
    if (caller.temporaryPasswordUntil && body.password === body.passwordCurrent)
      throw invalidInput({
        path: 'password',
        message: 'Izaberite lozinku koja nije privremena.',
        kod: 'PASSWORD_TEMPORARY',
      });
    if (body.password !== body.passwordConfirm) {
      throw invalidInput({
        path: 'passwordConfirm',
        message: 'Ne poklapa se sa novom lozinkom. Pokušajte ponovo.',
      });
    }
    const passwordHash = await hashPassword(body.password);
    // Only if the old password is still valid, so that of two simultaneous changes one fails.
    const stillInForce = and(eq(users.id, caller.id), eq(users.passwordHash, caller.passwordHash));
    const [changed] = await db
      .update(users)
      .set({ passwordHash, passwordChangedAt: new Date(), temporaryPasswordUntil: null })
      .where(stillInForce)
      .returning({ id: users.id });
    if (!changed) throw conflict('Lozinka je u međuvremenu promenjena. Prijavite se ponovo.', 'PASSWORD_CHANGED');
    return { status: 'success' };
  },
});

/** The account of the caller. */
export function viewerOperations({
  db,
  files,
}: ProductDependencies): Operations<Pick<operations, 'getMe' | 'updateMe' | 'updateMyPassword' | 'updateUser'>> {
  return {
    getMe: {
      action: 'account.read',
      run: async (_input, caller) => ({ status: 'success', data: { data: { data: await userBody(db, caller) } } }),
    },

    updateMe: {
      action: 'account.edit',
      async run({ body, files: uploads }, caller) {
        if (!isAccountName(body.name))
          throw invalidInput({ path: 'name', message: 'Ime mora da ima najmanje 8 vidljivih karaktera.' });
        const upload = uploads.get('photo');
        // `previousPhoto` is not trusted: the replaced file is the one in the database.
        const photo = upload ? await files.store('users', await acceptPhoto(upload)) : undefined;
        const change = { name: body.name.trim(), ...(photo ? { photo } : {}) };
        const { changed, previous } = await db
          .transaction((tx) => changeUser(tx, caller.id, change))
          .catch(async (error: unknown) => {
            if (photo) await files.remove('users', photo);
            throw error;
          });
        if (photo && previous.photo) await files.remove('users', previous.photo);
        return { status: 'success', data: { user: await userBody(db, changed) } };
      },
    },

    updateMyPassword: updateMyPassword(db),

    updateUser: {
      action: 'company.select',
      async run({ path, body }, caller) {
        if (path.userId.toLowerCase() !== caller.id)
          throw new HttpError(403, 'Firmu možete da izaberete samo za sebe.');
        const choice = isCompanyId(body.fastFirmaId) ? body.fastFirmaId.toLowerCase() : body.fastFirmaId;
        if (isCompanyId(choice)) {
          const [company] = await db.select({ id: companies.id }).from(companies).where(eq(companies.id, choice));
          if (!company) throw notFound();
        }
        const { changed } = await db.transaction((tx) => changeUser(tx, caller.id, { selectedCompanyId: choice }));
        return { status: 'success', data: { data: { fastFirmaId: choice, ...(await currentCompany(db, changed)) } } };
      },
    },
  };
}
