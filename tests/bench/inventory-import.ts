import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { accounts, DEMO_PASSWORD } from '../../mocks/demo-data/accounts.ts';
import { inventoryFile } from '../../mocks/testing/exportFiles.ts';
import { realDataFolder } from '../lists/realData.ts';

// The stand-in runs as a separate process, so that its memory and time are not those of the bench.
const LIMITS = { seconds: 60, memoryMb: 400 };
const ROWS = 30_070;
const POLL_MS = 50;

const line = (text: string) => process.stdout.write(`${text}\n`);

/** Generated rows, as many and as long as those of the inventory, for use without it. */
function syntheticInventory(): string {
  const stems = [
    'SODIUM',
    'POTASSIUM',
    'GLYCERYL',
    'HYDROLYZED',
    'CITRUS',
    'CAMELLIA',
    'ACRYLATES',
    'STEARYL',
    'DISODIUM',
    'PALMITOYL',
    'HELIANTHUS',
  ];
  const ends = [
    'COCOYL GLUTAMATE',
    'SINENSIS SEED OIL',
    'ANNUUS LEAF EXTRACT',
    'LAUROYL SULFATE',
    'CROSSPOLYMER',
    'BENZOATE',
    'OLIGOPEPTIDE',
    'FERMENT FILTRATE',
    'COPOLYMER',
  ];
  return inventoryFile(
    Array.from({ length: ROWS }, (_, at) => {
      const inci = `${stems[at % 11] ?? ''} ${ends[Math.floor(at / 11) % 9] ?? ''}-${Math.floor(at / 99) + 1}`;
      return {
        ref: String(40_000 + at),
        inci,
        cas: `${50_000 + at}-10-0`,
        description: `${inci} is the substance that this made-up inventory describes in as many words as a true one, for the measure.`,
        functions: 'SKIN CONDITIONING, SKIN CONDITIONING - EMOLLIENT',
      };
    }),
  );
}

/** Starts the stand-ins on a folder. */
async function start(folder: string): Promise<{ child: ChildProcess; url: string }> {
  const env = { PATH: process.env.PATH, PRODUCT_PORT: '0', AI_PORT: '0', GEO_PORT: '0', DATA_DIR: folder };
  const child = fork(resolve(import.meta.dirname, '../../mocks/main.ts'), { execArgv: ['--import', 'tsx'], env });
  const [ready] = (await once(child, 'message')) as [{ product: string }];
  return { child, url: ready.product };
}

/** Resident memory of a process in MB, or null where the system does not report it. */
function memoryOf({ pid }: ChildProcess): number | null {
  const status = `/proc/${pid ?? 0}/status`;
  return existsSync(status) ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) / 1000 : null;
}

const results: boolean[] = [];
const report = (what: string, measured: number, limit: number, unit: string) => {
  results.push(measured <= limit);
  line(
    `${what.padEnd(56)} ${measured.toFixed(1).padStart(8)} ${unit}   limit ${String(limit).padStart(5)} ${unit}   ${(measured / limit).toFixed(2)} of it`,
  );
};

interface ResponseBody {
  token: string;
  data: { data: { _id: string; stanje: string; obradjeno: number; brojevi: { vrsta: string; broj: number }[] } };
}

/** Sends a file, waits until it was read, applies it; measures time, memory and the longest wait of another request. */
async function measure(what: string, url: string, child: ChildProcess, token: string, file: Blob): Promise<void> {
  const ask = async (method: string, path: string, body?: FormData | string) => {
    const response = await fetch(`${url}/api/v1/cosing/imports${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      ...(body ? { body } : {}),
    });
    return ((await response.json()) as ResponseBody).data.data;
  };
  const form = new FormData();
  form.set('naziv', 'inventory.csv');
  form.set('fajl', file, 'inventory.csv');
  const before = memoryOf(child) ?? 0;
  let maxMemory = before;
  let maxWait = 0;
  const started = performance.now();
  const { _id } = await ask('POST', '', form);
  let read = await ask('GET', `/${_id}`);
  while (read.stanje === 'citanje') {
    await pause(POLL_MS);
    const requestedAt = performance.now();
    read = await ask('GET', `/${_id}`);
    maxWait = Math.max(maxWait, performance.now() - requestedAt);
    maxMemory = Math.max(maxMemory, memoryOf(child) ?? 0);
  }
  const povuceno = read.brojevi.find(({ vrsta }) => vrsta === 'povuceno')?.broj ?? 0;
  const applied = await ask('POST', `/${_id}/apply`, JSON.stringify({ datum: '2021-12-06', povuceno }));
  const seconds = (performance.now() - started) / 1000;
  if (applied.stanje !== 'primenjeno') throw new Error(`The import failed: ${JSON.stringify(read)}`);
  report(`${what}: read, compared and applied`, seconds, LIMITS.seconds, 's ');
  if (before > 0) report(`${what}: memory beside what the service holds`, maxMemory - before, LIMITS.memoryMb, 'MB');
  line(
    `${read.obradjeno} rows (${read.brojevi.map(({ vrsta, broj }) => `${broj} ${vrsta}`).join(', ')}); another request waited at most ${maxWait.toFixed(0)} ms`,
  );
}

const folder = await mkdtemp(join(tmpdir(), 'dosije-bench-'));
try {
  const data = realDataFolder();
  const file = new Blob([data ? readFileSync(resolve(data, 'cosing-inventory.csv')) : syntheticInventory()]);
  line(
    `the full inventory (${data ? 'the real one' : 'synthetic'}, ${(file.size / 1e6).toFixed(1)} MB), node ${process.version}`,
  );
  // The first start creates the database, which needs additional memory.
  const first = await start(folder);
  first.child.kill('SIGTERM');
  await once(first.child, 'exit');
  const { child, url } = await start(folder);
  const login = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: accounts.admin.email, password: DEMO_PASSWORD }),
  };
  const { token } = (await (await fetch(`${url}/api/v1/users/login`, login)).json()) as ResponseBody;
  await measure('first import', url, child, token, file);
  await measure('the same again', url, child, token, file);
  child.kill('SIGTERM');
  await once(child, 'exit');
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = results.every(Boolean) ? 0 : 1;
