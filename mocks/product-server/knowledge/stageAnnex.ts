import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Annex } from '../../../domain/annex/annexEntry.ts';
import { annexRows, ingredients } from '../database/schema/knowledge.ts';
import type { Database } from '../database/openDatabase.ts';
import { type AnnexExportEntry, readAnnexExportRow } from './annexExportRow.ts';
import { type AnnexTableRow, annexColumnsOf, annexFieldsOf, annexTableRow } from './annexTableRow.ts';
import { cellWarnings } from './cells.ts';
import { type Change, fieldChanges } from './changeList.ts';
import { hasWrongCellCount, rowsOf } from './exportRows.ts';
import { problem, type Remark } from './problems.ts';
import type { ImportContext } from './stageInventory.ts';
import { olderAnnexRows, stagedAnnexRows } from './stagedTables.ts';

const BATCH = 250;
/** What every field becomes when an entry is no longer there. */
const withoutFields = (row: AnnexTableRow) =>
  Object.fromEntries(Object.keys(annexFieldsOf(row)).map((field) => [field, null]));

/**
 * Compares an annex of a file with the one in force and writes the new annex into a staging table. Entries in force
 * whose state is newer than the file stay as they are, and what such an annex no longer has does not come back; what
 * the file itself holds is written into a table beside it.
 */
export async function stageAnnex(reading: ImportContext): Promise<void> {
  const { db, changes, layout, survey } = reading;
  const annex = layout.part.slice('aneks'.length) as Annex;
  const names = await inventoryNames(db);
  const isKnown = (name: string) => names.has(name.toUpperCase());
  const staging = new AnnexStaging(reading, await rowsInForce(db, annex));
  const seen = new Set<string>();
  let rowsDone = 0;
  if (survey.isShifted)
    changes.problems.add(
      problem('COLUMNS_SHIFTED', {
        line: layout.headerLine,
        column: layout.header[layout.columnIndexes.get('productTypes') ?? -1] ?? null,
      }),
    );
  for await (const row of rowsOf(reading.bytes, layout)) {
    rowsDone++;
    if (rowsDone % BATCH === 0) await staging.store(rowsDone);
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
    const whole = JSON.stringify(read.entry.row);
    const reference = row.title('reference');
    if (seen.has(whole)) {
      changes.skip(line, name, { code: 'ROW_REPEATED', column: reference, value: read.entry.row.reference });
      continue;
    }
    seen.add(whole);
    const remarks: Remark[] = [...read.warnings, ...cellWarnings(layout.header, cells)];
    staging.addRow(read.entry, { line, name, remarks, column: reference });
  }
  staging.addMissing();
  await staging.store(rowsDone);
}

/** Where a row of the file stands and what is to be said of it. */
interface Read {
  line: number;
  name: string;
  remarks: readonly Remark[];
  /** Title of the column of reference numbers. */
  column: string | null;
}

/** Collects the rows of the new annex beside those in force. */
class AnnexStaging {
  private readonly before: Map<string, AnnexTableRow>;
  private readonly knownCount: number;
  private readonly occurrences = new Map<string, number>();
  private readonly asOf: string;
  /** The newest state in force, if it is newer than the file. */
  private readonly newest: string | null;
  private staged: AnnexTableRow[] = [];
  private ofFile: AnnexTableRow[] = [];
  private position = 0;

  constructor(
    private readonly reading: ImportContext,
    inForce: readonly AnnexTableRow[],
  ) {
    this.before = new Map(inForce.map((row) => [keyOf(row), row]));
    this.knownCount = inForce.length;
    this.asOf = reading.layout.date ?? '';
    this.newest =
      inForce
        .flatMap((row) => (this.isNewer(row) ? [row.asOf] : []))
        .sort()
        .at(-1) ?? null;
  }

  private isNewer(row: AnnexTableRow): boolean {
    return this.asOf !== '' && row.asOf > this.asOf;
  }

  /** Adds an entry of the file. */
  addRow({ row, keys }: AnnexExportEntry, { line, name, remarks, column }: Read): void {
    const { changes } = this.reading;
    const occurrence = (this.occurrences.get(row.reference) ?? 0) + 1;
    this.occurrences.set(row.reference, occurrence);
    const next = annexTableRow(row, { occurrence, position: this.position++, keys, asOf: this.asOf });
    const old = this.before.get(keyOf(next));
    this.before.delete(keyOf(next));
    if (this.newest !== null) this.ofFile.push(next);
    const fields = fieldChanges(old ? annexFieldsOf(old) : null, annexFieldsOf(next));
    if (this.newest !== null && (!old || this.isNewer(old))) {
      if (old) this.staged.push({ ...old, position: next.position });
      if (!old || fields.length > 0) changes.keepNewer(old?.asOf ?? this.newest, { line, name, fields });
      return;
    }
    const repeated: Remark[] = occurrence > 1 ? [{ code: 'ENTRY_REPEATED', column, value: row.reference }] : [];
    const all = [...remarks, ...repeated];
    changes.note(line, all);
    const change: Change = { line, name, fields, reasons: all.map(({ code }) => code) };
    if (!old) changes.add('dodato', change);
    else if (fields.length > 0) changes.add('izmenjeno', change);
    if (all.length > 0) changes.add('sumnjivo', change);
    this.staged.push(next);
  }

  /** Handles the entries in force that the file does not have. */
  addMissing(): void {
    const { changes } = this.reading;
    let withdrawn = 0;
    for (const row of this.before.values()) {
      const name = `${row.annex}/${row.reference}`;
      const fields = fieldChanges(annexFieldsOf(row), withoutFields(row));
      if (this.isNewer(row)) {
        this.staged.push({ ...row, position: this.position++ });
        changes.keepNewer(row.asOf, { line: null, name, fields });
        continue;
      }
      withdrawn++;
      changes.add('povuceno', { line: null, name, fields, reasons: [] });
    }
    changes.checkWithdrawals(withdrawn, this.knownCount);
    if (changes.goesBack > 0) changes.problems.add(problem('OLDER_FILE', { value: String(changes.goesBack) }));
  }

  /** Writes what was collected and the progress of the import. */
  async store(rowsDone: number): Promise<void> {
    const { db, importId, changes, throwIfCancelled } = this.reading;
    throwIfCancelled();
    await insertRows(db, stagedAnnexRows(importId), this.staged);
    await insertRows(db, olderAnnexRows(importId), this.ofFile);
    await changes.store(rowsDone);
    this.staged = [];
    this.ofFile = [];
  }
}

async function insertRows(db: Database, table: SQL, rows: readonly AnnexTableRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(
    sql`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::annex_rows, ${JSON.stringify(rows.map(annexColumnsOf))}::json)`,
  );
}

const keyOf = ({ reference, occurrence }: Pick<AnnexTableRow, 'reference' | 'occurrence'>) =>
  `${reference} ${occurrence}`;

const rowsInForce = (db: Database, annex: Annex): Promise<AnnexTableRow[]> =>
  db.select().from(annexRows).where(eq(annexRows.annex, annex)).orderBy(asc(annexRows.position));

async function inventoryNames(db: Database): Promise<Set<string>> {
  const rows = await db.select({ inci: ingredients.inci }).from(ingredients);
  return new Set(rows.map(({ inci }) => inci.toUpperCase()));
}
