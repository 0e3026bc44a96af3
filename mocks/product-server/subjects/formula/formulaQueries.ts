import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { companyScope } from '../../../../domain/account/rights.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { formulaRevisions, formulas } from '../../database/schema/formula.ts';
import { formulaImports } from '../../database/schema/formula-import.ts';
import { formulaResults } from '../../database/schema/formula-result.ts';
import { rawMaterials } from '../../database/schema/raw-material.ts';
import { companies, users } from '../../database/schema/schema.ts';
import { notFound } from '../../service/httpError.ts';
import { accessibleCompanies } from '../company/accessibleCompanies.ts';
import { productDetailsBody } from '../../productDetails.ts';
import { conditionOf, type FormulaSelection } from './formulaFilters.ts';
import { usesOfFormulas } from './formulaUses.ts';
import { escapeIfAmbiguous } from '../raw-material/rawMaterialWireForm.ts';

type Wire = components['schemas'];

/** A formula in one of its revisions, with the names of its company and of who saved it. */
export interface FoundFormula {
  formula: typeof formulas.$inferSelect;
  revision: typeof formulaRevisions.$inferSelect;
  basis: number | null;
  company: string;
  saver: { name: string; organisationId: string };
}

/** Formulas with one of their revisions each, or with all that a column of the revisions stands for. */
export const selectFormulas = (db: Database, number: number | SQL) =>
  db
    .select({
      formula: formulas,
      revision: formulaRevisions,
      basis: formulaResults.basis,
      company: companies.name,
      saver: { name: users.name, organisationId: users.organisationId },
    })
    .from(formulas)
    .innerJoin(formulaRevisions, and(eq(formulaRevisions.formulaId, formulas.id), eq(formulaRevisions.number, number)))
    .innerJoin(companies, eq(companies.id, formulas.companyId))
    .innerJoin(users, eq(users.id, formulaRevisions.savedBy))
    .leftJoin(formulaResults, eq(formulaResults.formulaId, formulas.id));

const current = sql`${formulas.revision}`;

/**
 * Finds a formula of a company that the caller works with, in its current revision or in the one asked for; else throws
 * a 404. `lock` prevents other changes until the transaction ends.
 */
export async function findFormula(
  db: Database,
  slug: string,
  caller: Caller,
  { number, lock = false }: { number?: number | undefined; lock?: boolean } = {},
): Promise<FoundFormula> {
  const companyIds = (await accessibleCompanies(db, caller)).map(({ id }) => id);
  const query = selectFormulas(db, number ?? current).where(
    and(eq(formulas.slug, slug), inArray(formulas.companyId, companyIds)),
  );
  const [found] = await (lock ? query.for('update', { of: formulas }) : query);
  if (!found) throw notFound();
  return found;
}

/** A page of formulas in their current revisions, the last changed first, and how many there are in all. */
export async function pageOfFormulas(
  db: Database,
  selection: FormulaSelection,
  offset: number,
  limit: number,
): Promise<{ total: number; found: FoundFormula[] }> {
  const condition = conditionOf(db, selection);
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(formulas)
    .where(condition);
  const order = [desc(formulas.updatedAt), desc(formulas.id)];
  // The page is chosen before anything is joined: else the lines of all formulas would be sorted with them.
  const page = db
    .select({ id: formulas.id })
    .from(formulas)
    .where(condition)
    .orderBy(...order)
    .offset(offset)
    .limit(limit);
  const found = await selectFormulas(db, current)
    .where(inArray(formulas.id, page))
    .orderBy(...order);
  return { total: counted?.count ?? 0, found };
}

/** The name of a person of the caller's organisation, else null; those who see everything see all names. */
const nameFor = (caller: Caller, { name, organisationId }: FoundFormula['saver']): string | null =>
  companyScope(caller.role) === 'all' || organisationId === caller.organisationId ? name : null;

/** The spreadsheets that formulas were imported from, by the ids of the formulas. */
async function filesOfFormulas(db: Database, formulaIds: string[]): Promise<Map<string, Wire['Formula']['fajl']>> {
  if (formulaIds.length === 0) return new Map();
  const { formulaId, name, mediaType, size } = formulaImports;
  const found = await db
    .select({ formulaId, name, mediaType, size })
    .from(formulaImports)
    .where(inArray(formulaId, formulaIds));
  return new Map(
    found.flatMap((one) =>
      one.formulaId && one.mediaType
        ? [
            [
              one.formulaId,
              { naziv: escapeIfAmbiguous(one.name), tip: one.mediaType, velicina: one.size ?? 0 },
            ] as const,
          ]
        : [],
    ),
  );
}

/**
 * Formulas as the service sends them, in the same order. Lines name raw materials that exist by their slugs and trade
 * names of now.
 */
export async function formulaBodies(
  db: Database,
  found: readonly FoundFormula[],
  caller: Caller,
): Promise<Wire['Formula'][]> {
  const ids = [
    ...new Set(found.flatMap(({ revision }) => revision.lines.flatMap(({ materialId }) => materialId ?? []))),
  ];
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: rawMaterials.id, slug: rawMaterials.slug, tradeName: rawMaterials.tradeName })
          .from(rawMaterials)
          .where(inArray(rawMaterials.id, ids));
  const materials = new Map(rows.map((row) => [row.id, row]));
  const uses = await usesOfFormulas(
    db,
    found.map(({ formula }) => formula.id),
  );
  const files = await filesOfFormulas(
    db,
    found.map(({ formula }) => formula.id),
  );
  return found.map(({ formula, revision, basis, company, saver }) => ({
    _id: formula.id,
    slug: formula.slug,
    verzija: formula.revision,
    revizija: revision.number,
    osnova: revision.number === formula.revision ? basis : null,
    firma: formula.companyId,
    firmaIme: company,
    createdAt: formula.createdAt.toISOString(),
    izmenjeno: formula.updatedAt.toISOString(),
    izmenio: nameFor(caller, saver),
    ime: revision.name,
    sifra: revision.code,
    napomena: revision.note,
    ...productDetailsBody(revision),
    koriste: uses.get(formula.id) ?? { broj: 0, stavke: [] },
    fajl: files.get(formula.id) ?? null,
    stavke: revision.lines.map((line) => {
      const material = materials.get(line.materialId ?? '');
      return {
        sirovina: material?.slug ?? null,
        naziv: material ? escapeIfAmbiguous(material.tradeName) : line.name,
        udeo: line.percent,
        doSto: line.isRemainder,
        faza: line.phase,
        funkcija: line.function,
      };
    }),
  }));
}

/** The response with one formula and its revisions. */
export async function formulaResponse(db: Database, found: FoundFormula, caller: Caller) {
  const [body] = await formulaBodies(db, [found], caller);
  if (!body) throw notFound();
  const revisions = await db
    .select({
      number: formulaRevisions.number,
      savedAt: formulaRevisions.savedAt,
      saver: { name: users.name, organisationId: users.organisationId },
    })
    .from(formulaRevisions)
    .innerJoin(users, eq(users.id, formulaRevisions.savedBy))
    .where(eq(formulaRevisions.formulaId, found.formula.id))
    .orderBy(desc(formulaRevisions.number));
  const revizije = revisions.map(({ number, savedAt, saver }) => ({
    broj: number,
    sacuvano: savedAt.toISOString(),
    sacuvao: nameFor(caller, saver),
  }));
  return { status: 'success', data: { data: { ...body, revizije } } };
}
