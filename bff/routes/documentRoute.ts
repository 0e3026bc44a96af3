import type { FastifyInstance } from 'fastify';
import { SHEET_TYPES, sheetTypeOf } from '../../domain/document/sheetType.ts';
import { identify, type RequestContext } from '../context.ts';
import { safeDocumentName } from '../files/downloadNames.ts';
import type { SendDownload } from './downloads.ts';
import { createDocumentSource } from '../files/documentClient.ts';
import { createZip } from '../files/documentZip.ts';
import { ZIP } from '../files/fileTypes.ts';
import type { Config } from '../config.ts';
import { clientError } from '../errors.ts';
import { fetchFolders, folderKinds } from '../modules/document-folder/document-folder.rest.ts';
import { extensionsOf, httpTypeOf } from '../modules/document-folder/document-folder.types.ts';
import { fetchFormula } from '../modules/formula/formula.rest.ts';
import { fetchLabel } from '../modules/label/label.rest.ts';
import type { Document, DocumentFolderKind } from '../resolvers.generated.ts';
import type { Services } from '../services.ts';

interface DocumentRoute {
  Params: { slug: string; id: string };
}
interface ZipRoute {
  Params: { slug: string };
  Querystring: { folder?: unknown };
}

const downloadNameOf = ({ name, mediaType }: Pick<Document, 'name' | 'mediaType'>): string =>
  safeDocumentName(name, extensionsOf[mediaType]);

/**
 * `GET /documents/:slug/:id` sends one document of a raw material, or an earlier version of one; `GET
 * /documents/:slug/all.zip` sends all of them, or those of one folder with `?folder=`; `GET /label-documents/:slug/:id`
 * sends the document of a sign-off of a label; `GET
 * /formula-files/:slug` the spreadsheet that a formula was imported from. The token is in a header, so a shared URL
 * alone gives no access. The service decides who may read what.
 */
export function serveDocuments(app: FastifyInstance, services: Services, config: Config, send: SendDownload): void {
  const source = createDocumentSource(services.product, config);
  app.addHook('onClose', () => source.close());

  app.get<DocumentRoute>('/documents/:slug/:id', (request, reply) => {
    const { slug, id } = request.params;
    return send(request, reply, { slug, action: 'document.read' }, async ({ product }, signal) => {
      const document = (await fetchDocuments(product, slug))
        .flatMap(({ document: one }) => [one, ...one.earlierVersions])
        .find((one) => one.id === id);
      if (!document) throw clientError('NOT_FOUND', 'No such document');
      const type = httpTypeOf[document.mediaType];
      const content = await source.open(request, { of: 'rawMaterial', slug, id, type }, signal);
      return { ...content, name: downloadNameOf(document), type, logFields: { document: id } };
    });
  });

  app.get<DocumentRoute>('/label-documents/:slug/:id', (request, reply) => {
    const { slug, id } = request.params;
    return send(request, reply, { slug, action: 'label.read' }, async (context, signal) => {
      const { content: label } = await fetchLabel(context.product, await identify(context), slug);
      const document = label.signOffs.find((one) => one.id === id)?.document;
      if (!document) throw clientError('NOT_FOUND', 'No such document');
      const type = httpTypeOf[document.mediaType];
      const content = await source.open(request, { of: 'label', slug, id, type }, signal);
      return { ...content, name: downloadNameOf(document), type, logFields: { signOff: id } };
    });
  });

  app.get<{ Params: { slug: string } }>('/formula-files/:slug', (request, reply) => {
    const { slug } = request.params;
    return send(request, reply, { slug, action: 'formula.read' }, async (context, signal) => {
      const { id, importFile: file } = await fetchFormula(context.product, await identify(context), slug);
      if (!file) throw clientError('NOT_FOUND', 'No such file');
      const type = file.mediaType;
      const content = await source.open(request, { of: 'formula', slug, id, type }, signal);
      const name = safeDocumentName(file.name, SHEET_TYPES[sheetTypeOf(type)].endings);
      return { ...content, name, type, logFields: { formula: id } };
    });
  });

  app.get<ZipRoute>('/documents/:slug/all.zip', (request, reply) => {
    const { slug } = request.params;
    const folder = parseFolder(request.query.folder);
    return send(request, reply, { slug, action: 'document.read' }, async ({ product }, signal) => {
      const selected = (await fetchDocuments(product, slug)).filter(({ kind }) => folder === null || kind === folder);
      if (selected.length === 0) throw clientError('NOT_FOUND', 'There are no documents');
      const files = selected.map(({ kind, document }) => ({
        folder: kind,
        name: downloadNameOf(document),
        addedAt: document.addedAt,
        id: document.id,
        type: httpTypeOf[document.mediaType],
      }));
      const stream = await createZip(
        files,
        async ({ id, type }) => (await source.open(request, { of: 'rawMaterial', slug, id, type }, signal)).stream,
      );
      const name = safeDocumentName([slug, folder].filter(Boolean).join(' '), ['zip']);
      return {
        stream,
        size: null,
        name,
        type: ZIP,
        logFields: { folder: folder ?? 'ALL', documents: files.length },
      };
    });
  });
}

async function fetchDocuments(
  product: RequestContext['product'],
  slug: string,
): Promise<{ kind: DocumentFolderKind; document: Document }[]> {
  return (await fetchFolders(product, slug)).flatMap(({ kind, documents }) =>
    (documents ?? []).map((document) => ({ kind, document })),
  );
}

function parseFolder(folder: unknown): DocumentFolderKind | null {
  if (folder === undefined) return null;
  const kind = Object.values(folderKinds).find((one) => one === folder);
  if (!kind) throw clientError('BAD_USER_INPUT', 'No such folder');
  return kind;
}
