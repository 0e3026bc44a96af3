import { useEffect, useEffectEvent, type KeyboardEvent, type RefObject } from 'react';
import { entryAfter } from '../table/useRowKeys.ts';
import { createStore, useStore } from '../store/createStore.ts';

type MoveFocus = () => void;

const current = createStore<MoveFocus | null>(null);

/** Moves the focus to the first entry of the list on the page; null while there is none. */
export const useListFocus = (): MoveFocus | null => useStore(current);

/** The first entry of a list, as a place to jump to: a row of a table, else the first link or button. */
const firstOf = (list: Element | null | undefined) =>
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

/**
 * Moves the focus between the cards of a list by the keys that move it between the rows of a table; not where text is
 * typed or an option is chosen.
 */
export function moveBetweenCards(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (!(target instanceof Element) || !target.matches('a, button')) return;
  const cards = [...currentTarget.children];
  const at = cards.findIndex((card) => card.contains(target));
  const next = at < 0 ? undefined : entryAfter(key, at, cards.length - 1);
  if (next === undefined) return;
  event.preventDefault();
  firstOf(cards[next])?.focus();
}
