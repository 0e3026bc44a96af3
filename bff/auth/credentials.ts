import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import {
  MAX_EMAIL_LENGTH,
  isEmailLike,
  isLoginPassword,
  MAX_PASSWORD_LENGTH,
} from '../../domain/account/credentials.ts';
import type { RequestContext } from '../context.ts';
import { clientError, codeOf } from '../errors.ts';
import { singleLine, secret } from '../input.ts';
import type { LoginLimiter } from './loginLimiter.ts';
import { networkOf } from './networkOf.ts';

const WRONG_CREDENTIALS = 'Incorrect email or password';

/** The input of a login. */
export const credentials = z.object({
  email: singleLine(MAX_EMAIL_LENGTH).refine(isEmailLike, 'Not an e-mail address'),
  password: secret(MAX_PASSWORD_LENGTH).refine(isLoginPassword, 'At least 8 characters'),
});
export type Credentials = z.output<typeof credentials>;

/**
 * Logs in under the limiter. A wrong password and an unknown e-mail address get the same error after the same time, so
 * that neither tells which addresses exist. The code is BAD_USER_INPUT, because UNAUTHENTICATED would end the session
 * of another tab.
 */
export async function signIn<Result>(
  { email, password }: Credentials,
  { limiter, context: { ip, log, services } }: { limiter: LoginLimiter; context: RequestContext },
  logIn: (email: string, password: string) => Promise<Result | null>,
): Promise<Result> {
  const { failedLoginMs: failureStepMs, hashForLog } = services;
  const logFailure = (outcome: string): void => {
    const [account, address] = [hashForLog(email.toLowerCase()), hashForLog(networkOf(ip))];
    log.warn({ outcome, account, address }, 'sign-in failed');
  };
  const started = performance.now();
  const result = await limiter
    .attempt(email, ip, () => logIn(email, password))
    .catch((error: unknown) => {
      logFailure(codeOf(error));
      throw error;
    });
  if (result !== null) return result;
  logFailure('WRONG_CREDENTIALS');
  await pause(failureStepMs - ((performance.now() - started) % failureStepMs));
  throw clientError('BAD_USER_INPUT', WRONG_CREDENTIALS, {
    userMessage: WRONG_CREDENTIALS,
    reason: 'WRONG_CREDENTIALS',
  });
}
