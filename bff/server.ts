import type { AddressInfo } from 'node:net';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { addCompression } from './http/compression.ts';
import type { Config } from './config.ts';
import { clientErrorHandler } from './http/clientErrors.ts';
import { serveDocuments } from './files/documentRoute.ts';
import { exportRawMaterialFiles } from './files/exportRoute.ts';
import { serveFiles } from './files/fileProxy.ts';
import { createApollo } from './graphql/apollo.ts';
import { serveGraphql } from './graphql/route.ts';
import { createSchema } from './graphql/schema.ts';
import { serveHealthChecks } from './http/health.ts';
import { addCors } from './http/cors.ts';
import { bufferedStdout, createLogOptions, type LogStream } from './http/logging.ts';
import { handleErrors, handleMalformedUrl } from './http/errorHandler.ts';
import { requestIdOf } from './http/requestId.ts';
import { addSecurityHeaders } from './http/securityHeaders.ts';
import { createServices } from './services.ts';
import { acceptUploads } from './files/uploadRoute.ts';
import { serveWebClient } from './http/staticSite.ts';

export interface Bff {
  app: FastifyInstance;
  /** Starts to listen and answers the address. */
  listen(): Promise<string>;
  /** Finishes what is under way, then ends. */
  close(): Promise<void>;
}

const MAX_BODY = 100 * 1024;
/** Longer than any name of a file; the route itself says what it takes. */
const MAX_PARAMETER = 1024;
const MAX_HEADERS = 16 * 1024;
const CHECK_CONNECTIONS_MS = 1_000;

/** The HTTP server under everything: its limits on time, size and number hold for every route. */
async function createApp(config: Config, log: LogStream): Promise<FastifyInstance> {
  const app = Fastify({
    logger: createLogOptions(config, log),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: (request) => requestIdOf(request.headers),
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: MAX_BODY,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: MAX_PARAMETER },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    keepAliveTimeout: config.keepAliveMs,
    requestTimeout: config.uploadTimeoutMs,
    http: {
      headersTimeout: config.headersTimeoutMs,
      maxHeaderSize: MAX_HEADERS,
      connectionsCheckingInterval: Math.min(CHECK_CONNECTIONS_MS, config.headersTimeoutMs),
    },
    clientErrorHandler: clientErrorHandler,
    frameworkErrors: handleMalformedUrl,
  });
  app.server.maxConnections = config.maxConnections;
  app.removeAllContentTypeParsers();
  addSecurityHeaders(app);
  addCors(app, config.corsOrigins);
  handleErrors(app);
  await addCompression(app);
  return app;
}

/** The backend-for-frontend: GraphQL, uploads, pictures and the web client on one origin. */
export async function createServer(config: Config, log: LogStream = bufferedStdout()): Promise<Bff> {
  const app = await createApp(config, log);
  const schema = createSchema();
  const services = createServices(config);
  const apollo = createApollo(schema, { introspection: config.graphqlIntrospection, log: app.log });
  await apollo.start();
  let ending = false;

  await app.register((scope) => serveGraphql(scope, { apollo, services, config }));
  await app.register((scope) => acceptUploads(scope, services));
  exportRawMaterialFiles(app, services);
  serveFiles(app, config);
  serveDocuments(app, services, config);
  serveHealthChecks(app, services, () => ending);
  await serveWebClient(app, config);

  return {
    app,
    async listen() {
      const { port, host } = config;
      await app.listen({ port, host });
      const bound = app.server.address() as AddressInfo;
      return `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}`;
    },
    async close() {
      ending = true;
      await app.close();
      await apollo.stop();
      await services.close();
    },
  };
}
