/** Limits of a message: design of companies, users and e-mail, section 8. */
export const MAIL_LIMITS = {
  /** To, Cc and Bcc together. */
  recipients: 10,
  /** Characters, on one line. */
  subject: 200,
  /** Characters. */
  text: 20_000,
  attachments: 10,
  /** Bytes of all attachments together before they are encoded: many servers stop at 25 MiB. */
  attachmentBytes: 18_000_000,
  /** Messages of one person within an hour. */
  perHour: 30,
} as const;
