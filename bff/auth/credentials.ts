import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import {
  EMAIL_MAX_LENGTH,
  isEmailLike,
  isLoginPassword,
  PASSWORD_MAX_LENGTH,
} from '../../domain/account/credentials.ts';
import { clientError } from '../errors.ts';
import { singleLine, secret } from '../input.ts';
import type { LoginLimiter } from './loginLimiter.ts';

const WRONG = 'Incorrect email or password';

/** E-mail address and password as typed at a sign-in. */
export const credentials = z.object({
  email: singleLine(EMAIL_MAX_LENGTH).refine(isEmailLike, 'Not an e-mail address'),
  password: secret(PASSWORD_MAX_LENGTH).refine(isLoginPassword, 'At least 8 characters'),
});
export type Credentials = z.output<typeof credentials>;

/**
 * Tries to sign in under the limiter. A wrong password and an unknown e-mail get the same answer after the same time:
 * BAD_USER_INPUT without fields. Not UNAUTHENTICATED, which would end a session that another tab may have.
 */
export async function signIn<Result>(
  { email, password }: Credentials,
  { limiter, ip, failureStepMs }: { limiter: LoginLimiter; ip: string; failureStepMs: number },
  logIn: (email: string, password: string) => Promise<Result | null>,
): Promise<Result> {
  const started = performance.now();
  const result = await limiter.attempt(email, ip, () => logIn(email, password));
  if (result !== null) return result;
  await pause(failureStepMs - ((performance.now() - started) % failureStepMs));
  throw clientError('BAD_USER_INPUT', WRONG, { userMessage: WRONG });
}
