import { ConfigError, readConfig } from './config.ts';
import { log, setLogLevel } from './log.ts';
import { FolderInUseError } from './product-server/database/folderLock.ts';
import { PortInUseError, startStandIns } from './standIns.ts';
import { startErrorText } from './startError.ts';

const GRACE_MS = 9_000;

// Folders and files of the data are readable by the user of this process alone.
process.umask(0o077);

try {
  const config = readConfig(process.env);
  setLogLevel(config.logLevel);
  const standIns = await startStandIns(config);
  for (const [service, url] of [
    ['product-server', standIns.product.url],
    ['ai-server', standIns.ai.url],
    ['geo-server', standIns.geo.url],
  ])
    log.info({ service, url }, 'listening');
  if (!config.databaseUrl)
    log.info(
      { folder: config.dataDir },
      'embedded database: a crash of the machine may lose the last changes; set DATABASE_URL for real data',
    );
  const end = () => {
    const cutOff = () => {
      process.stderr.write('Connections were still open at the end of the time to shut down and were cut off\n');
      process.exit(0);
    };
    setTimeout(cutOff, GRACE_MS).unref();
    void standIns.close().then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(signal, end);
  process.send?.({ ready: true, product: standIns.product.url, ai: standIns.ai.url, geo: standIns.geo.url });
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof FolderInUseError || error instanceof PortInUseError;
  process.stderr.write(`${expected ? error.message : startErrorText(error)}\n`);
  process.exit(1);
}
