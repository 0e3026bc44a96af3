// Installs what the lockfile names, unless that very lockfile is installed already.
import { existsSync } from 'node:fs';
import { must, once, root } from './lib.mjs';

export const install = (say = () => {}) =>
  once('install', ['package-lock.json', 'package.json'], ['node_modules/.package-lock.json'], async () => {
    say(existsSync(root('node_modules/react')) ? 'Updating packages …' : 'Installing packages …');
    await must('npm', ['ci', '--no-audit', '--no-fund']);
  });

if (process.argv[1] === new URL(import.meta.url).pathname) await install(console.log);
