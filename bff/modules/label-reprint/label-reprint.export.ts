import { z } from 'zod';
import type { ReprintState as SheetState } from '../../../domain/allergen/missingAllergens.ts';
import { reprintSheet, type ReprintLine } from '../../../domain/label/reprintSheet.ts';
import { languageCodes } from '../../../domain/language.ts';
import { MAX_PAGE_SIZE } from '../../../domain/limits.ts';
import type { RequestContext } from '../../context.ts';
import type { ExportedCells } from '../../files/selectionQuery.ts';
import type { LabelToReprint, ReprintState } from '../../resolvers.generated.ts';
import { reprintQuery } from './label-reprint.input.ts';
import { listLabelsToReprint } from './label-reprint.rest.ts';

/** More would take minutes. */
const MAX_EXPORTED = 10_000;

/**
 * The query of the download: the filter of the list, and the language of the file. No schema checks the enumeration of
 * a URL.
 */
export const reprintExportQuery = z.strictObject({
  companyId: reprintQuery.shape.companyId,
  filter: z.enum(['NEW_BATCHES', 'STOCK', 'LATER', 'NOT_KNOWN'], { error: 'Not a filter of the list' }).optional(),
  language: z.enum(languageCodes, { error: `Must be ${languageCodes.join(' or ')}` }),
});
type ReprintExportQuery = z.output<typeof reprintExportQuery>;

const states = { COMPLETE: 'complete', MISSING: 'missing', NOT_KNOWN: 'unknown' } as const satisfies Record<
  ReprintState,
  SheetState
>;

/** The cells of the labels to reprint that a filter finds; at most 10,000, and a title says so if there are more. */
export async function reprintCells(
  { language, ...filter }: ReprintExportQuery,
  { product }: RequestContext,
): Promise<ExportedCells> {
  const lines: ReprintLine[] = [];
  // The most of all pages: where labels are judged between two of them, lines move from one to the other.
  let waiting = 0;
  for (let page = 1; ; page++) {
    const { items, totalCount, waitingCount } = await listLabelsToReprint(product, {
      ...filter,
      page,
      pageSize: MAX_PAGE_SIZE,
    });
    lines.push(...items.map(toLine));
    waiting = Math.max(waiting, waitingCount);
    const isComplete = lines.length >= totalCount || items.length === 0;
    if (!isComplete && lines.length < MAX_EXPORTED) continue;
    const counts = { found: isComplete ? lines.length : totalCount, waiting };
    return { cells: reprintSheet(lines, counts, language), leftOut: [] };
  }
}

const toLine = ({ name, companyName, reprint }: LabelToReprint): ReprintLine => ({
  name,
  companyName,
  newBatches: states[reprint.newBatches],
  stock: states[reprint.stock],
  later: states[reprint.later],
  missing: reprint.missing,
  unknownIn: reprint.unknownIn,
  isByFormula: reprint.isByFormula,
});
