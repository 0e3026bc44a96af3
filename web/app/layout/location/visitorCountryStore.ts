import { asNumber, asText, readObject } from '../../../shared/safeJson.ts';
import { readStored, writeStored } from '../../../shared/storage.ts';

/** Specification, sections 3 and 9: country code and time, valid for three days. */
const KEY = 'location';
const LIFETIME_MS = 259_200_000;

/** The stored country, or null when it is older than its lifetime. */
export function cachedCountry(now: number): string | null {
  const stored = readObject(readStored(KEY));
  const countryCode = asText(stored?.countryCode);
  const age = now - (asNumber(stored?.timestamp) ?? -Infinity);
  return age >= 0 && age < LIFETIME_MS && countryCode && /^[A-Z]{2}$/.test(countryCode) ? countryCode : null;
}

export function storeCountry(countryCode: string, now: number): void {
  writeStored(KEY, JSON.stringify({ countryCode, timestamp: now }));
}
