/** Enough for the names of some hundred labels, in some megabytes; then all are forgotten. */
const MAX_KEPT = 20_000;
const MAX_KEPT_LENGTH = 200;

/**
 * What a function answers about a name is kept with the index that it asks: a list is checked again at every pause in
 * typing, and names recur from list to list. Kept answers go with their index. Longer names are asked for again each
 * time.
 */
export function keptFor<I extends object, R>(answer: (index: I, name: string) => R): (index: I, name: string) => R {
  const kept = new WeakMap<I, Map<string, R>>();
  return (index, name) => {
    if (name.length > MAX_KEPT_LENGTH) return answer(index, name);
    const known = kept.get(index) ?? new Map<string, R>();
    if (!kept.has(index)) kept.set(index, known);
    const before = known.get(name);
    if (before !== undefined) return before;
    const found = answer(index, name);
    if (known.size === MAX_KEPT) known.clear();
    known.set(name, found);
    return found;
  };
}
