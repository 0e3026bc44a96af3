import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { companyScope } from '../../../../domain/account/rights.ts';
import { ALL_COMPANIES } from '../../../../domain/company/companyId.ts';
import type { FieldChange } from '../../../../domain/history/fieldChanges.ts';
import type { components, operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { formulaImports } from '../../database/schema/formula-import.ts';
import { rawMaterialImports } from '../../database/schema/raw-material-import.ts';
import { companies, givenCompanies, users } from '../../database/schema/schema.ts';
import { acceptPhoto } from '../../files/acceptPhoto.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { conflict, forbidden, invalidInput, notFound } from '../../service/httpError.ts';
import type { Operations } from '../../service/operation.ts';
import { recordEvent } from '../history/recordEvent.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { plainText } from '../raw-material/rawMaterialWireForm.ts';
import { companyFields, companyWords, parseCompany } from './companyInput.ts';
import {
  companyAnswer,
  countBelongings,
  findCompany,
  hasCreatedMaterials,
  mayEditCompany,
  type CompanyRow,
} from './companyQueries.ts';
import { assertNumberIsFree } from './registrationNumber.ts';

const words = {
  nalozi: 'nalozi',
  deklaracije: 'deklaracije',
  sirovine: 'sirovine',
  pifovi: 'dosijei',
  formule: 'formule',
} as const satisfies Record<keyof components['schemas']['CompanyRecord']['brojevi'], string>;

/** A company that the caller may change, locked until the transaction ends. */
async function lockCompany(tx: Database, id: string, caller: Caller): Promise<CompanyRow> {
  const row = await findCompany(tx, id, caller, true);
  if (!mayEditCompany(caller, row)) throw forbidden('Firmu menja samo onaj ko ju je napravio.', 'COMPANY_OF_ANOTHER');
  return row;
}

const changesOf = (before: CompanyRow | null, after: CompanyRow | null): FieldChange[] => [
  ...[...companyWords.map((field) => [field, companyFields[field]] as const), ['jezik', 'language'] as const]
    .map(([field, name]) => ({ field, before: before?.[name] ?? null, after: after?.[name] ?? null }))
    .filter((one) => one.before !== one.after),
  ...(before && after && before.isArchived !== after.isArchived
    ? [{ field: 'arhivirana', before: String(before.isArchived), after: String(after.isArchived) }]
    : []),
  ...(before && after && before.logo !== after.logo ? [{ field: 'logo', before: before.logo, after: after.logo }] : []),
];

/** Throws a 409 that says what belongs to the company, if anything does. */
async function assertEmpty(tx: Database, { id }: CompanyRow): Promise<void> {
  const counts = (await countBelongings(tx, [id])).get(id);
  const left = counts ? (Object.keys(words) as (keyof typeof words)[]).filter((kind) => counts[kind] > 0) : [];
  if (counts && left.length > 0)
    throw conflict(
      `Firma nije prazna: ${left.map((kind) => `${words[kind]} ${counts[kind]}`).join(', ')}.`,
      'COMPANY_NOT_EMPTY',
    );
  if (await hasCreatedMaterials(tx, id))
    throw conflict('Druge firme koriste sirovine koje je ova firma napravila.', 'COMPANY_MATERIALS_USED');
}

/** Stores an uploaded logo while a company takes it, and removes it again when the company does not. */
async function withLogo<Result>(
  files: FileStore,
  upload: Buffer | undefined,
  save: (logo: { logo?: string }) => Promise<Result>,
): Promise<Result> {
  if (!upload) return save({});
  const logo = await files.store('firme', await acceptPhoto(upload, 'logo'));
  return save({ logo }).catch(async (error: unknown) => {
    await files.remove('firme', logo);
    throw error;
  });
}

const createCompany = ({ db, files }: ProductDependencies): Operations<operations>['createCompany'] => ({
  action: 'company.edit',
  async run({ body, files: uploads }, caller) {
    const { name = '', ...rest } = parseCompany(body);
    const row = await withLogo(files, uploads.get('logo'), (logo) =>
      db.transaction(async (tx) => {
        const id = randomBytes(12).toString('hex');
        const { organisationId } = caller;
        await assertNumberIsFree(tx, { id, organisationId }, rest.registrationNumber);
        const [created] = await tx
          .insert(companies)
          .values({
            ...rest,
            ...logo,
            id,
            organisationId,
            name,
            createdBy: caller.id,
            changedAt: new Date(),
          })
          .returning();
        if (!created) throw notFound();
        await recordEvent(tx, caller, {
          subject: 'COMPANY',
          subjectId: created.id,
          kind: 'CREATED',
          changes: changesOf(null, created),
        });
        return created;
      }),
    );
    return companyAnswer(db, row, caller);
  },
});

const updateCompany = ({ db, files }: ProductDependencies): Operations<operations>['updateCompany'] => ({
  action: 'company.edit',
  async run({ path, body, files: uploads }, caller) {
    const fields = parseCompany(body);
    const { before, after } = await withLogo(files, uploads.get('logo'), (logo) =>
      db.transaction(async (tx) => {
        const row = await lockCompany(tx, path.companyId, caller);
        if (row.version !== Number(body.verzija))
          throw conflict(
            'Neko je ovo u međuvremenu izmenio. Učitajte ponovo i pokušajte još jednom.',
            'CHANGED_MEANWHILE',
          );
        if (fields.registrationNumber !== row.registrationNumber)
          await assertNumberIsFree(tx, row, fields.registrationNumber);
        const [changed] = await tx
          .update(companies)
          .set({
            ...fields,
            ...(body.arhivirana && { isArchived: body.arhivirana === 'da' }),
            ...(body.bezLogoa && { logo: null }),
            ...logo,
            version: row.version + 1,
            changedAt: new Date(),
          })
          .where(eq(companies.id, row.id))
          .returning();
        if (!changed) throw notFound();
        await recordEvent(tx, caller, {
          subject: 'COMPANY',
          subjectId: row.id,
          kind: 'CHANGED',
          changes: changesOf(row, changed),
        });
        return { before: row, after: changed };
      }),
    );
    if (before.logo && before.logo !== after.logo) await files.remove('firme', before.logo);
    return companyAnswer(db, after, caller);
  },
});

const deleteCompany = ({ db, files }: ProductDependencies): Operations<operations>['deleteCompany'] => ({
  action: 'company.edit',
  async run({ path, query }, caller) {
    const deleted = await db.transaction(async (tx) => {
      const row = await lockCompany(tx, path.companyId, caller);
      if (plainText(query.ime) !== row.name)
        throw invalidInput({ path: 'ime', message: 'Ovo nije naziv firme.', kod: 'COMPANY_NAME_DIFFERS' });
      await assertEmpty(tx, row);
      // What is left of imports is of nothing that still exists.
      await tx.delete(formulaImports).where(eq(formulaImports.companyId, row.id));
      await tx.delete(rawMaterialImports).where(eq(rawMaterialImports.companyId, row.id));
      await tx.delete(givenCompanies).where(eq(givenCompanies.companyId, row.id));
      await tx.update(users).set({ selectedCompanyId: ALL_COMPANIES }).where(eq(users.selectedCompanyId, row.id));
      await recordEvent(tx, caller, {
        subject: 'COMPANY',
        subjectId: row.id,
        kind: 'CHANGED',
        changes: changesOf(row, null),
        note: 'deleted',
      });
      await tx.delete(companies).where(eq(companies.id, row.id));
      return row;
    });
    if (deleted.logo) await files.remove('firme', deleted.logo);
    return { status: 'success' };
  },
});

const assignCompany = ({ db }: ProductDependencies): Operations<operations>['assignCompany'] => ({
  action: 'company.assign',
  async run({ path, body }, caller) {
    const row = await db.transaction(async (tx) => {
      const company = await findCompany(tx, path.companyId, caller, true);
      const userId = body.korisnik.toLowerCase();
      const [person] = await tx.select().from(users).where(eq(users.id, userId));
      if (person?.organisationId !== company.organisationId) throw notFound();
      if (companyScope(person.role) !== 'given')
        throw invalidInput({
          path: 'korisnik',
          message: 'Firme se dodeljuju samo konsultantima i ulozi dcp.',
          kod: 'ASSIGNED_TO_STAFF_ALONE',
        });
      if (company.createdBy === userId)
        throw invalidInput({
          path: 'korisnik',
          message: 'Ko je napravio firmu, uvek radi sa njom.',
          kod: 'CREATOR_KEEPS_COMPANY',
        });
      const assignment = and(eq(givenCompanies.userId, userId), eq(givenCompanies.companyId, company.id));
      const [given] = await tx.select().from(givenCompanies).where(assignment);
      if (body.dodeljena === (given !== undefined)) return company;
      if (body.dodeljena) await tx.insert(givenCompanies).values({ userId, companyId: company.id });
      else await tx.delete(givenCompanies).where(assignment);
      await recordEvent(tx, caller, {
        subject: 'COMPANY',
        subjectId: company.id,
        kind: 'CHANGED',
        changes: [{ field: `saradnici.${userId}`, before: String(!body.dodeljena), after: String(body.dodeljena) }],
      });
      return company;
    });
    return companyAnswer(db, row, caller);
  },
});

/** The operations that change companies. */
export function companyWriteOperations(
  dependencies: ProductDependencies,
): Operations<Pick<operations, 'createCompany' | 'updateCompany' | 'deleteCompany' | 'assignCompany'>> {
  return {
    createCompany: createCompany(dependencies),
    updateCompany: updateCompany(dependencies),
    deleteCompany: deleteCompany(dependencies),
    assignCompany: assignCompany(dependencies),
  };
}
