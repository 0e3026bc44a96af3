import { markClean, markDirty } from '../forms/dirtyForms.ts';
import { aSession } from '../../../tests/support/session.ts';
import { serializeSession } from './sessionFormat.ts';
import {
  abandonSession,
  endSession,
  getEndReason,
  getSession,
  getSessionKey,
  restoreSession,
  startSession,
  updateSession,
  type EndReason,
} from './sessionStore.ts';

const form = { save: () => Promise.resolve(true), discard: () => undefined };
const typed = {};
let forget: () => void;

beforeEach(() => {
  localStorage.clear();
  forget = restoreSession();
});
afterEach(() => {
  markClean(typed);
  forget();
  jest.useRealTimers();
});

/** What another tab's change of the store tells this one. */
function otherTab(session: ReturnType<typeof aSession> | null): void {
  const text = session && serializeSession(session);
  if (text === null) localStorage.removeItem('userData');
  else localStorage.setItem('userData', text);
  window.dispatchEvent(new StorageEvent('storage', { key: 'userData', newValue: text }));
}

test.each<EndReason>(['expired', 'unauthenticated', 'passwordChanged'])(
  'ended (%s) over unsaved work, the pages stay and the token is gone',
  (reason) => {
    startSession(aSession('user'));
    const key = getSessionKey();
    markDirty(typed, form);
    endSession(reason);
    expect(getSession()).toBeNull();
    expect(localStorage.getItem('userData')).toBeNull();
    expect(getSessionKey()).toBe(key);
    expect(getEndReason()).toBe(reason);
  },
);

test('without unsaved work, and when the person logs out, the pages go at once', () => {
  startSession(aSession('user'));
  endSession('expired');
  expect(getSessionKey()).toBeNull();
  startSession(aSession('user'));
  markDirty(typed, form);
  endSession('logout');
  expect(getSessionKey()).toBeNull();
});

test('the clock holds them as well', () => {
  jest.useFakeTimers();
  startSession(aSession('user', { expiresAt: Date.now() + 1000 }));
  markDirty(typed, form);
  jest.advanceTimersByTime(1001);
  expect(getSession()).toBeNull();
  expect(getSessionKey()).not.toBeNull();
});

test('the same person goes on under a new token; anybody else starts anew', () => {
  const before = aSession('user');
  startSession(before);
  const key = getSessionKey();
  markDirty(typed, form);
  endSession('unauthenticated');
  startSession({ ...before, token: 'new' });
  expect(getSessionKey()).toBe(key);
  expect(getSession()?.token).toBe('new');

  endSession('unauthenticated');
  startSession(aSession('user', { token: 'other', user: { ...before.user, id: '64b7f0c2a1d3e4f5a6b7c8ff' } }));
  expect(getSessionKey()).not.toBe(key);
});

test('two sessions that do not say whose they are are never taken for the same person’s', () => {
  const nameless = aSession('user', { user: { ...aSession('user').user, id: '' } });
  startSession(nameless);
  const key = getSessionKey();
  updateSession((session) => ({ ...session, aiToken: 'ai' }));
  expect(getSessionKey()).toBe(key);
  markDirty(typed, form);
  endSession('unauthenticated');
  startSession({ ...nameless, token: 'new' });
  expect(getSessionKey()).not.toBe(key);
});

test('leaving gives the pages up, and the next login of the same person starts anew', () => {
  startSession(aSession('user'));
  const key = getSessionKey();
  markDirty(typed, form);
  endSession('unauthenticated');
  abandonSession();
  expect(getSessionKey()).toBeNull();
  expect(getEndReason()).toBe('unauthenticated');
  startSession(aSession('user', { token: 'new' }));
  expect(getSessionKey()).not.toBe(key);
});

test('signed out and in again in another tab: this one waits, then goes on', () => {
  const session = aSession('user');
  startSession(session);
  const key = getSessionKey();
  markDirty(typed, form);
  otherTab(null);
  expect(getSession()).toBeNull();
  expect(getEndReason()).toBe('elsewhere');
  otherTab(null);
  expect(getSessionKey()).toBe(key);
  otherTab({ ...session, token: 'new' });
  expect(getSessionKey()).toBe(key);
  expect(getSession()?.token).toBe('new');
});
