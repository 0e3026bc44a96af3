import type { IsoDate } from '../../../domain/allergen/declaration.ts';
import { lastDeadlineBefore } from '../../../domain/label/deadlines.ts';

/** What a result was checked with: the version of the knowledge and that of the rules. Stored with each label. */
export const checkedWith = (knowledgeVersion: string, rules: string): string => `${knowledgeVersion} ${rules}`;

/**
 * The version of the rules on a day: that of their sources, and the last deadline of the law that is over, because it
 * changes results too.
 */
export const rulesOn = (sources: string, on: IsoDate): string => [sources, lastDeadlineBefore(on) ?? ''].join('@');

/** The deadline that a version of the rules names, or null. */
export const deadlineOf = (rules: string): IsoDate | null => rules.split('@')[1] || null;

/** Why a stored result is out of date: other rules, a deadline that has passed, or else other knowledge. */
export function outdatedBy(stored: string | null, rules: string): 'pravila' | 'rok' | 'znanje' {
  const known = stored?.split(' ')[1];
  if (known?.split('@')[0] !== rules.split('@')[0]) return 'pravila';
  return known === rules ? 'znanje' : 'rok';
}
