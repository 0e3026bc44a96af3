import { sql } from 'drizzle-orm';
import type { Database } from '../database/openDatabase.ts';
import { cellWarnings } from './cells.ts';
import { type Change, type ChangeList, fieldChanges, type FieldValue } from './changeList.ts';
import { type ExportRow, hasWrongCellCount, rowsOf, type Survey } from './exportRows.ts';
import type { ExportLayout } from './exportLayout.ts';
import { columnsOf, derivedColumns, type IngredientRow } from './ingredientRow.ts';
import { type InventoryEntry, readInventoryRow } from './inventoryRow.ts';
import { KnownIngredients, type KnownIngredient } from './knownIngredients.ts';
import { findStarterIngredient } from './findStarterIngredient.ts';
import type { Remark } from './problems.ts';
import { stagedIngredients } from './stagedTables.ts';

const BATCH = 200;

/** What every step of an import needs. */
export interface ImportContext {
  db: Database;
  importId: string;
  bytes: Buffer;
  layout: ExportLayout;
  survey: Survey;
  changes: ChangeList;
  /** Where the data come from, and when they were read. */
  source: string;
  now: Date;
  /** Throws when the import was cancelled or the service ends. */
  throwIfCancelled: () => void;
}

/** Compares the inventory of a file with the one in force and writes the whole new inventory into a staging table. */
export async function stageInventory(reading: ImportContext): Promise<void> {
  const { changes, survey, layout } = reading;
  const known = await KnownIngredients.load(reading.db, survey.references);
  const seen = { references: new Set<string>(), names: new Set<string>() };
  let batch: IngredientRow[] = [];
  let rowsDone = 0;
  const store = async () => {
    reading.throwIfCancelled();
    await insertRows(reading, batch);
    await changes.store(rowsDone);
    batch = [];
  };
  for await (const row of rowsOf(reading.bytes, layout)) {
    rowsDone++;
    const next = compareRow(row, { reading, known, seen });
    if (next) batch.push(next);
    if (rowsDone % BATCH === 0) await store();
  }
  await store();
  await withdraw(reading, known, rowsDone);
}

interface RowContext {
  reading: ImportContext;
  known: KnownIngredients;
  seen: { references: Set<string>; names: Set<string> };
}

/** Records the changes of a row and returns the new ingredient; null for a row that is not imported. */
function compareRow(
  row: ExportRow,
  { reading: { changes, layout, source, now }, known, seen }: RowContext,
): IngredientRow | null {
  const { line, cells } = row;
  const name = row.cell('name').trim();
  if (hasWrongCellCount(row, layout)) {
    changes.skip(line, name, { code: 'COLUMN_COUNT', column: null, value: String(cells.length) });
    return null;
  }
  const read = readInventoryRow(row);
  if ('skip' in read) {
    changes.skip(line, name || row.cell('reference').trim(), read.skip);
    return null;
  }
  const { entry } = read;
  const nameRemark = (code: 'REFERENCE_REPEATED' | 'NAME_REPEATED' | 'ROW_REPEATED'): Remark => ({
    code,
    column: row.title(code === 'REFERENCE_REPEATED' ? 'reference' : 'name'),
    value: entry.inci,
  });
  if (entry.reference !== null && seen.references.has(entry.reference)) {
    changes.skip(line, entry.inci, nameRemark('REFERENCE_REPEATED'));
    return null;
  }
  const isRepeated = seen.names.has(entry.inci.toUpperCase());
  if (isRepeated && entry.reference === null) {
    changes.skip(line, entry.inci, nameRemark('ROW_REPEATED'));
    return null;
  }
  if (entry.reference !== null) seen.references.add(entry.reference);
  seen.names.add(entry.inci.toUpperCase());
  const remarks: Remark[] = [
    ...read.warnings,
    ...cellWarnings(layout.header, cells),
    ...(isRepeated ? [nameRemark('NAME_REPEATED')] : []),
  ];
  changes.note(line, remarks);

  const before = known.take(entry);
  const next = nextRow(entry, {
    id: before?.id ?? known.newIdOf(entry),
    cosingReference: entry.reference ?? before?.cosingReference ?? null,
    source,
    refreshedAt: now,
  });
  const fields = fieldChanges(before && fieldsOf(before), before ? fieldsOf(next) : withoutWithdrawn(next));
  const change: Change = { line, name: entry.inci, fields, reasons: remarks.map(({ code }) => code) };
  if (!before) changes.add('dodato', change);
  else if (fields.length > 0) changes.add('izmenjeno', change);
  if (remarks.length > 0) changes.add('sumnjivo', change);
  return next;
}

/** The data of the export, completed from the starter knowledge where the export has none. */
function nextRow(
  { inci, cas, ec, synonyms, functions, description, restriction }: InventoryEntry,
  identity: Pick<IngredientRow, 'id' | 'cosingReference' | 'source' | 'refreshedAt'>,
): IngredientRow {
  const starter = findStarterIngredient(inci);
  const published = {
    inci,
    cas: cas.length > 0 ? cas : [...(starter?.cas ?? [])],
    ec: ec.length > 0 ? ec : [...(starter?.ec ?? [])],
    synonyms: [...new Set([...synonyms, ...(starter?.synonyms ?? [])])],
    functions: functions.length > 0 ? functions : [...(starter?.functions ?? [])],
  };
  return {
    ...identity,
    ...published,
    ...derivedColumns(published),
    description: description ?? starter?.description ?? null,
    restriction,
    isWithdrawn: false,
    published,
  };
}

const withoutWithdrawn = (row: KnownIngredient): Record<string, FieldValue> => ({
  inci: row.inci,
  cas: row.cas,
  ec: row.ec,
  sinonimi: row.synonyms,
  funkcije: row.functions,
  opis: row.description,
  ogranicenje: row.restriction,
});
const fieldsOf = (row: KnownIngredient): Record<string, FieldValue> => ({
  ...withoutWithdrawn(row),
  povuceno: row.isWithdrawn,
});

const insertRows = async ({ db, importId }: ImportContext, rows: IngredientRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await db.execute(
    sql`INSERT INTO ${stagedIngredients(importId)} SELECT * FROM json_populate_recordset(NULL::ingredients, ${JSON.stringify(rows.map(columnsOf))}::json)`,
  );
};

/** Ingredients that the file no longer lists are kept and marked as withdrawn. */
async function withdraw(
  { db, importId, changes, throwIfCancelled }: ImportContext,
  known: KnownIngredients,
  rowsDone: number,
): Promise<void> {
  const left = known.left();
  const withdrawn = left.filter(({ isWithdrawn }) => !isWithdrawn);
  changes.checkWithdrawals(withdrawn.length, known.standingCount);
  for (let from = 0; from < left.length; from += BATCH) {
    throwIfCancelled();
    const some = left.slice(from, from + BATCH);
    for (const one of some) {
      if (!one.isWithdrawn)
        changes.add('povuceno', {
          line: null,
          name: one.inci,
          fields: [{ polje: 'povuceno', pre: 'false', posle: 'true' }],
          reasons: [],
        });
    }
    await db.execute(
      sql`INSERT INTO ${stagedIngredients(importId)} SELECT (jsonb_populate_record(one, '{"is_withdrawn": true}')).* FROM ingredients one WHERE id IN ${some.map(({ id }) => id)}`,
    );
    await changes.store(rowsDone);
  }
  await db.execute(sql`ANALYZE ${stagedIngredients(importId)}`);
}
