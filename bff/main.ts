import { ConfigError, readConfig, type Config } from './config.ts';
import { createServer } from './server.ts';

const LONGEST_END_MS = 9_000;

const giveUp = (text: string): never => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

function readConfigOrGiveUp(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) return giveUp(error.message);
    throw error;
  }
}

const config = readConfigOrGiveUp();
const bff = await createServer(config);
const { log } = bff.app;

// Nothing should get here. When something does, the state is unknown: say so and end; whoever started us starts us again.
const die = (error: unknown): void => {
  log.fatal({ err: error }, 'unexpected fault');
  setImmediate(() => process.exit(1));
};
process.on('unhandledRejection', die);
process.on('uncaughtException', die);

const url = await bff.listen().catch((error: unknown) => {
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    return giveUp(`PORT ${config.port} is in use by another process`);
  throw error;
});
process.send?.({ ready: true, url });

let ending = false;
/** Finishes what is under way; what takes longer than nine seconds is cut off. */
const end = (): void => {
  if (ending) return;
  ending = true;
  setTimeout(() => process.exit(0), LONGEST_END_MS).unref();
  void bff.close().then(() => setImmediate(() => process.exit(0)));
};
process.on('SIGTERM', end);
process.on('SIGINT', end);
process.on('disconnect', end);
