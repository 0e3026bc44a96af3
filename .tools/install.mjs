// @ts-check
// Installs what the lockfile names, unless that very lockfile is installed already. Runs on a bare clone.
import { existsSync } from 'node:fs';
import { isStartedScript, projectPath, runIfChanged } from './project.mjs';
import { runOrThrow } from './run.mjs';

export const install = () =>
  runIfChanged('install', ['package-lock.json', 'package.json'], ['node_modules/.package-lock.json'], async () => {
    console.log(existsSync(projectPath('node_modules/react')) ? 'Updating packages …' : 'Installing packages …');
    await runOrThrow('npm', ['ci', '--no-audit', '--no-fund']);
  });

if (isStartedScript(import.meta.url)) await install();
