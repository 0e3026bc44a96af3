import { isIP } from 'node:net';
import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { readCapabilities } from './capabilities.ts';

export const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .refine((value) => !/[?#]|\/\/[^/]*@/.test(value), 'must have no user name, query or fragment')
  .transform((value) => value.replace(/(?<!\/)\/+$/, ''));

interface Range {
  min?: number;
  max: number;
}

export const numberText = ({ min = 1, max }: Range) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be between ${min} and ${max}`);

export const wholeNumber = (standard: number, range: Range) => numberText(range).prefault(String(standard));

export const flag = z
  .enum(['0', '1', 'true', 'false'], { error: 'must be true or false' })
  .transform((value) => value === '1' || value === 'true')
  .prefault('false');

export const list = (isItem: (item: string) => boolean, message: string) =>
  z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    )
    .refine((items) => items.every(isItem), message)
    .prefault('');

export const text = z.string().max(300, 'must be at most 300 characters');

/** Exactly as browsers send it, so that a comparison of strings suffices. This excludes `*` and `null`. */
export const isOrigin = (item: string): boolean =>
  URL.canParse(item) && /^https?:$/.test(new URL(item).protocol) && new URL(item).origin === item;

export function isNetwork(item: string): boolean {
  const [ip = '', prefix] = item.split('/');
  const maxPrefix = { 0: 0, 4: 32, 6: 128 }[isIP(ip)] ?? 0;
  return maxPrefix > 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= maxPrefix));
}

export const isKeyValue = (item: string): boolean => /^[\w.-]+=[^\r\n]+$/.test(item);

/** The two parts of `name=value`. */
export function splitKeyValue(item: string): [string, string] {
  const at = item.indexOf('=');
  return [item.slice(0, at), item.slice(at + 1)];
}

/** The error of variables that are given together or not at all; null where they are. */
export function pairError(given: Record<string, unknown>, names: readonly [string, string]): string | null {
  const missing = names.find((name) => given[name] === undefined);
  const other = names.find((name) => given[name] !== undefined);
  return missing && other ? `${missing} must be set with ${other}` : null;
}

/** A file of `npm run check:server`, read. */
export const capabilitiesFile = text.transform((file, context) => {
  const found = readCapabilities(file);
  if (!found) context.addIssue('must name a file that npm run check:server has written');
  return found ?? z.NEVER;
});

export const absolutePath = text.refine(isAbsolute, 'must be an absolute path').optional();

export const redisUrl = z.url({ protocol: /^rediss?$/, error: 'must be a redis or rediss address' }).optional();

/** Empty for none. */
export const ownPath = z.string().regex(/^(\/(?!\/)[\w./-]*)?$/, 'must be a path on this origin');
