import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const top = resolve(__dirname, '..');
const read = (file: string): Promise<string> => readFile(join(top, file), 'utf8');
const run = async (command: string, ...args: string[]): Promise<string> =>
  (await promisify(execFile)(command, args, { cwd: top, maxBuffer: 64 * 1024 * 1024 })).stdout;

interface Lock {
  packages: Record<string, { name?: string; version: string; dev?: boolean; hasInstallScript?: boolean }>;
}
const lock = async (): Promise<Lock> => JSON.parse(await read('package-lock.json')) as Lock;
const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '');

test('npm runs no script of a package as it is installed', async () => {
  expect((await run('npm', 'config', 'get', 'ignore-scripts')).trim()).toBe('true');
});

test('the lockfile is what `npm ci --ignore-scripts` installs for package.json', async () => {
  const args = ['ci', '--ignore-scripts', '--dry-run', '--offline', '--no-audit', '--no-fund'];
  await expect(run('npm', ...args)).resolves.toContain('up to date');
});

test('every package with an install script is known to do without it', async () => {
  const idle = await run(
    process.execPath,
    '--input-type=module',
    '--eval',
    `import { packagesWithIdleScripts } from ${JSON.stringify(join(top, '.tools/install.mjs'))};
     console.log(JSON.stringify(packagesWithIdleScripts));`,
  );
  const { packages } = await lock();
  const withScript = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(new Set(withScript.map(([path]) => nameOf(path)))).toEqual(new Set(JSON.parse(idle) as string[]));
});

test('the bill of materials is CycloneDX and names a licence for every package that runs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dosije-sbom-'));
  try {
    await run(process.execPath, '.tools/sbom.mjs', folder);
    const bom = JSON.parse(await readFile(join(folder, 'sbom.cdx.json'), 'utf8')) as {
      bomFormat: string;
      metadata: { component: { name: string } };
      components: { name: string; version: string; licenses?: unknown[] }[];
    };
    expect([bom.bomFormat, bom.metadata.component.name]).toEqual(['CycloneDX', 'dosije']);
    const { packages } = await lock();
    const running = Object.entries(packages)
      .filter(([path, { dev }]) => path !== '' && !dev)
      .map(([path, { name = nameOf(path), version }]) => `${name}@${version}`);
    const { dependencies } = JSON.parse(await read('package.json')) as { dependencies: Record<string, string> };
    expect(Object.entries(dependencies).filter(([name, version]) => !running.includes(`${name}@${version}`))).toEqual(
      [],
    );
    expect(new Set(bom.components.map(({ name, version }) => `${name}@${version}`))).toEqual(new Set(running));
    expect(bom.components.filter(({ licenses = [] }) => licenses.length === 0)).toEqual([]);
    const licences = await readFile(join(folder, 'licences.txt'), 'utf8');
    expect(licences).not.toContain('none stated');
    const missing = bom.components.filter(({ name, version }) => !licences.includes(`\n  ${name} ${version}\n`));
    expect(missing).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('the README leads an operator to what belongs in front and what does not', async () => {
  expect(await read('README.md')).toContain('(.deploy/README.md)');
  const operation = await read('.deploy/README.md');
  for (const text of ['ends in front of the product', '`TRUSTED_PROXIES`', 'need nothing in front'])
    expect(operation).toContain(text);
});
