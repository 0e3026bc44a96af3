import { checkAddress } from '../../../domain/mail/checkAddress.ts';
import { MAIL_LIMITS } from '../../../domain/mail/limits.ts';
import type { SendMessageInput } from '../../shared/apollo/schema.generated.ts';
import { mailDraft, type MailAttachment, type MailDraft } from '../../subjects/mail/mailDraft.ts';
import * as z from '../../shared/zod.ts';

export const ADDRESS_FIELDS = ['to', 'cc', 'bcc'] as const;

const addresses = z
  .array(z.string())
  .check(z.refine((list) => list.every((one) => checkAddress(one) === null), 'message:errors.address'));

/** Bytes of all attachments before they are encoded. */
export const bytesOf = (attachments: readonly MailAttachment[]): number =>
  attachments.reduce((sum, { size }) => sum + size, 0);

export const recipientCount = ({ to, cc, bcc }: Pick<MailDraft, 'to' | 'cc' | 'bcc'>): number =>
  to.length + cc.length + bcc.length;

/** A message that can be sent; the errors are translation keys. */
export const messageForm = z
  .extend(mailDraft, {
    to: addresses.check(z.refine((list) => list.length > 0, 'message:errors.noRecipient')),
    cc: addresses,
    bcc: addresses,
    subject: z.string().check(
      z.refine((text) => text.trim() !== '', 'message:errors.noSubject'),
      z.refine((text) => text.length <= MAIL_LIMITS.subject, 'message:errors.longSubject'),
    ),
    text: z.string().check(
      z.refine((text) => text.trim() !== '', 'message:errors.noText'),
      z.refine((text) => text.length <= MAIL_LIMITS.text, 'message:errors.longText'),
    ),
  })
  .check(
    z.refine((draft) => recipientCount(draft) <= MAIL_LIMITS.recipients, {
      path: ['to'],
      error: 'message:errors.tooMany',
    }),
    z.refine(({ attachments }) => attachments.length <= MAIL_LIMITS.attachments, {
      path: ['attachments'],
      error: 'message:errors.manyAttachments',
    }),
    z.refine(({ attachments }) => bytesOf(attachments) <= MAIL_LIMITS.attachmentBytes, {
      path: ['attachments'],
      error: 'message:errors.largeAttachments',
    }),
  );

/** What tells one attachment from another. */
export function attachmentKey(attachment: MailAttachment): string {
  switch (attachment.kind) {
    case 'PIF_FILE':
      return `${attachment.pifSlug}/${attachment.fileId}`;
    case 'VERSION':
      return `${attachment.pifSlug}#${attachment.versionNumber}`;
    case 'UPLOAD':
      return attachment.uploadedFileId;
  }
}

function toAttachmentInput(attachment: MailAttachment): NonNullable<SendMessageInput['attachments']>[number] {
  switch (attachment.kind) {
    case 'PIF_FILE':
      return { pifSlug: attachment.pifSlug, fileId: attachment.fileId };
    case 'VERSION':
      return { pifSlug: attachment.pifSlug, versionNumber: attachment.versionNumber };
    case 'UPLOAD':
      return { uploadedFileId: attachment.uploadedFileId };
  }
}

export const toInput = ({ key, to, cc, bcc, subject, text, attachments }: MailDraft): SendMessageInput => ({
  ...{ key, to, cc, bcc, subject: subject.trim(), text },
  attachments: attachments.map(toAttachmentInput),
});

const FIELDS = [...ADDRESS_FIELDS, 'subject', 'text', 'attachments'] as const;
type Field = (typeof FIELDS)[number];

/** The form field of an input path; an address of a list belongs to the list. */
export const fieldOf = (path: string): Field | undefined =>
  FIELDS.find((field) => path === `input.${field}` || path.startsWith(`input.${field}.`));
