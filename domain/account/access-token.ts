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
