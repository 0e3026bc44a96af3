import { mapInSteps, runSteps, type Steps } from '../steps/steps.ts';
import { editDistance } from './editDistance.ts';

/** A key that resembles the one asked for. */
export type SimilarKey = { readonly ordinal: number; readonly distance: number };

/** Finds the keys that resemble a given one. Build it with buildTrigramIndex. */
export type TrigramIndex = {
  readonly keys: readonly string[];
  /** Their lengths. */
  readonly lengths: Uint16Array;
  /** Which letters they hold, and which of them more than once: one bit each. */
  readonly once: Uint32Array;
  readonly twice: Uint32Array;
  /** Ordinals of the keys that hold a trigram, one trigram after the other. */
  readonly postings: Uint32Array;
  /** Where the postings of each trigram begin; one more entry than there are trigrams. */
  readonly starts: Uint32Array;
};

const LETTERS = 37;
const TRIGRAMS = LETTERS ** 3;
/** Longer keys are compound names that nobody misspells as a whole; comparing them would cost most and find least. */
const MAX_KEY_LENGTH = 120;
const MIN_KEY_LENGTH = 4;
/** More than this many keys are never compared for one question, whatever it is. */
const MAX_COMPARED = 2000;

const letterAt = (key: string, at: number) => {
  const code = key.charCodeAt(at);
  return code >= 97 ? code - 86 : code - 47;
};

/** The letters of a key and those that it holds more than once, as bits; digits share theirs with letters. */
function lettersOf(key: string): readonly [once: number, twice: number] {
  let [once, twice] = [0, 0];
  for (let at = 0; at < key.length; at++) {
    const bit = 1 << (key.charCodeAt(at) & 31);
    twice |= once & bit;
    once |= bit;
  }
  return [once, twice];
}

function bitsIn(mask: number): number {
  let left = mask;
  let count = 0;
  for (; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** The distinct trigrams of a key of a-z and 0-9, with one blank before and after it. */
function trigramsOf(key: string): number[] {
  const found = new Set<number>();
  let [first, second] = [0, letterAt(key, 0)];
  for (let at = 1; at <= key.length; at++) {
    const third = at < key.length ? letterAt(key, at) : 0;
    found.add((first * LETTERS + second) * LETTERS + third);
    [first, second] = [second, third];
  }
  return [...found];
}

const isIndexed = (key: string) => key.length >= MIN_KEY_LENGTH && key.length <= MAX_KEY_LENGTH;

/** Indexes keys (a-z and 0-9 only, as inciKey gives them) by trigram. 30,000 keys take some 5 MB. */
export const buildTrigramIndex = (keys: readonly string[]): TrigramIndex => runSteps(buildTrigramIndexInSteps(keys));

/** The same in steps. */
export function* buildTrigramIndexInSteps(keys: readonly string[]): Steps<TrigramIndex> {
  const starts = new Uint32Array(TRIGRAMS + 1);
  const trigrams = yield* mapInSteps(keys, (key) => {
    const list = isIndexed(key) ? trigramsOf(key) : [];
    for (const trigram of list) starts[trigram + 1] = (starts[trigram + 1] ?? 0) + 1;
    return list;
  });
  for (let trigram = 0; trigram < TRIGRAMS; trigram++)
    starts[trigram + 1] = (starts[trigram + 1] ?? 0) + (starts[trigram] ?? 0);
  const postings = new Uint32Array(starts[TRIGRAMS] ?? 0);
  const next = starts.slice();
  for (const [ordinal, list] of trigrams.entries()) {
    for (const trigram of list) {
      const at = next[trigram] ?? 0;
      postings[at] = ordinal;
      next[trigram] = at + 1;
    }
    yield;
  }
  const lengths = Uint16Array.from(keys, ({ length }) => Math.min(length, 0xffff));
  const letters = yield* mapInSteps(keys, lettersOf);
  const once = Uint32Array.from(letters, ([mask]) => mask);
  const twice = Uint32Array.from(letters, ([, mask]) => mask);
  return { keys, lengths, once, twice, postings, starts };
}

/** How many letters of a key of this length may be wrong for the two to be taken for the same word: 1 to 3. */
export function maxEditDistance(length: number): number {
  return length <= 8 ? 1 : length <= 16 ? 2 : 3;
}

/**
 * The keys nearest to `key`, nearest first, at most `most` of them, none farther than tolerance(key.length). One wrong
 * letter breaks at most four trigrams, so every such key shares one of the 4 × tolerance + 1 rarest trigrams of a long
 * enough key: only their holders are compared, and never more than MAX_COMPARED. One wrong letter changes at most two
 * of the letters that a key holds (and of those it holds twice): holders that differ in more are not compared letter by
 * letter.
 */
export function nearestKeys(index: TrigramIndex, key: string, most = 5): SimilarKey[] {
  if (!isIndexed(key)) return [];
  const limit = maxEditDistance(key.length);
  const size = (trigram: number) => (index.starts[trigram + 1] ?? 0) - (index.starts[trigram] ?? 0);
  const rarest = trigramsOf(key)
    .sort((one, other) => size(one) - size(other))
    .slice(0, 4 * limit + 1);
  const seen = new Set<number>();
  const { lengths, once, twice, postings } = index;
  const [ownOnce, ownTwice] = lettersOf(key);
  const [shortest, longest] = [key.length - limit, key.length + limit];
  const found: SimilarKey[] = [];
  for (const trigram of rarest) {
    const end = index.starts[trigram + 1] ?? 0;
    for (let at = index.starts[trigram] ?? 0; at < end && seen.size < MAX_COMPARED; at++) {
      const ordinal = postings[at] ?? 0;
      const length = lengths[ordinal] ?? 0;
      if (length < shortest || length > longest || seen.has(ordinal)) continue;
      seen.add(ordinal);
      if (bitsIn((once[ordinal] ?? 0) ^ ownOnce) > 2 * limit || bitsIn((twice[ordinal] ?? 0) ^ ownTwice) > 2 * limit)
        continue;
      const distance = editDistance(key, index.keys[ordinal] ?? '', limit);
      if (distance <= limit) found.push({ ordinal, distance });
    }
  }
  // Letters are lost more often than added, and the first letter is rarely the wrong one.
  const rank = ({ ordinal }: SimilarKey) => {
    const candidate = index.keys[ordinal] ?? '';
    return (candidate.charAt(0) === key.charAt(0) ? 0 : 2) + (candidate.length >= key.length ? 0 : 1);
  };
  return found
    .sort((one, other) => one.distance - other.distance || rank(one) - rank(other) || one.ordinal - other.ordinal)
    .slice(0, most);
}
