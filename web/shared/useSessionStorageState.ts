/**
 * The session storage of the browser: the inputs of a tool survive a reload and are deleted with the tab or the
 * session. Storage may be disabled, full or forbidden; then nothing is stored and nothing breaks.
 */
import { useState } from 'react';

const PREFIX = 'kept.';

/** The text under a key, or null. */
export function readSessionStorage(key: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** Stores a text under a key; an empty text removes it. */
export function writeSessionStorage(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, text);
  } catch {
    // Nothing is stored then.
  }
}

/** Deletes everything: it belongs to the person whose session ends. */
export function clearSessionStorageState(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Nothing is stored then.
  }
}

/** A text that a reload of the page restores. */
export function useSessionStorageState(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => readSessionStorage(key) ?? '');
  const set = (next: string) => {
    setText(next);
    writeSessionStorage(key, next);
  };
  return [text, set];
}
