import { useEffect } from 'react';
import { endSession, getSession } from '../shared/session/sessionStore.ts';
import { serverPaths } from '../shared/url/paths.ts';

/** PIF design, section 8: the session of somebody who is deactivated ends within two seconds. */
const INTERVAL_MS = 1_000;

/** Asks while the page is in view whether the session still holds. Any failure but a refusal says nothing about it. */
export function useSessionWatch(): void {
  useEffect(() => {
    let isAsking = false;
    const ask = async () => {
      const token = getSession()?.token;
      if (!token || isAsking || document.visibilityState !== 'visible') return;
      isAsking = true;
      try {
        const { status } = await fetch(serverPaths.session, { headers: { authorization: `Bearer ${token}` } });
        if (status === 401 && getSession()?.token === token) endSession('unauthenticated');
      } catch {
        // Offline; the next answer tells.
      }
      isAsking = false;
    };
    const timer = setInterval(() => void ask(), INTERVAL_MS);
    const wake = () => void ask();
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, []);
}
