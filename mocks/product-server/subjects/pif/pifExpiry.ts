import { or, type SQL, sql } from 'drizzle-orm';
import { pifFiles, pifs, pifSections } from '../../database/schema/pif.ts';
import { documentedMaterials } from './pifRequirementColumns.ts';

/** From one day to another, both included. */
export interface Period {
  from: string;
  until: string;
}

const isWithin = (day: SQL, { from, until }: Period) => sql`${day} BETWEEN ${from} AND ${until}`;

/**
 * The condition that something of a file ends within a period. Of several papers in one place the one that is good
 * longest counts, as it does for what is missing.
 */
export function endsWithin(period: Period): SQL | undefined {
  const ofSlot = sql`EXISTS (SELECT 1 FROM ${pifFiles} f WHERE f.pif_id = ${pifs.id} GROUP BY f.slot
    HAVING bool_and(f.expires_on IS NOT NULL) AND ${isWithin(sql`max(f.expires_on)`, period)})`;
  const gmpDay = sql`(${pifSections.content} -> 'dpp' ->> 'vaziDo')`;
  const ofStatement = sql`EXISTS (SELECT 1 FROM ${pifSections} WHERE ${pifSections.pifId} = ${pifs.id}
    AND ${pifSections.section} = 'MANUFACTURING' AND ${isWithin(gmpDay, period)})`;
  const folderDay = sql`(held #>> '{}')`;
  const ofMaterial = sql`EXISTS (SELECT 1
    FROM jsonb_path_query(${documentedMaterials}, '$.materials[*].folders[*].expiresOn') held WHERE ${isWithin(folderDay, period)})`;
  return or(ofSlot, ofStatement, ofMaterial);
}
