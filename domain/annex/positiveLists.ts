import type { Finding } from '../finding.ts';
import { finding } from '../finding.ts';
import type { InciIngredient } from '../inci/inciIndex.ts';
import { colourIndexOf } from '../inci/registryNumbers.ts';
import { inciKey } from '../inci/inciKey.ts';
import type { Product } from '../product/product.ts';
import { kindsOf } from '../product/product.ts';
import type { AnnexMatch } from './annexIndex.ts';

/** The annexes outside which nothing may colour, preserve or filter UV light: Article 14(1)(c), (d) and (e). */
export type PositiveList = 'IV' | 'V' | 'VI';

/** The functions of the Commission's inventory that each of them is about. */
const LIST_OF_FUNCTION: Readonly<Record<string, PositiveList>> = {
  COLORANT: 'IV',
  'COSMETIC COLORANT': 'IV',
  PRESERVATIVE: 'V',
  'UV FILTER': 'VI',
};
export const POSITIVE_FUNCTIONS: readonly string[] = Object.keys(LIST_OF_FUNCTION);

const ARTICLE_OF_LIST: Readonly<Record<PositiveList, string>> = { IV: '14(1)(c)', V: '14(1)(d)', VI: '14(1)(e)' };

/** The positive lists of an ingredient that has no other function in the inventory; none for any other ingredient. */
export function positiveListsOf(functions: readonly string[]): PositiveList[] {
  const lists = functions.map((one) => LIST_OF_FUNCTION[one.trim().toUpperCase()]);
  return lists.includes(undefined) ? [] : [...new Set(lists.filter((one) => one !== undefined))];
}

/**
 * Ingredients whose entry was deleted from a positive list without becoming one of Annex II:
 * "moved or deleted" in the Commission's export of Annex V of June 2026, while the inventory still names the number
 * (VI/36 and VI/10 of Directive 76/768/EEC). Others, such as PABA (VI/1) or 3-benzylidene camphor (VI/19), have gone
 * to Annex II.
 */
const DELETED: readonly (InciIngredient & { readonly list: PositiveList; readonly entry: string })[] = [
  { inciName: 'METHYLDIBROMO GLUTARONITRILE', casNumbers: ['35691-65-7'], list: 'V', entry: 'V/36' },
  { inciName: 'SODIUM IODATE', casNumbers: ['7681-55-2'], list: 'V', entry: 'V/10' },
];
const deletedByKey = new Map(DELETED.map((one) => [inciKey(one.inciName), one]));

/** The same as ingredients, so that a label which names one is understood whatever the inventory has. */
export const deletedIngredients: readonly InciIngredient[] = DELETED.map(({ inciName, casNumbers }) => ({
  inciName,
  casNumbers,
}));

/**
 * Reports an ingredient that only preserves, colours or filters UV light and that the annex of this function does not
 * list: as such it is forbidden (Article 14(1)(c) to (e)), and whether it is there for something else has to be asked.
 * Where the annex once listed it and its entry was deleted, there is nothing to ask. `matches` are the entries that the
 * ingredient may fall under. Colourants of hair are not asked about: Annex IV is about others.
 */
export function checkPositiveLists(
  { inciName, positiveLists = [] }: InciIngredient,
  matches: readonly AnnexMatch[],
  product: Product,
): Finding[] {
  const deleted = deletedByKey.get(inciKey(inciName));
  const law = (list: PositiveList) =>
    `Regulation (EC) No 1223/2009, Article ${ARTICLE_OF_LIST[list]} and Annex ${list}`;
  if (deleted) {
    const { list, entry } = deleted;
    return [finding('NOT_LISTED', 'error', law(list), 'REMOVE_INGREDIENT', { list, deleted: entry })];
  }
  const isHairDye = kindsOf(product)?.has('hairDye') ?? false;
  // What a colour index number names has a finding of its own.
  const isAskedElsewhere = colourIndexOf(inciName) !== null;
  const lists = positiveLists.filter((list) => list !== 'IV' || !(isHairDye || isAskedElsewhere));
  const [first] = lists;
  const isListed = matches.some(
    ({ entry: { annex }, by }) => positiveLists.some((list) => list === annex) || (annex !== 'II' && by === 'name'),
  );
  if (first === undefined || isListed) return [];
  return [finding('NOT_LISTED', 'warning', law(first), 'VERIFY_FUNCTION', { list: first })];
}
