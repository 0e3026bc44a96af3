import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { isPhInOrder } from '../../../../domain/product/ph.ts';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { labels } from '../../database/schema/schema.ts';
import { searchTextOf } from '../../database/searchText.ts';
import type { Operations } from '../../service/operation.ts';
import { invalidInput, notFound } from '../../service/httpError.ts';
import { uniqueSlug, slugFor } from '../../uniqueSlug.ts';
import type { LabelRechecker } from '../../recheck/rechecker.ts';
import { recordLabelChange, recordNewLabel } from './labelEvents.ts';
import { checkColumns, toColumns } from './labelMapping.ts';
import { formulaColumns } from './labelFormula.ts';
import { nameOfCopy } from './nameOfCopy.ts';
import { removePhotoIfUnused, claimPhoto } from './labelPhotoOperations.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { accessibleCompanies } from '../company/accessibleCompanies.ts';
import { assertVersion, findLabel, type Found, labelResponse } from './labelAccess.ts';

type LabelRow = typeof labels.$inferSelect;
type NewLabel = Omit<
  typeof labels.$inferInsert,
  'id' | 'slug' | 'createdAt' | 'resultChangedAt' | 'searchText' | 'version'
>;

/** 100,000 characters of an ingredient list in any script, the names read from it, and the other texts. */
const BODY_LIMIT = 2 * 1024 * 1024;

/** Inserts a label under the first unused slug. Of two inserted at the same time the second gets the next one. */
async function insertLabel(tx: Database, caller: Caller, label: NewLabel): Promise<LabelRow> {
  const now = new Date();
  const more = {
    id: randomBytes(12).toString('hex'),
    createdAt: now,
    resultChangedAt: now,
    searchText: searchTextOf(label),
    version: 1,
  };
  for (;;) {
    const slug = await uniqueSlug(tx, labels, slugFor(label.name, 'deklaracija'));
    const [row] = await tx
      .insert(labels)
      .values({ ...label, ...more, slug })
      .onConflictDoNothing({ target: labels.slug })
      .returning();
    if (!row) continue;
    await recordNewLabel(tx, caller, row);
    return row;
  }
}

const assertPhInOrder = (min: number | null | undefined, max: number | null | undefined): void => {
  if (!isPhInOrder(min, max))
    throw invalidInput({ path: 'phDo', message: 'Gornja vrednost pH ne sme da bude manja od donje.', kod: 'PH_ORDER' });
};

const assertNotBlank = (name: string | undefined): void => {
  if (name === '') throw invalidInput({ path: 'ime', message: 'Deklaracija mora da ima naziv.' });
};

async function respond(db: Database, rechecker: LabelRechecker, found: Found, caller: Caller) {
  rechecker.wakeForLabels();
  return labelResponse(db, found, caller);
}

const getLabel = ({ db }: ProductDependencies): Operations<operations>['getLabel'] => ({
  action: 'label.read',
  run: async ({ path }, caller) => labelResponse(db, await findLabel(db, path.slug, caller), caller),
});

const createLabel = (
  { db }: ProductDependencies,
  rechecker: LabelRechecker,
): Operations<operations>['createLabel'] => ({
  action: 'label.create',
  bodyLimit: BODY_LIMIT,
  async run({ body }, caller) {
    const company = (await accessibleCompanies(db, caller)).find(({ id }) => id === body.firma.toLowerCase());
    if (!company) throw invalidInput({ path: 'firma', message: 'Takva firma ne postoji.', kod: 'COMPANY_UNKNOWN' });
    const { name = '', ...columns } = toColumns(body);
    assertNotBlank(name);
    assertPhInOrder(columns.phMin, columns.phMax);
    const row = await db.transaction(async (tx) =>
      insertLabel(tx, caller, {
        ...columns,
        ...checkColumns(body, rechecker.rulesVersion),
        ...(await formulaColumns(tx, body.formula, company.id, caller)),
        name,
        companyId: company.id,
        photo: body.photo ? await claimPhoto(tx, body.photo, caller) : null,
        productCode: columns.productCode ?? '',
        ingredients: body.inciProizvoda,
        status: body.status,
        isActive: columns.isActive ?? true,
        isArchived: false,
        labelText: columns.labelText ?? '',
        precautions: columns.precautions ?? '',
        remarks: columns.remarks ?? '',
      }),
    );
    await rechecker.wakeFor(row);
    return respond(db, rechecker, { row, company: company.name }, caller);
  },
});

const updateLabel = (
  { db, files }: ProductDependencies,
  rechecker: LabelRechecker,
): Operations<operations>['updateLabel'] => ({
  action: 'label.edit',
  bodyLimit: BODY_LIMIT,
  async run({ path, body }, caller) {
    const { verzija, photo, ...change } = body;
    const columns = toColumns(change);
    assertNotBlank(columns.name);
    const { found, changed } = await db.transaction(async (tx) => {
      const found = await findLabel(tx, path.slug, caller, true);
      assertVersion(found, verzija);
      const { name, productCode, ingredients, status, resultChangedAt, phMin, phMax } = found.row;
      assertPhInOrder(
        columns.phMin === undefined ? phMin : columns.phMin,
        columns.phMax === undefined ? phMax : columns.phMax,
      );
      const searched = {
        name: columns.name ?? name,
        productCode: columns.productCode ?? productCode,
        ingredients: columns.ingredients ?? ingredients,
      };
      const isNew = photo !== undefined && photo !== found.row.photo;
      const [changed] = await tx
        .update(labels)
        .set({
          ...columns,
          ...checkColumns(body, rechecker.rulesVersion),
          ...(await formulaColumns(tx, body.formula, found.row.companyId, caller)),
          ...(isNew && { photo: photo === null ? null : await claimPhoto(tx, photo, caller) }),
          searchText: searchTextOf(searched),
          resultChangedAt: (columns.status ?? status) === status ? resultChangedAt : new Date(),
          version: verzija + 1,
        })
        .where(eq(labels.id, found.row.id))
        .returning();
      if (!changed) throw notFound();
      await recordLabelChange(tx, caller, found.row, changed);
      return { found, changed };
    });
    if (changed.photo !== found.row.photo) await removePhotoIfUnused(db, files, found.row.photo);
    await rechecker.wakeFor(changed);
    return respond(db, rechecker, { ...found, row: changed }, caller);
  },
});

const duplicateLabel = (
  { db }: ProductDependencies,
  rechecker: LabelRechecker,
): Operations<operations>['duplicateLabel'] => ({
  action: 'label.create',
  async run({ path }, caller) {
    return respond(
      db,
      rechecker,
      await db.transaction(async (tx) => {
        // Locked, so that the picture is not removed before the copy uses it, and two copies get different names.
        const { row, company } = await findLabel(tx, path.slug, caller, true);
        const name = await nameOfCopy(tx, labels, row);
        return { row: await insertLabel(tx, caller, { ...row, name, isArchived: false }), company };
      }),
      caller,
    );
  },
});

const archiveLabel = (
  { db }: ProductDependencies,
  rechecker: LabelRechecker,
): Operations<operations>['archiveLabel'] => ({
  action: 'label.edit',
  async run({ path, body }, caller) {
    const found = await db.transaction(async (tx) => {
      const { row, company } = await findLabel(tx, path.slug, caller, true);
      const [changed] = await tx
        .update(labels)
        .set({ isArchived: body.arhivirana })
        .where(eq(labels.id, row.id))
        .returning();
      if (!changed) throw notFound();
      await recordLabelChange(tx, caller, row, changed);
      return { row: changed, company };
    });
    return respond(db, rechecker, found, caller);
  },
});

/** The operations on one label: reading and changing it. */
export function labelWriteOperations(
  dependencies: ProductDependencies,
  rechecker: LabelRechecker,
): Operations<Pick<operations, 'getLabel' | 'createLabel' | 'updateLabel' | 'duplicateLabel' | 'archiveLabel'>> {
  return {
    getLabel: getLabel(dependencies),
    createLabel: createLabel(dependencies, rechecker),
    updateLabel: updateLabel(dependencies, rechecker),
    duplicateLabel: duplicateLabel(dependencies, rechecker),
    archiveLabel: archiveLabel(dependencies, rechecker),
  };
}
