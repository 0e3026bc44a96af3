import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { REPORT_LANGUAGES } from '../../domain/report/reportParts.ts';
import { identify } from '../context.ts';
import { parseInput } from '../input.ts';
import { withLoaders } from '../modules/loaders.ts';
import { compareVersions } from '../modules/pif-version/pif-version.service.ts';
import { fetchVersion } from '../modules/pif-version/pif-version.rest.ts';
import { fetchPif } from '../modules/pif/pif.rest.ts';
import { comparisonReport } from '../report/comparisonReport.ts';
import type { Services } from '../services.ts';
import { today } from '../today.ts';
import { ConcurrencyLimit } from '../files/concurrencyLimit.ts';
import { safeDocumentName } from '../files/downloadNames.ts';
import { createDownloads } from './downloads.ts';
import { PDF } from '../files/fileTypes.ts';

const number = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'Must be the number of a version')
  .transform(Number);
const comparisonQuery = z
  .strictObject({
    since: number,
    until: number.optional(),
    language: z.enum(REPORT_LANGUAGES, { error: `Must be ${REPORT_LANGUAGES.join(', ')}` }),
  })
  .refine(({ since, until }) => until === undefined || since < until, {
    path: ['until'],
    error: 'Must be the number of a later version than "since"',
  });

/**
 * `GET /exports/pif/{slug}/comparison?since=1&until=2&language=en|sr|sr-Cyrl`: what differs between two signed
 * versions, or, without `until`, from one.
 */
export function exportPifComparisons(app: FastifyInstance, services: Services): void {
  const send = createDownloads(services);
  const exports = new ConcurrencyLimit(2, 'Two comparisons of the caller are being made');
  app.get<{ Params: { slug: string } }>('/exports/pif/:slug/comparison', (request, reply) => {
    const { slug } = request.params;
    return send(request, reply, { slug, action: 'pif.read' }, async (requestContext, signal) => {
      const { since, until, language } = parseInput(comparisonQuery, request.query, '');
      const viewer = await identify(requestContext);
      const release = exports.acquire(viewer.id);
      try {
        const context = withLoaders(requestContext);
        const { product } = context;
        const pif = await fetchPif(product, viewer, slug);
        const [older, newer, compared] = await Promise.all([
          fetchVersion(product, slug, since),
          until ? fetchVersion(product, slug, until) : null,
          compareVersions(pif, since, until ?? null, context),
        ]);
        const versions = { since: older.version, until: newer?.version ?? null };
        const document = comparisonReport({ pif, ...versions, ...compared, language, today: today() });
        const { bytes } = await services.reports.print(document, signal);
        return {
          stream: Readable.from([Buffer.from(bytes)]),
          size: bytes.length,
          name: safeDocumentName(`${pif.name} ${since}-${until ?? ''}`, ['pdf']),
          type: PDF,
          logFields: { pif: slug, parts: `comparison ${since}-${until ?? ''}`, bytes: bytes.length },
        };
      } finally {
        release();
      }
    });
  });
}
