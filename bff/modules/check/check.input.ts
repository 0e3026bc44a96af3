import { z } from 'zod';
import { MAX_INGREDIENT_TEXT_LENGTH } from '../../../domain/limits.ts';
import { MAX_DURABILITY_MONTHS, MAX_LABEL_LENGTHS, MAX_PAO_MONTHS } from '../../../domain/label/limits.ts';
import { productCategory } from '../../../domain/product/productCategories.ts';
import { singleLine, multiLine } from '../../input.ts';
import type { Market, ProductUse } from '../../resolvers.generated.ts';

const category = singleLine(100)
  .refine((code) => productCategory(code) !== null, 'Not the code of a product category')
  .nullish();
const months = (max: number) => z.int().min(1, 'At least 1').max(max, `At most ${max}`).nullish();

const product = {
  category,
  use: z.custom<ProductUse>().nullish(),
  isForUnderThree: z.boolean().nullish(),
  isForIntimateUse: z.boolean().nullish(),
  isInhalable: z.boolean().nullish(),
};

/** A list to check. The text is not trimmed, because findings refer to positions in it. */
export const checkIngredientsInput = z.object({ text: multiLine(MAX_INGREDIENT_TEXT_LENGTH), ...product });

export const labelContentInput = z.object({
  name: singleLine(MAX_LABEL_LENGTHS.name).nullish(),
  productCode: singleLine(MAX_LABEL_LENGTHS.productCode).nullish(),
  isActive: z.boolean().nullish(),
  ingredientText: multiLine(MAX_LABEL_LENGTHS.ingredientText).nullish(),
  labelText: multiLine(MAX_LABEL_LENGTHS.labelText).nullish(),
  precautions: multiLine(MAX_LABEL_LENGTHS.precautions).nullish(),
  remarks: multiLine(MAX_LABEL_LENGTHS.remarks).nullish(),
  ...product,
  markets: z
    .array(z.custom<Market>())
    .min(1, 'At least one')
    .refine((markets) => new Set(markets).size === markets.length, 'Each once')
    .nullish(),
  nominalContent: singleLine(MAX_LABEL_LENGTHS.nominalContent).nullish(),
  paoMonths: months(MAX_PAO_MONTHS),
  bestBefore: singleLine(MAX_LABEL_LENGTHS.bestBefore).nullish(),
  isPaoIrrelevant: z.boolean().nullish(),
  minimumDurabilityMonths: months(MAX_DURABILITY_MONTHS),
  countryOfOrigin: singleLine(MAX_LABEL_LENGTHS.countryOfOrigin).nullish(),
  isImported: z.boolean().nullish(),
  responsiblePerson: multiLine(MAX_LABEL_LENGTHS.responsiblePerson).nullish(),
  batch: singleLine(MAX_LABEL_LENGTHS.batch).nullish(),
  productFunction: singleLine(MAX_LABEL_LENGTHS.productFunction).nullish(),
});
