import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { formulaMaterials, formulaRevisions, formulas, type StoredLine } from '../../database/schema/formula.ts';
import { foldText } from '../../database/searchText.ts';
import { invalidInput } from '../../service/httpError.ts';
import { productDetailsColumns } from '../../productDetails.ts';
import { slugFor, uniqueSlug } from '../../uniqueSlug.ts';
import { toStoredLines } from './formulaLines.ts';

type WireContent = components['schemas']['FormulaContent'];
export type Revision = Omit<typeof formulaRevisions.$inferInsert, 'formulaId' | 'number' | 'savedBy' | 'savedAt'>;

/** Paths of the service that would hide a formula of that slug. */
const RESERVED_SLUGS = ['sirovine', 'uvoz'];

export function toRevision(body: WireContent, lines: StoredLine[]): Revision {
  const name = (body.ime ?? '').trim();
  if (name === '') throw invalidInput({ path: 'ime', message: 'Formula mora da ima naziv.' });
  return {
    name,
    code: body.sifra?.trim() ?? '',
    note: body.napomena ?? '',
    ...productDetailsColumns(body),
    lines,
  };
}

export const searchTextOf = ({ name, code }: Revision) => [name, code].map(foldText).join('\n');

/** Keeps a revision and makes it the current one. */
export async function insertRevision(
  tx: Database,
  formulaId: string,
  number: number,
  revision: Revision,
  caller: Caller,
  at: Date,
): Promise<void> {
  await tx.insert(formulaRevisions).values({ ...revision, formulaId, number, savedBy: caller.id, savedAt: at });
  const materialIds = [...new Set(revision.lines.flatMap(({ materialId }) => materialId ?? []))];
  await tx.delete(formulaMaterials).where(eq(formulaMaterials.formulaId, formulaId));
  if (materialIds.length > 0)
    await tx.insert(formulaMaterials).values(materialIds.map((materialId) => ({ formulaId, materialId })));
}

/** Inserts a formula under the first unused slug. Of two inserted at the same time the second gets the next one. */
export async function insertFormula(
  tx: Database,
  companyId: string,
  revision: Revision,
  caller: Caller,
): Promise<string> {
  const at = new Date();
  const row = {
    id: randomBytes(12).toString('hex'),
    companyId,
    revision: 1,
    name: revision.name,
    createdAt: at,
    updatedAt: at,
    searchText: searchTextOf(revision),
  };
  for (;;) {
    const slug = await uniqueSlug(tx, formulas, slugFor(revision.name, 'formula'), RESERVED_SLUGS);
    const [inserted] = await tx
      .insert(formulas)
      .values({ ...row, slug })
      .onConflictDoNothing({ target: formulas.slug })
      .returning({ id: formulas.id });
    if (!inserted) continue;
    await insertRevision(tx, inserted.id, 1, revision, caller, at);
    return slug;
  }
}

/** Enters a formula with its first revision and returns its slug; rejects with 422 what a formula cannot have. */
export async function createFormula(
  tx: Database,
  companyId: string,
  content: WireContent,
  caller: Caller,
): Promise<string> {
  const lines = await toStoredLines(tx, content.stavke ?? [], companyId, caller);
  return insertFormula(tx, companyId, toRevision(content, lines), caller);
}
