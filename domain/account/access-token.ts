import type { Action } from './rights.ts';

/** How every access token begins, so that one that leaked into a repository or a log is found. */
export const ACCESS_TOKEN_PREFIX = 'dosije_';

/** The most access tokens that one account has in force at once (own decision). */
export const MAX_ACCESS_TOKENS = 20;

/** The longest time that an access token is valid: a year of 365 days (own decision). */
export const MAX_ACCESS_TOKEN_DAYS = 365;

/** The most characters in the name of an access token (own decision). */
export const MAX_ACCESS_TOKEN_NAME_LENGTH = 100;

/** Whether a bearer token is an access token of somebody and not the token of a session. */
export const isAccessToken = (token: string): boolean => token.startsWith(ACCESS_TOKEN_PREFIX);

/** What a tool neither reads nor changes: whoever holds a token could make more of them or lock its owner out. */
const PERSONAL: readonly Action[] = [
  'account.accessTokens',
  'account.changePassword',
  'account.edit',
  'account.notifications',
];

/** What a tool may read and not change: accounts, what an assessor answers for in person, and links for inspectors. */
const CHANGED_IN_PERSON: readonly Action[] = [
  'account.manage',
  'account.manageClients',
  'pif.assess',
  'pif.sign',
  'pif.inspection',
];

/**
 * Whether somebody has to be signed in for this, because an access token does not allow it: product decisions, section
 * 6. `isChange` says that the call stores something; what only reads is open to tools but for what is personal.
 */
export const needsSession = (action: Action, isChange: boolean): boolean =>
  PERSONAL.includes(action) || (isChange && CHANGED_IN_PERSON.includes(action));
