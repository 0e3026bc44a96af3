import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { DEFAULT_NOTIFICATIONS, type PifNotification } from '../../../domain/account/notifications.ts';
import { rolesWith } from '../../../domain/account/rights.ts';
import { checkAddress } from '../../../domain/mail/checkAddress.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { notificationSettings } from '../../database/schema/notification.ts';
import { companies, users } from '../../database/schema/schema.ts';
import { mayAccess } from '../company/accessibleCompanies.ts';
import { putIntoOutbox } from '../message/outbox.ts';
import type { FoundPif } from '../pif/pifQueries.ts';
import { plainText } from '../raw-material/rawMaterialWireForm.ts';
import { pifNotice, type Conclusion } from './pifNoticeTexts.ts';

interface Happened {
  event: PifNotification;
  /** Where people open the product. */
  webUrl: string;
  conclusion?: Conclusion;
  /** Why a file was returned. */
  reason?: string;
}

/**
 * The addresses of everybody who sees the file and wants to be told, except whoever did it. Somebody with a temporary password sees no file yet.
 * Who sees several organisations and has chosen nothing is told of the own one (OWN).
 */
async function recipientsOf(
  tx: Database,
  caller: Caller,
  { pif }: FoundPif,
  event: PifNotification,
): Promise<string[]> {
  const organisation = tx
    .select({ id: companies.organisationId })
    .from(companies)
    .where(eq(companies.id, pif.companyId));
  const people = await tx
    .select({ email: users.email })
    .from(users)
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(
      and(
        ne(users.id, caller.id),
        eq(users.isActive, true),
        isNull(users.temporaryPasswordUntil),
        inArray(users.role, [...rolesWith('pif.read')]),
        sql`COALESCE(${notificationSettings[event]}, ${DEFAULT_NOTIFICATIONS[event]} AND ${users.organisationId} = ${organisation})`,
        mayAccess(tx, pif.companyId),
      ),
    )
    .orderBy(users.email);
  // Addresses of accounts are checked less strictly than those of messages.
  return people.map(({ email }) => email).filter((address) => checkAddress(address) === null);
}

/**
 * Puts a message to each of those whom an event of a file concerns into the outbox, in the transaction of the event. One message each, so that
 * nobody reads the address of another. In the language of the company (OWN).
 */
export async function putPifNotices(
  tx: Database,
  caller: Caller,
  found: FoundPif,
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
  for (const address of await recipientsOf(tx, caller, found, event))
    await putIntoOutbox(tx, { sender: null, to: [address], ...message }, now);
}
