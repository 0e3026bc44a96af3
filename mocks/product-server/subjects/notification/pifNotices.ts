import { and, eq, exists, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { DEFAULT_NOTIFICATIONS, type PifNotification } from '../../../../domain/account/notifications.ts';
import { rolesWith } from '../../../../domain/account/rights.ts';
import { checkAddress } from '../../../../domain/mail/checkAddress.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { notificationSettings, notifiedConclusions } from '../../database/schema/notification.ts';
import { companies, users } from '../../database/schema/schema.ts';
import { mayAccess } from '../company/accessibleCompanies.ts';
import { putIntoOutbox } from '../../mail/outbox.ts';
import type { PifHead } from '../pif/pifQueries.ts';
import { plainText } from '../raw-material/rawMaterialWireForm.ts';
import { type Conclusion, type NoticeEvent, pifNotice } from './pifNoticeTexts.ts';

interface Happened {
  event: NoticeEvent;
  /** Where people open the product. */
  webUrl: string;
  conclusion?: Conclusion;
  /** The conclusion that it takes the place of, or that was taken back. */
  previous?: Conclusion;
  /** Why a file was returned. */
  reason?: string;
}

/** The choice that each event follows: whoever is told of conclusions is told that one was taken back. */
const choiceOf = {
  submitted: 'submitted',
  returned: 'returned',
  concluded: 'concluded',
  withdrawn: 'concluded',
  signed: 'signed',
} as const satisfies Record<NoticeEvent, PifNotification>;

/**
 * Everybody who sees the file and wants to be told, except whoever did it. Who was told of a conclusion is told what
 * became of it, whatever he chose since: what he has read would be wrong otherwise. Somebody with a temporary password
 * sees no file yet. Who sees several organisations and has chosen nothing is told of the own one (OWN).
 */
async function recipientsOf(
  tx: Database,
  caller: Caller,
  { pif }: PifHead,
  event: NoticeEvent,
): Promise<{ id: string; email: string }[]> {
  const organisation = tx
    .select({ id: companies.organisationId })
    .from(companies)
    .where(eq(companies.id, pif.companyId));
  const choice = choiceOf[event];
  const wasNotified = exists(
    tx
      .select()
      .from(notifiedConclusions)
      .where(and(eq(notifiedConclusions.pifId, pif.id), eq(notifiedConclusions.userId, users.id))),
  );
  const wants = sql`COALESCE(${notificationSettings[choice]}, ${DEFAULT_NOTIFICATIONS[choice]} AND ${users.organisationId} = ${organisation})`;
  const people = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(
      and(
        ne(users.id, caller.id),
        eq(users.isActive, true),
        isNull(users.temporaryPasswordUntil),
        inArray(users.role, [...rolesWith('pif.read')]),
        choice === 'concluded' ? or(wants, wasNotified) : wants,
        mayAccess(tx, pif.companyId),
      ),
    )
    .orderBy(users.email);
  // Addresses of accounts are checked less strictly than those of messages.
  return people.filter(({ email }) => checkAddress(email) === null);
}

/**
 * Puts a message to each of those whom an event of a file concerns into the outbox, in the transaction of the event.
 * One message each, so that nobody reads the address of another. In the language of the company (OWN).
 */
export async function putPifNotices(
  tx: Database,
  caller: Caller,
  found: PifHead,
  { event, webUrl, ...details }: Happened,
): Promise<void> {
  const { pif, company } = found;
  const message = pifNotice(company.language, {
    ...details,
    event,
    name: plainText(pif.name).replace(/\s+/g, ' '),
    company: plainText(company.name),
    url: `${webUrl}/pifs/opis/${encodeURIComponent(pif.slug)}`,
  });
  const now = new Date();
  const people = await recipientsOf(tx, caller, found, event);
  for (const { email } of people) await putIntoOutbox(tx, { sender: null, to: [email], ...message }, now);
  if (event === 'concluded' && people.length > 0)
    await tx
      .insert(notifiedConclusions)
      .values(people.map(({ id }) => ({ pifId: pif.id, userId: id })))
      .onConflictDoNothing();
}

/** A further revision begins without a conclusion: nobody was told of one of it. */
export const clearNotifiedConclusions = (tx: Database, { pif }: PifHead) =>
  tx.delete(notifiedConclusions).where(eq(notifiedConclusions.pifId, pif.id));
