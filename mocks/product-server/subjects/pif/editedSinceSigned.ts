import { type SQL, sql } from 'drizzle-orm';
import { events } from '../../database/schema/event.ts';
import { formulaRevisions } from '../../database/schema/formula.ts';
import { fragranceMaterials } from '../../database/schema/fragrance-material.ts';
import { ingredients } from '../../database/schema/knowledge.ts';
import { pifVersions } from '../../database/schema/pif-version.ts';
import { pifs } from '../../database/schema/pif.ts';
import { companies } from '../../database/schema/schema.ts';
import { toxicology } from '../../database/schema/toxicology.ts';

/**
 * A column that says whether somebody edited what the last signed version was drawn from: the file itself, its label, a
 * raw material or perfume of its formula, or toxicological data of what these consist of; null when nothing was signed.
 * Times are compared and not values, so that a page of the list needs no snapshot: an edit that was taken back counts
 * too, and changes of annexes and inventory do not.
 */
export function editedSinceSigned(formulaNames: SQL): SQL<boolean | null> {
  const organisation = sql`(SELECT c.organisation_id FROM ${companies} c WHERE c.id = ${pifs.companyId})`;
  const materials = sql`(SELECT line ->> 'materialId' FROM ${formulaRevisions} r, jsonb_array_elements(r.lines) line
    WHERE r.formula_id = ${pifs.formulaId} AND r.number = ${pifs.formulaRevision})`;
  const happened = (subject: (typeof events.$inferSelect)['subject'], ids: SQL, kinds: SQL) =>
    sql`EXISTS (SELECT 1 FROM ${events} e WHERE e.subject = ${subject} AND e.subject_id IN ${ids} AND e.happened_at > signed.at
      AND e.kind IN ${kinds} AND (e.company_id IS NULL OR e.company_id = ${pifs.companyId})
      AND (e.organisation_id IS NULL OR e.organisation_id = ${organisation}))`;
  return sql`(SELECT ${happened('PIF', sql`(${pifs.id})`, sql`('CHANGED', 'FILE')`)}
      OR ${happened('LABEL', sql`(${pifs.labelId})`, sql`('CHANGED')`)}
      OR ${happened('RAW_MATERIAL', materials, sql`('CHANGED', 'DELETED', 'RESTORED')`)}
      OR EXISTS (SELECT 1 FROM ${fragranceMaterials} f WHERE f.raw_material_id IN ${materials} AND f.changed_at > signed.at
        AND f.organisation_id = ${organisation})
      OR EXISTS (SELECT 1 FROM ${toxicology} t JOIN ${ingredients} i ON i.id = t.ingredient_id
        WHERE t.updated_at > signed.at AND (t.organisation_id IS NULL OR t.organisation_id = ${organisation})
          AND lower(i.inci) IN (SELECT lower(n) FROM jsonb_array_elements_text(${formulaNames} -> 'names') n))
    FROM (SELECT max(v.signed_at) AS at FROM ${pifVersions} v WHERE v.pif_id = ${pifs.id}) signed WHERE signed.at IS NOT NULL)`;
}
