// Finds the Chromium that the end-to-end tests drive; installs Debian's package when that is possible.
import { existsSync } from 'node:fs';
import { command } from './lib.mjs';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const found = () => places.find((path) => path && existsSync(path));

/** Path of a Chromium, or an Error whose message says how to get one. */
export async function chromium() {
  if (found()) return found();
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …');
    await command('apt-get', ['update'], { quiet: true });
    await command('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
      quiet: true,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (found()) return found();
  }
  throw new Error('The end-to-end tests need Chromium: install it (on Debian: apt-get install chromium) or set CHROMIUM_PATH to one.');
}
