import type { IsoDate } from '../allergen/declaration.ts';
import { checkAllergen } from '../allergen/checkAllergens.ts';
import { checkAnnexes } from '../annex/checkAnnexes.ts';
import { checkSums } from '../annex/limits/checkSums.ts';
import { isNitrosatingAgent } from '../annex/nitrosatingAgents.ts';
import type { Finding } from '../finding.ts';
import { bracketContents } from '../inci/bracketContents.ts';
import type { InciIngredient } from '../inci/inciIndex.ts';
import { inciKey } from '../inci/inciKey.ts';
import type { MatchedName } from '../inci/matchedName.ts';
import { canonicalName } from '../inci/synonymPairs.ts';
import type { Product } from '../product/product.ts';
import { mapInSteps, type Steps } from '../steps/steps.ts';
import { asDoubtful, checkAnnexName, findingAt } from './checkNames.ts';
import { checkColourants, checkOrder } from './checkOrder.ts';
import type { Knowledge } from './knowledge.ts';
import type { PrintedList } from './listsOf.ts';

/** A finding about a probable ingredient is no more certain than the guess, so it never is an error. */
const asGuess = (found: Finding): Finding =>
  found.severity === 'error' ? { ...found, severity: 'warning', params: { ...found.params, isGuess: true } } : found;

/** % w/w; how much may be a trace is ours. */
const MAX_TRACE = 0.001;
const isTrace = ({ percent, percentFrom }: MatchedName) =>
  percentFrom === 0 && percent !== null && percent <= MAX_TRACE;

/**
 * "Lead < 1 ppm" states that at most a trace of a banned substance is in the product, which may be lawful (Article 17).
 * A limit binds a trace as well.
 */
const asTrace = (found: Finding): Finding =>
  found.code === 'PROHIBITED'
    ? { ...found, severity: 'warning', action: 'VERIFY_CONDITION', params: { ...found.params, isTrace: true } }
    : found;

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
  // The figures of a name that is printed twice count together.
  const sums = new Map<string, number>();
  for (const name of names)
    if (name.percent !== null)
      sums.set(keyOf(name), Number((name.percent + (sums.get(keyOf(name)) ?? 0)).toPrecision(12)));
  const checked = new Set<string>();
  const byName = yield* mapInSteps(names, (name, namesBefore) => {
    const { ingredient } = name;
    const key = keyOf(name);
    if (!ingredient || checked.has(key)) return [];
    checked.add(key);
    const annexes = checkAnnexes(
      annexIndex,
      ingredient,
      { ...name, percent: sums.get(key) ?? null, meetsNitrosatingAgent, namesBefore },
      product,
    );
    const isProhibited = annexes.some(({ code }) => code === 'PROHIBITED');
    const nameOfAnnex = isProhibited ? [] : checkAnnexName(ingredient);
    const found = [...annexes, ...nameOfAnnex, ...(isProhibited ? [] : checkAllergen(ingredient, printedKeys, on))];
    return (
      name.match === 'misspelling'
        ? found.map(asGuess)
        : name.isDoubtful
          ? found.map(asDoubtful)
          : isTrace(name)
            ? found.map(asTrace)
            : found
    ).map((one) => findingAt(name, one));
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
 * The findings about the ingredients of one list in its product: each by itself, what they hold together, what stands
 * beside them, their order, colourants. Those of a list of a set name its heading.
 */
export function* checkPrintedList<T extends InciIngredient>(
  { names, product, heading }: PrintedList<T>,
  annexIndex: Knowledge['annexes'],
  on: IsoDate,
): Steps<Finding[]> {
  const ofIngredients = yield* checkEachIngredient(names, product, annexIndex, on);
  yield;
  const findings = [
    ...ofIngredients,
    ...asideFindings(names, product, annexIndex),
    ...sumFindings(names, product, annexIndex),
  ];
  yield;
  findings.push(...checkOrder(names, annexIndex, product), ...checkColourants(names, annexIndex, product));
  yield;
  return heading === null ? findings : findings.map((one) => ({ ...one, params: { ...one.params, list: heading } }));
}
