import { documentSummary } from './documentState.ts';

const folder = (kind: 'SDS' | 'TDS' | 'COA' | 'IFRA', goodUntil: string | null, more: object = {}) => ({
  kind,
  isNeeded: true,
  isInUse: true,
  fileCount: 1,
  goodUntil,
  ...more,
});
const empty = { fileCount: 0 };

test.each([
  ['the day before today', '2026-11-24', 'EXPIRED'],
  ['today', '2026-11-25', 'EXPIRING'],
  ['in 60 days', '2027-01-24', 'EXPIRING'],
  ['in 61 days', '2027-01-25', 'COMPLETE'],
  ['never', null, 'COMPLETE'],
])('documents that are good until %s are judged by that day', (_when, day, state) => {
  expect(documentSummary([folder('SDS', day)], '2026-11-25').state).toBe(state);
});

test('the worst state of the folders counts, and every reason is named', () => {
  expect(
    documentSummary(
      [folder('SDS', '2020-01-01'), folder('TDS', null, empty), folder('COA', '2026-12-01')],
      '2026-11-25',
    ),
  ).toEqual({ state: 'EXPIRED', missing: ['TDS'], expired: ['SDS'], expiring: ['COA'] });
});

test('a folder that is out of use or that nobody needs makes nothing incomplete', () => {
  const folders = [
    folder('SDS', '2020-01-01', { isInUse: false }),
    folder('TDS', null, { isInUse: false, ...empty }),
    folder('IFRA', null, { isNeeded: false, ...empty }),
  ];
  expect(documentSummary(folders, '2026-11-25').state).toBe('COMPLETE');
});
