/** The words of Part A of the safety report. */
export const partAEn = {
  notStated: 'Nothing is stated.',
  notKnown: 'not known',
  property: 'Property',
  measured: {
    head: 'Measured properties',
  },
  stability: {
    files: 'Reports on file',
  },
  microbiology: {
    head: 'Results by the rows of ISO 17516',
    row: 'Microorganism',
    within: '✓ Yes',
    outside: '✗ No',
    notTested: 'no result',
    files: 'Reports on file',
  },
  challenge: {
    outcomes: {
      CRITERION_A: '✓ Criterion A of ISO 11930 is met',
      CRITERION_B: '? Criterion B of ISO 11930 is met',
      FAILED: '✗ Neither criterion of ISO 11930 is met',
      LOW_RISK: '– No test: low microbiological risk by ISO 29621',
    },
  },
  traces: {
    head: 'Traces of prohibited substances (Article 17)',
    none: 'No traces are stated.',
  },
  pack: {
    head: 'Packaging material',
    files: 'Reports on file',
  },
  use: {
    directions: 'Further text on the label',
    warnings: 'Warnings and precautions on the label',
    noLabel: 'The file has no label.',
  },
  effects: {
    none: 'No undesirable effects are known since {day}.',
    count: 'Reported effects',
  },
};

/** The same words in any language. */
export type TextsOf<T> = { [Key in keyof T]: T[Key] extends string ? string : TextsOf<T[Key]> };
export type PartAWords = TextsOf<typeof partAEn>;
