import type { components } from '../../../schema/rest/product-server.generated.ts';
import type { SheetMediaType } from '../../../domain/document/sheetType.ts';
import { formatPercent } from '../../../domain/formula/percent.ts';
import { readLines } from '../../../domain/formula/formula.ts';
import { mapInSteps } from '../../../domain/steps/steps.ts';
import { viewerCan } from '../../auth/viewerRights.ts';
import type { Viewer } from '../../auth/viewer.rest.ts';
import { runCooperatively } from '../../timeSlices.ts';
import type {
  Formula,
  FormulaFile,
  FormulaLine,
  FormulaRevision,
  FragranceMaterial,
  FormulaUser,
  FormulaUserKind,
} from '../../resolvers.generated.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { decodeText, encodeText, toIsoDateTime } from '../../upstream/encoding.ts';
import { fetchFragrancesOf } from '../fragrance-material/fragrance-material.rest.ts';
import { fromProduct, toProduct } from '../check/check.product.rest.ts';
import { toRawMaterial, type RawMaterialModel } from '../raw-material/raw-material.rest.ts';
import { inForce } from '../raw-material/raw-material.values.rest.ts';
import type { ParsedFormula } from './formula.input.ts';

type WireFormula = components['schemas']['Formula'];
type WireUser = NonNullable<WireFormula['koriste']>['stavke'][number];
type WireLine = components['schemas']['FormulaLine'];

/** A formula without the fields that have a resolver: what is computed, and revisions that a list left out. */
export type FormulaModel = Omit<Formula, 'result' | 'summary' | 'revisions' | 'importFile'> & {
  revisions: FormulaRevision[] | null;
  /** Grows with every change of what the revision follows from; null where the service does not tell. */
  basis: number | null;
  importFile: (FormulaFile & { mediaType: SheetMediaType }) | null;
};

/** Places of the input by the names of the service, for its refusals. */
const fieldNames = {
  ime: 'input.formula.name',
  sifra: 'input.formula.code',
  napomena: 'input.formula.note',
  firma: 'input.formula.companyId',
  kategorija: 'input.formula.category',
  stavke: 'input.formula.lines',
};

/** The lines with the share of the one that fills up to 100 %; as they stand where the service stored what is none. */
function toLines(wire: readonly WireLine[]): FormulaLine[] {
  const read = readLines(wire.map(({ udeo, doSto }) => ({ percent: udeo ?? null, isRemainder: doSto })));
  return wire.map((line, at) => ({
    rawMaterialSlug: line.sirovina ?? null,
    name: decodeText(line.naziv) ?? '',
    percent: read.ok ? formatPercent(read.percents[at] ?? 0) : (line.udeo ?? ''),
    isRemainder: line.doSto,
    phase: decodeText(line.faza),
    function: decodeText(line.funkcija),
  }));
}

const userKinds = { deklaracija: 'LABEL', pif: 'PIF' } as const satisfies Record<WireUser['vrsta'], FormulaUserKind>;
const toUser = ({ vrsta, slug, ime, revizija }: WireUser): FormulaUser => ({
  kind: userKinds[vrsta],
  slug,
  name: decodeText(ime),
  revision: revizija,
});

/** A formula of a response. */
export const toFormula = (wire: WireFormula, viewer: Viewer): FormulaModel => ({
  id: wire._id,
  slug: wire.slug,
  version: wire.verzija,
  revision: wire.revizija,
  basis: wire.osnova ?? null,
  name: decodeText(wire.ime) ?? '',
  code: decodeText(wire.sifra),
  company: { id: wire.firma, name: decodeText(wire.firmaIme) },
  ...toProduct(wire),
  note: decodeText(wire.napomena),
  lines: toLines(wire.stavke ?? []),
  createdAt: toIsoDateTime(wire.createdAt),
  updatedAt: toIsoDateTime(wire.izmenjeno),
  updatedBy: decodeText(wire.izmenio),
  viewerCanEdit: viewerCan(viewer, 'formula.edit'),
  importFile: wire.fajl
    ? {
        name: decodeText(wire.fajl.naziv) ?? '',
        mediaType: wire.fajl.tip,
        size: wire.fajl.velicina,
        url: `/formula-files/${encodeURIComponent(wire.slug)}`,
      }
    : null,
  usage: { count: wire.koriste?.broj ?? 0, users: wire.koriste?.stavke.map(toUser) ?? [] },
  revisions:
    wire.revizije?.map(({ broj, sacuvano, sacuvao }) => ({
      number: broj,
      savedAt: toIsoDateTime(sacuvano),
      savedBy: decodeText(sacuvao),
    })) ?? null,
});

const fromLine = ({
  rawMaterialSlug,
  provisionalName,
  percent,
  isRemainder,
  phase,
  function: use,
}: ParsedFormula['lines'][number]): WireLine => ({
  sirovina: rawMaterialSlug || null,
  naziv: rawMaterialSlug || provisionalName === null ? null : encodeText(provisionalName),
  udeo: isRemainder ? null : percent,
  doSto: isRemainder,
  faza: phase && encodeText(phase),
  funkcija: use && encodeText(use),
});

const fromFormula = (formula: ParsedFormula) => ({
  ...fromProduct(formula),
  ime: encodeText(formula.name),
  sifra: formula.code && encodeText(formula.code),
  napomena: formula.note ? encodeText(formula.note) : null,
  stavke: formula.lines.map(fromLine),
});

export async function fetchFormula(
  product: ProductClient,
  viewer: Viewer,
  slug: string,
  revision?: number | null,
): Promise<FormulaModel> {
  const query = revision ? { revizija: revision } : {};
  const { data } = await product.call('getFormula', { path: { slug }, query });
  return toFormula(data.data, viewer);
}

/** A raw material of a formula, and the perfume or aroma that it is. */
export interface MaterialOfFormula {
  material: RawMaterialModel;
  fragrance: FragranceMaterial | null;
}

/** The values of a raw material in force for the company that it was fetched for. */
export const valuesOf = ({ global, companyOverrides }: RawMaterialModel) =>
  inForce(global, companyOverrides?.values ?? {}, companyOverrides?.isActive ?? false);

/** One call, and a second one where perfumes or aromas are among them. */
async function listMaterials(
  product: ProductClient,
  viewer: Viewer,
  companyId: string | null,
  which: { sirovine: string[]; nazivi?: string[] },
): Promise<MaterialOfFormula[]> {
  const body = { ...(companyId && { firma: companyId }), ...which };
  const { data } = await product.call('listMaterialsOfFormulas', { body }, fieldNames);
  const steps = mapInSteps(data.data, (wire) => toRawMaterial(wire, viewer, false));
  const materials = await runCooperatively(viewer.id, steps);
  const scented = materials.filter((material) => ['PARFUM', 'AROMA'].includes(valuesOf(material).type));
  const fragrances = await fetchFragrancesOf(
    product,
    companyId,
    scented.map(({ slug }) => slug),
  );
  return materials.map((material) => ({ material, fragrance: fragrances.get(material.slug) ?? null }));
}

/** The raw materials of formulas of a company by slug, with its overrides and perfumes, as far as it sees them. */
export async function fetchMaterials(
  product: ProductClient,
  viewer: Viewer,
  companyId: string,
  slugs: readonly string[],
): Promise<Map<string, MaterialOfFormula>> {
  const found = await listMaterials(product, viewer, companyId, { sirovine: [...new Set(slugs)] });
  return new Map(found.map((one) => [one.material.slug, one]));
}

/**
 * The raw materials that trade names stand for, each name once. One in the catalogue of the company comes first; of
 * several nobody knows which is meant.
 */
export async function findMaterials(
  product: ProductClient,
  viewer: Viewer,
  companyId: string | null,
  names: readonly string[],
): Promise<{ name: string; found: MaterialOfFormula }[]> {
  const distinct = [...new Set(names)];
  const nazivi = [...new Set(distinct.map((name) => encodeText(name.trim())))];
  const all = await listMaterials(product, viewer, companyId, { sirovine: [], nazivi });
  const isNamed = (name: string) => (one: MaterialOfFormula) => folded(one.material.tradeName) === folded(name);
  return distinct.flatMap((name) => {
    const named = all.filter(isNamed(name));
    const inCatalogue = named.filter(({ material }) => material.isInCatalogue);
    const [found, ...others] = inCatalogue.length > 0 ? inCatalogue : named;
    return found && others.length === 0 ? [{ name, found }] : [];
  });
}
const folded = (name: string): string => name.trim().toLowerCase();

export async function postFormula(
  product: ProductClient,
  viewer: Viewer,
  formula: ParsedFormula,
): Promise<FormulaModel> {
  const body = { ...fromFormula(formula), firma: formula.companyId };
  const { data } = await product.call('createFormula', { body }, fieldNames);
  return toFormula(data.data, viewer);
}

export async function patchFormula(
  product: ProductClient,
  viewer: Viewer,
  { slug, version, formula }: { slug: string; version: number; formula: ParsedFormula },
): Promise<FormulaModel> {
  const body = { ...fromFormula(formula), verzija: version };
  const { data } = await product.call('updateFormula', { path: { slug }, body }, fieldNames);
  return toFormula(data.data, viewer);
}

export async function copyFormula(product: ProductClient, viewer: Viewer, slug: string): Promise<FormulaModel> {
  const { data } = await product.call('duplicateFormula', { path: { slug } });
  return toFormula(data.data, viewer);
}

export async function deleteFormula(product: ProductClient, slug: string): Promise<string> {
  await product.call('deleteFormula', { path: { slug } }, { slug: 'input.slug' });
  return slug;
}
