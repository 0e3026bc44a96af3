import { clientError } from '../errors.ts';

const MAX_SEGMENT_LENGTH = 200;

/** Whether a value can be one segment of a path and cannot be read as anything else, such as `..`. */
export const isPathSegment = (value: string): boolean =>
  value !== '' &&
  value !== '.' &&
  value !== '..' &&
  value.length <= MAX_SEGMENT_LENGTH &&
  !/[\u0000-\u001f\u007f]|\p{Surrogate}/u.test(value);

function encodeSegment(value: string): string {
  if (!isPathSegment(value)) throw clientError('BAD_USER_INPUT', 'Not a usable name');
  return encodeURIComponent(value);
}

/** Query parameters; undefined ones are left out. */
export type Query = Record<string, string | number | undefined>;

/** The path of a request: the service's base path, the path of the OpenAPI document with its parameters, the query. */
export function buildPath(
  base: string,
  path: string,
  params: { path?: Record<string, string>; query?: Query },
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeSegment(params.path?.[name] ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  const search = query.toString();
  return `${base.replace(/\/$/, '')}${filled}${search && `?${search}`}`;
}
