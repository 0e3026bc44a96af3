import type { FormulaLine } from '../formula/formula.ts';
import { wipes } from '../formula/examples.testing.ts';
import { annexRows } from '../annex/rows.testing.ts';
import { readAnnexRow } from '../annex/readAnnexRow.ts';
import { buildKnowledge } from '../label/knowledge.ts';
import { UNKNOWN_PRODUCT } from '../product/product.ts';
import type { ReportIngredient, ReportLine, ReportToxicology, SafetyReportInput } from './safetyReportInput.ts';

const NO_DATA: ReportToxicology = {
  noaelMgPerKgDay: null,
  noaelSource: null,
  podSpecies: null,
  podStudy: null,
  oralAbsorptionPercent: null,
  dermalAbsorptionPercent: null,
  molecularWeight: null,
  logPow: null,
  waterSolubilityMgPerL: null,
  physicalForm: null,
  uvAbsorption: null,
  uvAbsorptionSource: null,
  purity: null,
  puritySource: null,
  iupacName: null,
  colour: null,
  legislation: null,
  references: [],
  endpoints: [],
  isVerified: true,
};

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
