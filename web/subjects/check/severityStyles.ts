import { CrossCircleIcon, InfoIcon, WarningIcon } from '../../shared/ui/icons.tsx';
import type { Check, CheckedName, CheckFinding } from './findingText.ts';

export type Severity = CheckFinding['severity'];

/** The severities, the worst first. */
export const severities = ['ERROR', 'WARNING', 'INFO'] as const satisfies readonly Severity[];

/** Colours and icon of each severity. Always shown with a word, so that the colour is never alone. */
export const severityStyles = {
  ERROR: { icon: CrossCircleIcon, color: 'result.red.main', soft: 'result.red.soft' },
  WARNING: { icon: WarningIcon, color: 'result.yellow.main', soft: 'result.yellow.soft' },
  INFO: { icon: InfoIcon, color: 'info.main', soft: 'info.soft' },
} as const;

const keyOf = ({ start, end }: { start: number; end: number }) => `${start}-${end}`;

/**
 * Returns a function that finds the worst severity of a name by its span in the text; null for a name without findings.
 */
export function worstOf({ findings }: Pick<Check, 'findings'>): (name: Pick<CheckedName, 'span'>) => Severity | null {
  const worst = new Map<string, Severity>();
  for (const { span, severity } of findings) {
    if (!span) continue;
    const before = worst.get(keyOf(span));
    if (!before || severities.indexOf(severity) < severities.indexOf(before)) worst.set(keyOf(span), severity);
  }
  return ({ span }) => worst.get(keyOf(span)) ?? null;
}
