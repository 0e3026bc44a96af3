// @ts-check
// Installs what the lockfile names, unless that very lockfile is installed already. Runs on a bare clone.
import { existsSync } from 'node:fs';
import { isStartedScript, projectPath, runIfChanged } from './project.mjs';
import { runOrThrow } from './run.mjs';

/**
 * Packages whose install script only fetches, links or checks what the lockfile installs anyway. `.npmrc` keeps it from
 * being run, and every other, so that no compiler is needed.
 */
export const packagesWithIdleScripts = [
  '@apollo/protobufjs',
  '@parcel/watcher',
  '@swc/core',
  'esbuild',
  'unrs-resolver',
];

export const install = () =>
  runIfChanged('install', ['package-lock.json', 'package.json'], ['node_modules/.package-lock.json'], async () => {
    console.log(existsSync(projectPath('node_modules/react')) ? 'Updating packages …' : 'Installing packages …');
    await runOrThrow('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  });

if (isStartedScript(import.meta.url)) await install();
