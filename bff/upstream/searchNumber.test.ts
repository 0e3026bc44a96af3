import { searchNumber } from './searchNumber.ts';

test.each([
  ['CI77891', 'CI 77891'],
  ['ci\u200b77891', 'CI 77891'],
  ['Cl 77891', 'CI 77891'],
  ['ci-77891', 'CI 77891'],
  ['CI 15850:1', 'CI 15850'],
  ['CAS 56-81-5', '56-81-5'],
  ['CAS No. 56\u201181\u20115', '56-81-5'],
  ['EC: 200-289-5', '200-289-5'],
  ['Annex III/98', 'III/98'],
  ['CI77891 (Titanium Dioxide)', 'CI 77891'],
  ['CI 77891 krema', 'CI 77891 krema'],
  ['Citral', 'Citral'],
  ['casein', 'casein'],
  ['77891', '77891'],
])('a search for %j is one for %j', (search, expected) => {
  expect(searchNumber(search)).toBe(expected);
});
