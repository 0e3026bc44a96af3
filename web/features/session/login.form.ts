import * as z from '../../shared/zod.ts';
import { isEmailLike, isLoginPassword } from '../../../domain/account/credentials.ts';

/** The form values of the login; the error messages are translation keys. Specification, section 5. */
export const loginForm = z.object({
  email: z.string().check(z.refine(isEmailLike, 'errors.email')),
  password: z.string().check(z.refine(isLoginPassword, 'errors.password')),
});

export type LoginForm = z.infer<typeof loginForm>;
export const emptyLogin: LoginForm = { email: '', password: '' };
