import { randomBytes } from 'node:crypto';
import type { FieldChange } from '../../../../domain/history/fieldChanges.ts';
import type { HistoryKind } from '../../../../domain/history/kinds.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { events } from '../../database/schema/event.ts';

interface NewEvent extends Omit<typeof events.$inferInsert, 'id' | 'happenedAt' | 'personId' | 'changes'> {
  changes?: readonly FieldChange[];
}

/** What says all by its kind. */
const WITHOUT_CHANGES: ReadonlySet<string> = new Set<HistoryKind>(['CREATED', 'DELETED', 'RESTORED', 'MERGED']);

/** Writes down what happened, in the transaction in which it happens. A change that changes nothing is no event. */
export const recordEvent = (tx: Database, caller: Pick<Caller, 'id'>, event: NewEvent): Promise<void> =>
  recordEvents(tx, caller, [event]);

/** Writes down several events with one statement. */
export async function recordEvents(
  tx: Database,
  caller: Pick<Caller, 'id'>,
  happened: readonly NewEvent[],
): Promise<void> {
  const told = happened.filter(({ kind, changes = [] }) => WITHOUT_CHANGES.has(kind) || changes.length > 0);
  if (told.length === 0) return;
  await tx.insert(events).values(
    told.map((event) => ({
      ...event,
      changes: [...(event.changes ?? [])],
      id: randomBytes(12).toString('hex'),
      happenedAt: new Date(),
      personId: caller.id,
    })),
  );
}
