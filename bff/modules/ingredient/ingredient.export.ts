import { ingredientSheet } from '../../../domain/ingredient/ingredientSheet.ts';
import { MAX_PAGE_SIZE } from '../../../domain/limits.ts';
import { viewerOf, type RequestContext } from '../../context.ts';
import type { SelectionQuery } from '../../files/selectionQuery.ts';
import { listIngredients } from './ingredient.rest.ts';

/** The cells of ingredients that a person selected, by INCI name; those that are gone are left out. */
export async function ingredientCells({ ids, language }: SelectionQuery, context: RequestContext): Promise<string[][]> {
  const query = { filter: { ids }, page: 1, pageSize: MAX_PAGE_SIZE };
  const { items } = await listIngredients(context.product, viewerOf(context), query);
  return ingredientSheet(items, language);
}
