/**
 * The browser's store of one tab: what a tool was given stays over a reload and ends with the tab, or with the session.
 * It may be switched off, full or forbidden: then nothing is kept and nothing breaks.
 */
import { useState } from 'react';

const PREFIX = 'kept.';

/** The text under a key, or null. */
function readKept(key: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** Keeps a text under a key; an empty one takes it away. */
function writeSessionStorageState(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, text);
  } catch {
    // Nothing is kept then.
  }
}

/** Forgets everything that was kept: it belongs to the person whose session ends. */
export function clearSessionStorageState(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // There is nothing to forget then.
  }
}

/** A text that a reload of the page restores. */
export function useSessionStorageState(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => readKept(key) ?? '');
  const set = (next: string) => {
    setText(next);
    writeSessionStorageState(key, next);
  };
  return [text, set];
}
