import { and, eq, like, or } from 'drizzle-orm';
import type { Database } from '../database/openDatabase.ts';
import { labels } from '../database/schema.ts';
import { slugOf } from '../database/slugOf.ts';

const LONGEST_SLUG = 180;
const LONGEST_NAME = 200;
/** For a name without any letter that an address can carry. */
const NAMELESS = 'deklaracija';

/** The slug that a new label of this name gets: the name's own, or with the first number that is free. */
export async function freeSlug(tx: Database, name: string): Promise<string> {
  const own = slugOf(name).slice(0, LONGEST_SLUG).replace(/-$/, '') || NAMELESS;
  const rows = await tx.select({ slug: labels.slug }).from(labels).where(or(eq(labels.slug, own), like(labels.slug, `${own}-%`)));
  const taken = new Set(rows.map(({ slug }) => slug));
  return firstFree(taken, (number) => (number === 1 ? own : `${own}-${number}`));
}

/** The name of a label's copy, which no other label of its company has. */
export async function nameOfCopy(tx: Database, { companyId, name }: Pick<typeof labels.$inferSelect, 'companyId' | 'name'>): Promise<string> {
  const rows = await tx.select({ name: labels.name }).from(labels).where(and(eq(labels.companyId, companyId), like(labels.name, '%(kopija%')));
  const original = name.replace(/ \(kopija(?: \d{1,9})?\)$/, '');
  return firstFree(new Set(rows.map((row) => row.name)), (number) => {
    const mark = number === 1 ? ' (kopija)' : ` (kopija ${number})`;
    return `${cut(original, LONGEST_NAME - mark.length)}${mark}`;
  });
}

function firstFree(taken: ReadonlySet<string>, candidate: (number: number) => string): string {
  for (let number = 1; ; number++) {
    const text = candidate(number);
    if (!taken.has(text)) return text;
  }
}

/** The beginning of a text; neither half a character nor half an HTML entity is left at its end. */
const cut = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$|&[^&;\s]{0,30}$/, '').trimEnd();
