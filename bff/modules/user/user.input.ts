import { z } from 'zod';
import { isAccountName, MAX_ACCOUNT_NAME_LENGTH, MAX_EMAIL_LENGTH } from '../../../domain/account/credentials.ts';
import { isOneAddress } from '../../../domain/mail/checkAddress.ts';
import { pageInput, recordId, searchInput, singleLine } from '../../input.ts';
import type { Role } from '../../resolvers.generated.ts';

const name = singleLine(MAX_ACCOUNT_NAME_LENGTH).refine(isAccountName, 'Must have 8 to 100 characters that are seen');
const email = singleLine(MAX_EMAIL_LENGTH).refine(isOneAddress, 'Not one e-mail address in ASCII letters');
const role = z.custom<Role>();

export const userQuery = z.object({
  search: searchInput,
  role: role.nullish(),
  isActive: z.boolean().nullish(),
  ...pageInput,
});
export type UserQuery = z.output<typeof userQuery>;

export const companyOfUsers = z.object({ companyId: recordId });

export const createClientUserInput = z.object({ name, email, companyId: recordId });

export const createUserInput = createClientUserInput.extend({ role });
export type NewUser = z.output<typeof createUserInput>;

/** Null is as good as nothing: none of the fields can be empty. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

export const updateUserInput = z.object({
  id: recordId,
  version: z.int().min(1),
  name: optional(name),
  role: optional(role),
  companyId: optional(recordId),
  isActive: optional(z.boolean()),
});
export type UserChange = z.output<typeof updateUserInput>;

export const userById = z.object({ userId: recordId });
