import type { RequirementState } from '../pif/requirements.ts';
import { readDecimal, compare, decimalOf } from '../quantity/decimal.ts';
import type { ReportIfra } from './reportFragrance.ts';
import type { ReportSection } from './reportSections.ts';
import type { CompositionRow } from './compositionTypes.ts';
import type { SubstanceRow } from './safetyReportTypes.ts';

/** Something that a file must hold, as far as it is essential for a safety report. */
export interface EssentialRequirement {
  readonly field: string;
  readonly state: RequirementState;
  /** Of the documents of a raw material; null for another requirement. */
  readonly rawMaterial: { readonly name: string; readonly slug: string | null } | null;
}

/** What of a report decides which data and documents it cannot be without. */
export interface EssentialReport {
  readonly composition: readonly Pick<CompositionRow, 'tradeName' | 'slug' | 'line' | 'type' | 'fragrance'>[];
  readonly substances: readonly (Pick<SubstanceRow, 'inciName' | 'maxPercent'> & {
    readonly from: readonly { readonly line: number }[];
    readonly profile: Pick<SubstanceRow['profile'], 'physicalForm' | 'purity'>;
  })[];
  readonly ifra: readonly Pick<ReportIfra, 'name' | 'state'>[];
  readonly sections: readonly ReportSection[];
}

/** What is missing: a field, and the raw material or substance that it is missing of. */
export interface MissingData {
  readonly field: string;
  readonly subject: string | null;
  readonly slug: string | null;
}

const isThere = ({ state }: EssentialRequirement): boolean => state === 'DONE' || state === 'WAIVED';

/** Documents of every raw material, and those of perfumes and aromas. */
const OF_MATERIALS: readonly string[] = ['COMPOSITION', 'SDS'];
const OF_PERFUMES: readonly string[] = ['ALLERGENS', 'IFRA'];
/** Requirements of the file itself. Microbiology has a blocker of its own. */
const OF_FILE: readonly string[] = ['stability', 'gmpStatement', 'label'];

/** States of an IFRA certificate that is there and speaks of the category. */
const CERTIFIED: readonly (string | null)[] = ['within', 'exceeded', 'notPermitted', 'noLimit'];

/** Whether the perfume itself keeps what the document would say. */
function isKeptWithPerfume(field: string, name: string, { composition, ifra, sections }: EssentialReport): boolean {
  const fragrance = composition.find(({ tradeName }) => tradeName === name)?.fragrance;
  if (!fragrance) return false;
  if (field === 'IFRA') return ifra.some((one) => one.name === fragrance.name && CERTIFIED.includes(one.state));
  const isUnknown = sections.some(({ missing }) =>
    missing.some(({ code, subject }) => code === 'ALLERGENS_NOT_KNOWN' && subject === name),
  );
  return field === 'ALLERGENS' && !isUnknown;
}

/**
 * The essential documents that are missing or have expired: composition and safety data sheet of each raw material,
 * allergens and IFRA of each perfume or aroma, stability, the statement on good manufacturing practice, the label.
 * Article 11 and Annex I of Regulation (EC) No 1223/2009; design of the gate, section 1. Those of a raw material may be
 * waived with a reason, stability be reasoned.
 */
export function missingDocuments(
  requirements: readonly EssentialRequirement[],
  report: EssentialReport,
): MissingData[] {
  const perfumes = new Set(
    report.composition.filter(({ type }) => type === 'PARFUM' || type === 'AROMA').map(({ tradeName }) => tradeName),
  );
  const isEssential = ({ field, rawMaterial }: EssentialRequirement): boolean => {
    if (rawMaterial === null) return OF_FILE.includes(field);
    if (OF_PERFUMES.includes(field))
      return perfumes.has(rawMaterial.name) && !isKeptWithPerfume(field, rawMaterial.name, report);
    return OF_MATERIALS.includes(field);
  };
  return requirements
    .filter((one) => !isThere(one) && isEssential(one))
    .map(({ field, rawMaterial }) => ({ field, subject: rawMaterial?.name ?? null, slug: rawMaterial?.slug ?? null }));
}

/** From so many percent on form and purity of a substance are asked for: design of the gate, section 1. */
const ONE_PERCENT = decimalOf(1);

/** Papers of a raw material that state form and purity: the certificate of analysis, and the specification. */
const SPECIFICATIONS: readonly string[] = ['COA', 'TDS'];

/**
 * The physical and chemical data that are missing: form and purity of each substance of 1 % or more, unless a valid
 * certificate of analysis or specification of every raw material that brings it is on file; appearance, odour and, with
 * water, pH of the product. Annex I, part A, point 2 of Regulation (EC) No 1223/2009; design of the gate, section 1.
 */
export function missingPhysicalData(
  requirements: readonly EssentialRequirement[],
  { composition, substances }: EssentialReport,
): MissingData[] {
  const specified = new Set(
    requirements
      .filter(({ field, state }) => SPECIFICATIONS.includes(field) && state === 'DONE')
      .map(({ rawMaterial }) => rawMaterial?.name),
  );
  const lines = new Set(composition.filter(({ tradeName }) => specified.has(tradeName)).map(({ line }) => line));
  const ofSubstances = substances.flatMap(({ inciName, maxPercent, from, profile }): MissingData[] => {
    const percent = maxPercent === null ? null : readDecimal(maxPercent);
    // A concentration that nobody knows may be as much.
    if (percent && compare(percent, ONE_PERCENT) < 0) return [];
    if (from.length > 0 && from.every(({ line }) => lines.has(line))) return [];
    const missing = [...(profile.physicalForm ? [] : ['physicalForm']), ...(profile.purity ? [] : ['purity'])];
    return missing.map((field) => ({ field, subject: inciName, slug: null }));
  });
  const ofProduct = requirements
    .filter((one) => (one.field === 'appearance' || one.field === 'ph') && one.rawMaterial === null && !isThere(one))
    .map(({ field }) => ({ field, subject: null, slug: null }));
  return [...ofProduct, ...ofSubstances];
}
