import { asNumber, asText, readObject } from '../../../shared/safeJson.ts';
import { readStored, writeStored } from '../../../shared/storage.ts';

/** Specification, sections 3 and 9: country code and time, kept for three days. */
const KEY = 'location';
const LIFETIME_MS = 259_200_000;

/** The country found lately, or null. */
export function cachedCountry(now: number): string | null {
  const kept = readObject(readStored(KEY));
  const countryCode = asText(kept?.countryCode);
  const age = now - (asNumber(kept?.timestamp) ?? -Infinity);
  return age >= 0 && age < LIFETIME_MS && countryCode && /^[A-Z]{2}$/.test(countryCode) ? countryCode : null;
}

/** Keeps what was found. */
export function keepCountry(countryCode: string, now: number): void {
  writeStored(KEY, JSON.stringify({ countryCode, timestamp: now }));
}
