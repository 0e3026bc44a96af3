import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '../paths.ts';

const CREATE_TABLE =
  'CREATE TABLE migrations (name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())';

async function filesUpTo(last: string): Promise<{ name: string; text: string }[]> {
  const names = (await readdir(paths.migrations))
    .filter((name) => name.endsWith('.sql') && name <= `${last}.sql`)
    .sort();
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(paths.migrations, name), 'utf8') })));
}

const insertOf = ({ name, text }: { name: string; text: string }) =>
  `INSERT INTO migrations (name, hash) VALUES ('${name}', '${createHash('sha256').update(text).digest('hex')}')`;

/** The statements with which a version up to 2.7 migrated an empty database to the migration `last`. */
export async function oldMigrationStatements(last: string): Promise<string[]> {
  const files = await filesUpTo(last);
  return [CREATE_TABLE, ...files.flatMap((file) => [...file.text.split('--> statement-breakpoint'), insertOf(file)])];
}

/** The statements that turn the record of migrations into that of a version up to 2.7, which knew those up to `last`. */
export async function oldRecordStatements(last: string): Promise<string[]> {
  return ['DROP SCHEMA drizzle CASCADE', CREATE_TABLE, ...(await filesUpTo(last)).map(insertOf)];
}
