import { mapInSteps, runSteps, type Steps } from '../steps/steps.ts';
import { inciKey } from '../inci/inciKey.ts';
import { buildTrigramIndex, nearestKeys } from '../inci/trigramIndex.ts';
import { ingredientKey } from './ingredientKey.ts';
import { longestIncreasingSubsequence } from './longestIncreasingSubsequence.ts';

/** One item of a list: its text and where it stands, from 0. */
export type ListItem = { readonly text: string; readonly at: number };

/** The difference of two lists. */
export type ListComparison = {
  readonly onlyInA: readonly ListItem[];
  readonly onlyInB: readonly ListItem[];
  /** What both lists have; `isMoved` when it does not stand in the same order among the others. */
  readonly inBoth: readonly { readonly a: ListItem; readonly b: ListItem; readonly isMoved: boolean }[];
  /** What only A has beside what only B has and looks like it: a correction or a slip, with how many letters differ. */
  readonly nearMatches: readonly { readonly a: ListItem; readonly b: ListItem; readonly distance: number }[];
  /** Items that stand more than once in their list; the repeats are compared like others. */
  readonly repeatedInA: readonly ListItem[];
  readonly repeatedInB: readonly ListItem[];
};

/**
 * Two items are the same when their keys are equal: ingredientKey for names of ingredients, textKey for other texts.
 */
type KeyOf = (text: string) => string;

/** Longer lists are cut here. */
export const MAX_ITEMS = 5000;
/**
 * So many differing items are searched for near matches; lists that differ in more have little to do with each other.
 */
const MAX_NEAR = 300;

const itemsOf = (list: readonly string[]): ListItem[] => list.slice(0, MAX_ITEMS).map((text, at) => ({ text, at }));

function* byKey(items: readonly ListItem[], keyOf: KeyOf): Steps<Map<string, ListItem[]>> {
  const groups = new Map<string, ListItem[]>();
  for (const item of items) {
    yield;
    const key = keyOf(item.text);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

type NearPair = { readonly a: ListItem; readonly b: ListItem; readonly distance: number };

function* nearPairs(onlyInA: readonly ListItem[], onlyInB: readonly ListItem[]): Steps<NearPair[]> {
  const keys = yield* mapInSteps(onlyInB, (item) => inciKey(item.text));
  const index = buildTrigramIndex(keys);
  const taken = new Set<number>();
  const pairs = yield* mapInSteps(onlyInA.slice(0, MAX_NEAR), (a) => {
    const near = nearestKeys(index, inciKey(a.text)).find(({ ordinal }) => !taken.has(ordinal));
    const b = near === undefined ? undefined : onlyInB[near.ordinal];
    if (!near || !b) return [];
    taken.add(near.ordinal);
    return [{ a, b, distance: near.distance }];
  });
  return pairs.flat();
}

/**
 * Compares two lists of names: what only one has, what both have, what moved (the fewest items
 * that have to be moved to make one order the other), what nearly matches. The n-th occurrence in A is paired with the
 * n-th in B. Each item of A is either in onlyInA or in inBoth, likewise for B. Lists are cut at MAX_ITEMS. Never
 * throws.
 */
export const compareLists = (
  a: readonly string[],
  b: readonly string[],
  keyOf: KeyOf = ingredientKey,
): ListComparison => runSteps(compareListsInSteps(a, b, keyOf));

/** The same in steps. */
export function* compareListsInSteps(
  a: readonly string[],
  b: readonly string[],
  keyOf: KeyOf = ingredientKey,
): Steps<ListComparison> {
  const [itemsA, itemsB] = [itemsOf(a), itemsOf(b)];
  const groupsA = yield* byKey(itemsA, keyOf);
  const groupsB = yield* byKey(itemsB, keyOf);
  const pairs: { a: ListItem; b: ListItem }[] = [];
  for (const [key, group] of groupsA) {
    const partners = groupsB.get(key) ?? [];
    group.slice(0, partners.length).forEach((item, at) => {
      const partner = partners[at];
      if (partner) pairs.push({ a: item, b: partner });
    });
  }
  pairs.sort((one, other) => one.a.at - other.a.at);
  yield;
  const inOrder = longestIncreasingSubsequence(pairs.map((pair) => pair.b.at));
  const [pairedA, pairedB] = [new Set(pairs.map((pair) => pair.a.at)), new Set(pairs.map((pair) => pair.b.at))];
  const onlyInA = itemsA.filter(({ at }) => !pairedA.has(at));
  const onlyInB = itemsB.filter(({ at }) => !pairedB.has(at));
  const repeats = (groups: Map<string, ListItem[]>) =>
    [...groups.values()].flatMap((group) => group.slice(1)).sort((one, other) => one.at - other.at);
  return {
    onlyInA,
    onlyInB,
    inBoth: pairs.map((pair, at) => ({ ...pair, isMoved: !inOrder.has(at) })),
    nearMatches: yield* nearPairs(onlyInA, onlyInB),
    repeatedInA: repeats(groupsA),
    repeatedInB: repeats(groupsB),
  };
}
