import type { Finding } from '../finding.ts';

/** What is kept of a finding with the result of a label: enough to say later which entry came or went. */
export type StoredFinding = Pick<Finding, 'code' | 'ingredient' | 'reference'> & {
  readonly severity: 'error' | 'warning';
};

/** Ours: findings kept of one label. A text that is no ingredient list may have thousands. */
export const MAX_STORED_FINDINGS = 200;

const keyOf = ({ code, severity, ingredient, reference }: StoredFinding): string =>
  [code, severity, ingredient ?? '', reference].join('\n');

const unique = (findings: readonly StoredFinding[]): StoredFinding[] => [
  ...new Map(findings.map((one) => [keyOf(one), one])).values(),
];

/** The findings that decide a result, the worst first as a check returns them, each once. */
export function toStoredFindings(
  findings: readonly (Pick<Finding, 'code' | 'ingredient' | 'reference'> & { severity: string })[],
): StoredFinding[] {
  const deciding = findings.flatMap(({ code, severity, ingredient, reference }) =>
    severity === 'error' || severity === 'warning' ? [{ code, severity, ingredient, reference } as const] : [],
  );
  return unique(deciding).slice(0, MAX_STORED_FINDINGS);
}

/** The findings that came and those that went between two checks of the same label. */
export function compareFindings(
  before: readonly StoredFinding[],
  after: readonly StoredFinding[],
): { appeared: StoredFinding[]; gone: StoredFinding[] } {
  const keysBefore = new Set(before.map(keyOf));
  const keysAfter = new Set(after.map(keyOf));
  return {
    appeared: after.filter((one) => !keysBefore.has(keyOf(one))),
    gone: before.filter((one) => !keysAfter.has(keyOf(one))),
  };
}
