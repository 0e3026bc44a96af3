import { anyFinding } from './checks.testing.ts';
import { groupFindings } from './groupFindings.ts';

const of = (ingredient: string | null, code: string, over: Parameters<typeof anyFinding>[2] = {}) =>
  anyFinding(code, {}, { ingredient, action: 'VERIFY_CONDITION', ...over });
const codes = (findings: readonly { code: string }[]) => findings.map(({ code }) => code);

test('the findings about an ingredient form one group with the worst severity', () => {
  const { groups } = groupFindings([
    of('SALICYLIC ACID', 'OVER_LIMIT', { severity: 'ERROR' }),
    of('TRICLOSAN', 'RESTRICTED'),
    of('SALICYLIC ACID', 'RESTRICTED'),
  ]);
  expect(groups.map(({ ingredient, severity, findings }) => [ingredient, severity, codes(findings)])).toEqual([
    ['SALICYLIC ACID', 'ERROR', ['OVER_LIMIT', 'RESTRICTED']],
    ['TRICLOSAN', 'WARNING', ['RESTRICTED']],
  ]);
});

test('findings about no recognised ingredient stay apart from each other', () => {
  const { groups } = groupFindings([of(null, 'ITEM_MISSING'), of(null, 'PAO_REQUIRED')]);
  expect(groups.map(({ findings }) => codes(findings))).toEqual([['ITEM_MISSING'], ['PAO_REQUIRED']]);
});

test('a finding that is repeated at another place of the text is kept once, at its first place', () => {
  const { groups } = groupFindings([
    of('AQUA', 'OTHER_NAME', { span: { start: 0, end: 4 } }),
    of('AQUA', 'OTHER_NAME', { span: { start: 9, end: 13 } }),
  ]);
  expect(groups.map(({ findings }) => findings.map(({ span }) => span))).toEqual([[{ start: 0, end: 4 }]]);
});

test('findings with the same code and different entries are both kept', () => {
  const { groups } = groupFindings([
    of('SALICYLIC ACID', 'RESTRICTED', { reference: 'Annex III/98' }),
    of('SALICYLIC ACID', 'RESTRICTED', { reference: 'Annex V/3' }),
  ]);
  expect(groups[0]?.findings).toHaveLength(2);
});

test('an info that asks for nothing is kept apart', () => {
  const { groups, nothingToDo } = groupFindings([
    of('LIMONENE', 'ALLERGEN_DECLARED', { severity: 'INFO', action: 'NOTHING' }),
    of('LIMONENE', 'RESTRICTED'),
  ]);
  expect([groups.map(({ findings }) => codes(findings)), codes(nothingToDo)]).toEqual([
    [['RESTRICTED']],
    ['ALLERGEN_DECLARED'],
  ]);
});

test('a warning stays in view although it asks for nothing', () => {
  expect(groupFindings([of('AQUA', 'RESTRICTED', { action: 'NOTHING' })]).nothingToDo).toEqual([]);
});

test('a settled finding is kept apart from the open ones of its ingredient', () => {
  const signOff = {
    id: 'a',
    reason: 'pH 5.5 measured',
    signedBy: 'AB',
    signedAt: '2026-11-12T08:00:00Z',
    document: null,
  };
  const { groups, settled } = groupFindings([
    of('TRICLOSAN', 'RESTRICTED'),
    of('TRICLOSAN', 'CONDITIONS_TO_VERIFY', { severity: 'INFO', signOffKey: 'k', signOff }),
  ]);
  expect([groups.map(({ findings }) => codes(findings)), codes(settled)]).toEqual([
    [['RESTRICTED']],
    ['CONDITIONS_TO_VERIFY'],
  ]);
});
