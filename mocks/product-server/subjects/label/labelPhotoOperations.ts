import { and, eq, gt, lte } from 'drizzle-orm';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { labelPhotos, labels } from '../../database/schema/schema.ts';
import { acceptPhoto } from '../../files/acceptPhoto.ts';
import type { FileStore } from '../../files/fileStore.ts';
import type { Operations } from '../../service/operation.ts';
import { invalidInput } from '../../service/httpError.ts';
import type { ProductDependencies } from '../../productDependencies.ts';

const MAX_AGE_MS = 60 * 60 * 1000;

const oldestAllowed = () => new Date(Date.now() - MAX_AGE_MS);

/** Assigns a photo that the caller uploaded within the last hour to a label; rejects any other name. */
export async function claimPhoto(tx: Database, name: string, caller: Caller): Promise<string> {
  const theirs = and(
    eq(labelPhotos.name, name),
    eq(labelPhotos.userId, caller.id),
    gt(labelPhotos.sentAt, oldestAllowed()),
  );
  const [taken] = await tx.delete(labelPhotos).where(theirs).returning();
  if (!taken)
    throw invalidInput({
      path: 'photo',
      message: 'Ta fotografija ne postoji; pošaljite je ponovo.',
      kod: 'UPLOAD_GONE',
    });
  return taken.name;
}

/**
 * Removes the picture of a label unless another label uses it: demo labels of one product type share a picture, and so
 * do copies.
 */
export async function removePhotoIfUnused(db: Database, files: FileStore, photo: string | null): Promise<void> {
  if (!photo) return;
  const [other] = await db.select({ id: labels.id }).from(labels).where(eq(labels.photo, photo)).limit(1);
  if (!other) await files.remove('deklaracijaImages', photo);
}

/** Removes photos that were uploaded until the given time and are used by no label. */
export async function removeUnclaimedPhotos(
  { db, files }: Pick<ProductDependencies, 'db' | 'files'>,
  sentUntil: Date,
): Promise<void> {
  const left = await db.delete(labelPhotos).where(lte(labelPhotos.sentAt, sentUntil)).returning();
  await Promise.all(left.map(({ name }) => files.remove('deklaracijaImages', name)));
}

export function labelPhotoOperations({
  db,
  files,
}: ProductDependencies): Operations<Pick<operations, 'uploadLabelPhoto'>> {
  return {
    uploadLabelPhoto: {
      action: 'label.edit',
      async run({ files: uploads }, caller) {
        const upload = uploads.get('photo');
        if (!upload) throw invalidInput({ path: 'photo', message: 'Pošaljite fotografiju kao fajl.' });
        const picture = await acceptPhoto(upload);
        await removeUnclaimedPhotos({ db, files }, oldestAllowed());
        const photo = await files.store('deklaracijaImages', picture);
        await db.insert(labelPhotos).values({ name: photo, userId: caller.id, sentAt: new Date() });
        return { status: 'success', data: { data: { photo } } };
      },
    },
  };
}
