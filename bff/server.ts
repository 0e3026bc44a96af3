import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { addCompression } from './http/compression.ts';
import type { Config } from './config.ts';
import { closeSilentConnections, limitSilentConnections } from './http/connectionLimit.ts';
import { clientErrorHandler } from './http/clientErrors.ts';
import { createDownloads } from './routes/downloads.ts';
import { serveDocuments } from './routes/documentRoute.ts';
import { exportPifComparisons } from './routes/comparisonRoute.ts';
import { estimateReports } from './routes/reportEstimateRoute.ts';
import { exportPifReports } from './routes/reportRoute.ts';
import { serveAssessorProof } from './routes/assessorProofRoute.ts';
import { serveInspections } from './routes/inspectionRoute.ts';
import { servePifFiles } from './routes/pifFileRoute.ts';
import {
  exportFormulaFiles,
  exportLabelsToReprint,
  exportRawMaterialFiles,
  exportSelections,
} from './routes/exportRoute.ts';
import { serveFiles } from './routes/fileProxy.ts';
import { CompiledOperations } from './graphql/compiledOperations.ts';
import { createApollo } from './graphql/apollo.ts';
import { serveGraphql } from './graphql/route.ts';
import { executableSchema } from './graphql/schema.ts';
import { serveSessionCheck } from './http/sessionCheck.ts';
import { drain } from './http/drain.ts';
import { serveHealthChecks } from './http/health.ts';
import { addCors } from './http/cors.ts';
import { bufferedStdout, createLogOptions, type LogStream } from './http/logging.ts';
import { countRequests } from './http/requestMetrics.ts';
import { handleErrors, handleMalformedUrl } from './http/errorHandler.ts';
import { requestIdOf } from './http/requestId.ts';
import { addSecurityHeaders } from './http/securityHeaders.ts';
import { serveMetrics, type MetricsServer } from './metrics/metricsServer.ts';
import { createServices } from './services.ts';
import { createState } from './state/createState.ts';
import { createTracing } from './tracing/createTracing.ts';
import { traceRequests } from './tracing/traceRequests.ts';
import { acceptUploads } from './routes/uploadRoute.ts';
import { serveWebClient } from './http/staticSite.ts';
import { noteUntrustedProxy } from './http/untrustedProxy.ts';

export interface Bff {
  app: FastifyInstance;
  /** Starts to listen. Resolves to the URL. */
  listen(): Promise<string>;
  /** The URL of the port for operators, while it is open. */
  metricsUrl(): string | null;
  /**
   * Tells balancers that this server ends, serves for `drainMs` what they still send, lets requests under way finish,
   * then closes everything.
   */
  close(): Promise<void>;
}

const MAX_BODY_BYTES = 100 * 1024;
/** Longer than any file name. The routes check their parameters themselves. */
const MAX_PARAMETER_LENGTH = 1024;
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_TIMEOUT_CHECK_MS = 1_000;

/** The HTTP server with the limits, headers and error handling that all routes share. */
async function createApp(config: Config, log: LogStream): Promise<FastifyInstance> {
  const app = Fastify({
    logger: createLogOptions(config, log),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: (request) => requestIdOf(request.headers),
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: MAX_BODY_BYTES,
    exposeHeadRoutes: true,
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    keepAliveTimeout: config.keepAliveMs,
    requestTimeout: config.uploadTimeoutMs,
    http: {
      headersTimeout: config.headersTimeoutMs,
      maxHeaderSize: MAX_HEADER_BYTES,
      connectionsCheckingInterval: Math.min(MAX_TIMEOUT_CHECK_MS, config.headersTimeoutMs),
    },
    clientErrorHandler,
    frameworkErrors: handleMalformedUrl,
  });
  app.server.maxConnections = config.maxConnections;
  limitSilentConnections(app.server, config.trustedProxies);
  closeSilentConnections(app);
  if (config.trustedProxies.length === 0) noteUntrustedProxy(app);
  app.removeAllContentTypeParsers();
  addSecurityHeaders(app);
  addCors(app, config.corsOrigins);
  handleErrors(app);
  await addCompression(app);
  return app;
}

/** The backend for the web client: GraphQL, uploads, files and the client itself on one origin. */
export async function createServer(config: Config, log: LogStream = bufferedStdout()): Promise<Bff> {
  const app = await createApp(config, log);
  const schema = executableSchema();
  const tracing = createTracing(config, app.log);
  if (tracing) traceRequests(app, tracing);
  const services = createServices(config, await createState(config, app.log), tracing);
  const operations = new CompiledOperations(schema);
  const apollo = createApollo(schema, {
    operations,
    introspection: config.graphqlIntrospection,
    log: app.log,
    metrics: services.metrics,
  });
  await apollo.start();
  countRequests(app, services.metrics);

  await app.register((scope) => serveGraphql(scope, { apollo, operations, schema, services, config }));
  await app.register((scope) => acceptUploads(scope, services));
  exportRawMaterialFiles(app, services);
  exportFormulaFiles(app, services);
  exportLabelsToReprint(app, services);
  exportSelections(app, services);
  exportPifReports(app, services, config);
  estimateReports(app, services, config);
  exportPifComparisons(app, services);
  serveFiles(app, services.fileStore);
  const sendDownload = createDownloads(services);
  serveDocuments(app, services, config, sendDownload);
  servePifFiles(app, services, config, sendDownload);
  serveInspections(app, services, config);
  serveAssessorProof(app, services, config, sendDownload);
  serveSessionCheck(app, services);
  let isDraining = false;
  serveHealthChecks(app, services, config, () => isDraining);
  await serveWebClient(app, config);

  let metricsServer: MetricsServer | null = null;
  return {
    app,
    async listen() {
      const { port, host, metricsPort, metricsHost, version, commit } = config;
      app.log.info({ version, commit }, 'starting');
      await services.state.start();
      if (metricsPort !== null) services.metrics.watchProcess();
      if (cluster.isWorker) services.metrics.answerPrimary();
      else if (metricsPort !== null) metricsServer = await serveMetrics(services.metrics, metricsPort, metricsHost);
      await app.listen({ port, host });
      const { port: boundPort } = app.server.address() as AddressInfo;
      return `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`;
    },
    metricsUrl: () => metricsServer?.url ?? null,
    async close() {
      isDraining = true;
      await drain(app, config.drainMs);
      await app.close();
      await apollo.stop();
      await services.close();
      await metricsServer?.close();
    },
  };
}
