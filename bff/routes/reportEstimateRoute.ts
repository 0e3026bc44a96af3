import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { identify, type RequestContext } from '../context.ts';
import { parseInput } from '../input.ts';
import { attachmentsOf } from '../modules/pif/export/pif.export.service.ts';
import { partPages } from '../report/partPages.ts';
import type { Services } from '../services.ts';
import { countAttachments } from '../files/appendedFiles.ts';
import { ConcurrencyLimit } from '../files/concurrencyLimit.ts';
import { createDocumentSource } from '../files/documentClient.ts';
import { createDownloads, type Download } from './downloads.ts';
import { allowedParts, chosenFiles, prepareReport, reportChoice } from './reportRoute.ts';

const pagesQuery = z.strictObject(reportChoice);
const attachmentsQuery = z.strictObject({ parts: reportChoice.parts, files: chosenFiles });

const toJson = (value: object): Download => {
  const bytes = Buffer.from(JSON.stringify(value));
  return {
    stream: Readable.from([bytes]),
    size: bytes.length,
    name: 'estimate.json',
    type: 'application/json',
    logFields: { bytes: bytes.length },
  };
};

/**
 * What an export will be, before it is made. `GET /exports/pif/{slug}/pages?parts=A1,…&language=en|sr|sr-Cyrl` says how
 * many pages each part takes: `{ pages, parts: { A1: 1.4, … } }`. `GET
 * /exports/pif/{slug}/attachments?parts=A1,…&files=DESCRIPTION,…` opens the files that would be appended: `{ files: [{
 * name, pages, problem }] }`, where a file with a problem (PROTECTED, DAMAGED, NO_PAGES) has no pages.
 */
export function estimateReports(app: FastifyInstance, services: Services, config: Config): void {
  const send = createDownloads(services);
  const source = createDocumentSource(services.product, config);
  app.addHook('onClose', () => source.close());
  const estimates = new ConcurrencyLimit(2, 'Two estimates of the caller are being made');
  const limited = async (context: RequestContext, estimate: () => Promise<object>): Promise<Download> => {
    const release = estimates.acquire((await identify(context)).id);
    try {
      return toJson(await estimate());
    } finally {
      release();
    }
  };

  app.get<{ Params: { slug: string } }>('/exports/pif/:slug/pages', (request, reply) => {
    const { slug } = request.params;
    return send(request, reply, { slug, action: 'pif.read' }, async (context, signal) => {
      const { parts: wanted, language } = parseInput(pagesQuery, request.query, '');
      const parts = await allowedParts(wanted, context);
      return limited(context, async () => {
        const { document, chapters } = await prepareReport(context, { slug, parts, language });
        return partPages(chapters, await services.reports.measure(document, signal));
      });
    });
  });

  app.get<{ Params: { slug: string } }>('/exports/pif/:slug/attachments', (request, reply) => {
    const { slug } = request.params;
    return send(request, reply, { slug, action: 'pif.read' }, async (context, signal) => {
      const { parts: wanted, files: sections } = parseInput(attachmentsQuery, request.query, '');
      const parts = await allowedParts(wanted, context);
      return limited(context, async () => {
        const { pif, document } = await prepareReport(context, { slug, parts: ['documents'], language: 'en' });
        const attachments = await attachmentsOf(context, pif, { parts, sections });
        if (attachments.length === 0) return { files: [] };
        const open = async ({ address }: (typeof attachments)[number]) =>
          (await source.open(request, address, signal)).stream;
        const counts = await countAttachments(services.reports, { document, attachments, open }, signal);
        return {
          files: attachments.map(({ name }, at) => {
            const count = counts[at] ?? { code: 'DAMAGED' };
            return 'pages' in count
              ? { name, pages: count.pages, problem: null }
              : { name, pages: null, problem: count.code };
          }),
        };
      });
    });
  });
}
