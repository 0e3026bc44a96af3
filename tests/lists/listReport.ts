import type { Finding } from '../../domain/finding.ts';
import { findByName } from '../../domain/inci/inciIndex.ts';
import type { ListCheck } from '../../domain/label/checkIngredientList.ts';
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
  /** Why names were not recognised, by what is reported of them. */
  readonly unrecognisedBy: Counts;
  /** In how many YELLOW lists a question stands, and in how many as the only one: by code and entry of an annex. */
  readonly questions: Counts;
  readonly onlyQuestions: Counts;
  /** Lists of which a known name was neither read nor shown as left out. */
  readonly silent: readonly string[];
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

const UNRECOGNISED: ReadonlySet<Finding['code']> = new Set([
  'UNKNOWN_NAME',
  'PROBABLE_MISSPELLING',
  'NAME_PART',
  'NOT_LATIN',
]);

/** What a list is asked about, each question once. */
const questionsOf = (findings: readonly Finding[]) => [
  ...new Set(
    findings
      .filter(({ severity }) => severity === 'warning')
      .map(({ code, params }) => `${code} ${String(params.entry ?? '')}`.trim()),
  ),
];

const MIN_LETTERS = 4;

/**
 * Whether a text holds a known name outside the names that were read and the stretches that are shown as left out. The
 * name of a group of colours before its numbers, "Iron Oxides (CI 77491, CI 77499)", is a heading: the numbers are
 * read.
 */
function silentlyLeftOut(text: string, { names, leftOut }: ListCheck, knowledge: Knowledge): boolean {
  const units = text.split('');
  for (const { start, end } of [...names, ...leftOut]) units.fill('\n', start, end);
  const read = new Set(names.map(({ ingredient }) => ingredient));
  return [...units.join('').matchAll(/[^\n,;.:•|\r()[\]*+]+/g)].some(({ 0: piece, index }) => {
    const found = piece.trim().length < MIN_LETTERS ? null : findByName(knowledge.index, piece.trim());
    const isHeading = /^\s*[([]\s*C\.?I/i.test(text.slice(index + piece.length));
    return found !== null && !read.has(found.ingredient) && !isHeading;
  });
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
  const [missedLists, falseLists, silent]: [string[], string[], string[]] = [[], [], []];
  const [questions, onlyQuestions, unrecognisedBy] = [new Counter(), new Counter(), new Counter()];
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
      if (silentlyLeftOut(text, check, knowledge)) silent.push(text);
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
      if (check.result === 'YELLOW') {
        const asked = questionsOf(check.findings);
        for (const question of asked) questions.add(question);
        const [only] = asked;
        if (only !== undefined && asked.length === 1) onlyQuestions.add(only);
      }
      for (const { severity, code, ingredient, params } of check.findings) {
        byFinding.add(`${severity} ${code}`);
        if (UNRECOGNISED.has(code)) unrecognisedBy.add(code);
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
    unrecognisedBy: unrecognisedBy.sorted(),
    questions: questions.sorted(),
    onlyQuestions: onlyQuestions.sorted(),
    silent,
    times: times.sort((one, other) => one - other),
  };
}
