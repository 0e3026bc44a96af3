import type { IsoDate } from '../allergen/declaration.ts';
import { judgeAllergen, judgePerfume } from '../allergen/judgeAllergens.ts';
import { judgeAnnexes } from '../annex/judgeAnnexes.ts';
import type { Finding, Result } from '../finding.ts';
import { finding, resultOf } from '../finding.ts';
import type { InciIngredient } from '../inci/inciIndex.ts';
import { inciKey } from '../inci/inciKey.ts';
import type { MatchedName } from '../inci/matchNames.ts';
import { matchNames } from '../inci/matchNames.ts';
import { MOST_NAMES, parseInciText } from '../inci/parseInciText.ts';
import { canonicalName } from '../inci/synonymPairs.ts';
import type { Product } from '../product/product.ts';
import { LIST_REFERENCE, findingAt, hasOtherScript, judgeNames } from './judgeNames.ts';
import { judgeColourants, judgeOrder } from './judgeOrder.ts';
import type { Knowledge } from './knowledge.ts';

/** What a check of an ingredient list says. */
export type ListCheck<T extends InciIngredient = InciIngredient> = {
  /** False when the text names next to no ingredient; then the only finding says so. */
  readonly isIngredientList: boolean;
  readonly names: readonly MatchedName<T | InciIngredient>[];
  /** How many of the names were recognised (a probable misspelling is not), and how many there are. */
  readonly recognised: number;
  readonly total: number;
  readonly findings: readonly Finding[];
  readonly result: Result;
};

/** A list of which less than a third is known, and not even five names, is none: counted over 1,200 product texts. */
const isListOf = (known: number, total: number) => (known * 3 >= total && known > 0 ? true : known >= 5);

/** What the annexes and the allergen rules say of a probable ingredient is only as sure as the guess. */
const asGuess = (found: Finding): Finding =>
  found.severity === 'error' ? { ...found, severity: 'warning', params: { ...found.params, isGuess: true } } : found;

/**
 * Reads, recognises and judges a printed ingredient list: names, duplicates, order as far as it can be known, colourants, Annexes II to VI,
 * fragrance allergens (Regulation (EC) No 1223/2009, Articles 14 to 16 and 19(1)(g); Regulation (EU) 2023/1545).
 *
 * `on` is the day of judging. Never throws; the time is bounded by MOST_NAMES.
 */
export function checkIngredientList<T extends InciIngredient>(
  text: string,
  product: Product,
  knowledge: Knowledge<T>,
  on: IsoDate,
): ListCheck<T> {
  const parsed = parseInciText(text);
  const names = matchNames(knowledge.index, text, parsed);
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
    return { isIngredientList: false, names, recognised, total, findings: [none], result: 'RED' };
  }
  const printedKeys = new Set(
    names.flatMap(({ name, ingredient }) => [inciKey(name), inciKey(ingredient?.inciName ?? '')]),
  );
  const judged = new Set<string>();
  const byIngredient = names.flatMap((name) => {
    const { ingredient } = name;
    const key = `${canonicalName(ingredient?.inciName ?? '')}${name.isNano ? '[nano]' : ''}`;
    if (!ingredient || judged.has(key)) return [];
    judged.add(key);
    const annexes = judgeAnnexes(knowledge.annexes, ingredient, name, product);
    const isProhibited = annexes.some(({ code }) => code === 'PROHIBITED');
    const found = [...annexes, ...(isProhibited ? [] : judgeAllergen(ingredient, printedKeys, on))];
    return (name.match === 'misspelling' ? found.map(asGuess) : found).map((one) => findingAt(name, one));
  });
  const perfume = judgePerfume(
    names.flatMap(({ ingredient }) => ingredient ?? []),
    on,
  );
  const cut = parsed.isCut ? [finding('TOO_LONG', 'warning', LIST_REFERENCE, 'PASTE_LIST', { most: MOST_NAMES })] : [];
  const order = [
    ...judgeOrder(names, knowledge.annexes, product),
    ...judgeColourants(names, knowledge.annexes, product),
  ];
  const findings = [...cut, ...byIngredient, ...judgeNames(names), ...order, ...(perfume ? [perfume] : [])].sort(
    worstFirst,
  );
  return { isIngredientList: true, names, recognised, total, findings, result: resultOf(findings) };
}

const WEIGHT = { error: 0, warning: 1, info: 2 } as const;

/** Errors, then warnings, then infos, each in the order of the list. */
export function worstFirst(one: Finding, other: Finding): number {
  return WEIGHT[one.severity] - WEIGHT[other.severity] || (one.span?.start ?? 0) - (other.span?.start ?? 0);
}
