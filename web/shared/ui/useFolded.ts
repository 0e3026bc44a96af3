import { useState } from 'react';
import { readStored, writeStored } from '../storage.ts';

/** Whether a part of the screen is folded, remembered in this browser under a key; `initially` until somebody chose. */
export function useFolded(key: string, initially = false): [isFolded: boolean, setFolded: (isFolded: boolean) => void] {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const stored = readStored(key);
  return [
    chosen[key] ?? (stored === null ? initially : stored === 'true'),
    (isFolded) => {
      setChosen({ ...chosen, [key]: isFolded });
      writeStored(key, String(isFolded));
    },
  ];
}
