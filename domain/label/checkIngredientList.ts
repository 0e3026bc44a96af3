import type { IsoDate } from '../allergen/declaration.ts';
import { checkAllergen, checkPerfume } from '../allergen/checkAllergens.ts';
import { checkAnnexes } from '../annex/checkAnnexes.ts';
import { isNitrosatingAgent } from '../annex/nitrosatingAgents.ts';
import { checkSums } from '../annex/limits/checkSums.ts';
import type { Finding, LabelResult } from '../finding.ts';
import { finding, resultOf } from '../finding.ts';
import type { InciIngredient } from '../inci/inciIndex.ts';
import { bracketContents } from '../inci/bracketContents.ts';
import { inciKey } from '../inci/inciKey.ts';
import type { MatchedName } from '../inci/matchedName.ts';
import { readTextInSteps } from '../inci/matchNames.ts';
import { MAX_NAMES } from '../inci/parseInciText.ts';
import type { Span } from '../inci/span.ts';
import { canonicalName } from '../inci/synonymPairs.ts';
import type { Product } from '../product/product.ts';
import { mapInSteps, runSteps, type Steps } from '../steps/steps.ts';
import { applyPercentages } from './applyPercentages.ts';
import { checkAmounts } from './checkAmounts.ts';
import { checkMentions } from './checkMentions.ts';
import { checkHidden } from './checkHidden.ts';
import { LIST_REFERENCE, checkAnnexName, checkLeftOut, checkNames, findingAt, hasOtherScript } from './checkNames.ts';
import { checkColourants, checkOrder } from './checkOrder.ts';
import type { Knowledge } from './knowledge.ts';
import type { IngredientPercentage } from './percentages.ts';
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

/** A finding about a probable ingredient is no more certain than the guess, so it never is an error. */
const asGuess = (found: Finding): Finding =>
  found.severity === 'error' ? { ...found, severity: 'warning', params: { ...found.params, isGuess: true } } : found;

/** A finding about what may belong to a denial before it asks whether it is an ingredient. */
const asDoubtful = (found: Finding): Finding =>
  found.severity === 'error' ? { ...found, severity: 'warning', params: { ...found.params, isDoubtful: true } } : found;

/** The spans that no other one covers. */
const withoutSpans = (spans: readonly Span[], others: readonly Span[]): Span[] =>
  spans.filter(({ start, end }) => !others.some((one) => one.start <= start + 2 && one.end >= end - 2));

type Names = readonly MatchedName[];

/** The findings about each ingredient by itself; one that is repeated is checked once. */
function* checkEachIngredient(
  names: Names,
  product: Product,
  annexIndex: Knowledge['annexes'],
  on: IsoDate,
): Steps<Finding[]> {
  const printedKeys = new Set(
    names.flatMap(({ name, ingredient }) => [name, ingredient?.inciName ?? '', ...bracketContents(name)].map(inciKey)),
  );
  const meetsNitrosatingAgent = names.some(({ ingredient }) => ingredient && isNitrosatingAgent(ingredient.inciName));
  const keyOf = ({ ingredient, isNano }: MatchedName) =>
    `${canonicalName(ingredient?.inciName ?? '')}${isNano ? '[nano]' : ''}`;
  // A name that is printed twice is judged by the higher figure.
  const highest = new Map<string, number>();
  for (const name of names)
    if (name.percent !== null) highest.set(keyOf(name), Math.max(name.percent, highest.get(keyOf(name)) ?? 0));
  const checked = new Set<string>();
  const byName = yield* mapInSteps(names, (name, namesBefore) => {
    const { ingredient } = name;
    const key = keyOf(name);
    if (!ingredient || checked.has(key)) return [];
    checked.add(key);
    const annexes = checkAnnexes(
      annexIndex,
      ingredient,
      { ...name, percent: highest.get(key) ?? null, meetsNitrosatingAgent, namesBefore },
      product,
    );
    const isProhibited = annexes.some(({ code }) => code === 'PROHIBITED');
    const nameOfAnnex = isProhibited ? [] : checkAnnexName(ingredient);
    const found = [...annexes, ...nameOfAnnex, ...(isProhibited ? [] : checkAllergen(ingredient, printedKeys, on))];
    return (name.match === 'misspelling' ? found.map(asGuess) : name.isDoubtful ? found.map(asDoubtful) : found).map(
      (one) => findingAt(name, one),
    );
  });
  return byName.flat();
}

/** The findings about what several ingredients contain together. */
function sumFindings(names: Names, product: Product, annexIndex: Knowledge['annexes']): Finding[] {
  return checkSums(
    annexIndex,
    names.flatMap((name) =>
      name.ingredient && name.percent !== null
        ? [{ ingredient: name.ingredient, percent: name.percent, isNano: name.isNano, origin: name }]
        : [],
    ),
    product,
  ).flatMap(({ finding: found, origins: [first, ...others] }) => {
    if (!first) return [];
    const isGuess = [first, ...others].some(({ match }) => match === 'misspelling');
    return [findingAt(first, isGuess ? asGuess(found) : found)];
  });
}

/** The findings about what the list names beside its ingredients: errors only, and no more than guesses. */
function asideFindings(names: Names, product: Product, annexIndex: Knowledge['annexes']): Finding[] {
  return names.flatMap((name) => {
    const found = name.aside ? checkAnnexes(annexIndex, name.aside, name, product) : [];
    const errors = found.filter(({ severity }) => severity === 'error').map(asGuess);
    return errors.map((one) => ({ ...findingAt(name, one), ingredient: name.aside?.inciName ?? null }));
  });
}

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
      names.length > 0 && names.filter(({ name }) => hasOtherScript(name)).length * 2 >= names.length;
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
      findings: [none],
      result: 'RED',
    };
  }
  const ofIngredients = yield* checkEachIngredient(names, product, knowledge.annexes, on);
  yield;
  const sums = sumFindings(names, product, knowledge.annexes);
  yield;
  const asides = asideFindings(names, product, knowledge.annexes);
  const perfume = checkPerfume(
    names.flatMap(({ ingredient }) => ingredient ?? []),
    on,
  );
  const cut = isCut ? [finding('TOO_LONG', 'warning', LIST_REFERENCE, 'PASTE_LIST', { most: MAX_NAMES })] : [];
  yield;
  const order = [
    ...checkOrder(names, knowledge.annexes, product),
    ...checkColourants(names, knowledge.annexes, product),
  ];
  yield;
  const mentions = yield* checkMentions(text, parsed, names, knowledge, product);
  const unread = checkLeftOut(text, withoutSpans(leftOut, parsed.denied), names);
  const hidden = checkHidden(printed, names, knowledge, product);
  yield;
  const told = new Set([...asides, ...hidden].flatMap(({ ingredient }) => ingredient ?? []));
  const places = printedPlaces(text, stretches, names);
  const ofNames = [...checkNames(names, places), ...checkAmounts(text, names, places)];
  yield;
  const findings = [
    ...cut,
    ...unread,
    ...ofIngredients,
    ...asides,
    ...hidden,
    ...mentions.filter((one) => !told.has(one.ingredient ?? '')),
    ...sums,
    ...ofNames,
    ...contradictions,
    ...order,
    ...(perfume ? [perfume] : []),
  ];
  findings.sort(worstFirst);
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
