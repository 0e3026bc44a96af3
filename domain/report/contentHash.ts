import { canonicalJson } from './canonicalJson.ts';

/** SHA-256 (FIPS 180-4) in hexadecimal. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The hash of what is signed: SHA-256 of the canonical JSON in UTF-8 (design of the PIF, section 6, "Freeze"). Null for a value that has no
 * canonical form.
 */
export async function contentHash(value: unknown): Promise<string | null> {
  const text = canonicalJson(value);
  return text === null ? null : sha256(new TextEncoder().encode(text));
}
