import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/openDatabase.ts';
import { type ChangeKind, type FieldChange, knowledgeImports } from '../database/schema/knowledge.ts';
import { Problems, problem, type ProblemCode, type Remark } from './problems.ts';

/**
 * A file that withdraws more than this share of the entries that stand may be incomplete: it gets a warning, and
 * applying it asks twice. OWN, unverified.
 */
const MAX_WITHDRAWN_SHARE = 0.1;

/** One entry that an import touches. */
export interface Change {
  line: number | null;
  name: string;
  fields: FieldChange[];
  reasons: readonly ProblemCode[];
}

interface StoredChange extends Omit<Change, 'reasons'> {
  import_id: string;
  kind: ChangeKind;
  position: number;
  reasons: string[];
}

/** Collects and counts the changes of an import and stores them in batches. */
export class ChangeList {
  readonly counts: Partial<Record<ChangeKind, number>> = {};
  readonly problems = new Problems();
  /** Whether so much of what stands is not in the file that applying it asks twice. */
  withdrawsMuch = false;
  private readonly db: Database;
  private readonly importId: string;
  private pending: StoredChange[] = [];

  constructor(db: Database, importId: string) {
    this.db = db;
    this.importId = importId;
  }

  add(kind: ChangeKind, { line, name, fields, reasons }: Change): void {
    const position = this.counts[kind] ?? 0;
    this.counts[kind] = position + 1;
    this.pending.push({ import_id: this.importId, kind, position, line, name, fields, reasons: [...new Set(reasons)] });
  }

  /** Records the problems of a row. */
  note(line: number, remarks: readonly Remark[]): void {
    for (const { code, column, value } of remarks) this.problems.add(problem(code, { line, column, value }));
  }

  /** Compares what the file no longer has with what stands; much missing is a problem of the file. */
  checkWithdrawals(withdrawn: number, standing: number): void {
    this.withdrawsMuch = withdrawn > standing * MAX_WITHDRAWN_SHARE;
    if (this.withdrawsMuch) this.problems.add(problem('MANY_WITHDRAWN', { value: `${withdrawn}/${standing}` }));
  }

  /** How many entries are newer than the file, and the newest of their states. */
  goesBack = 0;
  newerState: string | null = null;

  /** Records an entry that stays as it is because it is newer than the file. */
  keepNewer(asOf: string, change: Omit<Change, 'reasons'>): void {
    this.goesBack++;
    if (this.newerState === null || asOf > this.newerState) this.newerState = asOf;
    this.add('sumnjivo', { ...change, reasons: ['NEWER_STATE'] });
  }

  /** Records a row that is not imported. */
  skip(line: number, name: string, remark: Remark): void {
    this.note(line, [remark]);
    this.add('preskoceno', { line, name, fields: [], reasons: [remark.code] });
  }

  /** Stores the pending changes and the progress of the import, then lets the service handle other requests. */
  async store(rowsDone: number): Promise<void> {
    const batch = this.pending;
    this.pending = [];
    if (batch.length > 0) {
      await this.db.execute(
        sql`INSERT INTO knowledge_import_changes SELECT * FROM json_populate_recordset(NULL::knowledge_import_changes, ${JSON.stringify(batch)}::json)`,
      );
    }
    await this.db.update(knowledgeImports).set({ rowsDone }).where(eq(knowledgeImports.id, this.importId));
    await yieldToEventLoop();
  }
}

/** Several values as one text. */
const toText = (value: FieldValue): string | null => {
  if (typeof value === 'boolean') return String(value);
  const text = Array.isArray(value) ? value.join('; ') : value;
  return text === null || text === '' ? null : text;
};

/** A text, several in whatever order, or yes and no. */
export type FieldValue = string | string[] | boolean | null;

const toComparable = (value: FieldValue) =>
  Array.isArray(value) ? [...value].sort().join('\n') : (toText(value) ?? '');

/** The fields in which two versions of an entry differ; for a new entry all that are not empty. */
export function fieldChanges(
  before: Readonly<Record<string, FieldValue>> | null,
  after: Readonly<Record<string, FieldValue>>,
): FieldChange[] {
  return Object.entries(after).flatMap(([polje, value]) => {
    const old = before?.[polje] ?? null;
    return toComparable(old) === toComparable(value) ? [] : [{ polje, pre: toText(old), posle: toText(value) }];
  });
}
