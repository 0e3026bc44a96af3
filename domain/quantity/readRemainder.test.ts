import { readRemainder } from './readRemainder.ts';

const certain =
  'q.s. to 100 | q.s. ad 100 % | QS 100 | qs to 100% | qsp 100 | q.s.p. 100 % | QSP 100g | up to 100 | Up to 100 % | to 100 | ' +
  'ad 100 | ad 100,00 | ad 100.0 % | Ad. 100 | do 100 | do 100% | do 100 g | до 100 | до 100 % | balance | Balance | Bal. | rest | Rest | Rest auf 100 | ' +
  'Rest auf 100 % | Rest ad 100 | à 100 | à 100 % | a 100 | auf 100 | bis 100 | remainder | ostatak | ostatak do 100 | ' +
  'dopuna do 100 % | reste | resto | q.b. a 100 | c.s.p. 100 | csp 100 | jusqu’à 100 | fino a 100 | hasta 100 | balance to 100 | ' +
  'q.s. (to 100 %) | (to 100) | to make 100 | add to 100 | q.s. 100 ml | quantum satis ad 100';

test.each(certain.split(' | '))('%s fills up to 100 %', (cell) => {
  expect(readRemainder(cell)).toBe('certain');
});

test.each(['q.s.', 'qs', 'Q.S.', 'q. s.', 'q.s.p.', 'q.b.', 'c.s.p.', 'quantum satis'])(
  '%s alone may be any amount',
  (cell) => {
    expect(readRemainder(cell)).toBe('satis');
  },
);

test.each([
  '100',
  '100 %',
  'to 10',
  'ad 1000',
  'up to 50',
  'max 100',
  'Restylane',
  'a',
  'do',
  'Balance Complex',
  '',
  'pH 100',
])('%j fills nothing up', (cell) => {
  expect(readRemainder(cell)).toBeNull();
});
