import { phaseOfCaption, sameLetter, toPhase } from './captions.ts';
import { readFormulaSheet } from './readFormulaSheet.ts';

const read = (...cells: string[][]) => {
  const sheet = readFormulaSheet(cells);
  if (!sheet.ok) throw new Error(sheet.code);
  return sheet;
};

test.each([
  ['Oil phase (75°C)', 'Oil'],
  ['Water Phase (75 °C):', 'Water'],
  ['Oil phase 75 °C', 'Oil'],
  ['Oil phase – 70-75 °C', 'Oil'],
  ['Cool down phase (below 40°C)', 'Cool down'],
  ['Uljna faza [80 °C]', 'Uljna'],
  ['Водена фаза:', 'Водена'],
  ['Phase A (75°C)', 'A'],
  ['Фаза А', 'А'],
  ['Фаза Б – уљна', 'Б'],
  ['Φάση Α', 'Α'],
  ['В', 'В'],
  ['Phase transfer agent', null],
  ['Oil phase 75 g', null],
])('the caption "%s" names the phase %j', (caption, phase) => {
  expect(phaseOfCaption(caption) && toPhase(phaseOfCaption(caption) ?? '')).toBe(phase);
});

test.each([
  ['А A', 'A A'],
  ['А A В B', 'A A B B'],
  ['Α A', 'A A'],
  ['А1 B', 'A1 B'],
  ['А Б В', 'А Б В'],
  ['А A Б В', 'A A Б В'],
  ['А В', 'А В'],
])('the phases %s are %s', (written, same) => {
  const phases = written.split(' ');
  expect(phases.map(sameLetter(phases)).join(' ')).toBe(same);
});

test('a last row without a name that states the sum above it is left out and listed', () => {
  const sheet = read(['Name', '%'], ['Water', '70'], ['Oil', '30'], ['', '100']);
  expect([sheet.rows.length, sheet.total, sheet.leftOut]).toEqual([
    2,
    { line: 4, value: '100', isEqual: true },
    [{ line: 4, reason: 'UNNAMED_TOTAL', text: '100' }],
  ]);
});

test.each<[string, string[][]]>([
  [
    'another figure',
    [
      ['Water', '70'],
      ['Oil', '30'],
      ['', '99'],
    ],
  ],
  [
    'what the others leave',
    [
      ['Water', '20'],
      ['Oil', '30'],
      ['', '50'],
    ],
  ],
  [
    'a part in the middle',
    [
      ['Water', '20'],
      ['Oil', '30'],
      ['', '50'],
      ['Salt', '50'],
    ],
  ],
])('a row without a name that states %s is an error', (_what, rows) => {
  const sheet = read(['Name', '%'], ...rows);
  expect(sheet.leftOut).toEqual([]);
  expect(sheet.rows.flatMap(({ problems }) => problems.map(({ code }) => code))).toContain('NAME_MISSING');
});
