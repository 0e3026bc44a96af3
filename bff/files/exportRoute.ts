import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Language } from '../../domain/language.ts';
import type { SheetCell } from '../../domain/raw-material-import/sheetCell.ts';
import { requireRight } from '../auth/viewerRights.ts';
import { createContext, identify } from '../context.ts';
import { ConcurrencyLimit } from './concurrencyLimit.ts';
import { attachment } from './downloadNames.ts';
import { parseInput } from '../input.ts';
import { formulaCells, formulaExportQuery } from '../modules/formula/formula.export.ts';
import { reprintCells, reprintExportQuery } from '../modules/label-reprint/label-reprint.export.ts';
import { exportQuery, type ExportQuery } from '../modules/raw-material-import/raw-material-import.exportQuery.ts';
import { exportedCells } from '../modules/raw-material-import/raw-material-import.export.ts';
import type { Services } from '../services.ts';
import { today } from '../today.ts';

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const satisfies Record<ExportQuery['format'], string>;

/** `GET /exports/raw-materials?format=xlsx|csv&language=en|sr&…`: the raw materials that a filter finds, as a file. */
export function exportRawMaterialFiles(app: FastifyInstance, services: Services): void {
  // An export costs up to a hundred calls.
  const exports = new ConcurrencyLimit(1, 'Another export of the caller is under way');
  app.get('/exports/raw-materials', async (request, reply) => {
    const context = createContext(services, request, reply);
    const viewer = await identify(context);
    requireRight(viewer, 'rawMaterial.export');
    const query = parseInput(exportQuery, request.query, '');
    const release = exports.acquire(viewer.id);
    try {
      return await sendSheet(services, reply, viewer.id, await exportedCells(query, context), {
        ...query,
        name: `raw-materials-${today()}`,
      });
    } finally {
      release();
    }
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

/** `GET /exports/labels-to-reprint?language=en|sr&…`: the labels to reprint that a filter finds, as an xlsx file. */
export function exportLabelsToReprint(app: FastifyInstance, services: Services): void {
  // An export costs up to a hundred calls.
  const exports = new ConcurrencyLimit(1, 'Another export of the caller is under way');
  app.get('/exports/labels-to-reprint', async (request, reply) => {
    const context = createContext(services, request, reply);
    const viewer = await identify(context);
    requireRight(viewer, 'formula.read');
    const query = parseInput(reprintExportQuery, request.query, '');
    const release = exports.acquire(viewer.id);
    try {
      return await sendSheet(services, reply, viewer.id, await reprintCells(query, context), {
        name: `labels-to-reprint-${today()}`,
        format: 'xlsx',
        language: query.language,
      });
    } finally {
      release();
    }
  });
}

interface Sheet {
  name: string;
  format: ExportQuery['format'];
  language: Language;
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
