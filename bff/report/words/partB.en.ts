import type { TextsOf } from './partA.en.ts';

/** The words of Part B of the safety report. */
export const partBEn = {
  conclusions: {
    NONE: '– No conclusion yet',
    SAFE: '✓ Safe',
    CONDITIONALLY_SAFE: '! Conditionally safe',
    UNSAFE: '✗ Not safe',
  },
  conclusion: 'Conclusion',
  condition: 'Condition {n}. {text}',
  notFinal: 'The conclusion holds only under its conditions; this document cannot be final.',
  noStatement: 'There is no statement yet.',
  reasons: 'Why the product is not safe',
  warnings: {
    printed: 'Warnings and precautions printed on the label',
    noLabel: 'The file has no label.',
    warning: 'Warning that an annex wants and the label does not print',
    explanation: 'Why it is not printed',
    none: 'No such warning is explained.',
  },
  reasoning: {
    heading: 'Subject',
    text: 'Reasoning',
    open: '? not written or confirmed by a person',
    headings: {
      SUBSTANCES: 'Substances',
      MARGINS: 'Margins of safety',
      STABILITY: 'Stability',
      MICROBIOLOGY: 'Microbiology',
      PACK: 'Impurities, traces, pack',
      INTERACTIONS: 'Interactions',
      ALLERGENS: 'Allergens and IFRA',
      CLAIMS: 'Claims',
      UNDER_THREE: 'Children under three years',
      INTIMATE_USE: 'External intimate hygiene',
    },
    margins: 'Accepted margins that are not above the required one',
    substance: 'Substance',
    reason: 'Why it is accepted',
  },
  assessor: {
    name: 'Safety assessor',
    assessedOn: 'Assessed on',
    conclusion: 'Conclusion',
    signature: 'Signature',
    notSigned: '– not signed',
  },
};
export type PartBWords = TextsOf<typeof partBEn>;
