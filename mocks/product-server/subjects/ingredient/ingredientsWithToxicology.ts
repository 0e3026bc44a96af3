import { and, arrayOverlaps, eq, inArray, isNull, or } from 'drizzle-orm';
import { inciKey } from '../../../../domain/inci/inciKey.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { Database } from '../../database/openDatabase.ts';
import { ingredients } from '../../database/schema/knowledge.ts';
import { companies } from '../../database/schema/schema.ts';
import { toxicology, type ToxicologyRow } from '../../database/schema/toxicology.ts';
import { toIngredient } from './ingredientMapping.ts';
import { toToxicology } from './toxicologyMapping.ts';
import { dataOf } from './updateToxicology.ts';

/**
 * Ingredients by INCI names or CAS numbers, with the global toxicological data and those of a company's organisation;
 * nobody is named.
 */
export async function ingredientsWithToxicology(
  db: Database,
  { inci, cas }: { inci: readonly string[]; cas: readonly string[] },
  companyId: string,
): Promise<components['schemas']['Ingredient'][]> {
  const keys = [...new Set(inci.map(inciKey))].filter(Boolean);
  if (keys.length + cas.length === 0) return [];
  const rows = await db
    .select()
    .from(ingredients)
    .where(
      or(
        keys.length > 0 ? inArray(ingredients.nameKey, keys) : undefined,
        cas.length > 0 ? arrayOverlaps(ingredients.cas, [...cas]) : undefined,
      ),
    );
  if (rows.length === 0) return [];
  const ofCompany = db.select({ id: companies.organisationId }).from(companies).where(eq(companies.id, companyId));
  const found = await db
    .select()
    .from(toxicology)
    .where(
      and(
        inArray(
          toxicology.ingredientId,
          rows.map(({ id }) => id),
        ),
        or(isNull(toxicology.organisationId), inArray(toxicology.organisationId, ofCompany)),
      ),
    );
  const globals = new Map(
    found.flatMap((one) => (one.organisationId === null ? [[one.ingredientId, one] as const] : [])),
  );
  const owns = new Map(found.flatMap((one) => (one.organisationId === null ? [] : [[one.ingredientId, one] as const])));
  const wireOf = (row: ToxicologyRow) => toToxicology(dataOf(row), { ...row, verifierName: null, authorName: null });
  return rows.map((row) => {
    const own = owns.get(row.id);
    return {
      ...toIngredient({ row, toxicology: globals.get(row.id) ?? null }, []),
      toksikologijaOrganizacije: own ? wireOf(own) : null,
    };
  });
}
