import * as z from '../../shared/zod.ts';
import { isEmailLike, isLoginPassword } from '../../../domain/account/credentials.ts';

/** What is typed at the login; the messages are keys of the catalogue. Specification, section 5. */
export const loginForm = z.object({
  email: z.string().check(z.refine(isEmailLike, 'errors.email')),
  password: z.string().check(z.refine(isLoginPassword, 'errors.password')),
});

export type LoginForm = z.infer<typeof loginForm>;
export const emptyLogin: LoginForm = { email: '', password: '' };
