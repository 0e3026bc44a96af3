import { and, eq, isNotNull, max, ne, sql } from 'drizzle-orm';
import type { Annex } from '../../../domain/annex/annexEntry.ts';
import type { Database } from '../database/openDatabase.ts';
import {
  annexRows,
  knowledgeImports,
  knowledgeParts,
  type Part,
  type PartBefore,
} from '../database/schema/knowledge.ts';
import { conflict, invalidInput } from '../service/httpError.ts';
import type { ImportRow } from './importQueue.ts';
import type { PartRow } from './knowledgeVersion.ts';
import {
  annexRowsBefore,
  dropBefore,
  dropStaged,
  ingredientsBefore,
  olderAnnexRows,
  stagedAnnexRows,
  stagedIngredients,
} from './stagedTables.ts';

/** What the person who applies an import says about it. */
export interface Application {
  /** Day of the export such as 2026-06-17, asked for when the file does not name it. */
  datedOn: string | null;
  /** How many entries it withdraws, typed by hand; needed where it withdraws much. */
  withdrawals: number | null;
  /** How many entries go back to an older state, typed by hand; null: newer entries stay. */
  goBack: number | null;
}

/**
 * Applies a prepared import in one transaction: the inventory by exchanging two tables, which takes no time however
 * large they are, an annex by replacing its few rows. Throws a 409 when the data that it was compared with have
 * changed, and a 422 for a file without a date when none is given, or one that withdraws much when their number is not
 * given, or with a wrong number of entries that go back. What it replaces is kept until the next import of the part.
 */
export async function applyImport(db: Database, importId: string, application: Application): Promise<ImportRow> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(knowledgeImports).where(eq(knowledgeImports.id, importId)).for('update');
    if (found?.state !== 'spremno' || found.content === null)
      throw conflict('Uvoz još nije spreman da se primeni.', 'IMPORT_NOT_READY');
    const [part] = await tx.select().from(knowledgeParts).where(eq(knowledgeParts.part, found.content)).for('update');
    if (part?.version !== found.baseVersion)
      throw conflict('Podaci su izmenjeni otkako je uvoz pripremljen. Uvezite fajl ponovo.', 'DATA_CHANGED');
    const datedOn = found.datedOn ?? application.datedOn;
    if (datedOn === null)
      throw invalidInput({
        path: 'datum',
        message: 'U fajlu nema datuma. Navedite dan izvoza.',
        kod: 'EXPORT_DAY_MISSING',
      });
    const withdrawals = found.counts.povuceno ?? 0;
    if (found.withdrawsMuch && application.withdrawals !== withdrawals)
      throw invalidInput({
        path: 'povuceno',
        message: `Uvoz povlači stavke, njih ${withdrawals}. Potvrdite ga tim brojem.`,
      });
    if (application.goBack !== null && application.goBack !== found.goesBack)
      throw invalidInput({
        path: 'unazad',
        message: `Uvoz je stariji od poznatog, stavki koje bi se vratile na starije stanje: ${found.goesBack}. Potvrdite ga tim brojem.`,
      });
    const isGoingBack = found.goesBack > 0 && application.goBack !== null;
    if (found.content !== 'inventar' && found.datedOn === null) await refuseOlder(tx, annexOf(found.content), datedOn);
    await dropEarlierData(tx, found.content);
    if (found.content === 'inventar') await exchangeInventory(tx, importId);
    else await exchangeAnnex(tx, annexOf(found.content), { importId, isGoingBack, datedOn });
    await dropOutdatedImports(tx, importId, found.content);
    const now = new Date();
    const state = isGoingBack ? datedOn : [datedOn, found.newerState ?? ''].sort().at(-1);
    await tx
      .update(knowledgeParts)
      .set({ version: part.version + 1, source: found.source ?? '', isImported: true, datedOn: state, changedAt: now })
      .where(eq(knowledgeParts.part, found.content));
    const [applied] = await tx
      .update(knowledgeImports)
      .set({ state: 'primenjeno', datedOn, appliedAt: now, beforePart: toBefore(part) })
      .where(eq(knowledgeImports.id, importId))
      .returning();
    if (!applied) throw new Error('The import is gone');
    return applied;
  });
}

async function exchangeInventory(tx: Database, importId: string): Promise<void> {
  await tx.execute(sql`ALTER TABLE ingredients RENAME TO ${ingredientsBefore(importId)}`);
  await tx.execute(sql`ALTER TABLE ${stagedIngredients(importId)} RENAME TO ingredients`);
}

/** The rows of a file without a date have none; a person must not date them before what is known. */
async function refuseOlder(tx: Database, annex: Annex, datedOn: string): Promise<void> {
  const [newest] = await tx
    .select({ asOf: max(annexRows.asOf) })
    .from(annexRows)
    .where(eq(annexRows.annex, annex));
  if ((newest?.asOf ?? '') > datedOn)
    throw invalidInput({
      path: 'datum',
      message: `Poznato stanje je od ${newest?.asOf ?? ''}. Uvezite fajl u kome stoji njegov dan.`,
    });
}

interface Exchange {
  importId: string;
  /** Whether newer entries go back to the state of the file. */
  isGoingBack: boolean;
  datedOn: string;
}

async function exchangeAnnex(tx: Database, annex: Annex, { importId, isGoingBack, datedOn }: Exchange): Promise<void> {
  await tx.execute(
    sql`CREATE TABLE ${annexRowsBefore(importId)} AS SELECT * FROM annex_rows WHERE annex = ${sql.raw(`'${annex}'`)}`,
  );
  await tx.delete(annexRows).where(eq(annexRows.annex, annex));
  const rows = isGoingBack ? olderAnnexRows(importId) : stagedAnnexRows(importId);
  await tx.execute(sql`INSERT INTO annex_rows SELECT * FROM ${rows}`);
  await tx
    .update(annexRows)
    .set({ asOf: datedOn })
    .where(and(eq(annexRows.annex, annex), eq(annexRows.asOf, '')));
}

const toBefore = ({ source, isImported, datedOn }: PartRow): PartBefore => ({ source, isImported, datedOn });
export const annexOf = (part: Exclude<Part, 'inventar'>): Annex => part.slice('aneks'.length) as Annex;

/** Only the last import of a part can be taken back. */
async function dropEarlierData(tx: Database, part: Part): Promise<void> {
  const earlier = await tx
    .update(knowledgeImports)
    .set({ beforePart: null })
    .where(and(eq(knowledgeImports.content, part), isNotNull(knowledgeImports.beforePart)))
    .returning({ id: knowledgeImports.id });
  for (const { id } of earlier) await dropBefore(tx, id);
}

/** Removes the prepared data of other imports of the same part, which can no longer be applied. */
export async function dropOutdatedImports(tx: Database, importId: string, part: Part): Promise<void> {
  const others = await tx
    .select({ id: knowledgeImports.id })
    .from(knowledgeImports)
    .where(
      and(eq(knowledgeImports.content, part), eq(knowledgeImports.state, 'spremno'), ne(knowledgeImports.id, importId)),
    );
  for (const { id } of [...others, { id: importId }]) await dropStaged(tx, id);
}
