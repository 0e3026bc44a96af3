/**
 * The indexes of a longest ascending run of distinct numbers, gaps allowed: what may stay where it is when the numbers are to be put in
 * order with the fewest moves. Patience sorting, n log n.
 */
export function longestIncreasingSubsequence(numbers: readonly number[]): ReadonlySet<number> {
  /** For each length, the index of the smallest number that ends a run of it. */
  const ends: number[] = [];
  const before: number[] = [];
  numbers.forEach((number, at) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    before[at] = low > 0 ? (ends[low - 1] ?? -1) : -1;
    ends[low] = at;
  });
  const members = new Set<number>();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) members.add(at);
  return members;
}
