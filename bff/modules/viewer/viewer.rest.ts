import { toSchemaRole } from '../../../domain/account/roles.ts';
import type { components, operations } from '../../../schema/rest/product-server.generated.ts';
import { codeOf, fieldsOf } from '../../errors.ts';
import { fileUrl } from '../../files/fileNames.ts';
import type { Company, LoginStat, User } from '../../resolvers.generated.ts';
import type { Client } from '../../upstream/client.ts';
import { toIsoDateTime, decodeText } from '../../upstream/encoding.ts';

export type ProductClient = Client<operations>;
type WireUser = components['schemas']['User'];

/** Of a longer history only the latest is worth a page. */
const MAX_LOGINS = 500;

/** The person behind a request, with what later calls about them need. */
export interface Viewer extends User {
  /** The company the person belongs to; a client sees nothing of any other. */
  companyId: string | null;
  /** File name of the photo in the store. */
  photoName: string | null;
}

/** The company a user record names, with what its `firmaData` tells of it. */
export function toOwnCompany(id: string | null | undefined, data: WireUser['firmaData']): Company | null {
  if (!id) return null;
  return { id, name: decodeText(data?.firma?.ime), logoUrl: fileUrl('firme', data?.logoFirmePublic) };
}

export function toViewer(user: WireUser): Viewer {
  return {
    id: user._id,
    name: decodeText(user.name),
    email: user.email ?? null,
    role: toSchemaRole(user.role),
    photoUrl: fileUrl('users', user.photo),
    photoName: user.photo ?? null,
    company: toOwnCompany(user.firma, user.firmaData),
    companyId: user.firma ?? null,
    selectedCompanyId: user.fastFirmaId ?? null,
    passwordChangedAt: toIsoDateTime(user.passwordChangedAt),
  };
}

export async function fetchViewer(product: ProductClient): Promise<Viewer> {
  const { data } = await product.call('getMe', {});
  return toViewer(data.data.data);
}

/** The sign-ins of the person whose token it is, newest first whatever order the service keeps them in. */
export async function fetchLoginStats(product: ProductClient): Promise<LoginStat[]> {
  const { data } = await product.call('getMe', {});
  const logins = data.data.data.loginStats ?? [];
  return logins
    .map(({ date, ip }) => ({ at: toIsoDateTime(date), ip: decodeText(ip) }))
    .sort((a, b) => (b.at ?? '').localeCompare(a.at ?? ''))
    .slice(0, MAX_LOGINS);
}

/** Stores name and photo; without a new photo the old one stays. */
export async function saveViewer(
  product: ProductClient,
  viewer: Viewer,
  name: string,
  photo: Blob | null,
): Promise<Viewer> {
  const form = { name, previousPhoto: viewer.photoName ?? '', ...(photo && { photo }) };
  const { data } = await product.call('updateMe', { form }, { name: 'input.name', photo: 'input.photoUpload' });
  return toViewer(data.user);
}

/**
 * Changes the password; null when the one in force was wrong. What the service answers then is not shown: a field of a
 * 422, or a 401, which may as well be about the token, so the token is asked about before the caller is sent away.
 */
export async function savePassword(product: ProductClient, current: string, chosen: string): Promise<true | null> {
  const body = { passwordCurrent: current, password: chosen, passwordConfirm: chosen };
  const fieldNames = { passwordCurrent: 'input.currentPassword', password: 'input.newPassword' };
  try {
    await product.call('updateMyPassword', { body }, fieldNames);
    return true;
  } catch (error) {
    if (fieldsOf(error).some(({ path }) => path === fieldNames.passwordCurrent)) return null;
    if (codeOf(error) !== 'UNAUTHENTICATED') throw error;
    await product.call('getMe', {});
    return null;
  }
}
