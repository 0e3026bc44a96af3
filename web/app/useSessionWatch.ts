import { useEffect } from 'react';
import { asObject, readObject } from '../shared/safeJson.ts';
import { endReasonOf, endSession, getSession, subscribeToSession } from '../shared/session/sessionStore.ts';
import { serverPaths } from '../shared/url/paths.ts';

/** Between two questions, so that a server that answers at once is not asked without end. */
const PAUSE_MS = 1_000;
/** The server answers when the session has ended, or after so many seconds. */
const WAIT = 'wait=10';

/** Of an error in the shape of a GraphQL response. */
function reasonIn(text: string): unknown {
  const errors: unknown = readObject(text)?.errors;
  return asObject(asObject(Array.isArray(errors) ? errors[0] : null)?.extensions)?.reason;
}

/** Any failure but a refusal says nothing about the session. */
async function ask(token: string, signal: AbortSignal): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, prefer: WAIT };
  try {
    const response = await fetch(serverPaths.session, { headers, signal });
    if (response.status !== 401) return;
    const reason = reasonIn(await response.text());
    if (getSession()?.token === token) endSession(endReasonOf(reason));
  } catch {
    // Offline, or of no interest any more; the next answer tells.
  }
}

/**
 * Asks while the page is in view whether the session still holds. PIF design, section 8: that of somebody who is
 * deactivated ends within two seconds.
 */
export function useSessionWatch(): void {
  useEffect(() => {
    let asking: { token: string; controller: AbortController } | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      const token = document.visibilityState === 'visible' ? getSession()?.token : undefined;
      if (asking && asking.token === token) return;
      asking?.controller.abort();
      asking = null;
      clearTimeout(timer);
      if (token) timer = setTimeout(() => begin(token), PAUSE_MS);
    };
    const begin = (token: string) => {
      const mine = { token, controller: new AbortController() };
      asking = mine;
      void ask(token, mine.controller.signal).then(() => {
        if (asking !== mine) return;
        asking = null;
        follow();
      });
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    const unsubscribe = subscribeToSession(follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      unsubscribe();
      clearTimeout(timer);
      asking?.controller.abort();
      asking = null;
    };
  }, []);
}
