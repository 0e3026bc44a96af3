import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { paths } from '../paths.ts';
import type { Database } from './openDatabase.ts';

const migrations = pgTable('migrations', {
  name: text('name').primaryKey(),
  hash: text('hash').notNull(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
});

/**
 * Applies the files of migrations/ that the database has not seen, in the order of their names. They are written by
 * hand, one statement between two `--> statement-breakpoint`. An applied file must never change.
 */
export async function migrate(transaction: Database): Promise<void> {
  await transaction.execute(
    sql`CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
  );
  const applied = new Map((await transaction.select().from(migrations)).map(({ name, hash }) => [name, hash]));
  const files = (await readdir(paths.migrations)).filter((file) => file.endsWith('.sql')).sort();
  for (const name of files) {
    const text = await readFile(join(paths.migrations, name), 'utf8');
    const hash = createHash('sha256').update(text).digest('hex');
    const before = applied.get(name);
    if (before === hash) continue;
    if (before !== undefined)
      throw new Error(`The migration ${name} was changed after it had been applied; add a new file instead.`);
    for (const statement of text.split('--> statement-breakpoint')) await transaction.execute(sql.raw(statement));
    await transaction.insert(migrations).values({ name, hash });
  }
}
