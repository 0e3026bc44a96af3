import { and, eq, isNull, lt, notInArray, or } from 'drizzle-orm';
import { checkAddress } from '../../../../domain/mail/checkAddress.ts';
import { daysAfter, mondayOf } from '../../../../domain/day.ts';
import { dayInBelgrade } from '../../../../domain/dayInBelgrade.ts';
import { log } from '../../../log.ts';
import type { Database } from '../../database/openDatabase.ts';
import { notificationSettings } from '../../database/schema/notification.ts';
import { companies, users } from '../../database/schema/schema.ts';
import { accessibleCompanies } from '../company/accessibleCompanies.ts';
import { pageOfExpiring } from '../expiry/expiryQueries.ts';
import { putIntoOutbox } from '../../mail/outbox.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { EXPIRY_DAYS, expiryNotice } from './expiryNoticeTexts.ts';

/** Documents named in one message (OWN); the page has the rest. */
const MAX_NAMED = 100;

/** Writes to everybody who wants it, once a week, what expires soon. */
export class ExpiryNotices {
  readonly #db: Database;
  readonly #webUrl: string;
  readonly #clock: () => Date;
  #isStopped = false;
  #running: Promise<void> | null = null;

  constructor({ db, webUrl }: Pick<ProductDependencies, 'db' | 'webUrl'>, clock = () => new Date()) {
    this.#db = db;
    this.#webUrl = webUrl;
    this.#clock = clock;
  }

  /** Makes in the background the messages of this week that are not made yet. */
  wake(): void {
    if (this.#isStopped) return;
    this.#running ??= this.makeAll()
      .catch((error: unknown) => this.#report(null, error))
      .finally(() => (this.#running = null));
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  /** Makes them. Somebody whose message cannot be made holds up nobody else, and is tried again with the next call. */
  async makeAll(): Promise<void> {
    const failed: string[] = [];
    while (!this.#isStopped && (await this.#makeNext(failed)));
  }

  /**
   * Looks after one person whose week was not done; false when there is none. The message and the note that it was made
   * are one transaction, so that a kill between them makes neither two of it nor none.
   */
  async #makeNext(failed: string[]): Promise<boolean> {
    const now = this.#clock();
    const monday = mondayOf(dayInBelgrade(now));
    let userId: string | null = null;
    const make = async (tx: Database): Promise<boolean> => {
      const [found] = await tx
        .select({ person: users, language: companies.language })
        .from(notificationSettings)
        .innerJoin(users, eq(users.id, notificationSettings.userId))
        .innerJoin(companies, eq(companies.id, users.companyId))
        .where(
          and(
            notificationSettings.expiring,
            or(isNull(notificationSettings.notifiedWeek), lt(notificationSettings.notifiedWeek, monday)),
            eq(users.isActive, true),
            isNull(users.temporaryPasswordUntil),
            notInArray(users.id, failed),
          ),
        )
        .orderBy(users.id)
        .limit(1)
        .for('update', { of: notificationSettings, skipLocked: true });
      if (!found) return false;
      userId = found.person.id;
      await this.#write(tx, found, now);
      await tx
        .update(notificationSettings)
        .set({ notifiedWeek: monday })
        .where(eq(notificationSettings.userId, userId));
      return true;
    };
    return this.#db.transaction(make).catch((error: unknown) => {
      // Without a person the database itself does not answer, which holds for everybody.
      if (userId === null) throw error;
      failed.push(userId);
      this.#report(userId, error);
      return true;
    });
  }

  #report(user: string | null, error: unknown): void {
    if (!this.#isStopped) log.error(error, 'messages about expiring documents could not be made', { user });
  }

  /** Puts the message into the outbox when something has expired or expires soon that the person sees. */
  async #write(
    tx: Database,
    { person, language }: { person: typeof users.$inferSelect; language: (typeof companies.$inferSelect)['language'] },
    now: Date,
  ): Promise<void> {
    const companyIds = (await accessibleCompanies(tx, person)).map(({ id }) => id);
    if (companyIds.length === 0 || checkAddress(person.email) !== null) return;
    const today = dayInBelgrade(now);
    const until = daysAfter(today, EXPIRY_DAYS[2]);
    const selection = { companyIds, kind: undefined, today, until, period: undefined };
    const { rows, total } = await pageOfExpiring(tx, selection, person, { offset: 0, limit: MAX_NAMED });
    if (total === 0) return;
    const message = expiryNotice(language, { rows, today, count: total, url: `${this.#webUrl}/rokovi` });
    await putIntoOutbox(tx, { sender: null, to: [person.email], ...message }, now);
  }
}
