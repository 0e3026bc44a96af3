import type { FastifyInstance, FastifyReply } from 'fastify';
import type { z, ZodType } from 'zod';
import type { Action } from '../../domain/account/rights.ts';
import type { Language } from '../../domain/language.ts';
import type { SheetCell } from '../../domain/raw-material-import/sheetCell.ts';
import { requireRight } from '../auth/viewerRights.ts';
import { createContext, identify, type RequestContext } from '../context.ts';
import { ConcurrencyLimit } from '../files/concurrencyLimit.ts';
import { attachment } from '../files/downloadNames.ts';
import { selectionQuery, type ExportedCells } from '../files/selectionQuery.ts';
import { parseInput } from '../input.ts';
import { formulaCells, formulaExportQuery, formulaListCells } from '../modules/formula/formula.export.ts';
import { fragranceCells } from '../modules/fragrance-material/fragrance-material.export.ts';
import { ingredientCells } from '../modules/ingredient/ingredient.export.ts';
import { reprintCells, reprintExportQuery } from '../modules/label-reprint/label-reprint.export.ts';
import { pifListCells } from '../modules/pif/list/pif.listExport.ts';
import { exportQuery, type ExportQuery } from '../modules/raw-material-import/raw-material-import.exportQuery.ts';
import { exportedCells } from '../modules/raw-material-import/raw-material-import.export.ts';
import type { Services } from '../services.ts';
import { today } from '../today.ts';

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const satisfies Record<ExportQuery['format'], string>;

interface Sheet {
  name: string;
  format: ExportQuery['format'];
  language: Language;
}

/** A list that is downloaded as a file. */
interface ListExport<Schema extends ZodType> {
  path: string;
  right: Action;
  /** The query of the address: the filter of the list, and what the file shall be. */
  query: Schema;
  cells: (query: z.output<Schema>, context: RequestContext) => Promise<ExportedCells>;
  sheet: (query: z.output<Schema>) => Sheet;
}

/** Names the selected records that a file lacks, so that the page tells which. */
const LEFT_OUT_HEADER = 'x-left-out';

/** Serves a list as a file. It costs up to a hundred calls, so that each caller makes one at a time. */
function exportList<Schema extends ZodType>(app: FastifyInstance, services: Services, list: ListExport<Schema>): void {
  const exports = new ConcurrencyLimit(1, 'Another export of the caller is under way');
  app.get(list.path, async (request, reply) => {
    const context = createContext(services, request, reply);
    const viewer = await identify(context);
    requireRight(viewer, list.right);
    const query = parseInput(list.query, request.query, '');
    const release = exports.acquire(viewer.id);
    try {
      const { cells, leftOut } = await list.cells(query, context);
      if (leftOut.length > 0) reply.header(LEFT_OUT_HEADER, leftOut.join(','));
      return await sendSheet(services, reply, viewer.id, cells, list.sheet(query));
    } finally {
      release();
    }
  });
}

/** `GET /exports/raw-materials?format=xlsx|csv&language=en|sr&…`: the raw materials that a filter finds, as a file. */
export const exportRawMaterialFiles = (app: FastifyInstance, services: Services): void =>
  exportList(app, services, {
    path: '/exports/raw-materials',
    right: 'rawMaterial.export',
    query: exportQuery,
    cells: exportedCells,
    sheet: ({ format, language }) => ({ name: `raw-materials-${today()}`, format, language }),
  });

/** `GET /exports/labels-to-reprint?language=en|sr&…`: the labels to reprint that a filter finds, as an xlsx file. */
export const exportLabelsToReprint = (app: FastifyInstance, services: Services): void =>
  exportList(app, services, {
    path: '/exports/labels-to-reprint',
    right: 'formula.read',
    query: reprintExportQuery,
    cells: reprintCells,
    sheet: ({ language }) => ({ name: `labels-to-reprint-${today()}`, format: 'xlsx', language }),
  });

const selections = [
  { name: 'formulas', right: 'formula.read', cells: formulaListCells },
  { name: 'fragrance-materials', right: 'fragranceMaterial.read', cells: fragranceCells },
  { name: 'ingredients', right: 'ingredient.read', cells: ingredientCells },
  { name: 'pifs', right: 'pif.read', cells: pifListCells },
] as const satisfies readonly {
  name: string;
  right: Action;
  cells: ListExport<typeof selectionQuery>['cells'];
}[];

/**
 * `GET /exports/formulas?format=xlsx|csv&language=en|sr&ids=…`, and the same of other lists: up to 100 of its records
 * as a file.
 */
export function exportSelections(app: FastifyInstance, services: Services): void {
  for (const { name, ...list } of selections)
    exportList(app, services, {
      ...list,
      path: `/exports/${name}`,
      query: selectionQuery,
      sheet: ({ format, language }) => ({ name: `${name}-${today()}`, format, language }),
    });
}

/** `GET /exports/formulas/{slug}?format=xlsx|csv&language=en|sr&revision=`: a formula as a file. */
export function exportFormulaFiles(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { slug: string } }>('/exports/formulas/:slug', async (request, reply) => {
    const context = createContext(services, request, reply);
    const viewer = await identify(context);
    requireRight(viewer, 'formula.read');
    const query = parseInput(formulaExportQuery, { ...(request.query as object), slug: request.params.slug }, '');
    const cells = await formulaCells(query, context);
    return sendSheet(services, reply, viewer.id, cells, { ...query, name: query.slug });
  });
}

/** Sends cells as a file, which no cache keeps, and notes who exported how much. */
async function sendSheet(
  { sheets }: Services,
  reply: FastifyReply,
  viewer: string,
  cells: SheetCell[][],
  { name, format, language }: Sheet,
): Promise<FastifyReply> {
  const bytes = await sheets.write(cells, format, language);
  reply.request.log.info({ viewer, bytes: bytes.length, outcome: 'OK' }, 'export');
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', attachment(`${name}.${format}`))
    .type(types[format])
    .send(Buffer.from(bytes));
}
