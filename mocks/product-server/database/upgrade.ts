import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { paths } from '../../paths.ts';

/** A migration of a version before the baseline. */
export interface EarlierMigration {
  tag: string;
  /** When it was written, ms; the record of Drizzle's migrator names a migration by it. */
  createdAt: number;
  statements: string[];
}

/** The migrations of upgrade.sql in their order. */
export async function earlierMigrations(): Promise<EarlierMigration[]> {
  const [, ...sections] = (await readFile(paths.upgrade, 'utf8')).split(/^--> migration /m);
  return sections.map((section) => {
    const [head = '', ...lines] = section.split('\n');
    const [tag = '', createdAt] = head.split(' ');
    return { tag, createdAt: Number(createdAt), statements: lines.join('\n').split('--> statement-breakpoint') };
  });
}

/** Applies those migrations that a database lacks, so that it is what the baseline makes. */
export async function upgrade(
  transaction: PgDatabase<PgQueryResultHKT>,
  isApplied: (migration: EarlierMigration) => boolean,
): Promise<void> {
  for (const migration of await earlierMigrations())
    if (!isApplied(migration))
      for (const statement of migration.statements) await transaction.execute(sql.raw(statement));
}
