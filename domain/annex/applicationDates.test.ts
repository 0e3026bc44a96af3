import { finding } from '../finding.ts';
import { datesOfEntry, withApplicationDates } from './applicationDates.ts';

const LAW = 'Regulation (EC) No 1223/2009, Annex II/1767';
const ban = finding('PROHIBITED', 'error', LAW, 'REMOVE_INGREDIENT', { entry: 'II/1767', regulation: '(EU) 2026/909' });
const on = (day: string, found = ban) => {
  const [one] = withApplicationDates([found], day);
  return [one?.severity, one?.params['applies']];
};

test.each([
  ['2026-12-31', ['info', 'later']],
  ['2027-01-01', ['error', 'batches']],
  ['2028-06-30', ['error', 'batches']],
  ['2028-07-01', ['error', undefined]],
])('triphenyl phosphate on %s: %j', (day, expected) => {
  expect(on(day)).toEqual(expected);
});

test('both days are named, and that they are from memory', () => {
  expect(withApplicationDates([ban], '2026-11-29')[0]?.params).toMatchObject({
    placedFrom: '2027-01-01',
    availableFrom: '2028-07-01',
    areDaysVerified: false,
  });
});

test('an entry of another regulation applies as it stands', () => {
  expect(datesOfEntry('III/24', '(EC) 2009/1223')).toBeUndefined();
  expect(on('2026-11-29', { ...ban, params: { ...ban.params, regulation: '(EC) 2009/1223' } })).toEqual([
    'error',
    undefined,
  ]);
});

const zinc = (code: 'OVER_LIMIT' | 'OVER_LIMIT_TOGETHER', amount: number) =>
  finding(code, 'error', LAW, 'LOWER_CONCENTRATION', {
    entry: 'III/24',
    regulation: '(EU) 2026/909',
    basis: 'zinc',
    [code === 'OVER_LIMIT' ? 'converted' : 'sum']: amount,
  });

test.each(['OVER_LIMIT', 'OVER_LIMIT_TOGETHER'] as const)(
  'what is over the earlier limit too is asked about before the new one applies: %s',
  (code) => {
    expect(on('2026-11-29', zinc(code, 1.01))).toEqual(['warning', 'later']);
    expect(on('2026-11-29', zinc(code, 1))).toEqual(['info', 'later']);
    expect(on('2027-01-01', zinc(code, 0.2))).toEqual(['error', 'batches']);
  },
);

test('what an unknown earlier text may have said is asked about', () => {
  const filter = { ...ban, params: { entry: 'VI/4', regulation: '(EU) 2022/1176' } };
  expect(on('2023-01-28', filter)).toEqual(['warning', 'later']);
  expect(on('2023-01-29', filter)).toEqual(['error', 'batches']);
});
