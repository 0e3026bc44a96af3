import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './freePort.ts';
import { until } from './until.ts';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

/** The folder with the programs of the newest PostgreSQL server from a Debian package; null without one. */
export function postgresPrograms(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  return (
    versions
      .map((version) => join(DEBIAN, version, 'bin'))
      .find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres'))) ?? null
  );
}

/** PostgreSQL refuses to run as root; Debian's package brings an account for it. */
const asOwner = (program: string, args: string[]): [string, string[]] =>
  process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args];

/** A separate PostgreSQL server in a temporary folder, on a free port. */
export async function startPostgres(programs: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'dosije-postgres-'));
  if (process.getuid?.() === 0) await run('chown', ['postgres', folder]);
  await chmod(folder, 0o700);
  const data = join(folder, 'data');
  await run(
    ...asOwner(join(programs, 'initdb'), [
      '-D',
      data,
      '-U',
      'dosije',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ]),
    { cwd: '/' },
  );
  const port = await freePort();
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    `unix_socket_directories=${folder}`,
    '-c',
    'fsync=off',
  ];
  const server = spawn(...asOwner(join(programs, 'postgres'), args), { cwd: '/', stdio: 'ignore' });
  const url = `postgres://dosije@127.0.0.1:${port}/postgres`;
  await until('PostgreSQL accepts connections', () => isReachable(url));
  return {
    url,
    async stop() {
      const ended = once(server, 'exit');
      // runuser does not forward signals to the server.
      await run(...asOwner(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']), { cwd: '/' });
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function isReachable(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
