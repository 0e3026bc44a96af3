import { headingsOf } from '../pif/partB.ts';
import type { FormulaLine } from '../formula/formula.ts';
import { line, wipes } from '../formula/examples.testing.ts';
import { annexRows } from '../annex/rows.testing.ts';
import { readAnnexRow } from '../annex/readAnnexRow.ts';
import { NO_VALUES } from '../ingredient/toxicology.ts';
import { buildKnowledge } from '../label/knowledge.ts';
import { UNKNOWN_PRODUCT } from '../product/product.ts';
import type { ReportIngredient, ReportLine, ReportToxicology, SafetyReportInput } from './safetyReportInput.ts';
import type { SafetyReport } from './safetyReportTypes.ts';

const NO_DATA: ReportToxicology = { ...NO_VALUES, endpoints: [], isVerified: true };

/** An ingredient of the dictionary with some of its data. */
export const ingredient = (
  inciName: string,
  data: Partial<ReportToxicology> | null,
  more: Partial<ReportIngredient> = {},
): ReportIngredient => ({
  inciName,
  casNumbers: [],
  ecNumbers: [],
  functions: [],
  global: data && { ...NO_DATA, noaelSource: 'Opinion', ...data },
  own: null,
  ...more,
});

/** A line with a raw material of which everything is known. */
export const reportLine = (line: FormulaLine): ReportLine => ({
  line,
  phase: null,
  function: null,
  material: {
    slug: line.name.toLowerCase(),
    manufacturer: 'Maker',
    code: null,
    fragrance: line.material?.type === 'PARFUM' ? { name: 'Blossom', code: 'P-1', supplier: 'House' } : null,
    microbiology: null,
    impurities: 'None above 1 ppm',
    cmrStatus: 'NONE',
    cmrQuantity: null,
  },
});

const names = [
  'PHENOXYETHANOL',
  'METHYLISOTHIAZOLINONE',
  'GLYCERIN',
  'SORBITAN CAPRYLATE',
  'CETEARETH-20',
  'CETEARYL ALCOHOL',
  'GLYCERYL STEARATE',
  'CETEARETH-12',
  'CETYL PALMITATE',
  'POLYSORBATE 20',
  'DISODIUM EDTA',
  'CITRIC ACID',
  'CAPRYLIC/CAPRIC TRIGLYCERIDE',
  'ETHYLHEXYL PALMITATE',
  'POLYQUATERNIUM-10',
  'PARAFFINUM LIQUIDUM',
  'PARFUM',
  'AQUA',
];

const entries = annexRows.map(readAnnexRow).filter((entry) => entry !== null);
/** The ingredients of the wipes with the annexes of the tests. */
const knowledge = buildKnowledge(
  names.map((inciName) => ({ inciName, casNumbers: inciName === 'PHENOXYETHANOL' ? ['122-99-6'] : [] })),
  entries,
);

const NOTHING_TYPED: SafetyReportInput['partA'] = {
  ph: {},
  stabilityTests: [],
  microbiology: [],
  challengeTest: {},
  packParts: [],
  exposure: {},
  effects: [],
  profiles: [],
};

/** A report about a product with a formula; nothing is typed. */
export const reportInput = (more: Partial<SafetyReportInput>): SafetyReportInput => ({
  checkedOn: '2026-11-23',
  knowledge,
  knowledgeVersion: 'k1',
  product: UNKNOWN_PRODUCT,
  lines: null,
  ingredients: [],
  printed: null,
  printedTexts: null,
  label: null,
  file: { name: null, nominalContent: null, responsiblePerson: null },
  partA: NOTHING_TYPED,
  hasStabilityFile: false,
  ...more,
});

/** Wipes of a published safety report: 2.092 g a day on a child of 6 kg, both absorptions 100 %. */
export const wipesInput = (more: Partial<SafetyReportInput> = {}): SafetyReportInput => {
  const whole = { dermalAbsorptionPercent: 100, oralAbsorptionPercent: 100 };
  return reportInput({
    product: { ...UNKNOWN_PRODUCT, category: 'body_care_products', use: 'leave-on', isForUnderThree: true },
    lines: wipes.map(reportLine),
    ingredients: [
      ingredient('PHENOXYETHANOL', { noaelMgPerKgDay: 500, ...whole }, { casNumbers: ['122-99-6'] }),
      ingredient('GLYCERIN', { noaelMgPerKgDay: 2000, ...whole }),
      ingredient('GLYCERYL STEARATE', { noaelMgPerKgDay: 2500, ...whole }),
    ],
    partA: {
      ...NOTHING_TYPED,
      exposure: { gramsPerDay: '2.092', retentionFactor: '1', bodyWeightKg: '6', reasoning: 'Wipes, four a day' },
    },
    ...more,
  });
};

/** The row of a substance. */
export const rowOf = ({ substances }: SafetyReport, name: string) => {
  const row = substances.find(({ inciName }) => inciName.toUpperCase() === name.toUpperCase());
  if (!row) throw new Error(`No row of ${name}`);
  return row;
};
/** What a section lacks, as 'CODE subject'. */
export const missingOf = ({ sections }: SafetyReport, section: string) =>
  sections.find(({ code }) => code === section)?.missing.map(({ code, subject }) => `${code} ${subject ?? ''}`.trim());

/** One substance in a product whose exposure is A mg/kg bw/day by amount and weight. */
export function oneSubstance(
  percent: string,
  exposure: { gramsPerDay: string; bodyWeightKg: string } | null,
  data: { noael: number | null; dermal: number; oral: number },
  category = 'body_care_products',
): SafetyReportInput {
  const input = reportInput({});
  return {
    ...input,
    product: { ...UNKNOWN_PRODUCT, category },
    lines: [line(percent, 'Phenoxyethanol'), line(String(100 - Number(percent)), 'Aqua')].map(reportLine),
    ingredients: [
      ingredient('PHENOXYETHANOL', {
        noaelMgPerKgDay: data.noael,
        dermalAbsorptionPercent: data.dermal,
        oralAbsorptionPercent: data.oral,
      }),
    ],
    partA: { ...input.partA, exposure: exposure ? { ...exposure, retentionFactor: '1', reasoning: 'Measured' } : {} },
  };
}
/** 100 mg/kg bw/day. */
export const BODY_100 = { gramsPerDay: '6', bodyWeightKg: '60' };
/** 7.392 g on 60 kg are 123.2 mg/kg. */
export const BODY_123 = { gramsPerDay: '7.392', bodyWeightKg: '60' };

/** Every question about the use of a body lotion is answered. */
export const answeredUse = {
  category: 'body_care_products',
  use: 'leave-on',
  isForUnderThree: false,
  isForIntimateUse: false,
  isInhalable: false,
  hasNano: false,
  hasClaims: false,
  hasVulnerable: false,
} as const;
/** Every heading that applies to it. */
export const writtenReasoning = headingsOf(answeredUse).map((heading) => ({ heading, text: 'Written.' }));
