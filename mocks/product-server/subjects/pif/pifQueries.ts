import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { STAGES_OF_OUTDATED_CONCLUSION } from '../../../../domain/pif/stages.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { formulaRevisions, formulas } from '../../database/schema/formula.ts';
import { type PifContent, pifFiles, pifs, pifSections } from '../../database/schema/pif.ts';
import { pifComments } from '../../database/schema/pif-comment.ts';
import { rawMaterialOverrides, rawMaterials } from '../../database/schema/raw-material.ts';
import { companies, labels, users } from '../../database/schema/schema.ts';
import { notFound } from '../../service/httpError.ts';
import { accessibleCompanies } from '../company/accessibleCompanies.ts';
import { editedSinceSigned } from './editedSinceSigned.ts';
import { type DocumentedMaterials, documentedMaterials, type ListedNote, notes } from './pifRequirementColumns.ts';

/** The name of a section. */
export type PifSectionName = keyof PifContent;
type Sections = { [Name in PifSectionName]?: { content: PifContent[Name]; version: number } };

/** A file with what a change of it needs. */
export interface PifHead {
  pif: typeof pifs.$inferSelect;
  company: Pick<typeof companies.$inferSelect, 'name' | 'language' | 'logo'>;
  label: Pick<typeof labels.$inferSelect, 'slug' | 'name' | 'photo' | 'status' | 'ingredients'> | null;
  formula: { slug: string; name: string; revision: number } | null;
  submitter: { name: string; organisationId: string } | null;
  /** Those that have a row. */
  sections: Sections;
}

/** A file with all that is shown beside it. */
export interface FoundPif extends PifHead {
  /** The oldest first; null when there are none. */
  files: ListedFile[] | null;
  /** INCI names of the revision of the formula, as in force for the company; null without a formula. */
  formulaNames: { names: string[]; isIncomplete: boolean } | null;
  /** The oldest first; null when there are none. */
  comments: ListedComment[] | null;
  materials: DocumentedMaterials;
  notes: ListedNote[] | null;
  /** Null when nothing was signed. */
  isEditedSinceSigned: boolean | null;
}

/** Somebody who wrote or resolved a comment. */
type Commentator = { id: string; name: string; organisationId: string };
/** A comment, as the database sends it within its file. */
export interface ListedComment extends Pick<
  typeof pifComments.$inferSelect,
  'id' | 'section' | 'anchor' | 'text' | 'isRequired' | 'isInternal'
> {
  createdAt: string;
  author: Commentator;
  resolvedAt: string | null;
  resolver: Commentator | null;
}

/** A file in a slot, as the database sends it within its product information file. */
interface ListedFile extends Omit<typeof pifFiles.$inferSelect, 'pifId' | 'file' | 'addedBy' | 'addedAt'> {
  addedBy: string;
  organisationId: string;
  addedAt: string;
}

/** A section of a file. What nobody has saved is empty, in version 1. */
export const sectionOf = <Name extends PifSectionName>(
  { sections }: PifHead,
  name: Name,
): { content: PifContent[Name]; version: number } => sections[name] ?? { content: {}, version: 1 };

// All sections of a file in one column, so that none of them needs a join or a further query.
const sections = sql<Sections>`(SELECT jsonb_object_agg(${pifSections.section},
  jsonb_build_object('content', ${pifSections.content}, 'version', ${pifSections.version}))
  FROM ${pifSections} WHERE ${pifSections.pifId} = ${pifs.id})`;

const files = sql<ListedFile[] | null>`(SELECT jsonb_agg(jsonb_build_object('id', f.id, 'slot', f.slot, 'name', f.name,
  'mediaType', f.media_type, 'size', f.size, 'sha256', f.sha256, 'hasActiveContent', f.has_active_content, 'expiresOn', f.expires_on,
  'version', f.version, 'addedAt', f.added_at, 'addedBy', u.name, 'organisationId', u.organisation_id) ORDER BY f.added_at, f.id)
  FROM ${pifFiles} f JOIN ${users} u ON u.id = f.added_by WHERE f.pif_id = ${pifs.id})`;

const comments = sql<
  ListedComment[] | null
>`(SELECT jsonb_agg(jsonb_build_object('id', c.id, 'section', c.section, 'anchor', c.anchor,
  'text', c.text, 'isRequired', c.is_required, 'isInternal', c.is_internal, 'createdAt', c.created_at, 'resolvedAt', c.resolved_at,
  'author', jsonb_build_object('id', a.id, 'name', a.name, 'organisationId', a.organisation_id),
  'resolver', CASE WHEN r.id IS NOT NULL THEN jsonb_build_object('id', r.id, 'name', r.name, 'organisationId', r.organisation_id) END)
  ORDER BY c.created_at, c.id)
  FROM ${pifComments} c JOIN ${users} a ON a.id = c.author_id LEFT JOIN ${users} r ON r.id = c.resolved_by WHERE c.pif_id = ${pifs.id})`;

// A line without a raw material, or with one that is gone or has no composition, has no names.
const formulaNames = sql<FoundPif['formulaNames']>`(SELECT jsonb_build_object(
  'names', COALESCE(jsonb_agg(DISTINCT n.name) FILTER (WHERE n.name IS NOT NULL), '[]'), 'isIncomplete', bool_or(n.name IS NULL))
  FROM ${formulaRevisions} r CROSS JOIN LATERAL jsonb_array_elements(r.lines) line
  LEFT JOIN ${rawMaterials} m ON m.id = line->>'materialId'
  LEFT JOIN ${rawMaterialOverrides} o ON o.material_id = m.id AND o.company_id = ${pifs.companyId} AND o.is_active
  LEFT JOIN LATERAL jsonb_array_elements_text(COALESCE(o.own_values->'incis', jsonb_path_query_array(m.composition, '$[*].inci'))) n(name)
    ON true
  WHERE r.formula_id = ${pifs.formulaId} AND r.number = ${pifs.formulaRevision}
  HAVING count(*) > 0)`;

const headColumns = {
  pif: pifs,
  company: { name: companies.name, language: companies.language, logo: companies.logo },
  label: {
    slug: labels.slug,
    name: labels.name,
    photo: labels.photo,
    status: labels.status,
    ingredients: labels.ingredients,
  },
  formula: { slug: formulas.slug, name: formulas.name, revision: formulas.revision },
  submitter: { name: users.name, organisationId: users.organisationId },
  sections,
};
// Planning their subqueries takes the embedded database several times as long as reading the file.
const allColumns = {
  ...headColumns,
  files,
  comments,
  formulaNames,
  materials: documentedMaterials,
  notes,
  isEditedSinceSigned: editedSinceSigned(formulaNames),
};

// Typed as the whole; `findPifHead` and `lockPif` answer only the head.
const selectPifs = (db: Database, columns: typeof headColumns = allColumns) =>
  db
    .select(columns as typeof allColumns)
    .from(pifs)
    .innerJoin(companies, eq(companies.id, pifs.companyId))
    .leftJoin(labels, eq(labels.id, pifs.labelId))
    .leftJoin(formulas, eq(formulas.id, pifs.formulaId))
    .leftJoin(users, eq(users.id, pifs.submittedBy));

/** The file with this slug of a company that the caller works with. */
async function isMeant(db: Database, slug: string, caller: Caller): Promise<SQL | undefined> {
  const companyIds = (await accessibleCompanies(db, caller)).map(({ id }) => id);
  return and(eq(pifs.slug, slug), inArray(pifs.companyId, companyIds));
}

function requireFound<Found>([found]: Found[]): Found {
  if (!found) throw notFound();
  return found;
}

/** Finds a file of a company that the caller works with; else throws a 404. */
export const findPif = async (db: Database, slug: string, caller: Caller): Promise<FoundPif> =>
  requireFound(await selectPifs(db).where(await isMeant(db, slug, caller)));

/** Finds the head of a file, as `findPif` does. */
export const findPifHead = async (db: Database, slug: string, caller: Caller): Promise<PifHead> =>
  requireFound(await selectPifs(db, headColumns).where(await isMeant(db, slug, caller)));

/** Finds the head of a file and prevents other changes until the transaction ends; else throws a 404. */
export const lockPif = async (tx: Database, slug: string, caller: Caller): Promise<PifHead> =>
  requireFound(
    await selectPifs(tx, headColumns)
      .where(await isMeant(tx, slug, caller))
      .for('update', { of: pifs }),
  );

/** The conclusion that holds: none where it is outdated, by which files are filtered and counted. */
export const conclusionInForce = sql<
  typeof pifs.$inferSelect.conclusion
>`CASE WHEN ${inArray(pifs.stage, [...STAGES_OF_OUTDATED_CONCLUSION])} THEN 'none' ELSE ${pifs.conclusion} END`;

/** How many files there are in each stage with each conclusion in force. */
export const countKinds = (db: Database, condition: SQL | undefined) =>
  db
    .select({ stage: pifs.stage, conclusion: conclusionInForce, count: count() })
    .from(pifs)
    .where(condition)
    .groupBy(sql`1, 2`);

/** Which files are listed. */
export interface PifConditions {
  /** Company and search, by which stages and conclusions are counted. */
  searched: SQL | undefined;
  /** The other filters. */
  filtered: (SQL | undefined)[];
}

const orders = {
  '-izmenjeno': [desc(pifs.changedAt), desc(pifs.id)],
  '-createdAt': [desc(pifs.createdAt), desc(pifs.id)],
  ime: [asc(sql`lower(${pifs.name})`), asc(pifs.id)],
  predato: [asc(pifs.submittedAt), asc(pifs.id)],
} as const;
export type PifOrder = keyof typeof orders;

/**
 * A page of files, how many there are, and how many of company and search are in each stage and have each conclusion.
 */
export async function pageOfPifs(
  db: Database,
  { searched, filtered }: PifConditions,
  order: PifOrder,
  { offset, limit }: { offset: number; limit: number },
) {
  const condition = and(searched, ...filtered);
  const [counted] = await db.select({ total: count() }).from(pifs).where(condition);
  const kinds = await countKinds(db, searched);
  const found = await selectPifs(db)
    .where(condition)
    .orderBy(...orders[order])
    .offset(offset)
    .limit(limit);
  return { total: counted?.total ?? 0, kinds, found };
}
