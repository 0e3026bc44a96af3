import { z } from 'zod';
import { MAX_EMAIL_LENGTH } from '../../../domain/account/credentials.ts';
import { MAX_SENT_DOCUMENT_NAME_LENGTH } from '../../../domain/limits.ts';
import { MAIL_LIMITS } from '../../../domain/mail/limits.ts';
import { isWanted, multiLine, pageInput, recordId, singleLine } from '../../input.ts';
import type { MessageState } from '../../resolvers.generated.ts';
import { isPathSegment } from '../../upstream/buildPath.ts';

export const messagesQuery = z.object({ state: z.custom<MessageState>().nullish(), ...pageInput });
export type MessagesQuery = z.output<typeof messagesQuery>;

export const messageById = z.object({ id: recordId });

const addresses = z.array(z.string().max(MAX_EMAIL_LENGTH));

const absent = z.null().optional();
const pifFile = z.object({
  pifSlug: z.string().refine(isPathSegment, 'Not a usable name'),
  fileId: recordId,
  versionNumber: absent,
  uploadedFileId: absent,
});
const pifVersion = pifFile.extend({ fileId: absent, versionNumber: z.int().min(1).max(1_000_000) });
const uploadedFile = z.object({ pifSlug: absent, fileId: absent, versionNumber: absent, uploadedFileId: recordId });

/** The name is made safe later, when the type of the file and so its extension is known. */
export const addMessageFileInput = z.object({
  upload: singleLine(100),
  name: z.string().max(MAX_SENT_DOCUMENT_NAME_LENGTH, `At most ${MAX_SENT_DOCUMENT_NAME_LENGTH} characters`),
});

export const sendMessageInput = z
  .object({
    key: z.string().regex(/^[A-Za-z0-9_-]{16,100}$/, 'Must be 16 to 100 letters, digits, - and _'),
    to: addresses.min(1),
    cc: addresses,
    bcc: addresses,
    subject: singleLine(MAIL_LIMITS.subject).refine(...isWanted('A message needs a subject')),
    text: multiLine(MAIL_LIMITS.text).refine(...isWanted('A message needs a text')),
    attachments: z.array(z.union([pifFile, pifVersion, uploadedFile])).max(MAIL_LIMITS.attachments),
  })
  .refine(({ to, cc, bcc }) => to.length + cc.length + bcc.length <= MAIL_LIMITS.recipients, {
    path: ['to'],
    message: `A message has at most ${MAIL_LIMITS.recipients} recipients`,
    params: { code: 'TOO_MANY_RECIPIENTS' },
  });
export type NewMessage = z.output<typeof sendMessageInput>;
