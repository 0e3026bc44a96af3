import { createHash } from 'node:crypto';

/** The constant day that every date of the demo data is counted from. */
export const BASE_DAY = Date.UTC(2026, 10, 15, 15, 0);

export const DAY_MS = 86_400_000;

const digest = (kind: string, name: string): Buffer => createHash('sha256').update(`${kind}:${name}`).digest();

/** The id of a seeded object: 24 hex characters that follow from its name. */
export const seededId = (kind: string, name: string): string => digest(kind, name).toString('hex').slice(0, 24);

/** A number from 0 to `below` - 1 that looks random and is the same every time. */
export const seededNumber = (kind: string, name: string, below: number): number =>
  digest(kind, name).readUInt32BE(12) % below;

/** One of several values, the same every time. */
export function pick<T>(kind: string, name: string, from: readonly [T, ...T[]]): T {
  return from[seededNumber(kind, name, from.length)] ?? from[0];
}
