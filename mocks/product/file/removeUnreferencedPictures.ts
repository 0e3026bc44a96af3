import { companies, labelPhotos, labels, users } from '../../database/schema/schema.ts';
import type { ProductDependencies } from '../productDependencies.ts';

/** Removes pictures that belong to no label, person or company, which a process left that was killed between the store and the database. */
export async function removeUnreferencedPictures({
  db,
  files,
}: Pick<ProductDependencies, 'db' | 'files'>): Promise<void> {
  const used = [
    ...(await db.selectDistinct({ name: labels.photo }).from(labels)),
    ...(await db.select({ name: labelPhotos.name }).from(labelPhotos)),
    ...(await db.select({ name: users.photo }).from(users)),
    ...(await db.select({ name: companies.logo }).from(companies)),
  ];
  await files.removeAllBut(new Set(used.flatMap(({ name }) => name ?? [])));
}
