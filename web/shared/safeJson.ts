/**
 * Reads untrusted JSON. Small on purpose: it is loaded with every first visit, where a schema library would be larger
 * than the code that it replaces. Forms use zod.
 */

/** Parses a text as an object; null when it is anything else. */
export function readObject(text: string | null | undefined): Record<string, unknown> | null {
  try {
    return asObject(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

/** The value if it is an object, otherwise null. */
export const asObject = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;

/** The value if it is a text that is not empty, otherwise null. */
export const asText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The value if it is a path from the root of this origin, otherwise null. */
export const asOwnPath = (value: unknown): string | null =>
  typeof value === 'string' && /^\/(?!\/)[\w./-]*$/.test(value) ? value : null;

/** The value if it is a finite number, otherwise null. */
export const asNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
