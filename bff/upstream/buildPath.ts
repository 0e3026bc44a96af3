import { clientError } from '../errors.ts';

const MAX_SEGMENT = 200;

/** Whether a value can stand as one segment of a path and mean nothing else. */
export const isPathSegment = (value: string): boolean =>
  value !== '' &&
  value !== '.' &&
  value !== '..' &&
  value.length <= MAX_SEGMENT &&
  !/[\u0000-\u001f\u007f]|\p{Surrogate}/u.test(value);

function segment(value: string): string {
  if (!isPathSegment(value)) throw clientError('BAD_USER_INPUT', 'Not a usable name');
  return encodeURIComponent(value);
}

/** Query parameters; those that are undefined are left out. */
export type Query = Record<string, string | number | undefined>;

/** The path and query of a call: the service's base path, the document's path with its parameters, the query. */
export function buildPath(
  base: string,
  path: string,
  params: { path?: Record<string, string>; query?: Query },
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => segment(params.path?.[name] ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  const search = query.toString();
  return `${base.replace(/\/$/, '')}${filled}${search && `?${search}`}`;
}
