import type { TextsOf } from './partA.en.ts';

/** The words of Part B of the safety report. */
export const partBEn = {
  conclusions: {
    NONE: '– No conclusion yet',
    SAFE: '✓ Safe',
    CONDITIONALLY_SAFE: '! Conditionally safe',
    UNSAFE: '✗ Not safe',
  },
  outdated: 'No conclusion in force (before it was reopened: {conclusion})',
  outdatedStatement: 'The file was reopened after its assessment, so that the conclusion has to be drawn again.',
  questions: {
    title: 'Open questions ({n})',
    more: 'and {n} more',
    rest: 'Further kinds of open questions: {n}.',
  },
  condition: 'Condition {n}. {text}',
  notFinal: 'The conclusion holds only under its conditions; this document cannot be final.',
  noStatement: 'There is no statement yet.',
  warnings: {
    printed: 'Warnings and precautions printed on the label',
    noLabel: 'The file has no label.',
    wanted: 'Wording that an annex wants',
    by: 'Wanted for',
    isPrinted: '✓ printed',
    isExplained: '– not printed: {text}',
    isMissing: '✗ neither printed nor explained',
    conditions: {
      childrenMightUse: 'due only on products that might be used for children under 3 years of age',
      fluorideOfToothpaste: 'due with 0.1 to 0.15 % of fluoride (as F), unless labelled as not for children',
      freeFormaldehyde: 'due above 0.001 % (10 ppm) of free formaldehyde, whatever it comes from',
      above: 'due above {limit} %; how much the product has is not known',
      kind: 'the kind of the product decides, and it is not known',
      notRead: 'as published: check which part concerns this product',
    },
    translated: 'Working translation that nobody compared with the official text.',
    noneWanted: 'The annexes want no wording for these ingredients and this product.',
    others: 'Further warnings that are explained',
    explanation: 'Why it is not printed',
  },
  reasoning: {
    open: '? not written or confirmed by a person',
    margins: 'Accepted margins that are not above the required one',
    reason: 'Why it is accepted',
  },
  assessor: {
    name: 'Safety assessor',
    assessedOn: 'Assessed on',
    qualification: 'Qualification',
    proof: 'Proof',
    validUntil: 'valid until {day}',
    unlimited: 'without an end of validity',
    atSigning: 'as stated in the profile of the assessor; printed when it is signed',
    signedInSystem: 'Signed in the system by',
    inside: 'Inside the signed PDF as an attachment',
    notInside: 'Not inside the signed PDF, which is older than that rule',
    byHand: 'Signature by hand, place and date',
    byPassword: 'Identity confirmed by password',
    notSigned: 'Not signed.',
    conditional: 'The conclusion is conditional; the document cannot be final.',
  },
};
export type PartBWords = TextsOf<typeof partBEn>;
