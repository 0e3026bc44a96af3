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
}
