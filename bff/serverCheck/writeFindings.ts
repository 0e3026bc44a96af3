import type { Capabilities, ServiceCalls } from '../capabilities.ts';
import type { Outcome } from './askQuestion.ts';
import type { CheckedCall } from './checkService.ts';

const words: Record<Outcome, string> = {
  there: 'there',
  missing: 'NOT THERE',
  otherShape: 'OTHER SHAPE',
  forbidden: 'refused',
  unclear: 'unclear',
  failed: 'FAILED',
  notTried: 'not tried',
};

const row = ({ question, outcome, detail }: CheckedCall): string =>
  [
    `  ${words[outcome].padEnd(11)}`,
    `${question.method.padEnd(4)} ${question.path}`.padEnd(52),
    question.id + (question.isAssumed ? '' : ' (specification)'),
    detail && `\n${' '.repeat(14)}${detail}`,
  ]
    .filter(Boolean)
    .join(' ');

/** The findings as a table, a part for each screen. */
export function toTable(screens: ReadonlyMap<string, string>, calls: readonly CheckedCall[]): string {
  const parts = [...screens].flatMap(([name, title]) => {
    const rows = calls.filter(({ question }) => question.screens.includes(name)).map(row);
    return rows.length > 0 ? [[title, ...rows].join('\n')] : [];
  });
  return parts.join('\n\n');
}

/** How many calls had each outcome, in one line. */
export function toSummary(calls: readonly CheckedCall[]): string {
  const counts = (Object.keys(words) as Outcome[]).map((outcome) => ({
    word: words[outcome].toLowerCase(),
    count: calls.filter((call) => call.outcome === outcome).length,
  }));
  return counts
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => `${count} ${word}`)
    .join(', ');
}

const NO_CALLS: ServiceCalls = { there: [], missing: [] };

/** What the BFF reads at its start. What is not clear stands in neither list. */
export function toCapabilities(
  checkedAt: Date,
  services: { 'product-server': readonly CheckedCall[]; 'ai-server'?: readonly CheckedCall[] },
): Capabilities {
  const idsWith = (calls: readonly CheckedCall[], outcome: Outcome) =>
    calls.filter((call) => call.outcome === outcome).map(({ question }) => question.id);
  const callsOf = (calls: readonly CheckedCall[]): ServiceCalls => ({
    there: idsWith(calls, 'there'),
    missing: idsWith(calls, 'missing'),
  });
  const ai = services['ai-server'];
  return {
    checkedAt: checkedAt.toISOString(),
    'product-server': callsOf(services['product-server']),
    'ai-server': ai ? callsOf(ai) : NO_CALLS,
  };
}
