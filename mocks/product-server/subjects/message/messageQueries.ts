import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { companyScope } from '../../../../domain/account/rights.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { messageFiles, messageRecipients, messages } from '../../database/schema/message.ts';
import { users } from '../../database/schema/schema.ts';
import { notFound } from '../../service/httpError.ts';
import type { FoundMessage } from './messageMapping.ts';

/** The messages that a caller sees: everybody's, those of the organisation, or the caller's own. */
export function visibleTo(db: Database, caller: Caller): SQL | undefined {
  const scope = companyScope(caller.role);
  if (scope === 'all') return undefined;
  if (scope !== 'organisation') return eq(messages.senderId, caller.id);
  const people = db.select({ id: users.id }).from(users).where(eq(users.organisationId, caller.organisationId));
  return inArray(messages.senderId, people);
}

/** Messages with their recipients and files, in the same order. */
export async function withParts(db: Database, rows: FoundMessage['row'][]): Promise<FoundMessage[]> {
  const ids = rows.map(({ id }) => id);
  const recipients = await db
    .select()
    .from(messageRecipients)
    .where(inArray(messageRecipients.messageId, ids))
    .orderBy(asc(messageRecipients.position));
  const files = await db
    .select()
    .from(messageFiles)
    .where(inArray(messageFiles.messageId, ids))
    .orderBy(asc(messageFiles.position));
  return rows.map((row) => ({
    row,
    recipients: recipients.filter(({ messageId }) => messageId === row.id),
    files: files.filter(({ messageId }) => messageId === row.id),
  }));
}

/** A message that the caller sees, locked; else throws a 404. */
export async function lockMessage(tx: Database, id: string, caller: Caller): Promise<FoundMessage> {
  const [row] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.id, id.toLowerCase()), visibleTo(tx, caller)))
    .for('update');
  const [found] = row ? await withParts(tx, [row]) : [];
  if (!found) throw notFound();
  return found;
}
