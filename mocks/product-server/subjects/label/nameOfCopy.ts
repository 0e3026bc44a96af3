import { and, eq, like } from 'drizzle-orm';
import { LABEL_FIELDS } from '../../../../domain/label/labelFields.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { formulas } from '../../database/schema/formula.ts';
import type { labels } from '../../database/schema/schema.ts';
import { firstUnused } from '../../uniqueSlug.ts';

/** A name for the copy of a label or a formula that no other of the company has. */
export async function nameOfCopy(
  tx: Database,
  table: typeof labels | typeof formulas,
  { companyId, name }: Pick<typeof labels.$inferSelect, 'companyId' | 'name'>,
): Promise<string> {
  const rows = await tx
    .select({ name: table.name })
    .from(table)
    .where(and(eq(table.companyId, companyId), like(table.name, '%(kopija%')));
  const original = name.replace(/ \(kopija(?: \d{1,9})?\)$/, '');
  return firstUnused(new Set(rows.map((row) => row.name)), (number) => {
    const mark = number === 1 ? ' (kopija)' : ` (kopija ${number})`;
    return `${truncate(original, LABEL_FIELDS.name.maxLength - mark.length)}${mark}`;
  });
}

/** Truncates a text without leaving half a character or half an HTML entity at its end. */
const truncate = (text: string, length: number): string =>
  text.length <= length
    ? text
    : text
        .slice(0, length)
        .replace(/[\ud800-\udbff]$|&[^&;\s]{0,30}$/, '')
        .trimEnd();
