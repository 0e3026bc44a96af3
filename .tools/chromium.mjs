// @ts-check
// Finds the Chromium that the end-to-end tests drive; installs Debian's package when that is possible.
import { existsSync } from 'node:fs';
import { aptInstall, aptUpdate, canInstall } from './debian.mjs';

// Debian's Chromium without windows comes first: it needs about half of the processor time of the one with them.
const SHELL = '/usr/bin/chromium-headless-shell';
const candidates = [
  process.env.CHROMIUM_PATH,
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const find = () => candidates.find((path) => path && existsSync(path));

/** Path of a Chromium. Throws an error whose message says how to get one. */
export async function findChromium() {
  if (canInstall && !process.env.CHROMIUM_PATH && !existsSync(SHELL)) {
    console.log('Installing Chromium …');
    await aptUpdate();
    await aptInstall('chromium-headless-shell', 'fonts-liberation');
    if (!find()) await aptInstall('chromium', 'fonts-liberation');
  }
  const path = find();
  if (path) return path;
  throw new Error(
    'The end-to-end tests need Chromium: install it (on Debian: apt-get install chromium) or set CHROMIUM_PATH to one.',
  );
}
