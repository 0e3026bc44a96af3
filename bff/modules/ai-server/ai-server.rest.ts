import { codeOf } from '../../errors.ts';
import type { AiServerState, AiSession } from '../../resolvers.generated.ts';
import type { AiClient } from '../../upstream/clients.ts';
import { decodeText } from '../../upstream/encoding.ts';

/** Reads the state of the AI server. A failed call is a state too, not an error. */
export async function askState(ai: AiClient): Promise<AiServerState> {
  try {
    const { status } = await ai.call('getServerStatus', {});
    return status === 'ok' ? 'OK' : 'UNAVAILABLE';
  } catch {
    return 'UNAVAILABLE';
  }
}

const MAX_RECORD_BYTES = 16 * 1024;
const secretName = /pass|lozink|token|secret|hash|salt/i;

/**
 * The service's own user object without what no client may get; null without one, or when it is too large to be stored
 * in a browser.
 */
function toRecord(user: object | null | undefined): Record<string, unknown> | null {
  if (!user) return null;
  const text = JSON.stringify(user, (name, value: unknown) => (secretName.test(name) ? undefined : value));
  return Buffer.byteLength(text) > MAX_RECORD_BYTES ? null : (JSON.parse(text) as Record<string, unknown>);
}

/**
 * Signs in at the AI server; null when the credentials are wrong. Its 401 is mapped to FORBIDDEN so that it does not
 * end the product session.
 */
export async function logInToAi(ai: AiClient, email: string, password: string): Promise<AiSession | null> {
  try {
    const { access_token, user } = await ai.call('login', { body: { email, password } });
    return {
      token: access_token,
      user: user?._id ? { id: user._id, name: decodeText(user.name), email: user.email ?? null } : null,
      userRecord: toRecord(user),
    };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'FORBIDDEN' || code === 'NOT_FOUND') return null;
    throw error;
  }
}
