import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { companyScope } from '../../../../domain/account/rights.ts';
import { expiringUntil } from '../../../../domain/raw-material/documentState.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import { documentSummaries } from '../../database/schema/document-folder.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';

export type StateWord = components['schemas']['DocumentState'];

/** The states by their words, the worst first. */
export const DOCUMENT_STATE_WORDS: readonly StateWord[] = [
  'istekliDokumenti',
  'nedostajuDokumenti',
  'isticuDokumenti',
  'sviDokumenti',
];

/** What the database keeps of the common documents of each raw material. */
export const documentSummary = alias(documentSummaries, 'summary');

/**
 * The state of the documents of a raw material as `documentSummary` of the domain computes it from the folders that the
 * caller sees, as an expression of a query over raw materials and their `documentSummary`. Only raw materials with
 * documents of an organisation's own are computed. `today`: YYYY-MM-DD.
 */
export function summarisedState(caller: Caller, today: string): SQL<StateWord> {
  // Names are written out, because drizzle leaves tables away in the columns of a query over one table.
  const isSeen =
    companyScope(caller.role) === 'all'
      ? sql`TRUE`
      : sql`(held.organisation_id IS NULL OR held.organisation_id = ${caller.organisationId})`;
  const fromFolders = sql`(SELECT CASE WHEN bool_or(place.good_until < ${today}) THEN 'istekliDokumenti' WHEN bool_or(place.is_missing) THEN 'nedostajuDokumenti'
      WHEN bool_or(place.good_until <= ${expiringUntil(today)}) THEN 'isticuDokumenti' ELSE 'sviDokumenti' END
    FROM (SELECT COALESCE(needed.kind, there.kind) AS kind, there.kind IS NULL AS is_missing, there.good_until
      FROM unnest(required_folders(raw_materials.vrsta)) AS needed(kind)
      FULL JOIN (SELECT held.kind, CASE WHEN bool_or(held.expires_on IS NULL) THEN NULL ELSE max(held.expires_on) END AS good_until
        FROM documents held WHERE held.material_id = raw_materials.id AND ${isSeen} GROUP BY held.kind) there ON there.kind = needed.kind) place
    LEFT JOIN document_folders folder ON folder.material_id = raw_materials.id AND folder.kind = place.kind
    WHERE folder.is_active IS NOT FALSE)`;
  return sql`CASE WHEN summary.has_own THEN ${fromFolders} ELSE ${keptState(today)} END`;
}

/**
 * The same of a raw material without documents of an organisation's own, as an expression of a query over
 * `documentSummary` or what counts it.
 */
export const keptState = (today: string): SQL<StateWord> =>
  sql`CASE WHEN good_until < ${today} THEN 'istekliDokumenti' WHEN is_missing THEN 'nedostajuDokumenti'
    WHEN good_until <= ${expiringUntil(today)} THEN 'isticuDokumenti' ELSE 'sviDokumenti' END`;

/** The same as an expression of a query over raw materials alone. */
export const documentState = (caller: Caller, today: string): SQL<StateWord> =>
  sql`(SELECT ${summarisedState(caller, today)} FROM document_summaries summary WHERE summary.material_id = raw_materials.id)`;

/** The place of a state in the order of lists, the worst first. */
export const documentStateRank = (state: SQL<StateWord>): SQL =>
  sql`array_position(${sql.param([...DOCUMENT_STATE_WORDS])}::text[], ${state})`;
