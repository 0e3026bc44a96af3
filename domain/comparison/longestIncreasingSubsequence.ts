/**
 * The indexes of a longest increasing subsequence of distinct numbers: the items that need not move when the numbers
 * are sorted with the fewest moves. Patience sorting, O(n log n).
 */
export function longestIncreasingSubsequence(numbers: readonly number[]): ReadonlySet<number> {
  /** For each length, the index of the smallest number that ends an increasing subsequence of that length. */
  const ends: number[] = [];
  const predecessors: number[] = [];
  numbers.forEach((number, at) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    predecessors[at] = low > 0 ? (ends[low - 1] ?? -1) : -1;
    ends[low] = at;
  });
  const members = new Set<number>();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = predecessors[at] ?? -1) members.add(at);
  return members;
}
