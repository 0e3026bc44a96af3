import { categoryName } from './categoryNames.ts';
import { productCategories } from './productCategories.ts';

test.each(productCategories.map(({ code }) => code))('the category %s has a name in both languages', (code) => {
  const [english, serbian] = [categoryName(code, 'en'), categoryName(code, 'sr')];
  expect(english).not.toBeNull();
  expect(serbian).not.toBe(english);
});

test('a code that is no category has no name', () => {
  expect(categoryName('chocolate', 'sr')).toBeNull();
});
