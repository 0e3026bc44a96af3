import { annexEntriesOf } from '../../domain/annex/annexIndex.ts';
import { inciKey } from '../../domain/inci/inciKey.ts';
import { synonymPairs } from '../../domain/inci/synonymPairs.ts';
import { compoundNames } from '../../domain/inci/synonyms/compoundNames.ts';
import { inspectedNames, inspectedSubstances } from '../../domain/inci/synonyms/inspectedSubstances.ts';
import { checkIngredientList } from '../../domain/label/checkIngredientList.ts';
import { UNKNOWN_PRODUCT } from '../../domain/product/product.ts';
import { freshKnowledge } from './freshKnowledge.ts';
import { lookalikeNames, nameCases, slipCases } from './nameCases.ts';

const knowledge = freshKnowledge();
const byKey = new Map(knowledge.index.ingredients.map((one) => [inciKey(one.inciName), one]));
const check = (name: string) =>
  checkIngredientList(`Aqua, Glycerin, ${name}, Panthenol`, UNKNOWN_PRODUCT, knowledge, '2026-11-29');

/** The CAS numbers and entries that a name in a list is taken for. */
function meaningsOf(name: string): string[] {
  return check(name)
    .names.slice(2, -1)
    .flatMap(({ ingredient }) => {
      if (!ingredient) return [];
      const entries = annexEntriesOf(knowledge.annexes, ingredient).map(({ entry }) => entry);
      return [
        ...ingredient.casNumbers,
        ...entries.flatMap(({ annex, reference, casNumbers }) => [`${annex}/${reference}`, ...casNumbers]),
      ];
    });
}

test('names in six languages mean the substance of their CAS number or entry', () => {
  expect(nameCases.length).toBeGreaterThan(200);
  expect(nameCases.filter(([name, meant]) => !meaningsOf(name).includes(meant))).toEqual([]);
});

test('slips of scanning and typing are read or asked about', () => {
  const silent = slipCases.filter(([name, meant]) => {
    const { names, result } = check(name);
    const isRead = names.some(({ ingredient }) => ingredient?.inciName === meant);
    const isSuggested = names.some(({ suggestions }) => suggestions.some(({ inciName }) => inciName === meant));
    return !(isRead || (isSuggested && result !== 'GREEN'));
  });
  expect(silent).toEqual([]);
});

test('no name that only looks like a banned one is condemned', () => {
  expect(lookalikeNames.filter((name) => check(name).result === 'RED')).toEqual([]);
});

/** Names of one ingredient that have a row each in the inventory: WATER and AQUA, ROSIN and COLOPHONIUM. */
const isTranslation = (name: string, inciName: string) =>
  byKey.get(inciKey(name)) !== undefined && byKey.get(inciKey(inciName)) !== undefined;

test('no name in another language is itself an INCI name', () => {
  const inci = ([name]: readonly [string, string]) => {
    const found = byKey.get(inciKey(name));
    return found !== undefined && found.annexEntry === undefined;
  };
  expect([...inspectedNames, ...compoundNames].filter(inci)).toEqual([]);
});

test('no two ingredients have one name', () => {
  const meant = new Map<string, string>();
  const twice = synonymPairs.filter(([name, inciName]) => {
    const known = meant.get(inciKey(name));
    meant.set(inciKey(name), known ?? inciKey(inciName));
    return known !== undefined && known !== inciKey(inciName) && !isTranslation(name, inciName);
  });
  expect(twice).toEqual([]);
});

test('every substance that inspections look for has its CAS number in the inventory or an annex', () => {
  const wrong = inspectedSubstances.filter(({ inciName, cas }) => {
    const found = byKey.get(inciKey(inciName));
    if (!found) return true;
    const entries = annexEntriesOf(knowledge.annexes, found).flatMap(({ entry }) => entry.casNumbers);
    return ![...found.casNumbers, ...entries].includes(cas);
  });
  // The inventory gives it no number.
  expect(wrong.map(({ inciName }) => inciName)).toEqual(['HYDROXYPINACOLONE RETINOATE']);
});

test('every compound that is named in six languages is known', () => {
  expect(compoundNames.filter(([, inciName]) => !byKey.has(inciKey(inciName)))).toEqual([]);
});
