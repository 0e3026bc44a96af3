import { inventoryIngredients, readInventoryFile } from './inventoryIngredients.ts';
import { starterIngredients } from '../starterKnowledge.ts';

const all = inventoryIngredients();
const named = (inci: string) => all.filter((one) => one.inci === inci);

test('every name of the inventory is there', () => {
  expect(all.length).toBeGreaterThan(30_059);
  expect(new Set(all.map(({ inci }) => inci.toUpperCase())).size).toBeGreaterThanOrEqual(30_059);
});

test('every number of CosIng stands for one ingredient', () => {
  const references = all.flatMap(({ reference }) => reference ?? []);
  expect(new Set(references).size).toBe(references.length);
});

test('no description of the Commission is carried over', () => {
  const written = new Set(starterIngredients.map(({ inci }) => inci));
  expect(all.filter(({ inci, description }) => description !== null && !written.has(inci))).toEqual([]);
});

test('what we wrote of an ingredient is completed, not repeated', () => {
  expect(named('RETINOL')).toEqual([
    expect.objectContaining({
      cas: expect.arrayContaining(['68-26-8', '11103-57-4']) as string[],
      functions: expect.arrayContaining(['SKIN CONDITIONING']) as string[],
      synonyms: expect.arrayContaining(['Vitamin A']) as string[],
      isPublished: false,
    }),
  ]);
});

test('an ingredient that only the inventory has keeps its numbers, functions and other names', () => {
  expect(named('TETRAHYDROPYRANYLOXY PHENOL')).toEqual([
    {
      inci: 'TETRAHYDROPYRANYLOXY PHENOL',
      reference: '92915',
      cas: ['53936-56-4'],
      ec: [],
      functions: ['BLEACHING'],
      synonyms: ['Deoxyarbutin'],
      description: null,
      toxicology: null,
      isPublished: true,
    },
  ]);
});

test('a line with a function that is not listed is rejected', () => {
  expect(() => readInventoryFile('# Notice\nSOLVENT|ABRASIVE\nAQUA|1|||2')).toThrow('Not a function of the inventory');
  expect(readInventoryFile('# Notice\nSOLVENT|ABRASIVE\nAQUA|1|||1\n')[0]?.functions).toEqual(['ABRASIVE']);
});
