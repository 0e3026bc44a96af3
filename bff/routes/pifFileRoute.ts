import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { identify } from '../context.ts';
import { clientError } from '../errors.ts';
import { extensionsOf, httpTypeOf } from '../modules/document-folder/document-folder.types.ts';
import { fetchPif } from '../modules/pif/pif.rest.ts';
import type { PifFile } from '../resolvers.generated.ts';
import type { Services } from '../services.ts';
import { createDocumentSource } from '../files/documentClient.ts';
import { createZip } from '../files/documentZip.ts';
import { safeDocumentName } from '../files/downloadNames.ts';
import { ZIP } from '../files/fileTypes.ts';
import type { SendDownload } from './downloads.ts';

interface FileRoute {
  Params: { slug: string; id: string };
}
interface ZipRoute {
  Params: { slug: string };
}

const nameOf = ({ name, mediaType }: PifFile): string => safeDocumentName(name, extensionsOf[mediaType]);

/**
 * `GET /pif-files/:slug/:id` sends one file of a product information file, `GET /pif-files/:slug/all.zip` all of them
 * in folders by slots. The token is in a header, so a shared URL alone gives no access. The service decides who may
 * read what.
 */
export function servePifFiles(app: FastifyInstance, services: Services, config: Config, send: SendDownload): void {
  const source = createDocumentSource(services.product, config);
  app.addHook('onClose', () => source.close());

  app.get<FileRoute>('/pif-files/:slug/:id', (request, reply) => {
    const { slug, id } = request.params;
    return send(request, reply, { slug, action: 'pif.read' }, async (context, signal) => {
      const { files } = await fetchPif(context.product, await identify(context), slug);
      const file = files.find((one) => one.id === id);
      if (!file) throw clientError('NOT_FOUND', 'No such file');
      const type = httpTypeOf[file.mediaType];
      const content = await source.open(request, { of: 'pif', slug, id, type }, signal);
      return { ...content, name: nameOf(file), type, logFields: { file: id } };
    });
  });

  app.get<ZipRoute>('/pif-files/:slug/all.zip', (request, reply) => {
    const { slug } = request.params;
    return send(request, reply, { slug, action: 'pif.read' }, async (context, signal) => {
      const { files } = await fetchPif(context.product, await identify(context), slug);
      if (files.length === 0) throw clientError('NOT_FOUND', 'There are no files');
      const entries = files.map((file) => ({
        folder: file.slot,
        name: nameOf(file),
        addedAt: file.addedAt,
        id: file.id,
        type: httpTypeOf[file.mediaType],
      }));
      const stream = await createZip(
        entries,
        async ({ id, type }) => (await source.open(request, { of: 'pif', slug, id, type }, signal)).stream,
      );
      return {
        stream,
        size: null,
        name: safeDocumentName(slug, ['zip']),
        type: ZIP,
        logFields: { files: files.length },
      };
    });
  });
}
