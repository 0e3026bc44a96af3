import { codeOf } from '../../errors.ts';
import type { Session } from '../../resolvers.generated.ts';
import { toViewer, type Viewer } from '../../auth/viewer.rest.ts';
import type { ProductClient } from '../../upstream/clients.ts';

/** Specification, section 4: a session whose end the service does not name lasts 9 hours. */
const DEFAULT_SESSION_MS = 32_400_000;
const MAX_SESSION_MS = 366 * 24 * 60 * 60 * 1000;

/** The end of a session as the service states it; the default when that is no time in the future. */
function endOf(expiration: number | undefined): string {
  const left = (expiration ?? 0) - Date.now();
  const ms = left > 0 && left <= MAX_SESSION_MS ? left : DEFAULT_SESSION_MS;
  return new Date(Date.now() + ms).toISOString();
}

export interface NewSession extends Session {
  user: Viewer;
}

/**
 * Logs in; null for an unknown e-mail (404) and a wrong password (401) alike, so that nobody learns which accounts
 * exist.
 */
export async function logIn(product: ProductClient, email: string, password: string): Promise<NewSession | null> {
  try {
    const { token, expiration, data } = await product.call('login', { body: { email, password } });
    return { token, expiresAt: endOf(expiration), user: toViewer(data.user) };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'UNAUTHENTICATED' || code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** Makes the product server refuse the token from now on. */
export async function endSession(product: ProductClient): Promise<void> {
  await product.call('logout', {});
}
