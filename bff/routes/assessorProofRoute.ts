import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { clientError } from '../errors.ts';
import { fetchAssessorProfile } from '../modules/viewer/viewer.assessor.rest.ts';
import type { Services } from '../services.ts';
import { createDocumentSource } from '../files/documentClient.ts';
import { safeDocumentName } from '../files/downloadNames.ts';
import type { SendDownload } from './downloads.ts';
import { PDF } from '../files/fileTypes.ts';

/**
 * `GET /assessor-proof` sends the caller the proof of his qualification. The token is in a header, so a shared URL
 * alone gives no access.
 */
export function serveAssessorProof(app: FastifyInstance, services: Services, config: Config, send: SendDownload): void {
  const source = createDocumentSource(services.product, config);
  app.addHook('onClose', () => source.close());
  app.get('/assessor-proof', (request, reply) =>
    send(request, reply, { slug: 'me', action: 'pif.assess' }, async ({ product }, signal) => {
      const { proof } = await fetchAssessorProfile(product);
      if (!proof) throw clientError('NOT_FOUND', 'There is no proof');
      const address = { of: 'assessor', slug: 'me', id: proof.sha256, type: PDF } as const;
      const content = await source.open(request, address, signal);
      return { ...content, name: safeDocumentName(proof.name, ['pdf']), type: PDF, logFields: { file: proof.sha256 } };
    }),
  );
}
