import { starterIngredients } from './starterKnowledge.ts';
import { functionInSerbian } from '../../../domain/ingredient/functionNames.ts';

test('every function of the starter knowledge has a Serbian name', () => {
  const functions = [...new Set(starterIngredients.flatMap((one) => one.functions))];
  expect(functions.length).toBeGreaterThan(40);
  expect(functions.filter((name) => functionInSerbian(name) === name.toLowerCase())).toEqual([]);
});
