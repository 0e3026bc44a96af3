import { z } from 'zod';

export const updateNotificationsInput = z.object({
  version: z.int().min(1, 'Versions are counted from 1').max(1_000_000, 'Not the number of a version'),
  submitted: z.boolean(),
  returned: z.boolean(),
  concluded: z.boolean(),
  signed: z.boolean(),
  expiring: z.boolean(),
});
export type ChangedNotifications = z.output<typeof updateNotificationsInput>;
