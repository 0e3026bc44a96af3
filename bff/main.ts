import { ConfigError, readConfig, type Config } from './config.ts';
import { createServer } from './server.ts';

/** Docker and Kubernetes kill a process ten seconds or more after SIGTERM. */
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
const bff = await createServer(config);
const { log } = bff.app;

// After an unhandled error the state is unknown. The process manager is expected to start a new process.
const crash = (error: unknown): void => {
  log.fatal({ err: error }, 'unhandled error');
  setImmediate(() => process.exit(1));
};
process.on('unhandledRejection', crash);
process.on('uncaughtException', crash);

const url = await bff.listen().catch((error: unknown) => {
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    const name = port === config.metricsPort ? 'METRICS_PORT' : 'PORT';
    return exitWithError(`${name} ${port} is in use by another process`);
  }
  throw error;
});
process.send?.({ ready: true, url });

let isShuttingDown = false;
/** Lets requests under way finish, but not longer than nine seconds. */
const shutDown = (): void => {
  if (isShuttingDown) return;
  isShuttingDown = true;
  setTimeout(() => process.exit(0), MAX_SHUTDOWN_MS).unref();
  void bff.close().then(() => setImmediate(() => process.exit(0)));
};
process.on('SIGTERM', shutDown);
process.on('SIGINT', shutDown);
process.on('disconnect', shutDown);
