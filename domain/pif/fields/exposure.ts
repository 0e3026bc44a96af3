import { EXPOSURE_PRODUCTS } from '../combinedProducts.ts';
import { AMOUNT_BASES, POPULATION_GROUPS, WEIGHT_BASES } from '../exposedGroups.ts';
import { INHALED_FORMS } from '../inhalation.ts';

const figure = { kind: 'decimal' } as const;
const positive = { kind: 'decimal', isPositive: true } as const;
const share = { ...positive, max: '1' } as const;

/** What people enter of who is exposed, and of what is breathed in: design of the gate, sections 3 and 4. */
export const EXPOSURE_FIELDS = {
  exposedGroups: {
    part: 'A6',
    kind: 'list',
    maxRows: POPULATION_GROUPS.length,
    once: ['group'],
    fields: {
      group: { kind: 'choice', choices: POPULATION_GROUPS, isRequired: true },
      amountBasis: { kind: 'choice', choices: AMOUNT_BASES },
      gramsPerDay: positive,
      retentionFactor: share,
      amountSource: { kind: 'line', maxLength: 500 },
      weightBasis: { kind: 'choice', choices: WEIGHT_BASES },
      bodyWeightKg: positive,
      weightSource: { kind: 'line', maxLength: 500 },
      reasoning: { kind: 'text', maxLength: 2_000 },
    },
  },
  inhalation: {
    part: 'A6',
    kind: 'group',
    fields: {
      form: { kind: 'choice', choices: INHALED_FORMS },
      gramsPerUse: positive,
      usesPerDay: positive,
      airborneFraction: share,
      respirableFraction: { ...figure, max: '1' },
      isNothingRespirable: { kind: 'flag' },
      respirableSource: { kind: 'line', maxLength: 500 },
      zoneCubicMetres: positive,
      zoneMinutes: positive,
      roomCubicMetres: positive,
      roomMinutes: positive,
      litresPerMinute: positive,
      exhaledPercent: { ...figure, max: '100' },
      inhaledAbsorptionPercent: { ...positive, max: '100' },
      reasoning: { kind: 'text', maxLength: 2_000 },
      localEffects: { kind: 'text', maxLength: 5_000 },
    },
  },
  combinedProducts: {
    part: 'A7',
    kind: 'list',
    maxRows: 200,
    once: ['inciName', 'productName'],
    fields: {
      inciName: { kind: 'line', maxLength: 300, isRequired: true },
      productName: { kind: 'line', maxLength: 200, isRequired: true },
      exposureProduct: { kind: 'choice', choices: EXPOSURE_PRODUCTS },
      percent: { ...positive, max: '100' },
      exposureMgPerKgDay: positive,
      exposureSource: { kind: 'line', maxLength: 500 },
    },
  },
} as const;
