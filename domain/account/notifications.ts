/** What happens to a product information file of which people may be told by e-mail. */
export const PIF_NOTIFICATIONS = ['submitted', 'returned', 'concluded', 'signed'] as const;
export type PifNotification = (typeof PIF_NOTIFICATIONS)[number];

/** Of what somebody is told by e-mail. */
export type NotificationChoice = Record<PifNotification | 'expiring', boolean>;

/** What holds for somebody who has chosen nothing: people are told of what waits for them, and of nothing else. */
export const DEFAULT_NOTIFICATIONS: NotificationChoice = {
  submitted: true,
  returned: true,
  concluded: false,
  signed: false,
  expiring: false,
};
