import { resolve } from 'node:path';
import { readAnnexes, realDataFolder } from './realData.ts';
import { casesOfEntries, isRight } from './warningCases.ts';

const folder = realDataFolder();
const withData = folder ? describe : describe.skip;

withData(folder ? 'over the published annexes' : 'over the published annexes (skipped: no ../shared/data)', () => {
  const cases = folder ? casesOfEntries(readAnnexes(resolve(folder, 'annex-restrictions.csv'))) : [];

  test('the annexes give at least 400 cases', () => {
    expect(cases.length).toBeGreaterThanOrEqual(400);
  });

  test('a wording of column i is missed on a label without it, and on no label that bears it', () => {
    expect(cases.filter((one) => !isRight(one)).map(({ title }) => title)).toEqual([]);
  });
});
