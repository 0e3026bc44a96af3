import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../../web/app/App.tsx';
import { pageAt } from '../../web/app/access.ts';
import { moduleOf } from '../../web/app/pageModules.ts';
import type { Language } from '../../domain/language.ts';
import { i18n } from '../../web/shared/i18n/i18n.ts';
import type { Role } from '../../domain/account/roles.ts';
import { restoreSession } from '../../web/shared/session/sessionStore.ts';
import { startTestStack, type TestStack } from './testStack.ts';
import { signIn } from './signIn.ts';

/** A GraphQL request that the web client has sent. */
export interface SentOperation {
  operationName: string;
  variables: Record<string, unknown>;
}

interface Visit {
  role: Role;
  address: string;
  /** Other entries of the browser's local storage. */
  stored?: Record<string, string>;
  language?: Language;
}

interface SliceOptions {
  /** Further environment variables of the stack, asked for when it starts. */
  env?: () => Record<string, string>;
}

/**
 * Runs the test stack of a test file and the whole web client on top of it: a visit opens an address as a browser
 * would, with a stored session. Everything between the screen and the stand-ins' database is real.
 */
export function useSlice({ env = () => ({}) }: SliceOptions = {}) {
  let stack: TestStack;
  const sessions = new Map<Role, string>();
  const sent: SentOperation[] = [];
  const realFetch = globalThis.fetch;
  let leave: () => void = () => undefined;

  beforeAll(async () => {
    // A circuit that a fault has opened must not stay open for the next test.
    stack = await startTestStack({ env: { BREAKER_OPEN_MS: '1', ...env() } });
    // The page's addresses are relative to the origin that serves it.
    globalThis.fetch = async (input, init) => {
      if (typeof init?.body === 'string') sent.push(JSON.parse(init.body) as SentOperation);
      return realFetch(new URL(input as string, stack.bffUrl), init);
    };
    window.scrollTo = () => undefined;
    // Responses of real servers arrive outside of act, which React would warn about.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });
  afterEach(async () => {
    leave();
    localStorage.clear();
    await stack.product.clearFaults();
  });
  afterAll(async () => {
    globalThis.fetch = realFetch;
    await stack.close();
  });

  /** Opens the address as a role. A visit that follows another in the same test is a reload. */
  const visit = async ({ role, address, stored = {}, language = 'en' }: Visit) => {
    leave();
    const session = sessions.get(role) ?? (await signIn(stack, role));
    sessions.set(role, session);
    localStorage.setItem('userData', session);
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
    await i18n.changeLanguage(language);
    await loadCode(address);
    window.history.replaceState(null, '', address);
    sent.length = 0;
    const stopSession = restoreSession();
    const { unmount } = render(<App />);
    leave = () => {
      unmount();
      stopSession();
      leave = () => undefined;
    };
    return userEvent.setup();
  };

  return {
    stack: () => stack,
    visit,
    sent: (name: string) => sent.filter(({ operationName }) => operationName === name),
  };
}

/** Loads the code of the page before a test waits for it: compiling it for the first time takes long. */
async function loadCode(address: string): Promise<void> {
  const page = pageAt(new URL(address, 'http://localhost').pathname);
  await Promise.all([import('../../web/app/SignedInApp.tsx'), page && moduleOf(page.name)?.()]);
}

/** The parameters of the address bar. */
export const query = (): Record<string, string> => Object.fromEntries(new URLSearchParams(window.location.search));

/** Waits until the parameters of the address bar are these. */
export const expectQuery = (expected: Record<string, string>): Promise<void> =>
  waitFor(() => expect(query()).toEqual(expected));
