import { ingredientKey } from './ingredientKey.ts';

/** What two findings are compared by. */
export type ComparableFinding = {
  readonly code: string;
  readonly severity: string;
  /** INCI name of the ingredient it is about, or null. */
  readonly ingredient: string | null;
  readonly reference: string;
  /** The name as printed, for a name that was not recognised, or null. */
  readonly name: string | null;
};

const keyOf = ({ code, severity, ingredient, reference, name }: ComparableFinding) =>
  [code, severity, reference, ingredientKey(ingredient ?? name ?? '')].join('\n');

/**
 * Which findings of a check another check does not have, each way. A finding is the same when it says the same of the
 * same ingredient by the same rule, wherever the name stands and whichever of its names is printed; the n-th of several
 * equal ones is paired with the n-th.
 */
export function compareFindings<Finding>(
  a: readonly Finding[],
  b: readonly Finding[],
  describe: (finding: Finding) => ComparableFinding,
): { onlyInA: Finding[]; onlyInB: Finding[] } {
  const without = (all: readonly Finding[], others: readonly Finding[]) => {
    const counts = new Map<string, number>();
    for (const other of others) {
      const key = keyOf(describe(other));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return all.filter((one) => {
      const key = keyOf(describe(one));
      const count = counts.get(key) ?? 0;
      counts.set(key, count - 1);
      return count <= 0;
    });
  };
  return { onlyInA: without(a, b), onlyInB: without(b, a) };
}
