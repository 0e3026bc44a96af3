import { eq } from 'drizzle-orm';
import { DEFAULT_NOTIFICATIONS } from '../../../../domain/account/notifications.ts';
import type { components, operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Database } from '../../database/openDatabase.ts';
import { notificationSettings } from '../../database/schema/notification.ts';
import { users } from '../../database/schema/schema.ts';
import { conflict } from '../../service/httpError.ts';
import type { Operations } from '../../service/operation.ts';
import type { ProductDependencies } from '../../productDependencies.ts';

type Wire = components['schemas']['NotificationSettings'];

async function settingsOf(db: Database, userId: string): Promise<Wire> {
  const [row] = await db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId));
  const { submitted, returned, concluded, signed, expiring } = row ?? DEFAULT_NOTIFICATIONS;
  return {
    verzija: row?.version ?? 1,
    predato: submitted,
    vraceno: returned,
    zakljuceno: concluded,
    potpisano: signed,
    istice: expiring,
  };
}

/** Of what the caller is told by e-mail. */
export function notificationOperations({
  db,
}: ProductDependencies): Operations<Pick<operations, 'getNotificationSettings' | 'updateNotificationSettings'>> {
  return {
    getNotificationSettings: {
      action: 'account.read',
      run: async (_input, caller) => ({ status: 'success', data: { data: await settingsOf(db, caller.id) } }),
    },

    updateNotificationSettings: {
      action: 'account.notifications',
      async run({ body }, caller) {
        const { verzija, predato: submitted, vraceno: returned, zakljuceno: concluded, potpisano: signed } = body;
        const { istice: expiring } = body;
        await db.transaction(async (tx) => {
          // The row of the settings may not exist yet, so the account is locked.
          await tx.select({ id: users.id }).from(users).where(eq(users.id, caller.id)).for('update');
          if ((await settingsOf(tx, caller.id)).verzija !== verzija)
            throw conflict(
              'Neko je ovo u međuvremenu izmenio. Učitajte ponovo i pokušajte još jednom.',
              'CHANGED_MEANWHILE',
            );
          const changed = { version: verzija + 1, submitted, returned, concluded, signed, expiring };
          await tx
            .insert(notificationSettings)
            .values({ userId: caller.id, ...changed })
            .onConflictDoUpdate({ target: notificationSettings.userId, set: changed });
        });
        return { status: 'success', data: { data: await settingsOf(db, caller.id) } };
      },
    },
  };
}
