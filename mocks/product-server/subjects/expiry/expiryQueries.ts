import { type SQL, sql } from 'drizzle-orm';
import { can } from '../../../../domain/account/rights.ts';
import type { FileSlotName } from '../../../../domain/pif/fileSlots.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import {
  documentEnds,
  documentFolders,
  documents,
  documentSummaries,
  type FolderWord,
} from '../../database/schema/document-folder.ts';
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
 * What is read of a kind: the days of all that are listed, or those of the first `limit` in the order of the list, in
 * the period asked for.
 */
type Reading = { limit: number } | 'days';

/** The columns of a kind. A raw material has its companies found once the page is known. */
interface Columns {
  kind: Kind;
  id: SQL;
  name: SQL;
  slug: SQL;
  subject: SQL;
  manufacturer?: SQL;
  materialId?: SQL;
  companies?: SQL;
  language?: SQL;
  folder?: SQL;
  slot?: SQL;
}

const isInPeriod = (day: SQL, { period, today }: ExpirySelection): SQL => {
  if (period === undefined) return sql`true`;
  if (period === 'isteklo') return sql`${day} < ${today}::date`;
  return sql`${day} >= ${today}::date AND ${day} >= ${`${period}-01`}::date AND ${day} < ${`${period}-01`}::date + interval '1 month'`;
};

/**
 * The query that reads a kind: `from` with its condition, `day` the one on which it ends, `dayInOrder` the same as it
 * has an index.
 */
function read(
  columns: Columns,
  day: SQL,
  from: SQL,
  selection: ExpirySelection,
  reading: Reading,
  dayInOrder = day,
): SQL {
  if (reading === 'days') return sql`SELECT ${day} AS day ${from}`;
  const { kind, id, name, slug, subject } = columns;
  const optional = (value: SQL | undefined, type: SQL) => value ?? sql`NULL::${type}`;
  const text = sql`text`;
  return sql`(SELECT ${kind} AS kind, ${id} AS id, ${name} AS name, ${day} AS day, ${slug} AS slug, ${subject} AS subject,
      ${optional(columns.manufacturer, text)} AS manufacturer, ${optional(columns.materialId, text)} AS material_id,
      ${optional(columns.companies, sql`jsonb`)} AS companies, ${optional(columns.language, text)} AS language,
      ${optional(columns.folder, text)} AS folder, ${optional(columns.slot, text)} AS slot
    ${from} AND ${isInPeriod(day, selection)} ORDER BY ${dayInOrder}, lower(${subject}), ${name}, ${id} LIMIT ${reading.limit})`;
}

/**
 * The documents of raw materials that companies have in their catalogues. Beside the common documents an organisation
 * sees its own alone, which need no common folder: product decisions, section 3. What the common ones settle is kept;
 * of raw materials with an organisation's own it is computed.
 */
function ofMaterials(selection: ExpirySelection, reading: Reading): SQL[] {
  const { companyIds, until } = selection;
  const columns: Columns = {
    kind: 'sirovina',
    id: sql`held.id`,
    name: sql`held.name`,
    slug: sql`m.slug`,
    subject: sql`m.trade_name`,
    manufacturer: sql`m.manufacturer`,
    materialId: sql`m.id`,
    folder: sql`held.kind`,
  };
  const rows = sql`JOIN ${documents} held ON held.id = e.document_id JOIN ${rawMaterials} m ON m.id = e.material_id`;
  const kept = sql`FROM ${documentEnds} e ${reading === 'days' ? sql`` : rows}
    WHERE e.expires_on <= ${until}::date AND e.company_ids && ${sql.param(companyIds)}::text[]`;
  const computed = sql`FROM ${documentSummaries} summary
    JOIN ${documents} held ON held.material_id = summary.material_id
    JOIN ${rawMaterials} m ON m.id = held.material_id
    LEFT JOIN ${documentFolders} f ON f.material_id = held.material_id AND f.kind = held.kind
    JOIN LATERAL (SELECT array_agg(c.organisation_id) AS organisations FROM ${rawMaterialLinks} l JOIN ${companies} c ON c.id = l.company_id
      WHERE l.material_id = held.material_id AND l.company_id IN ${companyIds}) catalogue ON catalogue.organisations IS NOT NULL
    WHERE summary.has_own AND held.expires_on <= ${until}::date AND f.is_active IS NOT FALSE
      AND (held.organisation_id IS NULL OR held.organisation_id = ANY(catalogue.organisations))
      AND NOT ${isOutlasted(
        sql`${documents}`,
        sql`other.material_id = held.material_id AND other.kind = held.kind
          AND (other.organisation_id IS NULL OR other.organisation_id = ANY(catalogue.organisations))`,
      )}`;
  return [
    read(columns, sql`e.expires_on`, kept, selection, reading),
    read(columns, sql`held.expires_on`, computed, selection, reading),
  ];
}

function ofPifs(kind: 'pif' | 'dpp', selection: ExpirySelection, reading: Reading): SQL {
  const { companyIds, until } = selection;
  const columns = {
    slug: sql`p.slug`,
    subject: sql`p.name`,
    companies: sql`jsonb_build_array(c.name)`,
    language: sql`c.language`,
  };
  if (kind === 'pif')
    return read(
      { ...columns, kind, id: sql`held.id`, name: sql`held.name`, slot: sql`held.slot` },
      sql`held.expires_on`,
      sql`FROM ${pifFiles} held JOIN ${pifs} p ON p.id = held.pif_id JOIN ${companies} c ON c.id = p.company_id
        WHERE p.company_id IN ${companyIds} AND p.stage <> 'ARCHIVED' AND held.expires_on <= ${until}::date
          AND NOT ${isOutlasted(sql`${pifFiles}`, sql`other.pif_id = held.pif_id AND other.slot = held.slot`)}`,
      selection,
      reading,
    );
  const statement = sql`s.content -> 'dpp'`;
  return read(
    { ...columns, kind, id: sql`p.id`, name: sql`COALESCE(${statement} ->> 'standard', '')` },
    sql`(${statement} ->> 'vaziDo')::date`,
    sql`FROM ${pifSections} s JOIN ${pifs} p ON p.id = s.pif_id JOIN ${companies} c ON c.id = p.company_id
      WHERE s.section = 'MANUFACTURING' AND ${statement} ->> 'vaziDo' <= ${until} AND p.company_id IN ${companyIds}
        AND p.stage <> 'ARCHIVED'`,
    selection,
    reading,
    sql`${statement} ->> 'vaziDo'`,
  );
}

/**
 * The documents of the kinds that are asked for and that the caller may read; null for no kind. Of several in one place
 * the one that is good longest counts.
 */
function expiring(selection: ExpirySelection, { role }: Caller, reading: Reading): SQL | null {
  const isListed = (kind: Kind) =>
    (selection.kind === undefined || selection.kind === kind) &&
    can(role, kind === 'sirovina' ? 'document.read' : 'pif.read');
  const kinds = [
    ...(isListed('sirovina') ? ofMaterials(selection, reading) : []),
    ...(['pif', 'dpp'] as const).filter(isListed).map((kind) => ofPifs(kind, selection, reading)),
  ];
  return kinds.length > 0 ? sql.join(kinds, sql` UNION ALL `) : null;
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

/** A page of documents, the earliest day first, and how many there are in the period, expired, and in each month. */
export async function pageOfExpiring(
  db: Database,
  selection: ExpirySelection,
  caller: Caller,
  { offset, limit }: { offset: number; limit: number },
) {
  const { companyIds, today, period } = selection;
  const catalogue = sql`(SELECT jsonb_agg(c.name ORDER BY c.name) FROM ${rawMaterialLinks} l JOIN ${companies} c ON c.id = l.company_id
    WHERE l.material_id = page.material_id AND l.company_id IN ${companyIds})`;
  const [listed, days] = [expiring(selection, caller, { limit: offset + limit }), expiring(selection, caller, 'days')];
  if (!listed || !days) return { rows: [], total: 0, expired: 0, months: [] };
  const order = sql`day, lower(subject), name, kind, id`;
  const [found] = await db.select({
    page: sql<Expiring[] | null>`found.page`,
    counts: sql<MonthCount[] | null>`found.counts`,
  }).from(sql`(SELECT
      (SELECT jsonb_agg(jsonb_build_object('kind', kind, 'id', id, 'name', name, 'expiresOn', day::text, 'slug', slug, 'subject', subject,
          'manufacturer', manufacturer, 'companies', COALESCE(companies, ${catalogue}), 'language', language, 'folder', folder, 'slot', slot)
          ORDER BY ${order})
        FROM (SELECT * FROM (${listed}) listed
          ORDER BY ${order} OFFSET ${offset} LIMIT ${limit}) page) AS page,
      (SELECT jsonb_agg(jsonb_build_object('month', month, 'count', count) ORDER BY month)
        FROM (SELECT CASE WHEN day >= ${today}::date THEN left(day::text, 7) END AS month, sum(count) AS count
          FROM (SELECT day, count(*) AS count FROM (${days}) listed GROUP BY day) of_day
          GROUP BY 1) of_month) AS counts) found`);
  const counts = found?.counts ?? [];
  const isCounted = (of: string | null) => period === undefined || period === (of ?? 'isteklo');
  return {
    rows: found?.page ?? [],
    total: counts.filter((one) => isCounted(one.month)).reduce((sum, { count }) => sum + count, 0),
    expired: counts.find((one) => one.month === null)?.count ?? 0,
    months: counts.flatMap((one) => (one.month === null ? [] : [{ month: one.month, count: one.count }])),
  };
}
