import { sql } from 'drizzle-orm';
import { can } from '../../../../domain/account/rights.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import { documentFolders, documents, type FolderWord } from '../../database/schema/document-folder.ts';
import { formulaRevisions } from '../../database/schema/formula.ts';
import { pifRequirements, pifs } from '../../database/schema/pif.ts';
import { rawMaterials } from '../../database/schema/raw-material.ts';
import { companies } from '../../database/schema/schema.ts';
import { escapeIfAmbiguous } from '../raw-material/rawMaterialWireForm.ts';

type Wire = components['schemas'];

/** The raw materials of the formula of a file with their documents, as the database sends them. */
export interface DocumentedMaterials {
  /** In the order of the lines; null when there are none. */
  materials:
    | (Pick<typeof rawMaterials.$inferSelect, 'id' | 'slug' | 'vrsta' | 'tradeName' | 'manufacturer'> & {
        folders: { kind: FolderWord; count: number; expiresOn: string | null }[] | null;
      })[]
    | null;
  /** Whether some line has no raw material, because it has a provisional name or its raw material was deleted. */
  hasProvisional: boolean | null;
}

/**
 * The documents of a raw material that count for a file, by folder: the common ones, and those that the organisation of
 * its company keeps beside them (product decisions, section 3), which need no common folder.
 */
const folders = sql`(SELECT jsonb_agg(jsonb_build_object('kind', held.kind, 'count', held.count, 'expiresOn', held.expires_on))
  FROM (SELECT d.kind, count(*) AS count, CASE WHEN bool_or(d.expires_on IS NULL) THEN NULL ELSE max(d.expires_on) END AS expires_on
    FROM ${documents} d
    LEFT JOIN ${documentFolders} f ON f.material_id = d.material_id AND f.kind = d.kind
    WHERE d.material_id = m.id AND f.is_active IS NOT FALSE AND (d.organisation_id IS NULL
      OR d.organisation_id = (SELECT c.organisation_id FROM ${companies} c WHERE c.id = ${pifs.companyId}))
    GROUP BY d.kind) held)`;

/**
 * A column with the raw materials of the revision that a file was made from, so that a page of the list needs no
 * further query.
 */
export const documentedMaterials = sql<DocumentedMaterials>`(SELECT jsonb_build_object(
  'materials', jsonb_agg(jsonb_build_object('id', m.id, 'slug', m.slug, 'vrsta', m.vrsta, 'tradeName', m.trade_name,
    'manufacturer', m.manufacturer, 'folders', ${folders}) ORDER BY lines.at) FILTER (WHERE m.id IS NOT NULL),
  'hasProvisional', bool_or(m.id IS NULL))
  FROM (SELECT line ->> 'materialId' AS material_id, min(at) AS at
    FROM ${formulaRevisions} r, jsonb_array_elements(r.lines) WITH ORDINALITY AS listed (line, at)
    WHERE r.formula_id = ${pifs.formulaId} AND r.number = ${pifs.formulaRevision}
    GROUP BY line ->> 'materialId') lines
  LEFT JOIN ${rawMaterials} m ON m.id = lines.material_id)`;

/** What people noted about a requirement, as the database sends it within its file. */
export type ListedNote = Omit<typeof pifRequirements.$inferSelect, 'pifId' | 'changedBy' | 'changedAt'>;

export const notes = sql<
  ListedNote[] | null
>`(SELECT jsonb_agg(jsonb_build_object('key', n.key, 'version', n.version, 'owner', n.owner,
  'dueOn', n.due_on, 'askedOn', n.asked_on, 'note', n.note, 'waivedBecause', n.waived_because) ORDER BY n.key)
  FROM ${pifRequirements} n WHERE n.pif_id = ${pifs.id})`;

/** The raw materials of a file with their documents, and what people noted, as the service sends them. */
export const requirementBodies = (
  {
    materials: { materials, hasProvisional },
    notes: noted,
  }: { materials: DocumentedMaterials; notes: ListedNote[] | null },
  caller: Caller,
): Pick<Wire['Pif'], 'sirovine' | 'imaPrivremenih' | 'potrebno'> => ({
  sirovine: (materials ?? []).map(({ id, slug, tradeName, manufacturer, vrsta, folders: held }) => ({
    _id: id,
    slug: can(caller.role, 'document.read') ? slug : null,
    naziv: escapeIfAmbiguous(tradeName),
    proizvodjac: escapeIfAmbiguous(manufacturer),
    vrsta,
    fascikle: (held ?? []).map(({ kind, count, expiresOn }) => ({ vrsta: kind, broj: count, istice: expiresOn })),
  })),
  imaPrivremenih: hasProvisional ?? false,
  potrebno: (noted ?? []).map(({ key, version, owner, dueOn, askedOn, note, waivedBecause }) => ({
    kljuc: key,
    verzija: version,
    nosilac: owner,
    rok: dueOn,
    trazeno: askedOn,
    napomena: note,
    izuzece: waivedBecause,
  })),
});
