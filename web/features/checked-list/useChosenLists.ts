import { useState } from 'react';

/**
 * The checks chosen for comparison, at most two. The choice is shown at once; the address that holds it is updated by
 * `keep` a moment later.
 */
export function useChosenLists(kept: readonly string[], keep: (ids: readonly string[]) => void) {
  const [chosen, setChosen] = useState(kept);
  const [previousKept, setPreviousKept] = useState(kept.join());
  if (kept.join() !== previousKept) {
    setPreviousKept(kept.join());
    setChosen(kept);
  }
  const choose = (next: readonly string[]) => {
    setChosen(next);
    keep(next);
  };
  return {
    chosen,
    choose,
    toggle: (id: string) =>
      choose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(-2)),
  };
}
