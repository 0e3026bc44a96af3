import { compareLists } from '../../../../domain/comparison/compareLists.ts';

/** A name of an ingredient list beside another list. */
export interface MarkedName {
  text: string;
  /** What it is beside the other list; null where nothing changed. */
  mark: 'added' | 'removed' | 'moved' | null;
  /** Where it stands, from 1. */
  place: number;
  /** Where it stands in the earlier list, for a name that moved. */
  otherPlace: number | null;
}

/**
 * Marks what an ingredient list lost in the earlier one, and in the later one what came and what moved: the fewest
 * names that have to be moved to make one order the other.
 */
export function markLists(before: readonly string[], after: readonly string[]) {
  const { onlyInA, onlyInB, inBoth } = compareLists(before, after);
  const removed = new Set(onlyInA.map(({ at }) => at));
  const added = new Set(onlyInB.map(({ at }) => at));
  const moved = new Map(inBoth.flatMap(({ a, b, isMoved }) => (isMoved ? [[b.at, a.at + 1] as const] : [])));
  return {
    before: before.map((text, at): MarkedName => ({
      text,
      mark: removed.has(at) ? 'removed' : null,
      place: at + 1,
      otherPlace: null,
    })),
    after: after.map((text, at): MarkedName => {
      const otherPlace = moved.get(at) ?? null;
      return { text, mark: added.has(at) ? 'added' : otherPlace === null ? null : 'moved', place: at + 1, otherPlace };
    }),
  };
}
