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
let unsubscribe: () => void;

beforeEach(() => {
  localStorage.clear();
  unsubscribe = restoreSession();
});
afterEach(() => {
  markClean(typed);
  unsubscribe();
  jest.useRealTimers();
});

/** Another tab changes the stored session; this one gets the storage event. */
function otherTab(session: ReturnType<typeof aSession> | null): void {
  const text = session && serializeSession(session);
  if (text === null) localStorage.removeItem('userData');
  else localStorage.setItem('userData', text);
  window.dispatchEvent(new StorageEvent('storage', { key: 'userData', newValue: text }));
}

test.each<EndReason>(['expired', 'unauthenticated', 'passwordChanged'])(
  'a session that ends (%s) over unsaved work keeps its pages but not its token',
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

test('logging out and an end without unsaved work remove the pages', () => {
  startSession(aSession('user'));
  endSession('expired');
  expect(getSessionKey()).toBeNull();
  startSession(aSession('user'));
  markDirty(typed, form);
  endSession('logout');
  expect(getSessionKey()).toBeNull();
});

test('an expired session over unsaved work keeps its pages', () => {
  jest.useFakeTimers();
  startSession(aSession('user', { expiresAt: Date.now() + 1000 }));
  markDirty(typed, form);
  jest.advanceTimersByTime(1001);
  expect(getSession()).toBeNull();
  expect(getSessionKey()).not.toBeNull();
});

test('only the same person continues the session with a new token', () => {
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

test('a session without a user id is never continued', () => {
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

test('a session is not continued after its pages have been left', () => {
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

test('a session continues after the person has logged in again in another tab', () => {
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
