// @ts-check
// The balancer that tests of several servers use; installs Debian's package when that is possible.
import { existsSync } from 'node:fs';
import { aptInstall, aptUpdate, canInstall } from './debian.mjs';

const isThere = () => existsSync('/usr/sbin/haproxy');

/** The tests that need it are skipped without, which is said here. */
export async function findHaproxy() {
  if (canInstall && !isThere()) {
    console.log('Installing haproxy …');
    await aptUpdate();
    await aptInstall('haproxy');
  }
  if (!isThere()) console.log('Without haproxy the tests of a balancer are skipped.');
}
