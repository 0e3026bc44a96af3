import type { CheckFinding } from './findingText.ts';
import { severities, type Severity } from './severityStyles.ts';

/** The findings about one ingredient, or a single one that is about none. */
export interface FindingGroup {
  /** INCI name of the ingredient; null for a finding that is about no recognised ingredient. */
  ingredient: string | null;
  /** The worst severity of its findings. */
  severity: Severity;
  /** The findings, the worst first. */
  findings: CheckFinding[];
}

export interface GroupedFindings {
  groups: FindingGroup[];
  /** Findings that a person has settled. */
  settled: CheckFinding[];
  /** Findings that only inform and ask for nothing, such as an allergen that is declared as it must be. */
  nothingToDo: CheckFinding[];
}

/** Everything that a finding says, but not where: a name that is printed twice has the same findings twice. */
const contentOf = ({ code, severity, ingredient, reference, action, params }: CheckFinding) =>
  JSON.stringify([code, severity, ingredient, reference, action, params.map(({ name, value }) => [name, value])]);

const rank = (severity: Severity) => severities.indexOf(severity);

/**
 * Groups findings so that what concerns an ingredient is said in one place: repetitions are merged, groups stand in the
 * order of their worst finding, and what is settled or asks for nothing is kept apart. The order within a severity
 * stays that of the check.
 */
export function groupFindings(findings: readonly CheckFinding[]): GroupedFindings {
  const merged = [...new Map([...findings].reverse().map((one) => [contentOf(one), one])).values()].reverse();
  const isIdle = ({ severity, action }: CheckFinding) => severity === 'INFO' && action === 'NOTHING';
  const settled = merged.filter(({ signOff }) => signOff !== null);
  const nothingToDo = merged.filter((one) => one.signOff === null && isIdle(one));
  const apart = new Set([...settled, ...nothingToDo]);
  const groups = new Map<string, FindingGroup>();
  for (const [at, finding] of merged.entries()) {
    if (apart.has(finding)) continue;
    const { ingredient, severity } = finding;
    const key = ingredient ?? `${at}`;
    const group = groups.get(key);
    if (!group) groups.set(key, { ingredient, severity, findings: [finding] });
    else {
      group.findings.push(finding);
      if (rank(severity) < rank(group.severity)) group.severity = severity;
    }
  }
  return { groups: [...groups.values()], settled, nothingToDo };
}
