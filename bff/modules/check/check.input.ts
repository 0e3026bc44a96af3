import { z } from 'zod';
import { productCategory } from '../../../domain/product/productCategories.ts';
import { singleLine, multiLine } from '../../input.ts';
import type { Market, ProductUse } from '../../resolvers.generated.ts';

/** A list of ingredients has some thousand characters; this many fit the body of a request and are judged in bounded time. */
export const MAX_LIST = 100_000;
const MAX_PROSE = 10_000;

const category = singleLine(100)
  .refine((code) => productCategory(code) !== null, 'Not the code of a product category')
  .nullish();
const months = (most: number) => z.int().min(1, 'At least 1').max(most, `At most ${most}`).nullish();

const product = {
  category,
  use: z.custom<ProductUse>().nullish(),
  isForUnderThree: z.boolean().nullish(),
  isForIntimateUse: z.boolean().nullish(),
  isInhalable: z.boolean().nullish(),
};

/** A list to check. Its text is taken as it is, because findings point into it. */
export const checkIngredientsInput = z.object({ text: multiLine(MAX_LIST), ...product });

/** What stands on a label; the lengths are those of the schema. */
export const labelContentInput = z.object({
  name: singleLine(200).nullish(),
  productCode: singleLine(60).nullish(),
  isActive: z.boolean().nullish(),
  ingredientText: multiLine(MAX_LIST).nullish(),
  labelText: multiLine(MAX_PROSE).nullish(),
  precautions: multiLine(MAX_PROSE).nullish(),
  remarks: multiLine(MAX_PROSE).nullish(),
  ...product,
  markets: z
    .array(z.custom<Market>())
    .min(1, 'At least one')
    .refine((markets) => new Set(markets).size === markets.length, 'Each once')
    .nullish(),
  nominalContent: singleLine(60).nullish(),
  paoMonths: months(120),
  bestBefore: singleLine(40).nullish(),
  isPaoIrrelevant: z.boolean().nullish(),
  minimumDurabilityMonths: months(600),
  countryOfOrigin: singleLine(100).nullish(),
  isImported: z.boolean().nullish(),
  responsiblePerson: multiLine(500).nullish(),
  batch: singleLine(100).nullish(),
  productFunction: singleLine(200).nullish(),
});
