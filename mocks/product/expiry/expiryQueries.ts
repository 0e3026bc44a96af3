import { type SQL, sql } from 'drizzle-orm';
import { can } from '../../../domain/account/rights.ts';
import type { FileSlotName } from '../../../domain/pif/fileSlots.ts';
import type { components } from '../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import { documentFolders, documents, type FolderWord } from '../../database/schema/document-folder.ts';
import type { Database } from '../../database/openDatabase.ts';
import { pifFiles, pifs, pifSections } from '../../database/schema/pif.ts';
import { rawMaterialLinks, rawMaterials } from '../../database/schema/raw-material.ts';
import { companies } from '../../database/schema/schema.ts';

type Kind = components['schemas']['ExpiringDocument']['vrsta'];

/** Which documents are listed. */
export interface ExpirySelection {
  /** At least one. */
  companyIds: string[];
  kind: Kind | undefined;
  /** The first day on which a document has not expired, and the last one that is listed, YYYY-MM-DD. */
  today: string;
  until: string;
  /** What has expired, or a month; undefined for everything. */
  period: string | undefined;
}

/** A document of the same place is good for longer, so that this one settles nothing. */
const isOutlasted = (table: SQL, isSamePlace: SQL): SQL =>
  sql`EXISTS (SELECT FROM ${table} other WHERE ${isSamePlace} AND (other.expires_on IS NULL OR other.expires_on > held.expires_on))`;

/**
 * The documents of raw materials that companies have in their catalogues. Beside the common documents an
 * organisation sees its own alone, which need no common folder: product decisions, section 3.
 */
const ofMaterials = ({ companyIds, until }: ExpirySelection): SQL => sql`
  SELECT 'sirovina' AS kind, held.id, held.name, held.expires_on, m.slug, m.trade_name AS subject, m.manufacturer, catalogue.names AS companies,
    NULL AS language, held.kind AS folder, NULL AS slot
  FROM ${documents} held
  JOIN ${rawMaterials} m ON m.id = held.material_id
  LEFT JOIN ${documentFolders} f ON f.material_id = held.material_id AND f.kind = held.kind
  JOIN LATERAL (SELECT jsonb_agg(c.name ORDER BY c.name) AS names, array_agg(c.organisation_id) AS organisations
    FROM ${rawMaterialLinks} l JOIN ${companies} c ON c.id = l.company_id
    WHERE l.material_id = held.material_id AND l.company_id IN ${companyIds}) catalogue ON catalogue.names IS NOT NULL
  WHERE held.expires_on <= ${until} AND f.is_active IS NOT FALSE
    AND (held.organisation_id IS NULL OR held.organisation_id = ANY(catalogue.organisations))
    AND NOT ${isOutlasted(
      sql`${documents}`,
      sql`other.material_id = held.material_id AND other.kind = held.kind
        AND (other.organisation_id IS NULL OR other.organisation_id = ANY(catalogue.organisations))`,
    )}`;

const ofPifs = ({ companyIds, until }: ExpirySelection): SQL => sql`
  SELECT 'pif' AS kind, held.id, held.name, held.expires_on, p.slug, p.name AS subject, NULL AS manufacturer, jsonb_build_array(c.name) AS companies,
    c.language, NULL AS folder, held.slot
  FROM ${pifFiles} held
  JOIN ${pifs} p ON p.id = held.pif_id
  JOIN ${companies} c ON c.id = p.company_id
  WHERE p.company_id IN ${companyIds} AND p.stage <> 'ARCHIVED' AND held.expires_on <= ${until}
    AND NOT ${isOutlasted(sql`${pifFiles}`, sql`other.pif_id = held.pif_id AND other.slot = held.slot`)}
  UNION ALL
  SELECT 'dpp', p.id, COALESCE(s.content -> 'dpp' ->> 'standard', ''), day, p.slug, p.name, NULL, jsonb_build_array(c.name),
    c.language, NULL, NULL
  FROM ${pifSections} s
  JOIN ${pifs} p ON p.id = s.pif_id
  JOIN ${companies} c ON c.id = p.company_id
  CROSS JOIN LATERAL (SELECT (s.content -> 'dpp' ->> 'vaziDo')::date AS day) statement
  WHERE s.section = 'MANUFACTURING' AND s.content -> 'dpp' ->> 'vaziDo' <= ${until} AND p.company_id IN ${companyIds} AND p.stage <> 'ARCHIVED'`;

/** The documents of company and kind, as a table. Of several in one place the one that is good longest counts. */
function expiring(selection: ExpirySelection, { role }: Caller): SQL {
  const kinds = [
    ...(can(role, 'document.read') ? [ofMaterials(selection)] : []),
    ...(can(role, 'pif.read') ? [ofPifs(selection)] : []),
  ];
  return sql`SELECT kind, id, name, expires_on::text AS "expiresOn", slug, subject, manufacturer, companies, language, folder, slot
    FROM (${sql.join(kinds, sql` UNION ALL `)}) listed
    ${selection.kind ? sql`WHERE kind = ${selection.kind}` : sql``}`;
}

/** A document that ends. */
interface Expiring {
  kind: Kind;
  id: string;
  name: string;
  expiresOn: string;
  slug: string;
  subject: string;
  manufacturer: string | null;
  /** Names of the companies that it concerns. */
  companies: string[];
  /** Of the company of a product information file; null for raw materials. */
  language: components['schemas']['CompanyLanguage'] | null;
  folder: FolderWord | null;
  slot: FileSlotName | null;
}

/** Documents of a month, YYYY-MM; null for those that have expired. */
interface MonthCount {
  month: string | null;
  count: number;
}

const day = sql`"expiresOn"`;

const isInPeriod = ({ period, today }: ExpirySelection): SQL => {
  if (period === undefined) return sql`true`;
  return period === 'isteklo' ? sql`${day} < ${today}` : sql`${day} >= ${today} AND starts_with(${day}, ${period})`;
};

/** A page of documents, the earliest day first, and how many there are in the period, expired, and in each month. They are found once for both. */
export async function pageOfExpiring(
  db: Database,
  selection: ExpirySelection,
  caller: Caller,
  { offset, limit }: { offset: number; limit: number },
) {
  const [found] = await db.select({
    page: sql<Expiring[] | null>`found.page`,
    counts: sql<MonthCount[] | null>`found.counts`,
  }).from(sql`(WITH expiring AS MATERIALIZED (${expiring(selection, caller)})
    SELECT (SELECT jsonb_agg(listed) FROM (SELECT * FROM expiring WHERE ${isInPeriod(selection)}
        ORDER BY ${day}, lower(subject), name, kind, id OFFSET ${offset} LIMIT ${limit}) listed) AS page,
      (SELECT jsonb_agg(counted) FROM (SELECT CASE WHEN ${day} >= ${selection.today} THEN left(${day}, 7) END AS month, count(*) AS count
        FROM expiring GROUP BY 1 ORDER BY 1) counted) AS counts) found`);
  const counts = found?.counts ?? [];
  const isCounted = (of: string | null) => selection.period === undefined || selection.period === (of ?? 'isteklo');
  return {
    rows: found?.page ?? [],
    total: counts.filter((one) => isCounted(one.month)).reduce((sum, { count }) => sum + count, 0),
    expired: counts.find((one) => one.month === null)?.count ?? 0,
    months: counts.flatMap((one) => (one.month === null ? [] : [{ month: one.month, count: one.count }])),
  };
}
