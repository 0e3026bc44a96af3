import { fetchUserRecord, toViewer, type Viewer } from '../../auth/viewer.rest.ts';
import { codeOf, fieldsOf } from '../../errors.ts';
import type { LoginStat } from '../../resolvers.generated.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { toIsoDateTime, decodeText } from '../../upstream/encoding.ts';

/** Only the latest logins are shown. */
const MAX_LOGINS = 500;

/** The logins of the caller, newest first; the service returns them in no particular order. */
export async function fetchLoginStats(product: ProductClient): Promise<LoginStat[]> {
  const logins = (await fetchUserRecord(product)).loginStats ?? [];
  return logins
    .map(({ date, ip }) => ({ at: toIsoDateTime(date), ip: decodeText(ip) }))
    .sort((a, b) => (b.at ?? '').localeCompare(a.at ?? ''))
    .slice(0, MAX_LOGINS);
}

/** Saves name and photo; without a new photo the old one stays. */
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
 * Changes the password; null when the current one was wrong. The service reports that as a field of a 422 or as a 401.
 * A 401 may also mean that the token is no longer valid, so the token is checked with another call before the session
 * is ended.
 */
export async function savePassword(product: ProductClient, current: string, newPassword: string): Promise<true | null> {
  const body = { passwordCurrent: current, password: newPassword, passwordConfirm: newPassword };
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
