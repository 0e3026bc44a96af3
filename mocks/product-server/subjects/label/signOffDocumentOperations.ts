import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import { decodeHTMLStrict } from 'entities';
import { MAX_DOCUMENT_NAME_LENGTH, MAX_FILE_BYTES } from '../../../../domain/limits.ts';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { SIGN_OFF_DOCUMENT_TYPES, signOffDocuments } from '../../database/schema/label-sign-off.ts';
import { acceptDocument } from '../../files/acceptDocument.ts';
import { invalidInput, notFound } from '../../service/httpError.ts';
import { type Operations, PRIVATE_FILE_HEADERS } from '../../service/operation.ts';
import { assertSafeName } from '../document-folder/documentRules.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { findLabel } from './labelAccess.ts';

const MAX_AGE_MS = 60 * 60 * 1000;

const oldestAllowed = () => new Date(Date.now() - MAX_AGE_MS);

/** Gives a sign-off a document that the caller uploaded for this label within the last hour; rejects any other id. */
export async function claimDocument(
  tx: Database,
  id: string,
  { labelId, signOffId, caller }: { labelId: string; signOffId: string; caller: Caller },
): Promise<void> {
  const theirs = and(
    eq(signOffDocuments.id, id.toLowerCase()),
    eq(signOffDocuments.labelId, labelId),
    eq(signOffDocuments.addedBy, caller.id),
    isNull(signOffDocuments.signOffId),
    gt(signOffDocuments.addedAt, oldestAllowed()),
  );
  const [claimed] = await tx.update(signOffDocuments).set({ signOffId }).where(theirs).returning();
  if (!claimed)
    throw invalidInput({
      path: 'dokument',
      message: 'Taj dokument ne postoji; pošaljite ga ponovo.',
      kod: 'UPLOAD_GONE',
    });
}

/** Removes documents that were uploaded until the given time and belong to no sign-off. */
export async function removeUnclaimedDocuments(
  { db, documents }: Pick<ProductDependencies, 'db' | 'documents'>,
  addedUntil: Date,
): Promise<void> {
  const left = await db
    .delete(signOffDocuments)
    .where(and(isNull(signOffDocuments.signOffId), lte(signOffDocuments.addedAt, addedUntil)))
    .returning();
  await documents.remove(left.map(({ file }) => file));
}

/** The files of sign-offs, which are not to be removed from the store. */
export const filesOfSignOffs = async (db: Database): Promise<string[]> =>
  (
    await db.select({ file: signOffDocuments.file }).from(signOffDocuments).where(isNotNull(signOffDocuments.signOffId))
  ).map(({ file }) => file);

/**
 * The documents of sign-offs. Nothing deletes one but the deletion of its label: a withdrawn sign-off keeps its proof.
 */
export function signOffDocumentOperations(
  dependencies: ProductDependencies,
): Operations<Pick<operations, 'addSignOffDocument' | 'readSignOffDocument'>> {
  const { db, documents: store } = dependencies;
  return {
    addSignOffDocument: {
      action: 'label.signOff',
      fileLimit: MAX_FILE_BYTES.document,
      filesTo: store.incoming,
      async run({ path, body, spooled }, caller) {
        const { row: label } = await findLabel(db, path.slug, caller);
        const upload = spooled.get('fajl');
        if (!upload) throw invalidInput({ path: 'fajl', message: 'Pošaljite dokument kao fajl.' });
        const { mediaType: accepted, size } = await acceptDocument(upload.path);
        const mediaType = SIGN_OFF_DOCUMENT_TYPES.find((one) => one === accepted);
        if (!mediaType)
          throw invalidInput({
            path: 'fajl',
            message: 'Pošaljite PDF ili sliku JPEG, PNG ili WebP.',
            kod: 'PDF_OR_PICTURE',
          });
        const name = decodeHTMLStrict(body.naziv);
        if (name.length > MAX_DOCUMENT_NAME_LENGTH)
          throw invalidInput({ path: 'naziv', message: `Najviše ${MAX_DOCUMENT_NAME_LENGTH} znakova.` });
        assertSafeName(name, mediaType);
        await removeUnclaimedDocuments(dependencies, oldestAllowed());
        const file = await store.keep(upload.path);
        try {
          const id = randomBytes(12).toString('hex');
          const more = { labelId: label.id, addedBy: caller.id, addedAt: new Date() };
          await db.insert(signOffDocuments).values({ id, name, mediaType, size, file, ...more });
          return { status: 'success', data: { data: { _id: id } } };
        } catch (error) {
          await store.remove([file]);
          throw error;
        }
      },
    },

    readSignOffDocument: {
      action: 'label.read',
      async run({ path }, caller) {
        const { row: label } = await findLabel(db, path.slug, caller);
        const [row] = await db
          .select()
          .from(signOffDocuments)
          .where(and(eq(signOffDocuments.signOffId, path.id.toLowerCase()), eq(signOffDocuments.labelId, label.id)));
        const content = row && (await store.read(row.file));
        if (!content) throw notFound();
        return {
          ...content,
          mediaType: row.mediaType,
          headers: PRIVATE_FILE_HEADERS,
        };
      },
    },
  };
}
