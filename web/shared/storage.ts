/**
 * The browser's local storage, which may be switched off, full or forbidden: then nothing is remembered and nothing breaks.
 */

/** The text under a key, or null. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under a key; null takes it away. */
export function writeStored(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Nothing is remembered then.
  }
}
