import { allergens } from '../../../domain/allergen/allergens.ts';
import { isCasNumber } from '../../../domain/inci/registryNumbers.ts';
import { inciKey } from '../../../domain/inci/inciKey.ts';
import { matchNames } from '../../../domain/inci/matchNames.ts';
import { parseInciText } from '../../../domain/inci/parseInciText.ts';
import { MISSPELLINGS } from '../labelTypos.ts';
import { demoKnowledge } from '../checkDemoLabel.ts';
import { LABEL_COUNT, labelAt } from '../labels.ts';
import { RAW_MATERIAL_COUNT, rawMaterialAt } from '../raw-material/rawMaterials.ts';
import { readIngredients } from './readIngredients.ts';
import { starterIngredients } from './starterKnowledge.ts';

const names = new Set(starterIngredients.map(({ inci }) => inciKey(inci)));

test('there are at least 600 different ingredients', () => {
  expect(starterIngredients.length).toBeGreaterThanOrEqual(600);
  const keys = starterIngredients.map(({ inci }) => inciKey(inci));
  expect(starterIngredients.map(({ inci }) => inci).filter((inci, at) => keys.indexOf(inciKey(inci)) !== at)).toEqual(
    [],
  );
});

test('every name, CAS number and EC number is well-formed and unique', () => {
  const wrong = starterIngredients.flatMap(({ inci, cas, ec, functions, synonyms }) => [
    ...(inci === inci.toUpperCase() ? [] : [inci]),
    ...cas.filter((number) => !isCasNumber(number)),
    ...ec.filter((number) => !isEcNumber(number)),
    ...[cas, ec, functions, synonyms]
      .filter((all) => new Set(all).size !== all.length)
      .map((all) => `${inci}: ${all.join(', ')}`),
    ...synonyms.filter((synonym) => inciKey(synonym) === inciKey(inci)).map((synonym) => `${inci}: ${synonym}`),
  ]);
  expect(wrong).toEqual([]);
});

test('every synonym means only one ingredient', () => {
  const namesBySynonym = new Map<string, string[]>();
  for (const { inci, synonyms } of starterIngredients)
    for (const synonym of synonyms)
      namesBySynonym.set(inciKey(synonym), [...(namesBySynonym.get(inciKey(synonym)) ?? []), inci]);
  expect([...namesBySynonym].filter(([, all]) => all.length > 1)).toEqual([]);
  // A colourant (CI number) has the name of its substance as a synonym.
  expect([...namesBySynonym].filter(([key, [inci = '']]) => names.has(key) && !/^CI \d{5}$/.test(inci))).toEqual([]);
});

test('every declarable fragrance allergen is included with all members of its group', () => {
  const all = allergens.flatMap(({ members, exportMembers }) => [...members, ...exportMembers]);
  expect(all.length).toBeGreaterThan(allergens.length);
  expect(all.filter((name) => !names.has(inciKey(name)))).toEqual([]);
});

test('every ingredient of the demo labels and raw materials is included, except misspelt ones', () => {
  const { index } = demoKnowledge();
  const named = new Set<string>();
  for (let at = 0; at < LABEL_COUNT; at++) for (const name of labelAt(at).ingredients) named.add(name);
  for (let at = 0; at < RAW_MATERIAL_COUNT; at++) for (const { inci } of rawMaterialAt(at).composition) named.add(inci);
  const unknown = [...named]
    .filter((name) => !Object.hasOwn(MISSPELLINGS, name))
    .filter((name) => {
      const matched = matchNames(index, name, parseInciText(name));
      return matched.length === 0 || matched.some(({ match }) => match === 'unknown' || match === 'misspelling');
    });
  expect(named.size).toBeGreaterThan(200);
  expect(unknown).toEqual([]);
  expect(Object.values(MISSPELLINGS).filter((meant) => !names.has(inciKey(meant)))).toEqual([]);
});

test('a line without a function or with an extra cell is rejected', () => {
  expect(() => readIngredients('AQUA | 7732-18-5 | 231-791-2')).toThrow('Not an ingredient: AQUA');
  expect(() => readIngredients('AQUA | | | SOLVENT | Water | Clear. | More')).toThrow('Not an ingredient: AQUA');
  expect(readIngredients('\nAQUA | | | SOLVENT\n')).toEqual([
    { inci: 'AQUA', cas: [], ec: [], functions: ['SOLVENT'], synonyms: [], description: null },
  ]);
});

/**
 * Form and check digit of an EC number: the sum of digit times place, modulo 11 (European Chemicals Agency, EC
 * Inventory).
 */
function isEcNumber(text: string): boolean {
  if (!/^\d{3}-\d{3}-\d$/.test(text)) return false;
  const digits = Array.from(text.replaceAll('-', ''), Number);
  return digits.slice(0, 6).reduce((sum, digit, at) => sum + digit * (at + 1), 0) % 11 === digits[6];
}
