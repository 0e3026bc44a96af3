import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import { isCompanyId } from '../../../../domain/company/companyId.ts';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Database } from '../../database/openDatabase.ts';
import { formulaMaterials, formulas } from '../../database/schema/formula.ts';
import { rawMaterialOverrides, rawMaterials } from '../../database/schema/raw-material.ts';
import { escapeLike, searchTerms } from '../../database/searchText.ts';

/** Which formulas are listed. */
export interface FormulaSelection {
  companyIds: string[];
  /** Folded words and phrases that must all occur. */
  terms: string[];
  /** Whether they are looked for in the INCI names of one of the raw materials. */
  isInciSearch: boolean;
  /** The raw material that they hold; any when omitted. */
  materialId?: string;
  /** Only these; all of them when undefined. */
  ids?: string[] | undefined;
}

type Query = NonNullable<operations['listFormulas']['parameters']['query']>;

/** Which formulas a query of the list asks for, of those of the companies that the caller is shown. */
export const selectionOf = ({ firmaId, ids, polje, ...query }: Query, shownCompanyIds: string[]): FormulaSelection => ({
  companyIds: shownCompanyIds.filter((id) => !isCompanyId(firmaId) || id === firmaId.toLowerCase()),
  terms: searchTerms(query['text[search]'] ?? ''),
  isInciSearch: polje === 'inci',
  ids: ids?.toLowerCase().split(','),
});

const pattern = (term: string) => `%${escapeLike(term)}%`;

/** Whether a folded text contains all of some folded words and phrases. */
export const containsAll = (text: SQL, terms: readonly string[]): SQL | undefined =>
  and(...terms.map((term) => sql`${text} LIKE ${pattern(term)}`));

/** Whether the INCI names of one raw material of a formula, as in force for its company, contain all of some words. */
function isUsing(db: Database, terms: readonly string[]): SQL {
  const names = sql`COALESCE(CASE WHEN ${rawMaterialOverrides.isActive} THEN ${rawMaterialOverrides.inciSearch} END, ${rawMaterials.inciSearch})`;
  const materials = db
    .select({ one: sql`1` })
    .from(formulaMaterials)
    .innerJoin(rawMaterials, eq(rawMaterials.id, formulaMaterials.materialId))
    .leftJoin(
      rawMaterialOverrides,
      and(eq(rawMaterialOverrides.materialId, rawMaterials.id), eq(rawMaterialOverrides.companyId, formulas.companyId)),
    )
    .where(and(eq(formulaMaterials.formulaId, formulas.id), containsAll(names, terms)));
  return exists(materials);
}

/** The condition for the formulas of a selection. */
export function conditionOf(
  db: Database,
  { companyIds, terms, isInciSearch, materialId, ids }: FormulaSelection,
): SQL | undefined {
  const holding = db
    .select({ id: formulaMaterials.formulaId })
    .from(formulaMaterials)
    .where(eq(formulaMaterials.materialId, materialId ?? ''));
  const isOfCompany = and(
    inArray(formulas.companyId, companyIds),
    materialId === undefined ? undefined : inArray(formulas.id, holding),
    ids && inArray(formulas.id, ids),
  );
  if (terms.length === 0) return isOfCompany;
  return and(isOfCompany, isInciSearch ? isUsing(db, terms) : containsAll(sql`${formulas.searchText}`, terms));
}
