import type { AnnexIndex } from '../annex/annexIndex.ts';
import { annexEntriesOf } from '../annex/annexIndex.ts';
import { applicableConditions } from '../annex/applies.ts';
import type { Finding } from '../finding.ts';
import { finding } from '../finding.ts';
import type { InciIngredient } from '../inci/inciIndex.ts';
import { colourIndexOf } from '../inci/registryNumbers.ts';
import type { MatchedName } from '../inci/matchedName.ts';
import type { Product } from '../product/product.ts';
import { kindsOf } from '../product/product.ts';
import { LIST_REFERENCE, findingAt } from './checkNames.ts';

/** Titanium dioxide and zinc oxide are UV filters too, and mica is a filler: they may stand anywhere. */
const NOT_ONLY_COLOURANTS = new Set(['77891', '77947', '77019']);

const colourOf = ({ ingredient, name }: MatchedName) =>
  colourIndexOf(ingredient?.inciName ?? '') ?? colourIndexOf(name);

/**
 * The highest concentration, % w/w, that an ingredient can have in the product: as printed, else the highest that an
 * annex allows.
 */
function maxPercentOf(
  annexes: AnnexIndex,
  { percent, ingredient, match }: MatchedName,
  product: Product,
): number | null {
  if (percent !== null) return percent;
  if (!ingredient || match === 'misspelling') return null;
  const limits = annexEntriesOf(annexes, ingredient)
    .filter(({ entry, by }) => by === 'name' && (entry.annex === 'V' || entry.annex === 'VI'))
    .map(({ entry }) => applicableConditions(entry.conditions, product).filter(({ applies }) => applies !== 'no'))
    .map((states) =>
      states.map(({ condition }) => (condition.limit?.basis === 'substance' ? condition.limit.percent : null)),
    );
  const known = limits
    .filter((list) => list.length > 0 && !list.includes(null))
    .map((list) => Math.max(...list.map((limit) => limit ?? 0)));
  return known.length > 0 && known.length === limits.length ? Math.max(...known) : null;
}

/**
 * Checks the order as far as it can be known: descending by weight down to 1 %, below that any order (Article
 * 19(1)(g)). Known are printed percentages and the highest concentrations of Annexes V and VI: a name that is printed
 * with 1 % or more and with more than one before it can have stands too late. Colourants "may be listed in any order
 * after the other cosmetic ingredients": one that stands before them is where its weight or less than 1 % of it puts
 * it, which is a note and no fault. Hair colourants are ordinary ingredients.
 */
export function checkOrder<T extends InciIngredient>(
  names: readonly MatchedName<T>[],
  annexes: AnnexIndex,
  product: Product,
): Finding[] {
  const list = names.filter(({ inMayContain }) => !inMayContain);
  const findings: Finding[] = [];
  let [lowest, lowestName]: [number, string] = [Infinity, ''];
  for (const name of list) {
    const { percent } = name;
    // "*100% Natural Fragrance" says what the perfume is made of and not how much there is.
    if (percent !== null && percent >= 1 && percent < 100 && percent > lowest) {
      findings.push(
        findingAt(
          name,
          finding('ORDER_OF_CONCENTRATION', 'warning', LIST_REFERENCE, 'REORDER', {
            percent,
            before: lowestName,
            limit: lowest,
          }),
        ),
      );
    }
    const highest = colourOf(name) === null ? maxPercentOf(annexes, name, product) : null;
    if (highest !== null && highest < lowest) [lowest, lowestName] = [highest, name.ingredient?.inciName ?? name.name];
  }
  if (kindsOf(product)?.has('hairDye')) return findings;
  const isColourant = (name: MatchedName) => colourOf(name) !== null;
  const isPure = (name: MatchedName) =>
    isColourant(name) && !NOT_ONLY_COLOURANTS.has((colourOf(name) ?? '').slice(0, 5));
  const first = list.findIndex(isPure);
  const after =
    first < 0 ? undefined : list.slice(first).find((name) => !isColourant(name) && name.ingredient !== null);
  const early = list[first];
  if (early && after) {
    findings.push(
      findingAt(
        early,
        finding('COLOURANT_BEFORE_OTHERS', 'info', LIST_REFERENCE, 'COLOURANT_BY_WEIGHT', {
          before: after.ingredient?.inciName ?? after.name,
        }),
      ),
    );
  }
  return findings;
}

/**
 * Colourants bear their colour index number (Article 19(1)(g)), and only those of Annex IV colour cosmetics other than
 * hair dyes (Article 14(1)(c)).
 */
export function checkColourants<T extends InciIngredient>(
  names: readonly MatchedName<T>[],
  annexes: AnnexIndex,
  product: Product,
): Finding[] {
  if (kindsOf(product)?.has('hairDye')) return [];
  return names.flatMap((name) => {
    const number = colourOf(name);
    if (number === null) return [];
    const ingredient = name.ingredient?.inciName ?? null;
    // Mica is no colourant of Annex IV but is often printed with its number.
    const isListed =
      number === '77019' ||
      [`ci${number.replace(':', '')}`, `ci${number.slice(0, 5)}`].some((key) =>
        annexes.byKey.get(key)?.some(({ annex }) => annex === 'IV'),
      );
    const listed = isListed
      ? []
      : [
          finding(
            'COLOURANT_NOT_LISTED',
            'warning',
            'Regulation (EC) No 1223/2009, Article 14(1)(c) and Annex IV',
            'VERIFY_IDENTITY',
            { number },
          ),
        ];
    const isByName = name.match === 'synonym' && !name.name.includes(number.slice(0, 5));
    const numbered = isByName
      ? [
          finding('COLOURANT_NOT_BY_NUMBER', 'warning', LIST_REFERENCE, 'PRINT_NUMBER', {
            name: name.name,
            number: `CI ${number}`,
            ingredient,
          }),
        ]
      : [];
    return [...listed, ...numbered].map((found) => findingAt(name, found));
  });
}
