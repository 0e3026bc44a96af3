import { useCallback, useLayoutEffect, useRef, type KeyboardEvent } from 'react';

/**
 * Leads from line to line while a formula is typed: a raw material that was chosen in the search leads to its
 * percentage, and Enter there back to the search.
 */
export function useEntryFocus(count: number) {
  const panel = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  /** How many lines there were when one was chosen in the search. */
  const chosenAt = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (chosenAt.current === null || count !== chosenAt.current + 1) return;
    chosenAt.current = null;
    // A raw material takes a moment to load; whoever has gone on meanwhile stays where they are.
    if (document.activeElement === search.current)
      [...(panel.current?.querySelectorAll<HTMLElement>('.line-percent') ?? [])].at(-1)?.focus();
  }, [count]);
  return {
    panel,
    search,
    focusSearch: useCallback(() => search.current?.focus(), []),
    /** Called when a line is chosen in the search. */
    awaitLine: () => {
      chosenAt.current = count;
    },
    /** Enter in the last percentage leads back to the search. */
    leadOn: (event: KeyboardEvent<HTMLElement>) => {
      const { target, key, defaultPrevented } = event;
      if (key !== 'Enter' || defaultPrevented || !(target instanceof HTMLElement && target.matches('.line-percent')))
        return;
      event.preventDefault();
      search.current?.focus();
    },
  };
}
