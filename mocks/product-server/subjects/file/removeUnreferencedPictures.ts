import type { Database } from '../../database/openDatabase.ts';
import { companies, labelPhotos, labels, users } from '../../database/schema/schema.ts';
import type { ProductDependencies } from '../../productDependencies.ts';

/**
 * The names of the pictures that belong to a label, a person or a company, or wait for the label that they were sent
 * for.
 */
export async function referencedPictures(db: Database): Promise<ReadonlySet<string>> {
  const rows = [
    ...(await db.selectDistinct({ name: labels.photo }).from(labels)),
    ...(await db.select({ name: labelPhotos.name }).from(labelPhotos)),
    ...(await db.select({ name: users.photo }).from(users)),
    ...(await db.select({ name: companies.logo }).from(companies)),
  ];
  return new Set(rows.flatMap(({ name }) => name ?? []));
}

/** Removes all other pictures, which a process left that was killed between the store and the database. */
export const removeUnreferencedPictures = async ({
  db,
  files,
}: Pick<ProductDependencies, 'db' | 'files'>): Promise<void> => files.removeAllBut(await referencedPictures(db));
