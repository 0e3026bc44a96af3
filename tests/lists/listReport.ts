import { checkIngredientList } from '../../domain/label/checkIngredientList.ts';
import type { Knowledge } from '../../domain/label/knowledge.ts';
import type { Product } from '../../domain/product/product.ts';
import { UNKNOWN_PRODUCT } from '../../domain/product/product.ts';
import type { ListedText } from './realData.ts';

/** How many times something was counted, the most frequent first. */
export type Counts = readonly (readonly [name: string, count: number])[];

/** Statistics of the checks of many texts. */
export type ListReport = {
  readonly crashes: readonly { readonly text: string; readonly error: string }[];
  /** Number of texts that are ingredient lists, and those that the check does not recognise as lists. */
  readonly lists: number;
  readonly missedLists: readonly string[];
  /** Number of names in the lists, how many were recognised and how. */
  readonly names: number;
  readonly recognised: number;
  readonly byMatch: Counts;
  /** Counts of the results, of the findings by severity and code, and of the errors that made lists RED. */
  readonly byResult: Counts;
  readonly byFinding: Counts;
  readonly byError: Counts;
  /** Number of texts that are no ingredient lists, and those that the check takes for one. */
  readonly otherTexts: number;
  readonly falseLists: readonly string[];
  readonly unrecognised: Counts;
  /** What the checks of the lists took, in milliseconds, the shortest first. */
  readonly times: readonly number[];
};

class Counter {
  readonly #counts = new Map<string, number>();
  add(name: string): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }
  sorted(maxCount = Infinity): Counts {
    return [...this.#counts]
      .sort((one, other) => other[1] - one[1] || one[0].localeCompare(other[0]))
      .slice(0, maxCount);
  }
}

/** Checks every text and counts. Recognition is counted over all names of the texts that are marked as lists. */
export function listReport(
  texts: readonly ListedText[],
  /** The product of every text; null: as its shop describes it. */
  product: Product | null,
  knowledge: Knowledge,
  on: string,
): ListReport {
  const crashes: { text: string; error: string }[] = [];
  const [missedLists, falseLists]: [string[], string[]] = [[], []];
  const [byMatch, byResult, byFinding, byError, unrecognised] = [
    new Counter(),
    new Counter(),
    new Counter(),
    new Counter(),
    new Counter(),
  ];
  let [names, recognised] = [0, 0];
  const times: number[] = [];
  for (const { text, isList, product: described } of texts) {
    try {
      const started = performance.now();
      const check = checkIngredientList(text, product ?? described ?? UNKNOWN_PRODUCT, knowledge, on);
      const time = performance.now() - started;
      if (!isList) {
        if (check.isIngredientList) falseLists.push(text);
        continue;
      }
      times.push(time);
      names += check.total;
      recognised += check.recognised;
      for (const { match, name } of check.names) {
        byMatch.add(match);
        if (match === 'unknown' || match === 'misspelling') unrecognised.add(name.toLowerCase());
      }
      if (!check.isIngredientList) {
        missedLists.push(text);
        continue;
      }
      byResult.add(check.result);
      for (const { severity, code, ingredient, params } of check.findings) {
        byFinding.add(`${severity} ${code}`);
        if (severity === 'error') byError.add(`${code} ${ingredient ?? ''} ${String(params.entry ?? '')}`.trim());
      }
    } catch (error) {
      crashes.push({ text, error: String(error) });
    }
  }
  const lists = texts.filter(({ isList }) => isList).length;
  return {
    crashes,
    lists,
    missedLists,
    names,
    recognised,
    byMatch: byMatch.sorted(),
    byResult: byResult.sorted(),
    byFinding: byFinding.sorted(),
    byError: byError.sorted(),
    otherTexts: texts.length - lists,
    falseLists,
    unrecognised: unrecognised.sorted(20),
    times: times.sort((one, other) => one - other),
  };
}
