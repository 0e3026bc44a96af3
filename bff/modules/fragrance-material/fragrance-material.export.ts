import { fragranceSheet } from '../../../domain/allergen/fragranceSheet.ts';
import { MAX_PAGE_SIZE } from '../../../domain/limits.ts';
import type { RequestContext } from '../../context.ts';
import { missingIds, type ExportedCells, type SelectionQuery } from '../../files/selectionQuery.ts';
import { listFragrances } from './fragrance-material.rest.ts';

/** The cells of perfumes and aromas that a person selected, by name. */
export async function fragranceCells(
  { ids, language }: SelectionQuery,
  { product }: RequestContext,
): Promise<ExportedCells> {
  const query = { filter: { ids }, sort: 'NAME_ASC', page: 1, pageSize: MAX_PAGE_SIZE } as const;
  const { items } = await listFragrances(product, query);
  return { cells: fragranceSheet(items, language), leftOut: missingIds(ids, items) };
}
