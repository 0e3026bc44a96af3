import { asc, eq, sql } from 'drizzle-orm';
import type { Annex } from '../../../domain/annex/annexEntry.ts';
import { annexRows, ingredients } from '../database/schema/knowledge.ts';
import type { Database } from '../database/openDatabase.ts';
import { readAnnexExportRow } from './annexExportRow.ts';
import { type AnnexTableRow, annexColumnsOf, annexFieldsOf, annexTableRow } from './annexTableRow.ts';
import { cellWarnings } from './cells.ts';
import { type Change, fieldChanges } from './changeList.ts';
import { hasWrongCellCount, rowsOf } from './exportRows.ts';
import { problem, type Remark } from './problems.ts';
import type { ImportContext } from './stageInventory.ts';
import { stagedAnnexRows } from './stagedTables.ts';

const BATCH = 250;

/** Compares an annex of a file with the one in force and writes the new annex into a staging table. */
export async function stageAnnex(reading: ImportContext): Promise<void> {
  const { db, changes, layout, survey, importId } = reading;
  const annex = layout.part.slice('aneks'.length) as Annex;
  const names = await inventoryNames(db);
  const isKnown = (name: string) => names.has(name.toUpperCase());
  const before = new Map((await rowsInForce(db, annex)).map((row) => [keyOf(row), row]));
  const knownCount = before.size;
  const occurrences = new Map<string, number>();
  const seen = new Set<string>();
  let batch: AnnexTableRow[] = [];
  let rowsDone = 0;
  let position = 0;
  const store = async () => {
    reading.throwIfCancelled();
    if (batch.length > 0) {
      await db.execute(
        sql`INSERT INTO ${stagedAnnexRows(importId)} SELECT * FROM json_populate_recordset(NULL::annex_rows, ${JSON.stringify(batch.map(annexColumnsOf))}::json)`,
      );
    }
    await changes.store(rowsDone);
    batch = [];
  };
  if (survey.isShifted)
    changes.problems.add(
      problem('COLUMNS_SHIFTED', {
        line: layout.headerLine,
        column: layout.header[layout.columnIndexes.get('productTypes') ?? -1] ?? null,
      }),
    );
  for await (const row of rowsOf(reading.bytes, layout)) {
    rowsDone++;
    if (rowsDone % BATCH === 0) await store();
    const { line, cells } = row;
    const name = `${annex}/${row.cell('reference').trim()}`;
    if (hasWrongCellCount(row, layout)) {
      changes.skip(line, name, { code: 'COLUMN_COUNT', column: null, value: String(cells.length) });
      continue;
    }
    const read = readAnnexExportRow(row, { annex, isShifted: survey.isShifted, isKnown });
    if ('skip' in read) {
      changes.skip(line, name, read.skip);
      continue;
    }
    const { row: published, keys } = read.entry;
    const whole = JSON.stringify(published);
    if (seen.has(whole)) {
      changes.skip(line, name, { code: 'ROW_REPEATED', column: row.title('reference'), value: published.reference });
      continue;
    }
    seen.add(whole);
    const occurrence = (occurrences.get(published.reference) ?? 0) + 1;
    occurrences.set(published.reference, occurrence);
    const next = annexTableRow(published, { occurrence, position: position++, keys });
    const repeated: Remark[] =
      occurrence > 1 ? [{ code: 'ENTRY_REPEATED', column: row.title('reference'), value: published.reference }] : [];
    const remarks: Remark[] = [...read.warnings, ...cellWarnings(layout.header, cells), ...repeated];
    changes.note(line, remarks);
    const old = before.get(keyOf(next));
    before.delete(keyOf(next));
    const fields = fieldChanges(old ? annexFieldsOf(old) : null, annexFieldsOf(next));
    const change: Change = { line, name, fields, reasons: remarks.map(({ code }) => code) };
    if (!old) changes.add('dodato', change);
    else if (fields.length > 0) changes.add('izmenjeno', change);
    if (remarks.length > 0) changes.add('sumnjivo', change);
    batch.push(next);
  }
  for (const withdrawn of before.values()) {
    const fields = fieldChanges(
      annexFieldsOf(withdrawn),
      Object.fromEntries(Object.keys(annexFieldsOf(withdrawn)).map((field) => [field, null])),
    );
    changes.add('povuceno', { line: null, name: `${annex}/${withdrawn.reference}`, fields, reasons: [] });
  }
  changes.checkWithdrawals(before.size, knownCount);
  await store();
}

const keyOf = ({ reference, occurrence }: Pick<AnnexTableRow, 'reference' | 'occurrence'>) =>
  `${reference} ${occurrence}`;

const rowsInForce = (db: Database, annex: Annex): Promise<AnnexTableRow[]> =>
  db.select().from(annexRows).where(eq(annexRows.annex, annex)).orderBy(asc(annexRows.position));

async function inventoryNames(db: Database): Promise<Set<string>> {
  const rows = await db.select({ inci: ingredients.inci }).from(ingredients);
  return new Set(rows.map(({ inci }) => inci.toUpperCase()));
}
