import { randomBytes } from 'node:crypto';
import type { FieldChange } from '../../../domain/history/fieldChanges.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { events } from '../../database/schema/event.ts';

interface NewEvent extends Omit<typeof events.$inferInsert, 'id' | 'happenedAt' | 'personId' | 'changes'> {
  changes?: readonly FieldChange[];
}

/** Writes down what happened, in the transaction in which it happens. A change that changes nothing is no event. */
export async function recordEvent(tx: Database, caller: Pick<Caller, 'id'> | null, event: NewEvent): Promise<void> {
  const { changes = [] } = event;
  if (event.kind !== 'CREATED' && changes.length === 0) return;
  await tx.insert(events).values({
    ...event,
    changes: [...changes],
    id: randomBytes(12).toString('hex'),
    happenedAt: new Date(),
    personId: caller?.id ?? null,
  });
}
