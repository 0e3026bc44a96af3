import { fromSchemaRole, toSchemaRole } from '../../../domain/account/roles.ts';
import type { components } from '../../../schema/rest/product-server.generated.ts';
import type { ManagedUser, UserPage } from '../../resolvers.generated.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { decodeText, encodeText, quoteWords, toIsoDateTime } from '../../upstream/encoding.ts';
import type { NewUser, UserChange, UserQuery } from './user.input.ts';

/** Places of the inputs by the names of the service, for its refusals. */
const fieldNames = { name: 'input.name', email: 'input.email', role: 'input.role', firma: 'input.companyId' };

const toUser = (wire: components['schemas']['Account']): ManagedUser => ({
  id: wire._id,
  version: wire.verzija,
  name: decodeText(wire.name),
  email: decodeText(wire.email),
  role: toSchemaRole(wire.role),
  company: { id: wire.firma._id, name: decodeText(wire.firma.ime) },
  isActive: wire.aktivan,
  lastLoginAt: toIsoDateTime(wire.poslednjaPrijava),
  temporaryPasswordUntil: toIsoDateTime(wire.privremenaLozinkaDo),
});

/** An account with its temporary password, which is in this answer alone. */
export interface NewPassword {
  user: ManagedUser;
  temporaryPassword: string;
}

const toNewPassword = ({ data, privremenaLozinka }: components['schemas']['NewPasswordAnswer']): NewPassword => ({
  user: toUser(data.data),
  temporaryPassword: privremenaLozinka,
});

export async function listUsers(
  product: ProductClient,
  { search, role, isActive, page, pageSize }: UserQuery,
): Promise<UserPage> {
  const query = {
    page,
    limit: pageSize,
    ...(search && { 'text[search]': quoteWords(search) }),
    ...(role && { role: fromSchemaRole(role) }),
    ...(typeof isActive === 'boolean' && { aktivan: isActive ? ('da' as const) : ('ne' as const) }),
  };
  const { results: totalCount, data } = await product.call('listUsers', { query });
  return { items: data.data.map(toUser), totalCount, page, pageSize };
}

export async function listClientUsers(product: ProductClient, companyId: string): Promise<ManagedUser[]> {
  const { data } = await product.call('listClientUsers', { path: { companyId } });
  return data.data.map(toUser);
}

export async function postUser(product: ProductClient, user: NewUser): Promise<NewPassword> {
  const body = {
    name: encodeText(user.name),
    email: user.email,
    role: fromSchemaRole(user.role),
    firma: user.companyId,
  };
  return toNewPassword(await product.call('createUser', { body }, fieldNames));
}

export async function patchUser(product: ProductClient, change: UserChange): Promise<ManagedUser> {
  const body = {
    verzija: change.version,
    ...(change.name !== undefined && { name: encodeText(change.name) }),
    ...(change.role !== undefined && { role: fromSchemaRole(change.role) }),
    ...(change.companyId !== undefined && { firma: change.companyId }),
    ...(change.isActive !== undefined && { aktivan: change.isActive }),
  };
  const { data } = await product.call('updateUserAccount', { path: { userId: change.id }, body }, fieldNames);
  return toUser(data.data);
}

export async function postTemporaryPassword(product: ProductClient, userId: string): Promise<NewPassword> {
  return toNewPassword(await product.call('issueTemporaryPassword', { path: { userId } }));
}
