import type { IsoDate } from '../allergen/declaration.ts';
import { checkPerfume } from '../allergen/checkAllergens.ts';
import { withApplicationDates } from '../annex/applicationDates.ts';
import type { Finding, LabelResult } from '../finding.ts';
import { finding, resultOf } from '../finding.ts';
import type { InciIngredient } from '../inci/inciIndex.ts';
import type { MatchedName } from '../inci/matchedName.ts';
import { readTextInSteps } from '../inci/matchNames.ts';
import { MAX_NAMES } from '../inci/parseInciText.ts';
import type { Span } from '../inci/span.ts';
import type { Product } from '../product/product.ts';
import { runSteps, type Steps } from '../steps/steps.ts';
import { applyPercentages } from './applyPercentages.ts';
import { checkAmounts } from './checkAmounts.ts';
import { checkMentions } from './checkMentions.ts';
import { checkHidden } from './checkHidden.ts';
import { LIST_REFERENCE, checkLeftOut, checkNames, checkSplit, hasOtherScript } from './checkNames.ts';
import { checkPrintedList } from './checkPrintedList.ts';
import type { Knowledge } from './knowledge.ts';
import type { IngredientPercentage } from './percentages.ts';
import { listsOf } from './listsOf.ts';
import { withoutRequestedTexts } from './warnings/checkWarnings.ts';
import { printedPlaces } from './printedPlaces.ts';

/** The outcome of the check of an ingredient list. */
export type ListCheck<T extends InciIngredient = InciIngredient> = {
  /** False when the text names next to no ingredient; then that is the only finding. */
  readonly isIngredientList: boolean;
  readonly names: readonly MatchedName<T | InciIngredient>[];
  /** The percentages known beside the list whose ingredient it names. */
  readonly percentages: readonly IngredientPercentage[];
  /** How many of the names were recognised (a probable misspelling is not), and how many there are. */
  readonly recognised: number;
  readonly total: number;
  /** What was not read as ingredients: sentences, notices and placeholders, in UTF-16 code units of the text. */
  readonly leftOut: readonly Span[];
  readonly findings: readonly Finding[];
  readonly result: LabelResult;
};

/** A list of which less than a third is known, and not even five names, is none: counted over 1,200 product texts. */
const isListOf = (known: number, total: number) => (known * 3 >= total && known > 0 ? true : known >= 5);

/** The spans that no other one covers. */
const withoutSpans = (spans: readonly Span[], others: readonly Span[]): Span[] =>
  spans.filter(({ start, end }) => !others.some((one) => one.start <= start + 2 && one.end >= end - 2));

/**
 * Reads, recognises and checks a printed ingredient list: names, duplicates, order as far as it can be known,
 * colourants, Annexes II to VI, fragrance allergens (Regulation (EC) No 1223/2009, Articles 14 to 16 and 19(1)(g);
 * Regulation (EU) 2023/1545).
 *
 * `on` is the day of the check. `percentages` are known beside the printed list and decide like printed ones. Never
 * throws; the time is bounded by MAX_NAMES.
 */
export const checkIngredientList = <T extends InciIngredient>(
  ...list: Parameters<typeof checkIngredientListInSteps<T>>
): ListCheck<T> => runSteps(checkIngredientListInSteps(...list));

/** The same in steps. */
export function* checkIngredientListInSteps<T extends InciIngredient>(
  text: string,
  product: Product,
  knowledge: Knowledge<T>,
  on: IsoDate,
  percentages: readonly IngredientPercentage[] = [],
): Steps<ListCheck<T>> {
  const parsed = yield* readTextInSteps(knowledge.index, text);
  const { names: printed, matched, leftOut, stretches, isCut } = parsed;
  const { names, used, contradictions } = applyPercentages(matched, percentages);
  const total = names.length;
  const recognised = names.filter(({ match }) => match !== 'unknown' && match !== 'misspelling').length;
  const known = names.filter(({ ingredient }) => ingredient !== null).length;
  if (!isListOf(known, total)) {
    const isOtherScript =
      names.length > 0 && names.filter((name) => hasOtherScript(name.text)).length * 2 >= names.length;
    const none = finding('NOT_AN_INGREDIENT_LIST', 'error', LIST_REFERENCE, 'PASTE_LIST', {
      recognised,
      total,
      isOtherScript,
    });
    return {
      isIngredientList: false,
      names,
      percentages: used,
      recognised,
      total,
      leftOut,
      findings: [none, ...(yield* checkMentions(text, parsed, names, knowledge, product))],
      result: 'RED',
    };
  }
  const places = printedPlaces(text, stretches, names);
  const lists = listsOf(names, places, product);
  const ofLists: Finding[] = [];
  for (const list of lists) ofLists.push(...(yield* checkPrintedList(list, knowledge.annexes, on)));
  const perfume = checkPerfume(
    names.flatMap(({ ingredient }) => ingredient ?? []),
    on,
  );
  const cut = isCut ? [finding('TOO_LONG', 'warning', LIST_REFERENCE, 'PASTE_LIST', { most: MAX_NAMES })] : [];
  yield;
  const mentions = yield* checkMentions(text, parsed, names, knowledge, product);
  const unread = checkLeftOut(text, withoutSpans(leftOut, parsed.denied), names);
  const hidden = checkHidden(printed, names, knowledge, product);
  yield;
  const told = new Set(
    [...ofLists, ...hidden].flatMap(({ ingredient, severity }) => (severity === 'info' ? [] : (ingredient ?? []))),
  );
  const ofNames = [...checkNames(names, places), ...checkSplit(text, names), ...checkAmounts(text, names, places)];
  yield;
  const found = [
    ...cut,
    ...unread,
    ...ofLists,
    ...hidden,
    ...mentions.filter(({ ingredient, params }) => params['percent'] !== null || !told.has(ingredient ?? '')),
    ...ofNames,
    ...contradictions,
    ...(perfume ? [perfume] : []),
  ];
  const findings = withoutRequestedTexts(withApplicationDates(found, on)).sort(worstFirst);
  return {
    isIngredientList: true,
    names,
    percentages: used,
    recognised,
    total,
    leftOut,
    findings,
    result: resultOf(findings),
  };
}

const WEIGHT = { error: 0, warning: 1, info: 2 } as const;

/** Errors, then warnings, then infos, each in the order of the list. */
export function worstFirst(one: Finding, other: Finding): number {
  return WEIGHT[one.severity] - WEIGHT[other.severity] || (one.span?.start ?? 0) - (other.span?.start ?? 0);
}
