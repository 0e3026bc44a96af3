import { eq, like, or } from 'drizzle-orm';
import type { Database } from './database/openDatabase.ts';
import type { formulas } from './database/schema/formula.ts';
import type { pifs } from './database/schema/pif.ts';
import type { rawMaterials } from './database/schema/raw-material.ts';
import type { labels } from './database/schema/schema.ts';
import { slugOf } from './database/slugOf.ts';

const MAX_SLUG_LENGTH = 180;

/** The slug for a name; `nameless` when the name has no letter or digit that a slug can contain. */
export const slugFor = (name: string, nameless: string): string =>
  slugOf(name).slice(0, MAX_SLUG_LENGTH).replace(/-$/, '') || nameless;

/** A slug that is neither used in the table nor reserved: `base`, or `base` with the first unused number. */
export async function uniqueSlug(
  tx: Database,
  table: typeof labels | typeof rawMaterials | typeof formulas | typeof pifs,
  base: string,
  reserved: readonly string[] = [],
): Promise<string> {
  const rows = await tx
    .select({ slug: table.slug })
    .from(table)
    .where(or(eq(table.slug, base), like(table.slug, `${base}-%`)));
  const taken = new Set([...reserved, ...rows.map(({ slug }) => slug)]);
  return firstUnused(taken, (number) => (number === 1 ? base : `${base}-${number}`));
}

/** The first unused candidate, numbered from 1. */
export function firstUnused(taken: ReadonlySet<string>, candidate: (number: number) => string): string {
  for (let number = 1; ; number++) {
    const text = candidate(number);
    if (!taken.has(text)) return text;
  }
}
