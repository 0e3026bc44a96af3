import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keyOfLink } from '../auth/inspectionLimiter.ts';
import type { Config } from '../config.ts';
import { createContext } from '../context.ts';
import { clientError } from '../errors.ts';
import { extensionsOf, httpTypeOf } from '../modules/document-folder/document-folder.types.ts';
import { fetchInspection } from '../modules/inspection/inspection.rest.ts';
import type { Inspection } from '../resolvers.generated.ts';
import type { Services } from '../services.ts';
import { ConcurrencyLimit } from '../files/concurrencyLimit.ts';
import { createDocumentSource } from '../files/documentClient.ts';
import { safeDocumentName } from '../files/downloadNames.ts';
import { fileInside } from '../report/embeddedFile.ts';
import { type Download, MAX_PER_PERSON, sendDownload } from './downloads.ts';
import { PDF } from '../files/fileTypes.ts';

/** What every page of a copy says, in both languages: who reads it may know one alone. */
function marksOf({ createdBy, purpose, endsAt, pdfSize, pdfSha256 }: Inspection): string[] {
  const day = endsAt.slice(0, 10);
  return [
    `Shown through a link made by ${createdBy} for: ${purpose}. The link ends on ${day}.`,
    `Prikazano preko linka koji stavlja na uvid ${createdBy}: ${purpose}. Link važi do ${day}.`,
    `Copy: its first ${pdfSize} bytes are the signed PDF / Kopija: prvih ${pdfSize} bajtova su potpisani PDF. SHA-256 ${pdfSha256}`,
  ];
}

/**
 * `GET /inspection/pdf`, `GET /inspection/proof` and `GET /inspection/files/:id`: what a link for an inspector shows,
 * without an account. The token is in a header, so that no record of addresses has it.
 */
export function serveInspections(app: FastifyInstance, services: Services, config: Config): void {
  const source = createDocumentSource(services.product, config);
  app.addHook('onClose', () => source.close());
  const downloads = new ConcurrencyLimit(MAX_PER_PERSON, 'Too many downloads at once');

  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    prepare: (inspection: Inspection, visitor: { token: string; ip: string }, signal: AbortSignal) => Promise<Download>,
  ) =>
    sendDownload(request, reply, downloads, async () => {
      const { 'x-inspection-token': header } = request.headers;
      const token = typeof header === 'string' ? header : '';
      const { product, ip } = createContext(services, request, reply);
      await services.inspections.admit(token, ip);
      return {
        owner: keyOfLink(token),
        logFields: { viewer: 'inspection' },
        prepare: async (signal) => prepare(await fetchInspection(product, token, 'download'), { token, ip }, signal),
      };
    });

  app.get('/inspection/pdf', (request, reply) =>
    send(request, reply, async (inspection, visitor, signal) => {
      const address = { of: 'inspectionPdf', slug: '', id: 'pdf', type: PDF, visitor } as const;
      const signed = await buffer((await source.open(request, address, signal)).stream);
      const copy = await services.reports.mark(signed, marksOf(inspection), signal);
      return {
        stream: Readable.from([Buffer.from(copy)]),
        size: copy.length,
        name: safeDocumentName(`${inspection.name} ${inspection.number}`, ['pdf']),
        type: PDF,
        logFields: { bytes: copy.length },
      };
    }),
  );

  app.get('/inspection/proof', (request, reply) =>
    send(request, reply, async ({ proof }, visitor, signal) => {
      if (!proof?.url) throw clientError('NOT_FOUND', 'The signed PDF has no proof inside');
      const address = { of: 'inspectionPdf', slug: '', id: 'pdf', type: PDF, visitor } as const;
      const content = await fileInside((await source.open(request, address, signal)).stream, proof.sha256);
      return {
        stream: Readable.from([content]),
        size: content.length,
        name: safeDocumentName(proof.name, ['pdf']),
        type: PDF,
        logFields: { file: proof.sha256 },
      };
    }),
  );

  app.get<{ Params: { id: string } }>('/inspection/files/:id', (request, reply) =>
    send(request, reply, async ({ files }, visitor, signal) => {
      const file = files.find(({ id, url }) => id === request.params.id && url !== null);
      if (!file) throw clientError('NOT_FOUND', 'No such file');
      const { id, name, mediaType } = file;
      const type = httpTypeOf[mediaType];
      const content = await source.open(request, { of: 'inspectionFile', slug: '', id, type, visitor }, signal);
      return { ...content, name: safeDocumentName(name, extensionsOf[mediaType]), type, logFields: { file: id } };
    }),
  );
}
