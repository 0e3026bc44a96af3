import type { ComparedLabel } from '../../../../domain/report/labelContradictions.ts';
import type { ReportIngredient, ReportLine, ReportToxicology } from '../../../../domain/report/safetyReportInput.ts';
import { mapInSteps } from '../../../../domain/steps/steps.ts';
import type { Viewer } from '../../../auth/viewer.rest.ts';
import type { Toxicology } from '../../../resolvers.generated.ts';
import { runCooperatively } from '../../../timeSlices.ts';
import type { ProductClient } from '../../../upstream/clients.ts';
import { decodeText, decodeTexts } from '../../../upstream/encoding.ts';
import { toProduct } from '../../check/check.product.rest.ts';
import { toDomainProduct } from '../../check/check.service.ts';
import { toFormula, valuesOf, type MaterialOfFormula } from '../../formula/formula.rest.ts';
import { formulaOfLabel } from '../../formula/formula.result.ts';
import { toFragrance } from '../../fragrance-material/fragrance-material.rest.ts';
import { toIngredient } from '../../ingredient/ingredient.rest.ts';
import { detailsOf, wireEndpoints } from '../../ingredient/ingredient.toxicology.rest.ts';
import { toRawMaterial } from '../../raw-material/raw-material.rest.ts';

/** What Part A is computed from besides the file itself. */
export interface ReportData {
  /** Null without a formula. */
  lines: ReportLine[] | null;
  /** The list that the linked label prints, null without a label. */
  printed: string | null;
  /** The texts that it prints beside the list, null without a label. */
  printedTexts: string[] | null;
  /** What it says of the product beside its list, null without a label. */
  label: Omit<ComparedLabel, 'names'> | null;
}

function toLine(line: ReportLine['line'], found: MaterialOfFormula | undefined): ReportLine['material'] {
  if (!line.material || !found) return null;
  const { material, fragrance } = found;
  const { microbiology, impurities, cmrStatus, cmrQuantity } = valuesOf(material);
  return {
    slug: material.slug,
    manufacturer: material.manufacturer ?? null,
    code: material.code ?? null,
    fragrance: fragrance && {
      name: fragrance.name,
      code: fragrance.code ?? null,
      supplier: fragrance.supplier ?? null,
    },
    microbiology,
    impurities,
    cmrStatus,
    cmrQuantity: cmrStatus === 'PRESENT' ? cmrQuantity : null,
  };
}

/** The formula, its raw materials and perfumes, and the printed list: one call. */
export async function fetchReportData(product: ProductClient, viewer: Viewer, slug: string): Promise<ReportData> {
  const {
    formula: wire,
    sirovine,
    paromi,
    sastojciDeklaracije,
    tekstoviDeklaracije,
    deklaracija,
  } = (await product.call('getPifData', { path: { slug } })).data.data;
  const printed = sastojciDeklaracije?.map((name) => decodeText(name) ?? '').join(', ') ?? null;
  const printedTexts = tekstoviDeklaracije && decodeTexts(tekstoviDeklaracije);
  const label = deklaracija
    ? {
        ...toDomainProduct(toProduct(deklaracija)),
        name: decodeText(deklaracija.naziv),
        nominalContent: decodeText(deklaracija.neto),
        responsiblePerson: decodeText(deklaracija.odgovornoLice),
      }
    : null;
  if (!wire) return { lines: null, printed, printedTexts, label };
  const fragrances = new Map(
    paromi.map(toFragrance).flatMap((one) => (one.rawMaterial ? [[one.rawMaterial.slug, one] as const] : [])),
  );
  const rawMaterials = await runCooperatively(
    viewer.id,
    mapInSteps(sirovine, (one) => toRawMaterial(one, viewer, false)),
  );
  const materials = new Map<string, MaterialOfFormula>(
    rawMaterials.map((material) => [material.slug, { material, fragrance: fragrances.get(material.slug) ?? null }]),
  );
  const formula = toFormula(wire, viewer);
  const { lines } = formulaOfLabel(formula, materials);
  return {
    printed,
    printedTexts,
    label,
    lines: await runCooperatively(
      viewer.id,
      mapInSteps(lines, (line, at) => {
        const { rawMaterialSlug, phase = null, function: use = null } = formula.lines[at] ?? {};
        return { line, phase, function: use, material: toLine(line, materials.get(rawMaterialSlug ?? '')) };
      }),
    ),
  };
}

const toReportToxicology = (data: Toxicology | null | undefined): ReportToxicology | null =>
  data
    ? {
        noaelMgPerKgDay: data.noaelMgPerKgDay ?? null,
        noaelSource: data.noaelSource ?? null,
        podSpecies: data.podSpecies ?? null,
        podStudy: data.podStudy ?? null,
        podDetails: detailsOf(data.podDetails),
        oralAbsorptionPercent: data.oralAbsorptionPercent ?? null,
        dermalAbsorptionPercent: data.dermalAbsorptionPercent ?? null,
        molecularWeight: data.molecularWeight ?? null,
        logPow: data.logPow ?? null,
        waterSolubilityMgPerL: data.waterSolubilityMgPerL ?? null,
        physicalForm: data.physicalForm ?? null,
        uvAbsorption: data.uvAbsorption ?? null,
        uvAbsorptionSource: data.uvAbsorptionSource ?? null,
        purity: data.purity ?? null,
        puritySource: data.puritySource ?? null,
        iupacName: data.iupacName ?? null,
        colour: data.colour ?? null,
        legislation: data.legislation ?? null,
        references: data.references,
        endpoints: data.endpoints.map(({ endpoint, text, source = null, noData = null }) => ({
          endpoint: wireEndpoints[endpoint],
          text,
          source,
          noData,
        })),
        isVerified: data.isVerified,
      }
    : null;

/**
 * Ingredients by their names, or by CAS numbers, with the toxicological data in force for the company of the file: one
 * call.
 */
export async function fetchReportIngredients(
  product: ProductClient,
  viewer: Viewer,
  slug: string,
  { names, casNumbers }: { names: readonly string[]; casNumbers: readonly string[] },
): Promise<ReportIngredient[]> {
  if (names.length + casNumbers.length === 0) return [];
  const body = { inci: [...names], cas: [...casNumbers] };
  const { data } = await product.call('listPifIngredients', { path: { slug }, body });
  return runCooperatively(
    viewer.id,
    mapInSteps(data.data, (wire) => {
      const { inciName, casNumbers: cas, ecNumbers, functions, toxicology, ownToxicology } = toIngredient(wire, viewer);
      return {
        inciName,
        casNumbers: cas,
        ecNumbers,
        functions,
        global: toReportToxicology(toxicology),
        own: toReportToxicology(ownToxicology),
      };
    }),
  );
}
