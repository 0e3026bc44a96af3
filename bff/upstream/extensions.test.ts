import { readOperations } from './openapi.ts';
import { readExtensions } from './extensions.ts';

test.each([
  [
    { 'x-timeout': 1000 },
    'x-timeout is unknown; known are x-origin, x-timeout-ms, x-answer-bytes, x-safe, x-any-answer, x-item-of',
  ],
  [{ 'x-timeout-ms': '10000' }, 'x-timeout-ms must be a positive integer'],
  [{ 'x-timeout-ms': 0 }, 'x-timeout-ms must be a positive integer'],
  [{ 'x-answer-bytes': 1.5 }, 'x-answer-bytes must be a positive integer'],
  [{ 'x-safe': 'yes' }, 'x-safe must be true'],
  [{ 'x-origin': 'guessed' }, 'x-origin must be specification or assumed'],
])('an operation with %j is rejected', (operation, error) => {
  expect(() => readExtensions(operation, 'product-server.getMe')).toThrow(`product-server.getMe: ${error}`);
});

test('an operation without extensions has the usual limits', () => {
  expect(readExtensions({ 'x-origin': 'assumed' }, 'product-server.getMe')).toEqual({ isAssumed: true });
});

test.each(['product-server', 'ai-server', 'geo-server'])('every extension in the document of %s is valid', (name) => {
  expect(readOperations(name).size).toBeGreaterThan(0);
});

test('a call may be repeated when its method is GET or its operation is marked as safe', () => {
  const operations = [...readOperations('product-server').values()];
  const safeWrites = operations.filter(({ isSafe, method }) => isSafe && method !== 'GET').map(({ id }) => id);
  expect(safeWrites).toEqual([
    'listPifIngredients',
    'listFragrancesOfMaterials',
    'searchCosing',
    'listMaterialsOfFormulas',
  ]);
  expect(operations.filter(({ isSafe, method }) => !isSafe && method === 'GET')).toEqual([]);
});
