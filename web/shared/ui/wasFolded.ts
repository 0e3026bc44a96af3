import { readStored } from '../storage.ts';

/** Whether a part of the screen was folded when the page was opened. */
export function wasFolded(key: string, initially: boolean): boolean {
  const stored = readStored(key);
  return stored === null ? initially : stored === 'true';
}
