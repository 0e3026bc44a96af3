import { isWritten } from './writtenText.ts';

type Text = string | null | undefined;

/** Kinds of products that people use together with the own one: the keys of exposureDefaults in capitals. */
export const EXPOSURE_PRODUCTS = [
  'SHOWER_GEL',
  'HAND_WASH_SOAP',
  'SHAMPOO',
  'HAIR_CONDITIONER',
  'HAIR_STYLING',
  'BODY_LOTION',
  'FACE_CREAM',
  'HAND_CREAM',
  'DEODORANT_NON_SPRAY',
  'DEODORANT_SPRAY',
  'LIQUID_FOUNDATION',
  'MAKE_UP_REMOVER',
  'EYE_MAKE_UP',
  'MASCARA',
  'EYELINER',
  'LIPSTICK',
  'TOOTHPASTE_ADULT',
  'MOUTHWASH',
  'SUNSCREEN',
  'SEMI_PERM_HAIR_DYE',
  'OXIDATIVE_HAIR_DYE',
] as const;
export type ExposureProduct = (typeof EXPOSURE_PRODUCTS)[number];

/**
 * A named product that is used together with the own one and brings the same substance: design of the gate, section 4.
 * Figures as decimal texts.
 */
export interface CombinedProduct {
  /** The substance. */
  readonly inciName: string;
  readonly productName: string;
  /** Its row of the exposure table. */
  readonly exposureProduct?: ExposureProduct | null | undefined;
  /** The substance in it, %. */
  readonly percent?: Text;
  /** Exposure to it in place of that of its row, mg/kg bw/day, and where it is published. */
  readonly exposureMgPerKgDay?: Text;
  readonly exposureSource?: Text;
}

/** What is wrong with what was entered of a named product, by field: a figure of one's own needs its source. */
export const COMBINED_RULES = {
  exposureSource: ({
    exposureMgPerKgDay,
    exposureSource,
  }: Pick<CombinedProduct, 'exposureMgPerKgDay' | 'exposureSource'>): boolean =>
    !exposureMgPerKgDay?.trim() || isWritten(exposureSource),
} as const;
