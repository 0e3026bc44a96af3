import type { FieldChange } from '../../domain/history/fieldChanges.ts';
import type { events } from '../product-server/database/schema/event.ts';
import type { pifComments } from '../product-server/database/schema/pif-comment.ts';
import type { pifRequirements } from '../product-server/database/schema/pif.ts';
import { stageWords } from '../product-server/subjects/pif/pifMapping.ts';
import { staffOf } from './companies.ts';
import { BASE_DAY, DAY_MS, seededId } from './deterministic.ts';
import { COMPLETE_PIF, pifAt } from './pifs.ts';
import { readyFileAt } from './readyFormulas.ts';

type Comment = typeof pifComments.$inferInsert;
type Event = typeof events.$inferInsert;
type Note = typeof pifRequirements.$inferInsert;

const hoursAfter = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * 3_600_000);

/** What was said about a demo file: one that has to be resolved, one for staff alone, and one that was resolved. */
export function commentsAt(index: number): Comment[] {
  const pif = pifAt(index);
  const { id: pifId, submittedAt, submittedBy, returnReason } = pif;
  if (!submittedAt || !submittedBy) return [];
  const staff = staffOf(pif.companyId);
  const isDone = index === COMPLETE_PIF || readyFileAt(index) !== undefined;
  const comment = (at: number, hours: number, more: Pick<Comment, 'text'> & Partial<Comment>): Comment => ({
    id: seededId('pif comment', `${pifId} ${at}`),
    pifId,
    section: null,
    anchor: null,
    isRequired: false,
    isInternal: false,
    authorId: staff,
    createdAt: hoursAfter(submittedAt, hours),
    resolvedBy: null,
    resolvedAt: null,
    ...more,
  });
  const resolved = { resolvedBy: staff, resolvedAt: hoursAfter(submittedAt, 26) };
  return [
    comment(0, 1, {
      section: 'MANUFACTURING',
      text: 'Da li je izjava o dobroj proizvođačkoj praksi za isti pogon?',
      ...resolved,
    }),
    comment(1, 2, { section: 'MANUFACTURING', text: 'Jeste, pogon je isti.', authorId: submittedBy }),
    comment(2, 3, {
      section: 'DOCUMENTS',
      text: 'Nedostaje važeći bezbednosni list jedne sirovine.',
      isRequired: true,
      ...(isDone ? resolved : {}),
    }),
    comment(3, 4, {
      section: 'SAFETY_REPORT',
      text: 'Interno: proveriti granicu konzervansa pre zaključka.',
      isInternal: true,
    }),
    ...(returnReason ? [comment(4, 30, { text: returnReason, isRequired: true })] : []),
  ];
}

/** What happened to a demo file, by its dates and comments. */
export function eventsAt(index: number): Event[] {
  const pif = pifAt(index);
  const staff = staffOf(pif.companyId);
  const { submittedAt, submittedBy, assessedAt, createdAt } = pif;
  const event = (kind: Event['kind'], happenedAt: Date, more: Partial<Event> = {}, changes: FieldChange[] = []) => ({
    id: seededId('event', `${pif.id} ${kind} ${happenedAt.getTime()} ${more.note ?? changes[0]?.after ?? ''}`),
    subject: 'PIF' as const,
    subjectId: pif.id,
    kind,
    happenedAt,
    personId: staff,
    changes,
    ...more,
  });
  const stage = (at: Date, from: keyof typeof stageWords, to: keyof typeof stageWords, more: Partial<Event> = {}) =>
    event('STAGE', at, more, [{ field: 'stanje', before: stageWords[from], after: stageWords[to] }]);
  const made: Event[] = [event('CREATED', createdAt)];
  if (submittedAt) made.push(stage(submittedAt, 'IN_WORK', 'SUBMITTED', { personId: submittedBy ?? null }));
  if (pif.stage === 'RETURNED' && submittedAt)
    made.push(stage(hoursAfter(submittedAt, 30), 'SUBMITTED', 'RETURNED', { note: pif.returnReason ?? null }));
  if (assessedAt && pif.stage !== 'RETURNED') made.push(stage(assessedAt, 'SUBMITTED', 'ASSESSED'));
  if (pif.stage === 'ARCHIVED') made.push(stage(hoursAfter(createdAt, 48), 'IN_WORK', 'ARCHIVED'));
  const said = commentsAt(index).map(({ createdAt: at, authorId, section = null, text, isInternal }) =>
    event('COMMENT', at, { personId: authorId, section, isInternal }, [
      { field: 'komentar', before: null, after: text },
    ]),
  );
  return [...made, ...said];
}

const FOLDERS = ['SDS', 'TDS', 'COA', 'COMPOSITION', 'MICROBIOLOGY', 'IMPURITIES', 'ALLERGENS', 'IFRA'] as const;

/**
 * Who brings what: of a demo file with a formula, two documents are assigned and one is not needed; of the complete
 * one, none is.
 */
export function notesAt(index: number, materialIds: readonly string[]): Note[] {
  const pif = pifAt(index);
  const note = (materialId: string, kind: string, more: Partial<Note>): Note => ({
    pifId: pif.id,
    key: `DOCUMENTS.${materialId}.${kind}`,
    version: 2,
    changedBy: staffOf(pif.companyId),
    changedAt: pif.changedAt,
    ...more,
  });
  const day = (days: number) => new Date(BASE_DAY + days * DAY_MS).toISOString().slice(0, 10);
  if (index === COMPLETE_PIF)
    return materialIds.flatMap((id) =>
      FOLDERS.map((kind) =>
        note(id, kind, { waivedBecause: 'Podatak je u izjavi dobavljača, priloženoj uz postupak izrade.' }),
      ),
    );
  const [first, second] = materialIds;
  return [
    ...(first
      ? [
          note(first, 'SDS', { owner: 'Dobavljač', dueOn: day(14), askedOn: day(-7), note: 'Tražena nova verzija.' }),
          note(first, 'MICROBIOLOGY', { waivedBecause: 'Sirovina ne sadrži vodu.' }),
        ]
      : []),
    ...(second ? [note(second, 'COA', { owner: 'Nabavka', dueOn: day(-3) })] : []),
  ];
}
