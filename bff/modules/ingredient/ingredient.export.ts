import { ingredientSheet } from '../../../domain/ingredient/ingredientSheet.ts';
import { MAX_PAGE_SIZE } from '../../../domain/limits.ts';
import { viewerOf, type RequestContext } from '../../context.ts';
import { missingIds, type ExportedCells, type SelectionQuery } from '../../files/selectionQuery.ts';
import { listIngredients } from './ingredient.rest.ts';

/** The cells of ingredients that a person selected, by INCI name. */
export async function ingredientCells(
  { ids, language }: SelectionQuery,
  context: RequestContext,
): Promise<ExportedCells> {
  const query = { filter: { ids }, page: 1, pageSize: MAX_PAGE_SIZE };
  const { items } = await listIngredients(context.product, viewerOf(context), query);
  return { cells: ingredientSheet(items, language), leftOut: missingIds(ids, items) };
}
