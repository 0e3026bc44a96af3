import type { NotificationSettings } from '../../resolvers.generated.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import type { ChangedNotifications } from './viewer.notifications.input.ts';

/** Of what the caller is told by e-mail. */
export async function fetchNotifications(product: ProductClient): Promise<NotificationSettings> {
  const { data } = await product.call('getNotificationSettings', {});
  const { verzija: version, predato, vraceno, zakljuceno, potpisano } = data.data;
  return { version, submitted: predato, returned: vraceno, concluded: zakljuceno, signed: potpisano };
}

/** Saves the whole choice. */
export async function patchNotifications(
  product: ProductClient,
  { version, submitted, returned, concluded, signed }: ChangedNotifications,
): Promise<void> {
  const body = { verzija: version, predato: submitted, vraceno: returned, zakljuceno: concluded, potpisano: signed };
  await product.call('updateNotificationSettings', { body }, { verzija: 'input.version' });
}
