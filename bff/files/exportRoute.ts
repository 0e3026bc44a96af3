import type { FastifyInstance } from 'fastify';
import { requireRight } from '../auth/viewerRights.ts';
import { createContext, identify } from '../context.ts';
import { ConcurrencyLimit } from './concurrencyLimit.ts';
import { attachment } from './downloadNames.ts';
import { parseInput } from '../input.ts';
import { exportQuery, type ExportQuery } from '../modules/raw-material-import/raw-material-import.exportQuery.ts';
import { exportedCells } from '../modules/raw-material-import/raw-material-import.export.ts';
import type { Services } from '../services.ts';

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
      const bytes = await services.sheets.write(await exportedCells(query, context), query.format, query.language);
      const name = `raw-materials-${new Date().toISOString().slice(0, 10)}.${query.format}`;
      request.log.info({ viewer: viewer.id, bytes: bytes.length, outcome: 'OK' }, 'export');
      return await reply
        .header('cache-control', 'no-store')
        .header('content-disposition', attachment(name))
        .type(types[query.format])
        .send(Buffer.from(bytes));
    } finally {
      release();
    }
  });
}
