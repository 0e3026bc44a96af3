const MAX_LENGTH = 300;

/** Statuses whose text says what somebody can change about what was sent. */
const EXPLAINED = new Set([400, 409, 422]);

/** URLs, addresses with a port, IP addresses, and absolute paths of files. */
const ADDRESSES = [
  /\b[a-z][a-z0-9+.-]*:\/\/[^\s"')]+/gi,
  /(?<=^|[\s("'])(?:\/[\w.@-]+){2,}(?::\d+){0,2}/g,
  /\b(?:localhost|[\w-]+(?:\.[\w-]+)+):\d{2,5}\b/gi,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/g,
  /\b[A-Za-z]:\\[^\s"')]+/g,
];

/** Words of a program that failed, which tell a person nothing and somebody else too much. */
const STACK =
  /\.(?:[cm]?[jt]s|cs|go|java|php|py|rb):\d+|\b[A-Z]\w*(?:Error|Exception)\b|\bE[A-Z]{5,}\b|\bnode_modules\b|\bSQLSTATE\b|\bTraceback\b|\bstack trace\b|\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\s+["\w*]/;

/**
 * Whether the text of a service is shown: of a sign-in, as the specification says of login errors, and of a write that
 * is refused for what was sent. What is said of a session, of rights and of what there is not, and about a read, the
 * product says itself.
 */
export const isShown = (status: number, operation: { isSafe: boolean; isAuthenticated: boolean }): boolean =>
  !operation.isSafe && (EXPLAINED.has(status) || !operation.isAuthenticated);

/**
 * A service's message as plain text of at most 300 characters: it is shown to a person, so markup, control characters
 * and addresses are removed. Undefined where nothing is left, or where a program speaks.
 */
export function toPlainText(message: unknown): string | undefined {
  if (typeof message !== 'string') return undefined;
  // Cut first, so that cleaning a message of any length costs little.
  const plain = message
    .slice(0, 4 * MAX_LENGTH)
    .replace(/<[^<>]*>/g, '')
    .replace(/[<>\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .trim();
  if (STACK.test(plain)) return undefined;
  const text = ADDRESSES.reduce((rest, address) => rest.replace(address, ' '), plain);
  const tidy = text === plain ? plain : text.replace(/\s+/g, ' ').trim();
  return /\p{L}/u.test(tidy) ? tidy.slice(0, MAX_LENGTH) : undefined;
}
