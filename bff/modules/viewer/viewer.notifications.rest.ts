import type { NotificationSettings } from '../../resolvers.generated.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import type { ChangedNotifications } from './viewer.notifications.input.ts';

/** Of what the caller is told by e-mail. */
export async function fetchNotifications(product: ProductClient): Promise<NotificationSettings> {
  const { data } = await product.call('getNotificationSettings', {});
  const { verzija: version, predato, vraceno, zakljuceno, potpisano, istice } = data.data;
  const ofFiles = { submitted: predato, returned: vraceno, concluded: zakljuceno, signed: potpisano };
  return { version, ...ofFiles, expiring: istice };
}

/** Saves the whole choice. */
export async function patchNotifications(
  product: ProductClient,
  { version, submitted, returned, concluded, signed, expiring }: ChangedNotifications,
): Promise<void> {
  const ofFiles = { predato: submitted, vraceno: returned, zakljuceno: concluded, potpisano: signed };
  const body = { verzija: version, ...ofFiles, istice: expiring };
  await product.call('updateNotificationSettings', { body }, { verzija: 'input.version' });
}
