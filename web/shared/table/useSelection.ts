import { useState } from 'react';

/** The entries that a person selected, also of other pages of the list. */
export interface Selection<Item> {
  items: readonly Item[];
  has: (item: Item) => boolean;
  toggle: (item: Item) => void;
  /** Selects all of these, or none of them when all were. */
  toggleAll: (items: readonly Item[]) => void;
  /** Takes entries out of the selection. */
  remove: (items: readonly Item[]) => void;
  clear: () => void;
  /** Whether cards show their checkboxes; rows of a table always do. */
  isPicking: boolean;
  /** Shows the checkboxes of cards, or hides them and clears the selection. */
  setPicking: (isPicking: boolean) => void;
}

export function useSelection<Item>(keyOf: (item: Item) => string): Selection<Item> {
  const [selected, setSelected] = useState<ReadonlyMap<string, Item>>(new Map());
  const [isPicking, setPicking] = useState(false);
  const clear = () => setSelected(new Map());
  const has = (item: Item) => selected.has(keyOf(item));
  const change = (items: readonly Item[], isSelected: boolean) =>
    setSelected((before) => {
      const after = new Map(before);
      for (const item of items)
        if (isSelected) after.set(keyOf(item), item);
        else after.delete(keyOf(item));
      return after;
    });
  return {
    items: [...selected.values()],
    has,
    toggle: (item) => change([item], !has(item)),
    toggleAll: (items) => change(items, !items.every(has)),
    remove: (items) => change(items, false),
    clear,
    isPicking,
    setPicking: (isOn) => {
      setPicking(isOn);
      if (!isOn) clear();
    },
  };
}
