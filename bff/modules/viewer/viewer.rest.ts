import { toViewer, type Viewer } from '../../auth/viewer.rest.ts';
import { codeOf, fieldsOf } from '../../errors.ts';
import type { LoginStat } from '../../resolvers.generated.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { toIsoDateTime, decodeText } from '../../upstream/encoding.ts';

/** Of a longer history only the latest is worth a page. */
const MAX_LOGINS = 500;

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
