/** A computation in short steps. Whoever runs it may do something else between two of them. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Takes all steps at once. */
export function runSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** `map` with a step for each item. */
export function* mapInSteps<Item, Result>(
  items: readonly Item[],
  toResult: (item: Item, at: number) => Result,
): Steps<Result[]> {
  const results: Result[] = [];
  for (const [at, item] of items.entries()) {
    results.push(toResult(item, at));
    yield;
  }
  return results;
}
