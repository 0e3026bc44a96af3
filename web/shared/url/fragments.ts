/** The choice of e-mails on the account page, to which other pages lead. */
export const NOTIFICATIONS_ID = 'notifications';
