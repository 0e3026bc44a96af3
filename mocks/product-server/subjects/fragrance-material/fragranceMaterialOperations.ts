import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { LONG_PAGE_SIZE } from '../../../../domain/limits.ts';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { fragranceMaterials, ifraCertificates } from '../../database/schema/fragrance-material.ts';
import { foldText } from '../../database/searchText.ts';
import { conflict, notFound } from '../../service/httpError.ts';
import type { Operations } from '../../service/operation.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { assertNewLink, assertNewName, parseFragrance, parseRows } from './fragranceInput.ts';
import type { FragranceRow } from './fragranceQueries.ts';
import { findFragrance, fragrancesOfMaterials, pageOfFragrances, toWire } from './fragranceQueries.ts';

/** 200 allergens of 200 characters in any script. */
const BODY_LIMIT = 1024 * 1024;

const newId = () => randomBytes(12).toString('hex');

/** What is searched, in the order of the list: the name first. */
export const fragranceSearchText = ({
  name,
  code,
  supplier,
}: Pick<FragranceRow, 'name' | 'code' | 'supplier'>): string =>
  foldText([name, code, supplier].filter((text) => text !== null).join(' '));

async function toResponse(db: Database, row: FragranceRow, caller: Caller) {
  const [data] = await toWire(db, [row], caller);
  if (!data) throw notFound();
  return { status: 'success', data: { data } };
}

/** A change of its certificates is a change of the perfume: its version and time move. */
async function touch(tx: Database, { id, version }: FragranceRow): Promise<FragranceRow> {
  const [row] = await tx
    .update(fragranceMaterials)
    .set({ version: version + 1, changedAt: new Date() })
    .where(eq(fragranceMaterials.id, id))
    .returning();
  if (!row) throw notFound();
  return row;
}

const listFragranceMaterials = (db: Database): Operations<operations>['listFragranceMaterials'] => ({
  action: 'fragranceMaterial.read',
  async run({ query }, caller) {
    const { page = 1, limit = LONG_PAGE_SIZE } = query;
    const { count, rows } = await pageOfFragrances(db, query, caller, { offset: (page - 1) * limit, limit });
    return { status: 'success', results: count, data: { data: await toWire(db, rows, caller) } };
  },
});

const listFragrancesOfMaterials = (db: Database): Operations<operations>['listFragrancesOfMaterials'] => ({
  action: 'fragranceMaterial.read',
  async run({ body }, caller) {
    const rows = await fragrancesOfMaterials(db, body.sirovine, body.firma?.toLowerCase(), caller);
    return { status: 'success', data: { data: await toWire(db, rows, caller) } };
  },
});

const getFragranceMaterial = (db: Database): Operations<operations>['getFragranceMaterial'] => ({
  action: 'fragranceMaterial.read',
  run: async ({ path }, caller) => toResponse(db, await findFragrance(db, path.ime, caller), caller),
});

const createFragranceMaterial = (db: Database): Operations<operations>['createFragranceMaterial'] => ({
  action: 'fragranceMaterial.edit',
  bodyLimit: BODY_LIMIT,
  async run({ body }, caller) {
    const { name = '', kind = 'PARFUM', allergens = [], ...rest } = await parseFragrance(db, body, caller);
    const { code = null, supplier = null } = rest;
    const row = await db.transaction(async (tx) => {
      await assertNewName(tx, name, caller.organisationId);
      await assertNewLink(tx, rest.rawMaterialId, { id: null, organisationId: caller.organisationId });
      const [created] = await tx
        .insert(fragranceMaterials)
        .values({
          ...rest,
          id: newId(),
          organisationId: caller.organisationId,
          name,
          kind,
          allergens,
          changedAt: new Date(),
          searchText: fragranceSearchText({ name, code, supplier }),
        })
        .returning();
      return created;
    });
    if (!row) throw notFound();
    return toResponse(db, row, caller);
  },
});

const updateFragranceMaterial = (db: Database): Operations<operations>['updateFragranceMaterial'] => ({
  action: 'fragranceMaterial.edit',
  bodyLimit: BODY_LIMIT,
  async run({ path, body }, caller) {
    const row = await db.transaction(async (tx) => {
      const found = await findFragrance(tx, path.ime, caller, { lock: true });
      const change = await parseFragrance(tx, body, caller);
      if (body.verzija !== found.version)
        throw conflict(
          'Neko je ovo u međuvremenu izmenio. Učitajte ponovo i pokušajte još jednom.',
          'CHANGED_MEANWHILE',
        );
      if (change.name !== undefined && change.name !== found.name)
        await assertNewName(tx, change.name, found.organisationId);
      await assertNewLink(tx, change.rawMaterialId, found);
      const [changed] = await tx
        .update(fragranceMaterials)
        .set(change)
        .where(eq(fragranceMaterials.id, found.id))
        .returning();
      if (!changed) throw notFound();
      await tx
        .update(fragranceMaterials)
        .set({ searchText: fragranceSearchText(changed) })
        .where(eq(fragranceMaterials.id, found.id));
      return touch(tx, changed);
    });
    return toResponse(db, row, caller);
  },
});

const deleteFragranceMaterial = (db: Database): Operations<operations>['deleteFragranceMaterial'] => ({
  action: 'fragranceMaterial.edit',
  async run({ path, query }, caller) {
    const { id } = await findFragrance(db, path.ime, caller, { id: query.id });
    await db.delete(fragranceMaterials).where(eq(fragranceMaterials.id, id));
    return { status: 'success' };
  },
});

const addIfraCertificate = (db: Database): Operations<operations>['addIfraCertificate'] => ({
  action: 'fragranceMaterial.edit',
  async run({ path, body }, caller) {
    const rows = parseRows(body);
    const row = await db.transaction(async (tx) => {
      const found = await findFragrance(tx, path.ime, caller, { lock: true });
      await tx.insert(ifraCertificates).values({
        id: newId(),
        fragranceId: found.id,
        amendment: body.amandman,
        issuedOn: body.izdat ?? null,
        rows,
      });
      return touch(tx, found);
    });
    return toResponse(db, row, caller);
  },
});

const deleteIfraCertificate = (db: Database): Operations<operations>['deleteIfraCertificate'] => ({
  action: 'fragranceMaterial.edit',
  async run({ path }, caller) {
    const row = await db.transaction(async (tx) => {
      const found = await findFragrance(tx, path.ime, caller, { lock: true });
      const deleted = await tx
        .delete(ifraCertificates)
        .where(
          and(eq(ifraCertificates.id, path.certificateId.toLowerCase()), eq(ifraCertificates.fragranceId, found.id)),
        )
        .returning({ id: ifraCertificates.id });
      if (deleted.length === 0) throw notFound();
      return touch(tx, found);
    });
    return toResponse(db, row, caller);
  },
});

/** The perfumes and aromas, with their IFRA certificates. */
export function fragranceMaterialOperations({
  db,
}: ProductDependencies): Operations<
  Pick<
    operations,
    | 'listFragranceMaterials'
    | 'listFragrancesOfMaterials'
    | 'getFragranceMaterial'
    | 'createFragranceMaterial'
    | 'updateFragranceMaterial'
    | 'deleteFragranceMaterial'
    | 'addIfraCertificate'
    | 'deleteIfraCertificate'
  >
> {
  return {
    listFragranceMaterials: listFragranceMaterials(db),
    listFragrancesOfMaterials: listFragrancesOfMaterials(db),
    getFragranceMaterial: getFragranceMaterial(db),
    createFragranceMaterial: createFragranceMaterial(db),
    updateFragranceMaterial: updateFragranceMaterial(db),
    deleteFragranceMaterial: deleteFragranceMaterial(db),
    addIfraCertificate: addIfraCertificate(db),
    deleteIfraCertificate: deleteIfraCertificate(db),
  };
}
