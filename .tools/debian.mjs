// @ts-check
// Installs Debian's packages where that is possible: as root, with apt-get.
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

export const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @param {string[]} args */
const aptGet = (...args) =>
  run('apt-get', args, { quiet: true, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

export const aptUpdate = () => aptGet('update');
export const aptInstall = (/** @type {string[]} */ ...packages) =>
  aptGet('install', '-y', '--no-install-recommends', ...packages);
