import cluster from 'node:cluster';
import { ConfigError, readConfig, type Config } from './config.ts';
import { sweepTemporaryFolders } from './files/temporaryFolders.ts';
import { createServer } from './server.ts';
import { startWorkers, WorkerStartError } from './workers.ts';

/**
 * Docker and Kubernetes kill a process ten seconds or more after SIGTERM; with DRAIN_MS they have to be told to wait
 * longer.
 */
const MAX_SHUTDOWN_MS = 9_000;

const exitWithError = (text: string): never => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) return exitWithError(error.message);
    throw error;
  }
}

const config = readConfigOrExit();
// Before a worker makes folders of its own.
if (cluster.isPrimary) sweepTemporaryFolders();

/** Starts the server in this process. */
async function startServer(): Promise<{ url: string; close(): Promise<void> }> {
  const bff = await createServer(config);
  const { log } = bff.app;
  // After an unhandled error the state is unknown. The process manager is expected to start a new process.
  const crash = (error: unknown): void => {
    log.fatal({ err: error }, 'unhandled error');
    setImmediate(() => process.exit(1));
  };
  process.on('unhandledRejection', crash);
  process.on('uncaughtException', crash);
  return { url: await bff.listen(), close: () => bff.close() };
}

const isSupervisor = config.workers > 1 && cluster.isPrimary;
const running = await (isSupervisor ? startWorkers(config) : startServer()).catch((error: unknown) => {
  if (error instanceof WorkerStartError) return process.exit(1);
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    const name = port === config.metricsPort ? 'METRICS_PORT' : 'PORT';
    return exitWithError(`${name} ${port} is in use by another process`);
  }
  throw error;
});
process.send?.({ ready: true, url: running.url });

let isShuttingDown = false;
/** Lets requests under way finish, but not longer than nine seconds after the last was taken. */
const shutDown = (): void => {
  if (isShuttingDown) return;
  isShuttingDown = true;
  const cutOff = (): void => {
    process.stderr.write('Connections were still open at the end of the time to shut down and were cut off\n');
    process.exit(0);
  };
  setTimeout(cutOff, config.drainMs + MAX_SHUTDOWN_MS).unref();
  void running.close().then(() => setImmediate(() => process.exit(0)));
};
process.on('SIGTERM', shutDown);
process.on('SIGINT', shutDown);
process.on('disconnect', shutDown);
