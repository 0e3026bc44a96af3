import { MAX_PAGE_SIZE } from '../../../../domain/limits.ts';
import { pifListSheet } from '../../../../domain/pif/pifListSheet.ts';
import { viewerOf, type RequestContext } from '../../../context.ts';
import { missingIds, type ExportedCells, type SelectionQuery } from '../../../files/selectionQuery.ts';
import { listPifs } from './pif.list.rest.ts';

/** The cells of product information files that a person selected, by name. */
export async function pifListCells({ ids, language }: SelectionQuery, context: RequestContext): Promise<ExportedCells> {
  const query = { filter: { ids }, sort: 'NAME_ASC', page: 1, pageSize: MAX_PAGE_SIZE } as const;
  const { items } = await listPifs(context.product, viewerOf(context), query);
  const lines = items.map((pif) => ({ ...pif, company: pif.company.name ?? null }));
  return { cells: pifListSheet(lines, language), leftOut: missingIds(ids, items) };
}
