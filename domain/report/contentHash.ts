import { canonicalJson } from './canonicalJson.ts';

/** SHA-256 (FIPS 180-4) of a text in UTF-8, in hexadecimal. */
export async function sha256(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The hash of what is signed: SHA-256 of the canonical JSON in UTF-8 (design of the PIF, section 6, "Freeze"). Null for
 * a value that has no canonical form.
 */
export async function contentHash(value: unknown): Promise<string | null> {
  const text = canonicalJson(value);
  return text === null ? null : sha256(text);
}
