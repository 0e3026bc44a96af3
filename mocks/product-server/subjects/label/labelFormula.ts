import { and, eq } from 'drizzle-orm';
import { can } from '../../../../domain/account/rights.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { formulaRevisions, formulas } from '../../database/schema/formula.ts';
import type { labels } from '../../database/schema/schema.ts';
import { invalidInput } from '../../service/httpError.ts';

type Wire = components['schemas'];
type Columns = Pick<typeof labels.$inferSelect, 'formulaId' | 'formulaRevision'>;

/**
 * The columns of the formula that a label is made from; undefined leaves them unchanged, null clears them. Rejects with
 * 422 a formula that the label's company does not have, and a revision that it does not have. The formula is locked, so
 * that it is not deleted meanwhile.
 */
export async function formulaColumns(
  tx: Database,
  source: Wire['LabelChange']['formula'],
  companyId: string,
  caller: Caller,
): Promise<Columns | null> {
  if (source === undefined) return null;
  if (source === null) return { formulaId: null, formulaRevision: null };
  const { slug, revizija } = source;
  const isRevision = and(eq(formulaRevisions.formulaId, formulas.id), eq(formulaRevisions.number, revizija));
  const [found] = !can(caller.role, 'formula.read')
    ? []
    : await tx
        .select({ id: formulas.id })
        .from(formulas)
        .innerJoin(formulaRevisions, isRevision)
        .where(and(eq(formulas.slug, slug), eq(formulas.companyId, companyId)))
        .for('share', { of: formulas });
  if (!found) throw invalidInput({ path: 'formula', message: 'Firma nema takvu formulu.', kod: 'FORMULA_UNKNOWN' });
  return { formulaId: found.id, formulaRevision: revizija };
}

/** The formula that a label was made from, for those who may read formulas. */
export async function formulaOfLabel(
  db: Database,
  { formulaId, formulaRevision }: Columns,
  caller: Caller,
): Promise<Wire['LabelDetail']['formula']> {
  if (formulaId === null || formulaRevision === null || !can(caller.role, 'formula.read')) return null;
  const [found] = await db
    .select({ slug: formulas.slug, ime: formulas.name, trenutna: formulas.revision })
    .from(formulas)
    .where(eq(formulas.id, formulaId));
  return found ? { ...found, revizija: formulaRevision } : null;
}
