import { randomBytes } from 'node:crypto';
import { access, chmod, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { createTokens, signingSecret } from './product-server/accounts/tokens.ts';
import { aiBackend } from './ai-server/ai-server.ts';
import { changeSettings, type StandInConfig } from './config.ts';
import { lockFolder } from './product-server/database/folderLock.ts';
import {
  restoreSnapshot,
  openDump,
  openFolder,
  openPostgres,
  type OpenDatabase,
} from './product-server/database/openDatabase.ts';
import type { Faults } from './faultInjection.ts';
import { openDocumentStore } from './product-server/files/documentStore.ts';
import { openFileStore } from './product-server/files/fileStore.ts';
import { geoBackend } from './geo-server/location.ts';
import type { ProductDependencies } from './product-server/productDependencies.ts';
import { CheckWorkerPool } from './product-server/recheck/checkWorkerPool.ts';
import { knowledgeCache } from './product-server/subjects/ingredient/knowledgeCache.ts';
import { type ProductBackend, startProductBackend } from './product-server/productServer.ts';
import { seedSnapshot } from './demo-data/seedSnapshot.ts';
import { seedDocumentContent } from './demo-data/documents/seedFolders.ts';
import { seeder } from './demo-data/seeder.ts';
import type { Call } from './product-server/service/calls.ts';
import type { Control } from './product-server/service/control.ts';
import { type Backend, createService, type Service } from './product-server/service/createService.ts';
import { digestState, keepSeed, restoreSeed } from './product-server/service/seedState.ts';

/** One running stand-in service. */
export interface StandIn {
  url: string;
  faults: Faults;
  /** Every request so far, oldest first. */
  calls: Call[];
}

export interface StandIns {
  product: StandIn;
  ai: StandIn;
  geo: StandIn;
  close(): Promise<void>;
}

/** A configured port is in use. */
export class PortInUseError extends Error {}

/** Starts the stand-ins for the services behind the BFF. When one fails to start, the others are stopped. */
export async function startStandIns(config: StandInConfig): Promise<StandIns> {
  const endings: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const end of endings.splice(0).reverse()) await end();
  };
  try {
    const { database, folder } = await openData(config, endings);
    endings.push(() => database.close());
    const kept = { knowledge: knowledgeCache(database.db), checkWorkers: new CheckWorkerPool(database.db) };
    endings.push(() => kept.checkWorkers.close());
    if (config.control) await keepSeed(database.db);
    let backends = await startBackends(config, database, folder, kept, await signingSecret(config.dataDir));
    endings.push(() => backends.product.stop());
    const services: Service[] = [];
    const control: Control | null = config.control
      ? {
          async reset(settings) {
            const changed = changeSettings(config, settings);
            for (const { faults } of services) faults.clear();
            await Promise.all(services.map((service) => service.idle()));
            await backends.product.stop();
            await restoreSeed(database.db);
            await restoreFiles(folder, config);
            backends = await startBackends(changed, database, folder, kept, randomBytes(32));
            for (const { calls } of services) calls.length = 0;
          },
          digest: () => digestState(database.db, join(folder, 'files')),
        }
      : null;
    const listen = async (name: keyof Backends, port: number, variable: string): Promise<StandIn> => {
      const service = await createService({
        contract: CONTRACTS[name],
        backend: () => backends[name],
        control,
        isLocal: isLoopback(config.host),
      });
      services.push(service);
      endings.push(() => service.app.close());
      return {
        url: await listenOn(service, { host: config.host, port, variable }),
        faults: service.faults,
        calls: service.calls,
      };
    };
    return {
      product: await listen('product', config.productPort, 'PRODUCT_PORT'),
      ai: await listen('ai', config.aiPort, 'AI_PORT'),
      geo: await listen('geo', config.geoPort, 'GEO_PORT'),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const CONTRACTS = { product: 'product-server', ai: 'ai-server', geo: 'geo-server' } as const;

interface Backends {
  product: ProductBackend;
  ai: Backend;
  geo: Backend;
}

/**
 * What answers the requests of the three services. Nothing that they remember is anywhere but here, in the database and
 * the folder.
 */
async function startBackends(
  config: StandInConfig,
  { db }: OpenDatabase,
  folder: string,
  kept: Pick<ProductDependencies, 'knowledge' | 'checkWorkers'>,
  secret: Uint8Array,
): Promise<Backends> {
  const [files, documents] = await Promise.all([
    openFileStore(join(folder, 'files')),
    openDocumentStore(join(folder, 'files'), seedDocumentContent),
  ]);
  const tokens = createTokens(secret, config.tokenHours);
  const mail = { smtpUrl: config.smtpUrl, from: config.mailFrom, folder: join(folder, 'mail') };
  return {
    product: await startProductBackend({ db, tokens, files, documents, ...kept, webUrl: config.webUrl }, mail),
    ai: aiBackend({ db, tokens }),
    geo: geoBackend(config.homeCountry),
  };
}

/** Makes the files as they are after a first start, and forgets the mail. */
async function restoreFiles(folder: string, config: StandInConfig): Promise<void> {
  await Promise.all(['files', 'mail'].map((name) => rm(join(folder, name), { recursive: true, force: true })));
  await copyFiles((await seedSnapshot(config.seedScale, config.seedInventory)).files, join(folder, 'files'));
}

async function copyFiles(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
  await closeToOthers(to);
}

/** Opens the configured database and the folder of the files. */
async function openData(
  config: StandInConfig,
  endings: (() => Promise<unknown>)[],
): Promise<{ database: OpenDatabase; folder: string }> {
  const folder = config.dataDir ?? (await mkdtemp(join(tmpdir(), 'dosije-')));
  endings.push(
    config.dataDir === null ? () => rm(folder, { recursive: true, force: true }) : await lockFolder(config.dataDir),
  );
  const files = join(folder, 'files');
  const seed = seeder(config.seedScale, files, config.seedInventory);
  if (config.databaseUrl) return { folder, database: await openPostgres(config.databaseUrl, seed) };
  const within = join(folder, 'database');
  const isThere =
    config.dataDir !== null &&
    (await access(within).then(
      () => true,
      () => false,
    ));
  if (isThere) return { folder, database: await openFolder(within, seed) };
  const kit = await seedSnapshot(config.seedScale, config.seedInventory);
  await copyFiles(kit.files, files);
  if (config.dataDir === null) return { folder, database: await openDump(kit.dump) };
  await restoreSnapshot(within, kit.dump);
  await closeToOthers(within);
  return { folder, database: await openFolder(within, seed) };
}

/**
 * A copy keeps the rights of the files that it is made of, which may be open to other users, and PGlite opens those
 * that it restores.
 */
async function closeToOthers(folder: string): Promise<void> {
  await chmod(folder, 0o700);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

interface Address {
  host: string;
  port: number;
  /** The setting that names the port. */
  variable: string;
}

async function listenOn({ app }: Service, { host, port, variable }: Address): Promise<string> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new PortInUseError(`Port ${port} is in use; set ${variable} to a free one.`);
  }
  return `http://${host.includes(':') ? `[${host}]` : host}:${(app.server.address() as AddressInfo).port}`;
}
