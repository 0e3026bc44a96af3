import { demoKnowledge } from '../../mocks/demo-data/checkDemoLabel.ts';
import { ALL_APPLY, realKnowledge, wrongCases } from './checkLimits.ts';
import { limitCases } from './limitCases.ts';

const cases = limitCases();
const knowledge = realKnowledge();

test('the cases name every group of rules at least ten times', () => {
  for (const group of ['just below', 'just above', 'wrong product type', 'sum', 'forbidden use'] as const)
    expect(cases.filter((one) => one.group === group).length).toBeGreaterThanOrEqual(10);
  expect(cases.length).toBeGreaterThanOrEqual(300);
});

test('limits, sums and forbidden uses are decided on a fresh machine as after the import of the annexes', () => {
  const wrong = wrongCases(cases, demoKnowledge(), ALL_APPLY);
  expect(wrong.map(({ entry, text }) => `${entry}: ${text}`)).toEqual([]);
});

const withData = knowledge ? describe : describe.skip;

withData(knowledge ? 'over real data' : 'over real data (skipped: no ../shared/data beside this checkout)', () => {
  test('limits, sums and forbidden uses are decided as the annexes say', () => {
    const wrong = knowledge ? wrongCases(cases, knowledge, ALL_APPLY) : [];
    expect(wrong.map(({ entry, text }) => `${entry}: ${text}`)).toEqual([]);
  });
});
