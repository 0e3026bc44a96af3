import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { formulas } from '../../database/schema/formula.ts';
import { pifs } from '../../database/schema/pif.ts';
import { rawMaterials } from '../../database/schema/raw-material.ts';
import { labels } from '../../database/schema/schema.ts';
import { type AccessibleCompany, accessibleCompanies } from '../company/accessibleCompanies.ts';
import { followedRevisions } from '../formula/followedRevisions.ts';
import { type FoundFormula, formulaBodies, pageOfFormulas } from '../formula/formulaQueries.ts';
import { fragrancesOfMaterials, toWire } from '../fragrance-material/fragranceQueries.ts';
import { toLabelDetail } from '../label/labelMapping.ts';
import { signOffsOfLabels } from '../label/signOffQueries.ts';
import { stageWords } from '../pif/pifMapping.ts';
import { visibleToCompanies } from './rawMaterialAccess.ts';
import { materialBody } from './rawMaterialMapping.ts';
import { materialsForCompany } from './rawMaterialQueries.ts';
import { isMadeWith } from './rawMaterialUsage.ts';

type Wire = components['schemas'];

const MAX_FORMULAS = 100;
const MAX_LABELS = 200;
const MAX_PIFS = 200;

/**
 * The formulas of the caller's companies that hold a raw material, the earlier revisions that something follows, what
 * both are computed from, and the labels and product information files that follow them.
 */
export async function dependentsOf(
  db: Database,
  materialId: string,
  companyId: string | undefined,
  caller: Caller,
): Promise<Wire['RawMaterialDependents']> {
  const companies = (await accessibleCompanies(db, caller)).filter(({ id }) => !companyId || id === companyId);
  const companyIds = companies.map(({ id }) => id);
  const selection = { companyIds, terms: [], isInciSearch: false, materialId };
  const { total, found } = await pageOfFormulas(db, selection, 0, MAX_FORMULAS);
  const earlier = await followedRevisions(db, companyIds, materialId, MAX_FORMULAS);
  const made = await labelsMadeWith(db, materialId, companies, caller);
  const firme: Wire['RawMaterialDependents']['firme'] = [];
  for (const company of companies) {
    const ofCompany = [...found, ...earlier].filter(({ formula }) => formula.companyId === company.id);
    if (ofCompany.length > 0) firme.push(await materialsOf(db, company, ofCompany, caller));
  }
  return {
    brojFormula: total,
    formule: await formulaBodies(db, found, caller),
    ranijeRevizije: await formulaBodies(db, earlier, caller),
    firme,
    brojDeklaracija: made.total,
    deklaracije: made.labels,
    ...(await filesMadeWith(db, materialId, companies)),
  };
}

/**
 * The raw materials of formulas of one company that it sees, with its overrides, and the perfumes of its organisation
 * that they are.
 */
async function materialsOf(db: Database, company: AccessibleCompany, found: readonly FoundFormula[], caller: Caller) {
  const ids = new Set(found.flatMap(({ revision }) => revision.lines.flatMap((line) => line.materialId ?? [])));
  const condition = and(inArray(rawMaterials.id, [...ids]), visibleToCompanies(caller, [company.id]));
  const materials = await materialsForCompany(db, company.id, condition);
  const slugs = materials.map(({ row }) => row.slug);
  const fragrances = await fragrancesOfMaterials(db, slugs, company.id, caller);
  return {
    firma: company.id,
    sirovine: materials.map((one) => materialBody(one, company, caller)),
    mirisi: await toWire(db, fragrances, caller),
  };
}

/** The labels that follow a revision with a line of a raw material. */
async function labelsMadeWith(
  db: Database,
  materialId: string,
  companies: readonly AccessibleCompany[],
  caller: Caller,
): Promise<{ total: number; labels: Wire['LabelDetail'][] }> {
  const names = new Map(companies.map(({ id, name }) => [id, name]));
  const isMade = and(inArray(labels.companyId, [...names.keys()]), isMadeWith(labels, materialId));
  const [counted] = await db.select({ total: count() }).from(labels).where(isMade);
  const rows = await db
    .select({ row: labels, formula: formulas })
    .from(labels)
    .innerJoin(formulas, eq(formulas.id, labels.formulaId))
    .where(isMade)
    .orderBy(asc(labels.name), asc(labels.id))
    .limit(MAX_LABELS);
  const signOffs = await signOffsOfLabels(
    db,
    rows.map(({ row }) => row.id),
    caller,
  );
  return {
    total: counted?.total ?? 0,
    labels: rows.map(({ row, formula }) =>
      toLabelDetail(row, names.get(row.companyId) ?? null, {
        potvrde: signOffs.get(row.id) ?? [],
        promenaRezultata: null,
        formula: {
          slug: formula.slug,
          ime: formula.name,
          revizija: row.formulaRevision ?? 1,
          trenutna: formula.revision,
        },
        nalaziAlergena: null,
      }),
    ),
  };
}

/** The product information files that follow a revision with a line of a raw material. */
async function filesMadeWith(
  db: Database,
  materialId: string,
  companies: readonly AccessibleCompany[],
): Promise<Pick<Wire['RawMaterialDependents'], 'brojDosijea' | 'dosijei'>> {
  const names = new Map(companies.map(({ id, name }) => [id, name]));
  const rows = await db
    .select({ pif: pifs, formula: formulas.slug, total: sql<number>`count(*) OVER ()::int` })
    .from(pifs)
    .innerJoin(formulas, eq(formulas.id, pifs.formulaId))
    .where(and(inArray(pifs.companyId, [...names.keys()]), isMadeWith(pifs, materialId)))
    .orderBy(asc(pifs.name), asc(pifs.id))
    .limit(MAX_PIFS);
  return {
    brojDosijea: rows[0]?.total ?? 0,
    dosijei: rows.map(({ pif, formula }) => ({
      slug: pif.slug,
      ime: pif.name,
      firma: pif.companyId,
      firmaIme: names.get(pif.companyId) ?? null,
      stanje: stageWords[pif.stage],
      formula,
      revizija: pif.formulaRevision ?? 1,
    })),
  };
}
