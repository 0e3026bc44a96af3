import { finding, type FindingCode, type Severity } from '../finding.ts';
import { compareFindings, MAX_STORED_FINDINGS, toStoredFindings } from './storedFindings.ts';

const found = (code: FindingCode, severity: Severity, ingredient: string | null = null) => ({
  ...finding(code, severity, 'Annex III/98', 'NOTHING', {}),
  ingredient,
});

test('findings that do not decide a result are not stored', () => {
  expect(toStoredFindings([found('LIMIT', 'info'), found('OVER_LIMIT', 'error')]).map(({ code }) => code)).toEqual([
    'OVER_LIMIT',
  ]);
});

test('a finding that repeats is stored once', () => {
  expect(toStoredFindings([found('RESTRICTED', 'warning', 'UREA'), found('RESTRICTED', 'warning', 'UREA')])).toEqual([
    { code: 'RESTRICTED', severity: 'warning', ingredient: 'UREA', reference: 'Annex III/98' },
  ]);
});

test('the number of stored findings is limited', () => {
  const many = Array.from({ length: 300 }, (_, at) => found('UNKNOWN_NAME', 'warning', `NAME ${at}`));
  expect(toStoredFindings(many)).toHaveLength(MAX_STORED_FINDINGS);
});

test('a finding whose severity changed both came and went', () => {
  const [before] = toStoredFindings([found('RESTRICTED', 'warning', 'UREA')]);
  const [after] = toStoredFindings([found('RESTRICTED', 'error', 'UREA')]);
  expect(compareFindings([before!], [after!])).toEqual({ appeared: [after], gone: [before] });
});

test('findings in another order are the same', () => {
  const findings = toStoredFindings([
    found('RESTRICTED', 'warning', 'UREA'),
    found('RESTRICTED', 'warning', 'RETINOL'),
  ]);
  expect(compareFindings(findings, [...findings].reverse())).toEqual({ appeared: [], gone: [] });
});
