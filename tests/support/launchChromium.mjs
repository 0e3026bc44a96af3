// @ts-check
// How tests and benches start Chromium.
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];
/**
 * Every page of a test is a new one that ends soon: to optimise its code takes longer than it saves. The benches
 * measure what users have.
 */
const TEST_ARGS = ['--js-flags=--no-opt --no-maglev'];

/** The options of Playwright for the Chromium named by CHROMIUM_PATH. @param {{ forTests: boolean }} use */
export const launchOptions = ({ forTests }) => ({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  headless: true,
  args: forTests ? [...ARGS, ...TEST_ARGS] : ARGS,
});
