import { serializeSession, type Session } from './sessionFormat.ts';
import { endSession, getEndReason, getSession, restoreSession, startSession, updateSession } from './sessionStore.ts';

const HOUR = 3_600_000;
let unsubscribe: () => void = () => undefined;

const aSession = (over: Partial<Session> = {}): Session => ({
  user: {
    id: '64b7f0c2a1d3e4f5a6b7c8d9',
    name: 'Jelena Petrović',
    email: 'jelena@lavanda.rs',
    role: 'user',
    photoUrl: null,
    company: null,
    selectedCompanyId: null,
  },
  token: 'one',
  aiToken: null,
  aiUser: null,
  expiresAt: Date.now() + 9 * HOUR,
  ...over,
});
const storedToken = () => (JSON.parse(localStorage.getItem('userData') ?? '{}') as { token?: string }).token;

/** Another tab writes to the storage; this one gets the storage event. */
function otherTabWrites(text: string | null): void {
  if (text === null) localStorage.removeItem('userData');
  else localStorage.setItem('userData', text);
  window.dispatchEvent(new StorageEvent('storage', { key: 'userData', newValue: text }));
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 21, 8) });
  unsubscribe = restoreSession();
});
afterEach(() => {
  unsubscribe();
  localStorage.clear();
  jest.useRealTimers();
});

test('a stored session is restored on load', () => {
  unsubscribe();
  localStorage.setItem('userData', serializeSession(aSession()));
  unsubscribe = restoreSession();
  expect(getSession()?.token).toBe('one');
});

test('a session ends when it expires', () => {
  startSession(aSession());
  jest.advanceTimersByTime(9 * HOUR - 1);
  expect(getSession()).not.toBeNull();
  jest.advanceTimersByTime(1);
  expect(getSession()).toBeNull();
  expect(getEndReason()).toBe('expired');
  expect(localStorage.getItem('userData')).toBeNull();
});

test('a session longer than the longest timer does not end at once', () => {
  startSession(aSession({ expiresAt: Date.now() + 30 * 24 * HOUR }));
  jest.advanceTimersByTime(29 * 24 * HOUR);
  expect(getSession()).not.toBeNull();
  jest.advanceTimersByTime(24 * HOUR);
  expect(getSession()).toBeNull();
});

test.each(['focus', 'pageshow', 'visibilitychange'])(
  'the event %s ends a session that expired during sleep',
  (name) => {
    startSession(aSession());
    jest.setSystemTime(Date.now() + 10 * HOUR);
    expect(getSession()).not.toBeNull();
    (name === 'visibilitychange' ? document : window).dispatchEvent(new Event(name));
    expect(getSession()).toBeNull();
  },
);

test('logging out deletes personal values and keeps those of the browser', () => {
  const browserValues = { isDarkMode: 'true', i18nextLng: 'sr', location: '{"countryCode":"RS","timestamp":1}' };
  const personal = [
    'token',
    'flask_token',
    'flaskUser',
    'expiration',
    'selectedStatusDeklaracije',
    'selectedDatumDeklaracije',
    'selectedFirmaDeklaracije',
  ];
  for (const [key, text] of Object.entries(browserValues)) localStorage.setItem(key, text);
  for (const key of personal) localStorage.setItem(key, 'x');
  startSession(aSession());
  endSession('logout');
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual(browserValues);
});

test('a session ends once, with the first reason', () => {
  startSession(aSession());
  endSession('unauthenticated');
  endSession('expired');
  expect(getEndReason()).toBe('unauthenticated');
});

test('a change after the end of a session is ignored', () => {
  startSession(aSession());
  updateSession((session) => ({ ...session, aiToken: 'ai' }));
  expect(getSession()?.aiToken).toBe('ai');
  expect(localStorage.getItem('userData')).toContain('"flask_token":"ai"');
  endSession('logout');
  updateSession((session) => ({ ...session, aiToken: 'late' }));
  expect(getSession()).toBeNull();
  expect(localStorage.getItem('userData')).toBeNull();
});

test('a session follows the changes of another tab', () => {
  otherTabWrites(serializeSession(aSession()));
  expect(getSession()?.token).toBe('one');
  const { user } = aSession();
  otherTabWrites(serializeSession(aSession({ user: { ...user, selectedCompanyId: 'Sve' } })));
  expect(getSession()?.user.selectedCompanyId).toBe('Sve');
  otherTabWrites(null);
  expect(getSession()).toBeNull();
  expect(getEndReason()).toBe('elsewhere');
});

test('a session ends when another tab clears the whole storage, and not when it changes something else', () => {
  startSession(aSession());
  localStorage.removeItem('userData');
  window.dispatchEvent(new StorageEvent('storage', { key: 'i18nextLng', newValue: 'sr' }));
  expect(getSession()?.token).toBe('one');
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(getSession()).toBeNull();
  expect(getEndReason()).toBe('elsewhere');
});

test('a session works without a writable storage', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  startSession(aSession());
  expect(getSession()?.token).toBe('one');
  expect(storedToken()).toBeUndefined();
  setItem.mockRestore();
});
