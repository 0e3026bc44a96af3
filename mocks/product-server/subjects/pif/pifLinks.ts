import { and, eq } from 'drizzle-orm';
import { can } from '../../../../domain/account/rights.ts';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { pifs } from '../../database/schema/pif.ts';
import { labels } from '../../database/schema/schema.ts';
import { type FieldError, HttpError, invalidInput } from '../../service/httpError.ts';
import { findFormula } from '../formula/formulaQueries.ts';
import type { PifHead } from './pifQueries.ts';

type Links = Pick<
  operations['updatePifDescription']['requestBody']['content']['application/json'],
  'deklaracija' | 'formula'
>;

/** Turns "not found" into a refusal of the input; any other failure stays what it is. */
export const refuseMissing =
  (refusal: FieldError) =>
  (error: unknown): never => {
    throw error instanceof HttpError && error.status === 404 ? invalidInput(refusal) : error;
  };

/** A label of a company by its slug; throws a 422 when it has no such label. */
export async function labelOf(tx: Database, slug: string, companyId: string): Promise<typeof labels.$inferSelect> {
  const [label] = await tx
    .select()
    .from(labels)
    .where(and(eq(labels.slug, slug), eq(labels.companyId, companyId)));
  if (!label)
    throw invalidInput({ path: 'deklaracija', message: 'Firma nema takvu deklaraciju.', kod: 'LABEL_UNKNOWN' });
  return label;
}

/** A revision of a formula of a company, the current one when no number is given; throws a 422 when there is none. */
export async function formulaOf(
  tx: Database,
  { slug, number }: { slug: string; number?: number },
  companyId: string,
  caller: Caller,
) {
  const found = await findFormula(tx, slug, caller, { number }).catch(
    refuseMissing({
      path: 'formula',
      message: 'Takva formula ne postoji, ili nema takvu reviziju.',
      kod: 'REVISION_UNKNOWN',
    }),
  );
  if (found.formula.companyId !== companyId)
    throw invalidInput({ path: 'formula', message: 'Formula je druge firme.', kod: 'FORMULA_OF_ANOTHER' });
  return found;
}

/** The label and the formula that a file gets, as columns and as the history tells them. What is not sent stays. */
export async function changedLinks(
  tx: Database,
  { deklaracija, formula: chosen }: Links,
  { pif, label, formula }: PifHead,
  caller: Caller,
): Promise<{ columns: Partial<typeof pifs.$inferInsert>; before: object; after: object }> {
  if (deklaracija === undefined && chosen === undefined) return { columns: {}, before: {}, after: {} };
  if (!can(caller.role, 'pif.create')) throw new HttpError(403, 'Uloga ovo ne dozvoljava.');
  const columns: Partial<typeof pifs.$inferInsert> = {};
  const textOf = (name: string | undefined, revision: number | null) => (name ? `${name} · ${revision ?? 1}` : null);
  const before = { deklaracija: label?.name ?? null, formula: textOf(formula?.name, pif.formulaRevision) };
  const after = { ...before };
  if (deklaracija !== undefined) {
    const found = deklaracija === null ? null : await labelOf(tx, deklaracija, pif.companyId);
    columns.labelId = found?.id ?? null;
    after.deklaracija = found?.name ?? null;
  }
  if (chosen !== undefined) {
    const asked = chosen && { slug: chosen.slug, number: chosen.revizija };
    const found = asked && (await formulaOf(tx, asked, pif.companyId, caller));
    columns.formulaId = found?.formula.id ?? null;
    columns.formulaRevision = found?.revision.number ?? null;
    after.formula = textOf(found?.formula.name, found?.revision.number ?? null);
  }
  return { columns, before, after };
}
