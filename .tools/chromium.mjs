// Finds the Chromium that the end-to-end tests drive; installs Debian's package when that is possible.
import { existsSync } from 'node:fs';
import { command } from './lib.mjs';

// Debian's Chromium without windows comes first: it needs about half of the processor time of the one with them.
const SHELL = '/usr/bin/chromium-headless-shell';
const places = [
  process.env.CHROMIUM_PATH,
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const found = () => places.find((path) => path && existsSync(path));

const aptInstall = (...packages) =>
  command('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    quiet: true,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/** Path of a Chromium, or an Error whose message says how to get one. */
export async function chromium() {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall && !process.env.CHROMIUM_PATH && !existsSync(SHELL)) {
    console.log('Installing Chromium …');
    await command('apt-get', ['update'], { quiet: true });
    await aptInstall('chromium-headless-shell', 'fonts-liberation');
    if (!found()) await aptInstall('chromium', 'fonts-liberation');
  }
  if (found()) return found();
  throw new Error(
    'The end-to-end tests need Chromium: install it (on Debian: apt-get install chromium) or set CHROMIUM_PATH to one.',
  );
}
