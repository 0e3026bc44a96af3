import { useSyncExternalStore } from 'react';
import { hasDirtyForms } from '../forms/dirtyForms.ts';
import { clearSessionStorageState } from '../useSessionStorageState.ts';
import { readStored, writeStored } from '../storage.ts';
import { parseSession, serializeSession, type Session } from './sessionFormat.ts';

/** Why a session ended; the login page says so where the person did not ask for it. */
export type EndReason = 'logout' | 'expired' | 'unauthenticated' | 'passwordChanged' | 'elsewhere';

const SESSION_KEY = 'userData';

/** Everything that is somebody's own; the colour scheme, the language and the country belong to the browser and stay. */
const personalKeys = [
  SESSION_KEY,
  'token',
  'flask_token',
  'flaskUser',
  'expiration',
  'selectedStatusDeklaracije',
  'selectedDatumDeklaracije',
  'selectedFirmaDeklaracije',
];

/** A browser's timer counts to 2^31 and fires at once beyond; a longer session is looked at again on the way. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

let current: Session | null = null;
/** The session that ended over unsaved work. Its pages stay until the same person signs in again, or leaves. */
let held: Session | null = null;
let ended: EndReason | null = null;
/** Counts the sessions. One that is taken up again, with a new token, is still the same. */
let run = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const isContinued = (before: Session | null, after: Session): boolean =>
  before !== null && (before.token === after.token || (after.user.id !== '' && before.user.id === after.user.id));

function become(session: Session | null, reason: EndReason | null): void {
  const before = current ?? held;
  if (session && !isContinued(before, session)) run += 1;
  held = !session && reason && reason !== 'logout' && hasDirtyForms() ? before : null;
  current = session;
  ended = reason;
  clearTimeout(timer);
  if (session) watchEnd(session);
  tell();
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}

function watchEnd(session: Session): void {
  timer = setTimeout(checkEnd, Math.min(Math.max(session.expiresAt - Date.now(), 0), LONGEST_TIMER_MS));
}

/** Ends a session that is over; a sleeping computer or a frozen tab may have slept through its timer. */
function checkEnd(): void {
  if (!current) return;
  if (current.expiresAt <= Date.now()) endSession('expired');
  else {
    clearTimeout(timer);
    watchEnd(current);
  }
}

/** Another tab logged in, out, or changed the session; this one follows. */
function follow(event: StorageEvent): void {
  // A null key means that everything was cleared.
  if (event.key !== SESSION_KEY && event.key !== null) return;
  const session = parseSession(readStored(SESSION_KEY), Date.now());
  if (session) become(session, null);
  else if (current) become(null, 'elsewhere');
}

/** Reads the stored session and starts to watch over it. Called once, before anything is drawn; gives the way back. */
export function restoreSession(): () => void {
  become(parseSession(readStored(SESSION_KEY), Date.now()), null);
  const wake = ['focus', 'pageshow'] as const;
  for (const name of wake) window.addEventListener(name, checkEnd);
  document.addEventListener('visibilitychange', checkEnd);
  window.addEventListener('storage', follow);
  return () => {
    for (const name of wake) window.removeEventListener(name, checkEnd);
    document.removeEventListener('visibilitychange', checkEnd);
    window.removeEventListener('storage', follow);
    become(null, null);
  };
}

/** The session in force, or null. */
export const getSession = (): Session | null => current;

/** Why the last session ended; null before one ended and once a new one began. */
export const getEndReason = (): EndReason | null => ended;

/** Begins a session and keeps it. */
export function startSession(session: Session): void {
  writeStored(SESSION_KEY, serializeSession(session));
  become(session, null);
}

/** Changes what is known of the session; does nothing when it has ended meanwhile. */
export function updateSession(change: (session: Session) => Session): void {
  if (current) startSession(change(current));
}

/** Ends the session and forgets everything that belongs to the person. A second call does nothing. */
export function endSession(reason: EndReason): void {
  if (!current) return;
  for (const key of personalKeys) writeStored(key, null);
  clearSessionStorageState();
  become(null, reason);
}

/** Tells of every change of the session, until the answer is called. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Gives up a session that ended over unsaved work: its pages, and the work with them, are left. */
export function abandonSession(): void {
  if (!held) return;
  held = null;
  tell();
}

const getShown = (): Session | null => current ?? held;
const getHeld = (): Session | null => held;
/** Tells one session's pages from another's; null without any. */
export const getSessionKey = (): number | null => (getShown() ? run : null);

/** The session that pages are shown for, or null: the one in force, or the one that ended over unsaved work. The component follows its changes. */
export const useSession = (): Session | null => useSyncExternalStore(subscribe, getShown);

/** The session that ended over unsaved work, or null. */
export const useHeldSession = (): Session | null => useSyncExternalStore(subscribe, getHeld);

/** The same, for a component that follows it. */
export const useSessionKey = (): number | null => useSyncExternalStore(subscribe, getSessionKey);
