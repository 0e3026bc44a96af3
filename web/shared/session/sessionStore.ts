import { hasDirtyForms } from '../forms/dirtyForms.ts';
import { createStore, useStore } from '../store/createStore.ts';
import { clearSessionStorageState } from '../useSessionStorageState.ts';
import { readStored, writeStored } from '../storage.ts';
import { parseSession, serializeSession, SESSION_KEY, type Session } from './sessionFormat.ts';

/** Why a session ended; the login page shows it unless the person logged out. */
export type EndReason = 'logout' | 'expired' | 'unauthenticated' | 'deactivated' | 'passwordChanged' | 'elsewhere';

/** What the person opened last: names of products, which the next who uses the browser must not see. */
export const RECENT_KEY = 'recentItems';

/**
 * Everything that belongs to the person; the colour scheme, the language and the country belong to the browser and
 * stay.
 */
const personalKeys = [
  SESSION_KEY,
  'token',
  'flask_token',
  'flaskUser',
  'expiration',
  'selectedStatusDeklaracije',
  'selectedDatumDeklaracije',
  'selectedFirmaDeklaracije',
  RECENT_KEY,
];

/**
 * A browser's timer counts to 2^31 milliseconds and fires at once beyond; a longer session is checked again in between.
 */
const MAX_TIMER_MS = 2 ** 31 - 1;

interface State {
  current: Session | null;
  /** A session that ended over unsaved work. Its pages stay until the same person signs in again, or leaves. */
  held: Session | null;
  endReason: EndReason | null;
  /** Counts the sessions. One that continues with a new token is still the same. */
  count: number;
}

const state = createStore<State>({ current: null, held: null, endReason: null, count: 0 });
let timer: ReturnType<typeof setTimeout> | undefined;

const isContinued = (before: Session | null, after: Session): boolean =>
  before !== null && (before.token === after.token || (after.user.id !== '' && before.user.id === after.user.id));

function replaceSession(session: Session | null, endReason: EndReason | null): void {
  const { current, held, count } = state.get();
  const before = current ?? held;
  const isHeld = !session && endReason && endReason !== 'logout' && hasDirtyForms();
  clearTimeout(timer);
  if (session) watchEnd(session);
  state.set({
    current: session,
    held: isHeld ? before : null,
    endReason,
    count: session && !isContinued(before, session) ? count + 1 : count,
  });
}

function watchEnd(session: Session): void {
  timer = setTimeout(checkEnd, Math.min(Math.max(session.expiresAt - Date.now(), 0), MAX_TIMER_MS));
}

/** Ends a session that has expired; timers do not run while the computer sleeps or the tab is frozen. */
function checkEnd(): void {
  const { current } = state.get();
  if (!current) return;
  if (current.expiresAt <= Date.now()) endSession('expired');
  else {
    clearTimeout(timer);
    watchEnd(current);
  }
}

/** Follows another tab that has logged in or out, or changed the session. */
function followOtherTab(event: StorageEvent): void {
  // A null key means that everything was cleared.
  if (event.key !== SESSION_KEY && event.key !== null) return;
  const session = parseSession(readStored(SESSION_KEY), Date.now());
  if (session) replaceSession(session, null);
  else if (state.get().current) replaceSession(null, 'elsewhere');
}

/**
 * Reads the stored session and watches it. Called once, before anything is rendered. Returns a function that clears the
 * state and stops watching.
 */
export function restoreSession(): () => void {
  replaceSession(parseSession(readStored(SESSION_KEY), Date.now()), null);
  const wake = ['focus', 'pageshow'] as const;
  for (const name of wake) window.addEventListener(name, checkEnd);
  document.addEventListener('visibilitychange', checkEnd);
  window.addEventListener('storage', followOtherTab);
  return () => {
    for (const name of wake) window.removeEventListener(name, checkEnd);
    document.removeEventListener('visibilitychange', checkEnd);
    window.removeEventListener('storage', followOtherTab);
    replaceSession(null, null);
  };
}

/** The current session, or null. */
export const getSession = (): Session | null => state.get().current;

/** Why the last session ended; null before one has ended and once a new one has started. */
export const getEndReason = (): EndReason | null => state.get().endReason;

/** Starts a session and stores it in the browser. */
export function startSession(session: Session): void {
  writeStored(SESSION_KEY, serializeSession(session));
  replaceSession(session, null);
}

/** Changes the current session; does nothing when it has ended meanwhile. */
export function updateSession(change: (session: Session) => Session): void {
  const session = getSession();
  if (session) startSession(change(session));
}

/** Why a session ended that the server refuses, by the reason that it names. */
export const endReasonOf = (reason: unknown): EndReason =>
  reason === 'ACCOUNT_DEACTIVATED' ? 'deactivated' : 'unauthenticated';

/** Ends the session and deletes everything that belongs to the person. Does nothing without a session. */
export function endSession(reason: EndReason): void {
  if (!getSession()) return;
  for (const key of personalKeys) writeStored(key, null);
  clearSessionStorageState();
  replaceSession(null, reason);
}

/** Calls the listener after every change of the session. Returns an unsubscribe function. */
export const subscribeToSession = state.subscribe;

/** Leaves the pages of a session that ended over unsaved work, and the work with them. */
export function abandonSession(): void {
  if (state.get().held) state.set({ ...state.get(), held: null });
}

const shownSession = ({ current, held }: State): Session | null => current ?? held;
const sessionKey = (now: State): number | null => (shownSession(now) ? now.count : null);

/** Distinguishes the pages of one session from those of another; null without a session. */
export const getSessionKey = (): number | null => sessionKey(state.get());
export const useSessionKey = (): number | null => sessionKey(useStore(state));

/**
 * The session that pages are shown for: the current one, or the one that ended over unsaved work; null without either.
 */
export const useSession = (): Session | null => shownSession(useStore(state));

/** The session that ended over unsaved work, or null. */
export const useHeldSession = (): Session | null => useStore(state).held;
