import type { PartAForm } from './partA.form.ts';

/** The fields of each part of which people fill in something. */
export const UNITS_OF_PARTS = {
  A2: [
    'appearance',
    'colour',
    'odour',
    'ph',
    'density',
    'viscosity',
    'stabilityTests',
    'stabilityReasoning',
    'durabilityMonths',
    'paoMonths',
    'paoReasoning',
  ],
  A3: ['microbiology', 'microbiologyReasoning', 'challengeTest'],
  A4: ['traces', 'packParts'],
  A5: ['misuse'],
  A6: ['exposure'],
  A8: ['profiles'],
  A9: ['noEffectsSince', 'unitsSold', 'effects'],
  A10: ['studies', 'otherAssessments'],
} as const satisfies Record<string, readonly (keyof PartAForm)[]>;
