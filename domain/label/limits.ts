import { MAX_INGREDIENT_TEXT_LENGTH } from '../limits.ts';

/** How long the texts of a label may be, in characters. Ours: the specification names none. */
export const MAX_LABEL_LENGTHS = {
  name: 200,
  productCode: 60,
  ingredientText: MAX_INGREDIENT_TEXT_LENGTH,
  labelText: 10_000,
  precautions: 10_000,
  remarks: 10_000,
  nominalContent: 60,
  bestBefore: 40,
  countryOfOrigin: 100,
  responsiblePerson: 500,
  batch: 100,
  productFunction: 200,
} as const;

/** Ours: no period after opening is printed that comes near ten years. */
export const MAX_PAO_MONTHS = 120;
/** Ours: fifty years, more than any product keeps. */
export const MAX_DURABILITY_MONTHS = 600;

/** Ours: ingredient names that are kept of a label, and how long each may be. */
export const MAX_LABEL_NAMES = 500;
export const MAX_LABEL_NAME_LENGTH = 200;
