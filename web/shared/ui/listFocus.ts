import { useEffect, useEffectEvent, type RefObject } from 'react';
import { createStore, useStore } from '../store/createStore.ts';

type MoveFocus = () => void;

const current = createStore<MoveFocus | null>(null);

/** Moves the focus to the first entry of the list on the page; null while there is none. */
export const useListFocus = (): MoveFocus | null => useStore(current);

/** The first entry of a list, as a place to jump to: a row of a table, else the first link or button. */
const firstOf = (list: HTMLElement | null) =>
  list?.querySelector<HTMLElement>('tr[tabindex="0"]') ?? list?.querySelector<HTMLElement>('a[href], button');

/** Makes a list the one that the skip link of the page leads to, while it has entries. */
export function useJumpToList(list: RefObject<HTMLElement | null>, hasEntries: boolean): void {
  const jump = useEffectEvent(() => firstOf(list.current)?.focus());
  useEffect(() => {
    if (!hasEntries) return;
    const move = () => jump();
    current.set(move);
    return () => {
      if (current.get() === move) current.set(null);
    };
  }, [hasEntries]);
}
