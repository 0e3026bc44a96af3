import type { FastifyInstance } from 'fastify';
import { requireRight } from '../auth/viewerRights.ts';
import { createContext, identify } from '../context.ts';
import { clientError } from '../errors.ts';
import { parseInput } from '../input.ts';
import { exportQuery, type ExportQuery } from '../modules/raw-material-import/raw-material-import.exportQuery.ts';
import { exportedCells } from '../modules/raw-material-import/raw-material-import.export.ts';
import type { Services } from '../services.ts';

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const satisfies Record<ExportQuery['format'], string>;

/** `GET /exports/raw-materials?format=xlsx|csv&language=en|sr&…`: the raw materials that a filter finds, as a file; the token travels in the header. */
export function exportRawMaterialFiles(app: FastifyInstance, services: Services): void {
  const exporting = new Set<string>();
  app.get('/exports/raw-materials', async (request, reply) => {
    const context = createContext(services, request, reply);
    const viewer = await identify(context);
    requireRight(viewer, 'rawMaterial.export');
    const query = parseInput(exportQuery, request.query, '');
    // Up to a hundred calls each.
    if (exporting.has(viewer.id))
      throw clientError('RATE_LIMITED', 'Another export of the caller is under way', { retryAfterSeconds: 5 });
    exporting.add(viewer.id);
    try {
      const bytes = await services.sheets.write(await exportedCells(query, context), query.format, query.language);
      const name = `raw-materials-${new Date().toISOString().slice(0, 10)}.${query.format}`;
      request.log.info({ viewer: viewer.id, bytes: bytes.length, outcome: 'OK' }, 'export');
      return await reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .type(types[query.format])
        .send(Buffer.from(bytes));
    } finally {
      exporting.delete(viewer.id);
    }
  });
}
