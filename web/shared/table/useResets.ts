import { useState } from 'react';

/** Counts how often the filters were reset: fields that hold text of their own are made anew by that number. */
export function useResets(onReset: () => void): [resets: number, reset: () => void] {
  const [resets, setResets] = useState(0);
  const reset = () => {
    setResets(resets + 1);
    onReset();
  };
  return [resets, reset];
}
