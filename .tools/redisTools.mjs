// @ts-check
// The Redis that tests of several processes share; installs Debian's package when that is possible.
import { existsSync } from 'node:fs';
import { aptInstall, aptUpdate, canInstall } from './debian.mjs';

const isThere = () => existsSync('/usr/bin/redis-server');

/** The tests that need it are skipped without, which is said here. */
export async function findRedis() {
  if (canInstall && !isThere()) {
    console.log('Installing redis-server …');
    await aptUpdate();
    await aptInstall('redis-server');
  }
  if (!isThere()) console.log('Without redis-server the tests of several processes are skipped.');
}
