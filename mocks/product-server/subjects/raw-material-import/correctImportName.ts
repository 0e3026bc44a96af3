import { and, eq, inArray, sql } from 'drizzle-orm';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { rawMaterialImportRows as table, type rawMaterialImports } from '../../database/schema/raw-material-import.ts';
import { invalidInput } from '../../service/httpError.ts';
import { plainText } from '../raw-material/rawMaterialWireForm.ts';
import { compareImportRow } from './compareImportRow.ts';
import { indexMaterials, loadKnownMaterials } from './materialIndex.ts';

type SentRow = components['schemas']['RawMaterialImportRow'];
type Problem = SentRow['problemi'][number];

/** What is written in place of an INCI name, and what there is to say of it. */
interface Correction {
  inci: string;
  zamena: string;
  problem?: Problem | undefined;
}

/** The number of rows that one statement inserts. */
const BATCH = 1_000;

/**
 * Writes another INCI name in all rows of a prepared import that have one of that name with a suggestion, and compares
 * them again. What was chosen for a row stays where it is still possible.
 */
export async function correctImportName(
  tx: Database,
  { id, companyId }: Pick<typeof rawMaterialImports.$inferSelect, 'id' | 'companyId'>,
  correction: Correction,
  caller: Caller,
): Promise<void> {
  const name = plainText(correction.inci);
  const hasName = sql`${table.problems} @> ${JSON.stringify([{ kolona: 'inci', vrednost: name }])}::jsonb`;
  const rows = await tx
    .select()
    .from(table)
    .where(and(eq(table.importId, id), hasName));
  const affected = rows.flatMap((row) => (row.sent ? [{ row, sent: row.sent }] : []));
  if (affected.length === 0)
    throw invalidInput({ path: 'inci', message: 'Nijedan red uvoza nema ovaj naziv.', kod: 'NO_ROW_OF_NAME' });
  const known = indexMaterials(await loadKnownMaterials(tx, caller, companyId), companyId, caller);
  const compared = affected.map(({ row, sent }) => {
    const next = compareImportRow(corrected(sent, name, correction), known, companyId, caller);
    const isKept = next.kind === row.kind && next.actions.includes(row.action);
    return { ...next, ...(isKept && { action: row.action }), importId: id, position: row.position };
  });
  const positions = compared.map(({ position }) => position);
  for (let from = 0; from < compared.length; from += BATCH) {
    await tx
      .delete(table)
      .where(and(eq(table.importId, id), inArray(table.position, positions.slice(from, from + BATCH))));
    await tx.insert(table).values(compared.slice(from, from + BATCH));
  }
}

function corrected(sent: SentRow, name: string, { zamena, problem }: Correction): SentRow {
  const isAbout = ({ kolona, vrednost }: Problem): boolean => kolona === 'inci' && vrednost === name;
  const others = sent.problemi.filter((one) => !isAbout(one));
  return {
    ...sent,
    sastav: sent.sastav?.map((one) => (plainText(one.inci) === name ? { ...one, inci: zamena } : one)),
    problemi: problem ? [...others, { ...problem, linija: sent.linija }] : others,
  };
}
