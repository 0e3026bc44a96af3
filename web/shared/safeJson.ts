/**
 * Reading of JSON that nobody vouches for. Small on purpose: it is part of every first visit, where a schema library would
 * weigh more than all that it checks. Forms use zod.
 */

/** The object that the text holds, or null when it holds anything else. */
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

/** The value if it is a text that says something, otherwise null. */
export const asText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The value if it is the address of something on this origin, from its root, otherwise null. */
export const asOwnPath = (value: unknown): string | null =>
  typeof value === 'string' && /^\/(?!\/)[\w./-]*$/.test(value) ? value : null;

/** The value if it is a finite number, otherwise null. */
export const asNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
