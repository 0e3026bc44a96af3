import { inciKey } from '../../../domain/inci/inciKey.ts';
import type { ingredients } from '../database/schema/knowledge.ts';
import { foldText } from '../database/searchText.ts';

export type IngredientRow = typeof ingredients.$inferSelect;

/** The names and numbers of an ingredient, by which it is searched and matched with annex entries. */
export type Names = Pick<IngredientRow, 'inci' | 'cas' | 'ec' | 'synonyms'>;

/** An entry of an index of PostgreSQL has at most 2,700 bytes. */
const INDEXED_CHARACTERS = 500;

/** The columns that follow from names and numbers. */
export function derivedColumns({
  inci,
  cas,
  ec,
  synonyms,
}: Names): Pick<IngredientRow, 'nameKey' | 'sortName' | 'searchText'> {
  return {
    nameKey: inciKey(inci),
    sortName: foldText(inci).slice(0, INDEXED_CHARACTERS),
    // The line breaks keep a phrase from matching across two names.
    searchText: [inci, ...synonyms, ...cas, ...ec].map(foldText).join('\n'),
  };
}

/** A row with the names of the table's columns, as `json_populate_recordset` wants it. */
export function columnsOf(row: IngredientRow): Record<string, unknown> {
  return {
    id: row.id,
    cosing_reference: row.cosingReference,
    inci: row.inci,
    cas: row.cas,
    ec: row.ec,
    synonyms: row.synonyms,
    functions: row.functions,
    description: row.description,
    restriction: row.restriction,
    is_withdrawn: row.isWithdrawn,
    source: row.source,
    refreshed_at: row.refreshedAt.toISOString(),
    published: row.published,
    name_key: row.nameKey,
    sort_name: row.sortName,
    search_text: row.searchText,
  };
}
