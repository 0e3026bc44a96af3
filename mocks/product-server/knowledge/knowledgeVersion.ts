import { createHash } from 'node:crypto';
import { asc } from 'drizzle-orm';
import type { Database } from '../database/openDatabase.ts';
import { knowledgeParts } from '../database/schema/knowledge.ts';

export type PartRow = typeof knowledgeParts.$inferSelect;

/** The parts of the knowledge that are in force. */
export const partsInForce = (db: Database): Promise<PartRow[]> =>
  db.select().from(knowledgeParts).orderBy(asc(knowledgeParts.part));

/**
 * A hash over the versions of all parts. The times of change are included because two databases may have the same
 * versions.
 */
export function knowledgeVersionOf(parts: readonly PartRow[]): string {
  const text = parts.map(({ part, version, changedAt }) => `${part} ${version} ${changedAt.toISOString()}`).join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
