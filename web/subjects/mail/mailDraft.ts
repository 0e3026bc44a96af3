import { randomKey } from '../../shared/randomKey.ts';
import { languageCodes } from '../../../domain/language.ts';
import { readSessionStorage, writeSessionStorage } from '../../shared/useSessionStorageState.ts';
import * as z from '../../shared/zod.ts';

const file = { name: z.string(), size: z.number() };

/**
 * A file that goes with a message: of a product information file, the PDF of a signed version, or one that was uploaded
 * for it.
 */
const attachment = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('PIF_FILE'), pifSlug: z.string(), fileId: z.string(), ...file }),
  z.object({ kind: z.literal('VERSION'), pifSlug: z.string(), versionNumber: z.number(), ...file }),
  z.object({ kind: z.literal('UPLOAD'), uploadedFileId: z.string(), ...file }),
]);
export type MailAttachment = z.infer<typeof attachment>;

export const mailDraft = z.object({
  /** The same as long as it is the same message, so that it is sent once however often it is asked for. */
  key: z.string(),
  to: z.array(z.string()),
  cc: z.array(z.string()),
  bcc: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  attachments: z.array(attachment),
  /** The company whose people are offered. */
  companyId: z.nullable(z.string()),
  /** The product information file whose files and texts are offered. */
  pifSlug: z.nullable(z.string()),
  language: z.nullable(z.enum(languageCodes)),
  /** What is asked for by this message: the day is noted when it was sent. */
  asked: z.nullable(
    z.object({ pifSlug: z.string(), requirements: z.array(z.object({ key: z.string(), version: z.number() })) }),
  ),
});
/** A message that somebody writes; it stays in this tab until it is sent, given up, or the session ends. */
export type MailDraft = z.infer<typeof mailDraft>;

const KEY = 'mail.draft';

export const emptyDraft = (): MailDraft => ({
  ...{ key: randomKey(), to: [], cc: [], bcc: [], subject: '', text: '', attachments: [] },
  ...{ companyId: null, pifSlug: null, language: null, asked: null },
});

/** Whether anything of it would be lost. */
export const hasContent = ({ to, cc, bcc, subject, text, attachments }: MailDraft): boolean =>
  [to, cc, bcc, attachments].some((list) => list.length > 0) || subject.trim() !== '' || text.trim() !== '';

/** The message that was begun in this tab; null for none, and for what is no message. */
export function readDraft(): MailDraft | null {
  try {
    const read = mailDraft.safeParse(JSON.parse(readSessionStorage(KEY) ?? 'null'));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

export const writeDraft = (draft: MailDraft | null): void =>
  writeSessionStorage(KEY, draft && hasContent(draft) ? JSON.stringify(draft) : '');
