import type { pifs } from '../database/schema/schema.ts';
import { BASE_DAY, DAY_MS, seededId, seededNumber, pick } from './deterministic.ts';
import { labelAt } from './labels.ts';

type PifRow = typeof pifs.$inferInsert;
type State = Pick<PifRow, 'isLocked' | 'conclusion'> & { isSubmitted: boolean };

/** How many PIFs there are. */
export const PIF_COUNT = 24;

const IN_WORK: State = { isSubmitted: false, isLocked: false, conclusion: 'none' };
const SUBMITTED: State = { isSubmitted: true, isLocked: true, conclusion: 'none' };
const SAFE: State = { isSubmitted: true, isLocked: true, conclusion: 'safe' };
const CONDITIONALLY_SAFE: State = { isSubmitted: true, isLocked: true, conclusion: 'conditionallySafe' };
const UNSAFE: State = { isSubmitted: true, isLocked: true, conclusion: 'unsafe' };
/** Unlocked again, so that the reason why the product is unsafe can be corrected. */
const IN_REPAIR: State = { isSubmitted: true, isLocked: false, conclusion: 'unsafe' };

const STATES = [
  IN_WORK,
  SUBMITTED,
  SAFE,
  IN_WORK,
  CONDITIONALLY_SAFE,
  SAFE,
  SUBMITTED,
  UNSAFE,
  IN_WORK,
  SAFE,
  IN_REPAIR,
] as const;

const ASSESSORS = [
  'Vesna Lukić, spec. toksikologije',
  'Ivana Đorđević, dipl. farmaceut',
  'Stefan Jovanović, dipl. hemičar',
] as const;

/** Every fifth label has a PIF: as 5 and 14 share no factor, each company has one or two. */
const LABELS_APART = 5;

/** One of the demo PIFs, each of a label and in one of the possible states. */
export function pifAt(index: number): PifRow {
  const { id: labelId, slug, companyId, name } = labelAt(index * LABELS_APART);
  const { isSubmitted, isLocked, conclusion } = STATES[index % STATES.length] ?? IN_WORK;
  const assessedAt = daysBefore(BASE_DAY, 'assessed', name, 45);
  const submittedAt = daysBefore(conclusion === 'none' ? BASE_DAY : assessedAt, 'submitted', name, 30);
  return {
    id: seededId('pif', name),
    slug,
    companyId,
    labelId,
    name,
    isLocked,
    conclusion,
    assessor: pick('assessor', name, ASSESSORS),
    createdAt: daysBefore(isSubmitted ? submittedAt : BASE_DAY, 'created', name, 120),
    submittedAt: isSubmitted ? submittedAt : null,
    assessedAt: conclusion === 'none' ? null : assessedAt,
  };
}

/** A time of a working day up to `days` days before a moment. */
const daysBefore = (moment: number | Date, what: string, name: string, days: number): Date =>
  new Date(
    Number(moment) -
      seededNumber(`pif ${what}`, name, days) * DAY_MS -
      (20 + seededNumber(`pif ${what} minute`, name, 380)) * 60_000,
  );
