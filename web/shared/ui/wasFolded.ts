import { readStored } from '../storage.ts';

/**
 * Whether a part of the screen was last left folded in this browser; `initially` where nobody chose. Without React, for
 * the script that shows the frame.
 */
export function wasFolded(key: string, initially: boolean): boolean {
  const stored = readStored(key);
  return stored === null ? initially : stored === 'true';
}
