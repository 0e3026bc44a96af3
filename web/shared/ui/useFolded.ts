import { useState } from 'react';
import { writeStored } from '../storage.ts';
import { wasFolded } from './wasFolded.ts';

/** Whether a part of the screen is folded, remembered in this browser under a key; `initially` until somebody chose. */
export function useFolded(key: string, initially = false): [isFolded: boolean, setFolded: (isFolded: boolean) => void] {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  return [
    chosen[key] ?? wasFolded(key, initially),
    (isFolded) => {
      setChosen({ ...chosen, [key]: isFolded });
      writeStored(key, String(isFolded));
    },
  ];
}
