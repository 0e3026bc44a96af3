// @ts-check
// The mail server by which a test sends messages to something that is not ours; installs Debian's package when that is
// possible.
import { existsSync } from 'node:fs';
import { aptInstall, aptUpdate, canInstall } from './debian.mjs';

const isThere = () => existsSync('/usr/sbin/smtpd');

/** The test that needs it is skipped without, which is said here. */
export async function findMailServer() {
  // A package of a mail server takes the place of another one, which is not ours to remove.
  if (canInstall && !isThere() && !existsSync('/usr/sbin/sendmail')) {
    console.log('Installing opensmtpd …');
    await aptUpdate();
    await aptInstall('opensmtpd');
  }
  if (!isThere()) console.log('Without opensmtpd the test that sends a message to it is skipped.');
}
