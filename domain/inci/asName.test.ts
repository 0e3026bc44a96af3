import { asName } from './asName.ts';

const of = (text: string, stretch: string) => {
  const start = text.indexOf(stretch);
  return asName(text, { start, end: start + stretch.length });
};

test.each([
  [
    'Aqua, Panthenol (preserved with Isobutylparaben), Urea',
    '(preserved with Isobutylparaben)',
    'Aqua, Panthenol, Isobutylparaben, Urea',
  ],
  [
    'Aqua, Panthenol (preserved with Isobutylparaben), Urea',
    'preserved with Isobutylparaben',
    'Aqua, Panthenol, Isobutylparaben, Urea',
  ],
  ['Aqua, Glycerin. Contains Hydroquinone', 'Contains Hydroquinone', 'Aqua, Glycerin, Hydroquinone'],
  ['Sadrži: Hydroquinone. Aqua, Glycerin', 'Sadrži: Hydroquinone', 'Hydroquinone, Aqua, Glycerin'],
  ['Aqua, made with love, Urea', 'made with love', 'Aqua, love, Urea'],
  ['Aqua, Novum Oleum here, Urea', 'Novum Oleum here', 'Aqua, Novum Oleum here, Urea'],
  ['Aqua\n(Kathon)\nUrea', '(Kathon)', 'Aqua, Kathon, Urea'],
  ['Parfum (Fragrance) and Kathon (CG), Urea', 'and Kathon', 'Parfum (Fragrance), and Kathon, (CG), Urea'],
  ['Aqua, ... Urea', '...', 'Aqua, ... Urea'],
])('of %j the stretch %j gives %j', (text, stretch, expected) => {
  expect(of(text, stretch)).toBe(expected);
});
