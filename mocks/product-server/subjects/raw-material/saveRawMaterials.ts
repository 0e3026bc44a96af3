import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { mapNames } from '../../../../domain/mapNames.ts';
import type { Database } from '../../database/openDatabase.ts';
import {
  rawMaterialLinks,
  rawMaterialOverrides,
  rawMaterials,
  TEXT_COLUMN_NAMES,
} from '../../database/schema/raw-material.ts';
import { inciSearchText, materialSearchTexts } from '../../database/searchText.ts';
import { notFound } from '../../service/httpError.ts';
import { updateFoldersForType, createFolders } from '../document-folder/documentFolders.ts';
import { firstUnused, uniqueSlug, slugFor } from '../../uniqueSlug.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { RawMaterialRow } from './rawMaterialAccess.ts';
import { recordMaterialChange, recordNewMaterials } from './rawMaterialEvents.ts';
import type { MaterialChange } from './rawMaterialInput.ts';

/** URL segments with another meaning below the path of raw materials. */
export const RESERVED_SLUGS: readonly string[] = ['raws', 'uvoz', 'folderi'];

/** The number of rows that one statement inserts, because PostgreSQL accepts at most 65,535 parameters. */
const BATCH = 500;

/**
 * Clears values that depend on others: valid documents need no reason, and only CMR substances have a quantity
 * (specification, section 4).
 */
const withDependentValues = <Values extends Pick<RawMaterialRow, 'dataFromDocs' | 'opisRazloga' | 'imaCmr' | 'cmr'>>(
  values: Values,
): Values => ({
  ...values,
  opisRazloga: values.dataFromDocs ? '' : values.opisRazloga,
  cmr: values.imaCmr === 2 ? values.cmr : '',
});

/** The fields of a new raw material. */
export type NewMaterial = MaterialChange & Required<Pick<MaterialChange, 'tradeName' | 'composition'>>;

type NewRow = ReturnType<typeof newRow>;

/** The row of a new raw material without its slug. */
function newRow(creatorCompanyId: string, enteredBy: string, input: NewMaterial, now: Date) {
  const values = withDependentValues({
    tradeName: input.tradeName,
    composition: input.composition,
    manufacturer: input.manufacturer ?? '',
    code: input.code ?? '',
    vrsta: input.vrsta ?? '0',
    dataFromDocs: input.dataFromDocs ?? false,
    ...mapNames(TEXT_COLUMN_NAMES, (column) => input[column] ?? ''),
    imaCmr: input.imaCmr ?? 0,
    nano: input.nano ?? 0,
  });
  return {
    ...values,
    ...materialSearchTexts(values),
    id: randomBytes(12).toString('hex'),
    creatorCompanyId,
    enteredBy,
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * Creates a raw material in the catalogue of a company, with the folders of its type. It gets the first unused slug; of
 * two created at the same time the second gets the next one.
 */
export async function createMaterial(
  tx: Database,
  caller: Pick<Caller, 'id'>,
  creatorCompanyId: string,
  input: NewMaterial,
): Promise<RawMaterialRow> {
  const row = await insertWithUniqueSlug(tx, newRow(creatorCompanyId, caller.id, input, new Date()));
  await tx.insert(rawMaterialLinks).values({ companyId: creatorCompanyId, materialId: row.id });
  await createFolders(tx, [row]);
  await recordNewMaterials(tx, caller, [row]);
  return row;
}

/** Creates thousands of raw materials, several hundred with each statement. Returns their ids in the order given. */
export async function createMaterials(
  tx: Database,
  caller: Pick<Caller, 'id'>,
  creatorCompanyId: string,
  all: readonly NewMaterial[],
): Promise<string[]> {
  const now = new Date();
  const ids: string[] = [];
  for (let from = 0; from < all.length; from += BATCH) {
    const rows = all.slice(from, from + BATCH).map((input) => newRow(creatorCompanyId, caller.id, input, now));
    await insertWithUniqueSlugs(tx, rows);
    await tx.insert(rawMaterialLinks).values(rows.map(({ id }) => ({ companyId: creatorCompanyId, materialId: id })));
    await createFolders(tx, rows);
    await recordNewMaterials(tx, caller, rows);
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** Inserts rows under unused slugs. A row whose slug another process has taken meanwhile gets the next one. */
async function insertWithUniqueSlugs(tx: Database, rows: readonly NewRow[]): Promise<void> {
  for (let remaining = rows; remaining.length > 0;) {
    const taken = new Set([
      ...RESERVED_SLUGS,
      ...(await tx.select({ slug: rawMaterials.slug }).from(rawMaterials)).map(({ slug }) => slug),
    ]);
    const named = remaining.map((row) => {
      const base = slugFor(row.tradeName, 'sirovina');
      const slug = firstUnused(taken, (number) => (number === 1 ? base : `${base}-${number}`));
      taken.add(slug);
      return { ...row, slug };
    });
    const inserted = await tx
      .insert(rawMaterials)
      .values(named)
      .onConflictDoNothing({ target: rawMaterials.slug })
      .returning({ id: rawMaterials.id });
    const ids = new Set(inserted.map(({ id }) => id));
    remaining = remaining.filter(({ id }) => !ids.has(id));
  }
}

async function insertWithUniqueSlug(tx: Database, row: NewRow): Promise<RawMaterialRow> {
  const base = slugFor(row.tradeName, 'sirovina');
  for (
    let slug = RESERVED_SLUGS.includes(base) ? `${base}-2` : base;
    ;
    slug = await uniqueSlug(tx, rawMaterials, base, RESERVED_SLUGS)
  ) {
    const [inserted] = await tx
      .insert(rawMaterials)
      .values({ ...row, slug })
      .onConflictDoNothing({ target: rawMaterials.slug })
      .returning();
    if (inserted) return inserted;
  }
}

/**
 * Overridden INCI names are paired with global concentrations by their position, and the other way round. When the
 * global names change, a company that overrides only one of the two gets the former global values of the other, so that
 * no concentration is paired with another name.
 */
async function keepOverridePairs(tx: Database, { id, composition }: RawMaterialRow): Promise<void> {
  const [incis, maxConc] = [composition.map(({ inci }) => inci), composition.map(({ maxConc: one }) => one)];
  const overrides = await tx.select().from(rawMaterialOverrides).where(eq(rawMaterialOverrides.materialId, id));
  for (const { companyId, values } of overrides.filter(
    (one) => (one.values.incis === undefined) !== (one.values.maxConc === undefined),
  )) {
    const paired = { values: { incis, maxConc, ...values }, inciSearch: inciSearchText(values.incis ?? incis) };
    await tx
      .update(rawMaterialOverrides)
      .set(paired)
      .where(and(eq(rawMaterialOverrides.materialId, id), eq(rawMaterialOverrides.companyId, companyId)));
  }
}

const namesOf = ({ composition }: Pick<RawMaterialRow, 'composition'>): string =>
  JSON.stringify(composition.map(({ inci }) => inci));

/**
 * Changes a raw material that the transaction has locked, and adapts its folders and overrides. Undefined fields are
 * not changed.
 */
export async function updateMaterial(
  tx: Database,
  caller: Pick<Caller, 'id'>,
  before: RawMaterialRow,
  change: MaterialChange,
): Promise<RawMaterialRow> {
  const defined = Object.fromEntries(
    Object.entries<unknown>(change).filter(([, value]) => value !== undefined),
  ) as MaterialChange;
  const { dataFromDocs, opisRazloga, imaCmr, cmr, ...rest } = { ...before, ...defined };
  const values = withDependentValues({ ...defined, dataFromDocs, opisRazloga, imaCmr, cmr });
  const [after] = await tx
    .update(rawMaterials)
    .set({ ...values, ...materialSearchTexts(rest), version: before.version + 1, updatedAt: new Date() })
    .where(eq(rawMaterials.id, before.id))
    .returning();
  if (!after) throw notFound();
  if (namesOf(after) !== namesOf(before)) await keepOverridePairs(tx, before);
  await updateFoldersForType(tx, after.id, before.vrsta, after.vrsta);
  await recordMaterialChange(tx, caller, before, after);
  return after;
}
