import { and, asc, count, inArray } from 'drizzle-orm';
import type { components } from '../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { rawMaterials } from '../../database/schema/raw-material.ts';
import { labels } from '../../database/schema/schema.ts';
import { type AccessibleCompany, accessibleCompanies } from '../company/accessibleCompanies.ts';
import { type FoundFormula, formulaBodies, pageOfFormulas } from '../formula/formulaQueries.ts';
import { fragrancesOfMaterials, toWire } from '../fragrance-material/fragranceQueries.ts';
import { toLabelDetail } from '../label/labelMapping.ts';
import { signOffsOfLabels } from '../label/signOffQueries.ts';
import { visibleToCompanies } from './rawMaterialAccess.ts';
import { materialBody } from './rawMaterialMapping.ts';
import { materialsForCompany } from './rawMaterialQueries.ts';

type Wire = components['schemas'];

const MAX_FORMULAS = 100;
const MAX_LABELS = 200;

/** The formulas of the caller's companies that hold a raw material, what they are computed from, and the labels made from them. */
export async function dependentsOf(
  db: Database,
  materialId: string,
  companyId: string | undefined,
  caller: Caller,
): Promise<Wire['RawMaterialDependents']> {
  const companies = (await accessibleCompanies(db, caller)).filter(({ id }) => !companyId || id === companyId);
  const selection = { companyIds: companies.map(({ id }) => id), terms: [], isInciSearch: false, materialId };
  const { total, found } = await pageOfFormulas(db, selection, 0, MAX_FORMULAS);
  const made = await labelsMadeFrom(db, found, companies, caller);
  const firme: Wire['RawMaterialDependents']['firme'] = [];
  for (const company of companies) {
    const ofCompany = found.filter(({ formula }) => formula.companyId === company.id);
    if (ofCompany.length > 0) firme.push(await materialsOf(db, company, ofCompany, caller));
  }
  return {
    brojFormula: total,
    formule: await formulaBodies(db, found, caller),
    firme,
    brojDeklaracija: made.total,
    deklaracije: made.labels,
  };
}

/** The raw materials of formulas of one company that it sees, with its overrides, and the perfumes of its organisation that they are. */
async function materialsOf(db: Database, company: AccessibleCompany, found: readonly FoundFormula[], caller: Caller) {
  const ids = new Set(found.flatMap(({ revision }) => revision.lines.flatMap((line) => line.materialId ?? [])));
  const condition = and(inArray(rawMaterials.id, [...ids]), visibleToCompanies(db, caller, [company.id]));
  const materials = await materialsForCompany(db, company.id, condition);
  const slugs = materials.map(({ row }) => row.slug);
  const fragrances = await fragrancesOfMaterials(db, slugs, company.id, caller);
  return {
    firma: company.id,
    sirovine: materials.map((one) => materialBody(one, company)),
    mirisi: await toWire(db, fragrances, caller),
  };
}

async function labelsMadeFrom(
  db: Database,
  found: readonly FoundFormula[],
  companies: readonly AccessibleCompany[],
  caller: Caller,
): Promise<{ total: number; labels: Wire['LabelDetail'][] }> {
  if (found.length === 0) return { total: 0, labels: [] };
  const formulas = new Map(found.map(({ formula }) => [formula.id, formula]));
  const isMade = and(
    inArray(labels.formulaId, [...formulas.keys()]),
    inArray(
      labels.companyId,
      companies.map(({ id }) => id),
    ),
  );
  const [counted] = await db.select({ total: count() }).from(labels).where(isMade);
  const rows = await db.select().from(labels).where(isMade).orderBy(asc(labels.name), asc(labels.id)).limit(MAX_LABELS);
  const signOffs = await signOffsOfLabels(
    db,
    rows.map(({ id }) => id),
    caller,
  );
  const names = new Map(companies.map(({ id, name }) => [id, name]));
  return {
    total: counted?.total ?? 0,
    labels: rows.map((row) => {
      const formula = formulas.get(row.formulaId ?? '');
      return toLabelDetail(row, names.get(row.companyId) ?? null, {
        potvrde: signOffs.get(row.id) ?? [],
        promenaRezultata: null,
        formula: formula
          ? { slug: formula.slug, ime: formula.name, revizija: row.formulaRevision ?? 1, trenutna: formula.revision }
          : null,
        nalaziAlergena: null,
      });
    }),
  };
}
