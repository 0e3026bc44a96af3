import { isAccountName } from '../../../domain/account/credentials.ts';
import { isRole } from '../../../domain/account/roles.ts';
import { isOneAddress } from '../../../domain/mail/checkAddress.ts';
import * as z from '../../shared/zod.ts';

/** The form values of an account, whose address stays; the messages are translation keys. */
export const userForm = z.object({
  name: z.string().check(z.refine(isAccountName, 'managedUser:errors.name')),
  email: z.string(),
  role: z.string().check(z.refine(isRole)),
  companyId: z.string().check(z.refine((id) => id !== '', 'managedUser:errors.company')),
});

/** The form values of a new account. */
export const newUserForm = z.extend(userForm, {
  email: z.string().check(z.refine(isOneAddress, 'managedUser:errors.email')),
});

export type UserForm = z.infer<typeof userForm>;

const FIELDS = ['name', 'email', 'role', 'companyId'] as const;

/** The form field of an input path. */
export const fieldOf = (path: string) => FIELDS.find((name) => path === `input.${name}`);
