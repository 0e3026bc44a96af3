import type { LabelResult } from '../finding.ts';
import { REQUIRED_MARGIN_OF_EXPOSURE } from '../exposure/marginOfExposure.ts';
import { isWritten } from '../pif/writtenText.ts';
import { missingReasoning, type ReasonedProduct, type ReasoningHeading } from '../pif/partB.ts';
import { useOf, type Product } from '../product/product.ts';
import {
  missingDocuments,
  missingPhysicalData,
  type EssentialReport,
  type EssentialRequirement,
  type MissingData,
} from './essentialData.ts';
import { explains, type ExplainedDifference } from './labelContradictions.ts';
import type { MissingCode } from './reportSections.ts';

/**
 * What of Part A stops SAFE: design of the PIF, section 5. Our figure: a file without formula, category or exposure is
 * stopped as well, because nothing else on the list can be judged without them, and so is a dermal absorption above the
 * oral one, which makes a margin meaningless, or of 0 %, which gives none.
 */
const OF_PART_A = [
  'NO_FORMULA',
  'PROHIBITED',
  'OVER_LIMIT',
  'SUM_NOT_100',
  'CONCENTRATION_UNKNOWN',
  'NO_CATEGORY',
  'NO_EXPOSURE',
  'AGE_GROUP_EXPOSURE',
  'INHALATION_MISSING',
  'MARGIN_BELOW',
  'MARGIN_EQUAL',
  'MARGIN_ON_T25',
  'ABSORPTION_CONTRADICTS',
  'COMBINED_UNKNOWN',
  'COMBINED_UNMATCHED',
  'NO_POD',
  'WAIVER_STALE',
  'ENDPOINT_MISSING',
  'NANO_NOT_ASSESSED',
  'NOTHING_ABSORBED',
  'CMR_NO_DATA',
  'IFRA_EXCEEDED',
  'ALLERGEN_NOT_ON_LABEL',
  'LABEL_CONTRADICTS',
] as const satisfies readonly MissingCode[];
/** What the assessor can justify in Part B, section 3. */
export const JUSTIFIABLE: readonly string[] = [
  'MARGIN_BELOW',
  'MARGIN_EQUAL',
  'MARGIN_ON_T25',
  'ABSORPTION_CONTRADICTS',
  'NOTHING_ABSORBED',
];

export const BLOCKER_CODES = [
  'USE_NOT_KNOWN',
  ...OF_PART_A,
  'FIGURE_UNREASONED',
  'PHYSICAL_DATA_MISSING',
  'MICROBIOLOGY',
  'DOCUMENT_MISSING',
  'LABEL_RED',
  'STATEMENT_MISSING',
  'REASONING_MISSING',
  'REQUIRED_COMMENT',
] as const;
export type BlockerCode = (typeof BLOCKER_CODES)[number];

/** The answers about the use of a product without which nobody can say who is exposed, and how. */
export const USE_QUESTIONS = ['use', 'isForUnderThree', 'isForIntimateUse', 'isInhalable'] as const;
type UseQuestion = (typeof USE_QUESTIONS)[number];

/** Something that stops the conclusion SAFE. */
export interface Blocker {
  code: BlockerCode;
  /**
   * What it is about: an INCI name, a raw material, an allergen, a comment, a question about the use, a group of
   * people, a heading of the reasoning; null for the whole product.
   */
  subject: string | null;
  /** What of the subject is missing, such as a kind of document; null where the code says it. */
  field: string | null;
  /** The part of an address of the raw material or label that leads to the mend. */
  slug: string | null;
  /** The margin of safety and the required one, of MARGIN_BELOW and MARGIN_EQUAL. */
  margin: string | null;
  required: string | null;
}

export interface Assessed {
  report: EssentialReport;
  /** What the file must hold, each with its state. */
  requirements: readonly EssentialRequirement[];
  product: Pick<Product, 'category' | UseQuestion> & ReasonedProduct;
  label: { slug: string; name: string; status: LabelResult | null } | null;
  /** The statement of B1, which the cover of a signed report prints. */
  statement: string | null;
  /** The headings of B3 that a person edited or confirmed. */
  reasoning: readonly { heading: ReasoningHeading; text: string }[];
  /** What of the label's contradictions the assessor explains. */
  explained: readonly ExplainedDifference[];
  /** INCI names whose margin the assessor justifies in Part B. */
  justified: readonly string[];
  comments: readonly { text: string; isRequired: boolean; resolvedAt: unknown }[];
}

const nameKey = (name: string) => name.trim().toLowerCase();
const isOfPartA = (code: MissingCode): code is (typeof OF_PART_A)[number] =>
  (OF_PART_A as readonly MissingCode[]).includes(code);
const plain = (code: BlockerCode, subject: string | null = null, slug: string | null = null): Blocker => ({
  code,
  subject,
  field: null,
  slug,
  margin: null,
  required: null,
});

/** The questions about the use that nobody answered; how a product is used follows from its category as well. */
const openQuestions = (product: Assessed['product']): UseQuestion[] =>
  USE_QUESTIONS.filter((question) => (question === 'use' ? useOf(product) === null : product[question] === null));

function ofPartA({ report, justified, explained }: Pick<Assessed, 'report' | 'justified' | 'explained'>): Blocker[] {
  const justifiedKeys = new Set(justified.map(nameKey));
  const slugOf = (tradeName: string | null) => report.composition.find((row) => row.tradeName === tradeName)?.slug;
  // What two sections lack is one blocker.
  const seen = new Set<string>();
  return report.sections.flatMap(({ missing }) =>
    missing.flatMap(({ code, subject, params }): Blocker[] => {
      const key = JSON.stringify([code, subject, params['endpoint']]);
      if (!isOfPartA(code) || seen.has(key)) return [];
      const isLifted = JUSTIFIABLE.includes(code) && !isOfT25(code, params);
      if (isLifted && subject !== null && justifiedKeys.has(nameKey(subject))) return [];
      const { inFile = '', onLabel = '' } = params;
      if (code === 'LABEL_CONTRADICTS' && explained.some((one) => explains(one, { field: subject, inFile, onLabel })))
        return [];
      seen.add(key);
      return [
        {
          ...plain(code, subject, code === 'CMR_NO_DATA' ? (slugOf(subject) ?? null) : null),
          field: params['endpoint'] ?? null,
          margin: params['margin'] ?? null,
          required: params['required'] ?? null,
        },
      ];
    }),
  );
}

const missing = (code: BlockerCode, all: readonly MissingData[]): Blocker[] =>
  all.map(({ field, subject, slug }) => ({ ...plain(code, subject, slug), field }));

/** Figures of the exposure stand in place of those of the category, and nobody said why. */
const isUnreasoned = ({ sections }: EssentialReport): boolean =>
  sections.some(({ missing: all }) =>
    all.some(({ code, subject, state }) => code === 'FIELD' && subject === 'exposure' && state === 'QUESTION'),
  );

/** What follows from a T25 is a margin of exposure: below the required one no sentence lifts it. */
const isOfT25 = (code: MissingCode, params: Readonly<Record<string, string>>): boolean =>
  code === 'MARGIN_BELOW' && Number(params['required']) >= REQUIRED_MARGIN_OF_EXPOSURE.t25.value;

/**
 * Everything that stops SAFE: design of the gate, section 1. First what is not known of the use, then Part A in its
 * order, then what a person has to write. The other conclusions are always open.
 */
export function blockersOfSafe(assessed: Assessed): Blocker[] {
  const { report, requirements, statement, product, label, reasoning, explained, justified, comments } = assessed;
  const microbiology = report.sections.find(({ code }) => code === 'A3');
  return [
    ...openQuestions(product).map((question) => plain('USE_NOT_KNOWN', question)),
    ...ofPartA({ report, justified, explained }),
    ...(isUnreasoned(report) ? [plain('FIGURE_UNREASONED')] : []),
    ...missing('PHYSICAL_DATA_MISSING', missingPhysicalData(requirements, report)),
    ...(microbiology && microbiology.state !== 'COMPLETE' ? [plain('MICROBIOLOGY')] : []),
    ...missing('DOCUMENT_MISSING', missingDocuments(requirements, report)),
    ...(label?.status === 'RED' ? [plain('LABEL_RED', label.name, label.slug)] : []),
    ...(isWritten(statement) ? [] : [plain('STATEMENT_MISSING')]),
    ...missingReasoning(product, reasoning).map((heading) => plain('REASONING_MISSING', heading)),
    ...comments
      .filter(({ isRequired, resolvedAt }) => isRequired && !resolvedAt)
      .map(({ text }) => plain('REQUIRED_COMMENT', text)),
  ];
}
