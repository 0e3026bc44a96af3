import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Credentials } from './signIn.ts';

/** Asks on the terminal; what is typed for a secret is not shown. */
async function ask(question: string, isSecret: boolean): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({
    input: process.stdin,
    output: isSecret ? silent : process.stderr,
    terminal: true,
  });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    if (isSecret) process.stderr.write('\n');
  }
}

/**
 * The account that signs in: `CHECK_SERVER_EMAIL` and `CHECK_SERVER_PASSWORD`, otherwise what is typed. Never an
 * argument, because other people of the machine read those. Throws where there is neither.
 */
export async function readCredentials(env: Record<string, string | undefined>): Promise<Credentials> {
  const { CHECK_SERVER_EMAIL: email, CHECK_SERVER_PASSWORD: password } = env;
  if ((!email || !password) && !process.stdin.isTTY)
    throw new Error(
      'Set CHECK_SERVER_EMAIL and CHECK_SERVER_PASSWORD, or run it on a terminal, where it asks for them',
    );
  return { email: email || (await ask('E-mail: ', false)), password: password || (await ask('Password: ', true)) };
}
