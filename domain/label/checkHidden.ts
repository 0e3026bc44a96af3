import { checkAnnexes } from '../annex/checkAnnexes.ts';
import { ingredientKey } from '../comparison/ingredientKey.ts';
import type { Finding } from '../finding.ts';
import type { InciIngredient } from '../inci/inciIndex.ts';
import { findByName } from '../inci/inciIndex.ts';
import type { MatchedName } from '../inci/matchedName.ts';
import type { PrintedName } from '../inci/parseInciText.ts';
import { canonicalName } from '../inci/synonymPairs.ts';
import type { Product } from '../product/product.ts';
import { asDoubtful } from './checkNames.ts';
import type { Knowledge } from './knowledge.ts';

/**
 * What joins names that stand apart: a line end, a slash between blanks, "and". A slash without blanks is a part of a
 * name.
 */
const JOINED = /[\n\r]+|\s[/\\]\s|\s(?:and|&)\s|\s-\s|[,;]\s/i;
const IN_GROUP = /[()[\],;\n/\\]/;
/** A name that ends so is one substance, whatever its parts are called. */
const COMPOUND = /(?:polymer|esters?|ferment|filtrate|lysate|extract|oil|protein|resin|complex)s?$/i;
const LEADING_WORD = /^(?:contains?|containing|with|sadrži|and)\s/i;
const BRACKETS = /[([][^()[\]]{0,400}[)\]]/g;
const PERCENT = /[<>≤≥]?\s?\d{1,3}(?:[.,]\d{1,6})?\s?%/;
/** Longer stretches are no single name run together with another one. */
const MAX_LENGTH = 2500;

function piecesOf(text: string, isTakenApart: boolean): string[] {
  const plain = text.replace(BRACKETS, ' ').split(JOINED);
  const joined = COMPOUND.test(plain.at(-1)?.trim() ?? '') && !/[\n\r]/.test(text) ? [] : plain;
  return [...joined, ...(isTakenApart ? text.split(IN_GROUP) : [])].map((piece) =>
    piece.replace(PERCENT, ' ').replace(/\*/g, ' ').trim().replace(LEADING_WORD, '').trim(),
  );
}

const isRestriction = ({ code, params }: Finding): boolean =>
  code !== 'SHARES_CAS_NUMBER' && params.entry !== undefined;
const asQuestion = (found: Finding): Finding => ({
  ...found,
  severity: 'warning',
  params: { ...found.params, isWithinName: true },
});

/**
 * The banned and restricted substances that stand in a printed name beside the ingredient that was read in it:
 * "Isobutylparaben" in the line before "Iron Oxides (CI 77491)", or among the colour index numbers of a bracket.
 * Whatever a text is taken for, a name of Annex II in it is never passed over (Article 14(1)(a) of Regulation (EC) No
 * 1223/2009), and one that Annexes III to VI restrict is asked about. What stands in brackets behind one name is an
 * aside of it and not looked at here.
 */
export function checkHidden<T extends InciIngredient>(
  printed: readonly PrintedName[],
  names: readonly MatchedName<T | InciIngredient>[],
  knowledge: Knowledge<T>,
  product: Product,
): Finding[] {
  let next = 0;
  return printed.flatMap(({ text, start, end, isNano, isDoubtful }) => {
    const within: MatchedName<T | InciIngredient>[] = [];
    for (let name = names[next]; name && name.start < end; name = names[++next])
      if (name.end > start) within.push(name);
    const isWhole = within.length === 1 && within.every(({ match }) => match === 'exact' || match === 'misspelling');
    // Without a name of its own it is a part of one that was torn apart.
    if (text.length > MAX_LENGTH || within.length === 0 || isWhole) return [];
    const read = new Set(within.map(({ ingredient }) => canonicalName(ingredient?.inciName ?? '')));
    // "Titanium Dioxide (CI 77891)" is one substance by two names.
    const substances = new Set(within.map(({ ingredient }) => ingredientKey(ingredient?.inciName ?? '')));
    const isTornApart = within.some((name) => name.start < start || name.end > end);
    return piecesOf(text, within.length > 1).flatMap((piece) => {
      const ingredient = piece.length > 2 ? findByName(knowledge.index, piece)?.ingredient : undefined;
      if (!ingredient || read.has(canonicalName(ingredient.inciName))) return [];
      read.add(canonicalName(ingredient.inciName));
      const found = checkAnnexes(knowledge.annexes, ingredient, { isNano, percent: null }, product);
      const banned = found.filter(({ code }) => code === 'PROHIBITED');
      // What is only restricted is not sure to be an ingredient of its own: its entry is asked about.
      const isSame = isTornApart || substances.has(ingredientKey(ingredient.inciName));
      const asked = banned.length > 0 || isSame ? [] : found.filter(isRestriction).slice(0, 1).map(asQuestion);
      return [...banned.map((one) => (isDoubtful ? asDoubtful(one) : one)), ...asked].map((one) => ({
        ...one,
        ingredient: ingredient.inciName,
        span: { start, end },
      }));
    });
  });
}
