import { and, eq, isNull, lte } from 'drizzle-orm';
import { MAIL_LIMITS } from '../../../../domain/mail/limits.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import { messageFiles } from '../../database/schema/message.ts';
import { pifFiles } from '../../database/schema/pif.ts';
import { pifVersions } from '../../database/schema/pif-version.ts';
import { invalidInput, notFound } from '../../service/httpError.ts';
import { findPifHead } from '../pif/pifQueries.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import type { AttachedFile } from '../../mail/outbox.ts';

type Attachment = components['schemas']['MessageAttachment'];
type Dependencies = Pick<ProductDependencies, 'db' | 'documents'>;

/** A file that the caller sees; else throws a 404. */
async function findFile({ db }: Dependencies, wanted: Attachment, caller: Caller): Promise<AttachedFile> {
  if (wanted.vrsta === 'otpremljeno') {
    const [row] = await db
      .select()
      .from(messageFiles)
      .where(
        and(
          eq(messageFiles.id, wanted.id.toLowerCase()),
          eq(messageFiles.addedBy, caller.id),
          isNull(messageFiles.messageId),
        ),
      );
    if (!row) throw notFound();
    return row;
  }
  const { pif } = await findPifHead(db, wanted.pif, caller);
  if (wanted.vrsta === 'fajl') {
    const isFile = and(eq(pifFiles.pifId, pif.id), eq(pifFiles.id, wanted.id.toLowerCase()));
    const [row] = await db.select().from(pifFiles).where(isFile);
    if (!row) throw notFound();
    return row;
  }
  const isVersion = and(eq(pifVersions.pifId, pif.id), eq(pifVersions.number, wanted.broj));
  const [row] = await db
    .select({ file: pifVersions.pdfFile, size: pifVersions.pdfSize })
    .from(pifVersions)
    .where(isVersion);
  if (!row) throw notFound();
  return { ...row, name: `${pif.slug}-v${wanted.broj}.pdf`, mediaType: 'application/pdf' };
}

/**
 * Copies of the files to attach; throws a 404 for one that the caller does not see, and a 422 when they are too large
 * together.
 */
export async function copyAttachments(
  dependencies: Dependencies,
  wanted: readonly Attachment[],
  caller: Caller,
): Promise<AttachedFile[]> {
  const found: AttachedFile[] = [];
  for (const one of wanted) found.push(await findFile(dependencies, one, caller));
  if (found.reduce((total, { size }) => total + size, 0) > MAIL_LIMITS.attachmentBytes)
    throw invalidInput({
      path: 'prilozi',
      message: `Prilozi zajedno imaju najviše ${MAIL_LIMITS.attachmentBytes} bajtova.`,
      kod: 'ATTACHMENTS_TOO_LARGE',
    });
  const copies: AttachedFile[] = [];
  for (const { name, mediaType, size, file } of found) {
    const copy = await dependencies.documents.copy(file);
    if (copy === null) {
      await dependencies.documents.remove(copies.map((one) => one.file));
      throw notFound();
    }
    copies.push({ name, mediaType, size, file: copy });
  }
  return copies;
}

/** Removes uploaded files that were never sent. */
export async function removeUnsentFiles({ db, documents }: Dependencies, addedUntil: Date): Promise<void> {
  const left = await db
    .delete(messageFiles)
    .where(and(isNull(messageFiles.messageId), lte(messageFiles.addedAt, addedUntil)))
    .returning();
  await documents.remove(left.map(({ file }) => file));
}
