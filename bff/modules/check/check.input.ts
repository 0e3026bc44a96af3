import { z } from 'zod';
import { MAX_INGREDIENT_TEXT_LENGTH } from '../../../domain/limits.ts';
import {
  LABEL_FIELDS,
  LABEL_TEXTS,
  MONTHS_FIELDS,
  PH_FIELDS,
  type LabelText,
  type MonthsField,
} from '../../../domain/label/labelFields.ts';
import { MAX_LABEL_NAMES, MAX_LABEL_NAME_LENGTH } from '../../../domain/label/limits.ts';
import { isPercentage, percentageKey, sumOfPercentages } from '../../../domain/label/percentages.ts';
import { mapNames } from '../../../domain/mapNames.ts';
import { MAX_COMPONENTS, MAX_LENGTHS } from '../../../domain/raw-material/limits.ts';
import { isPh, isPhInOrder } from '../../../domain/product/ph.ts';
import { productCategory } from '../../../domain/product/productCategories.ts';
import { singleLine, multiLine } from '../../input.ts';
import { recordSlug } from '../../upstream/recordSlug.ts';
import type { Market, ProductUse } from '../../resolvers.generated.ts';

const category = singleLine(100)
  .refine((code) => productCategory(code) !== null, 'Not the code of a product category')
  .nullish();
const text = (name: 'name' | 'productCode' | 'ingredientText' | LabelText) => {
  const { kind, maxLength } = LABEL_FIELDS[name];
  return (kind === 'line' ? singleLine(maxLength) : multiLine(maxLength)).nullish();
};
const months = (name: MonthsField) => {
  const { maxMonths } = LABEL_FIELDS[name];
  return z.int().min(1, 'At least 1').max(maxMonths, `At most ${maxMonths}`).nullish();
};

/** What is wrong with a pH whose upper end lies below the lower one. */
export const PH_ORDER = 'Not below phMin';
const ph = () => z.number().refine(isPh, '0 to 14 with at most two decimals').nullish();

const percentages = z
  .array(
    z.object({
      name: singleLine(MAX_LABEL_NAME_LENGTH).refine((name) => name !== '', 'Name the ingredient'),
      percent: z.number().refine(isPercentage, 'Above 0 and up to 100 with at most four decimals'),
    }),
  )
  .max(MAX_LABEL_NAMES, `At most ${MAX_LABEL_NAMES}`)
  .refine((all) => new Set(all.map(({ name }) => percentageKey(name))).size === all.length, 'Each ingredient once')
  .refine((all) => sumOfPercentages(all) <= 100, 'Together at most 100 %')
  .nullish();

const product = {
  category,
  use: z.custom<ProductUse>().nullish(),
  isForUnderThree: z.boolean().nullish(),
  isForIntimateUse: z.boolean().nullish(),
  isInhalable: z.boolean().nullish(),
};

/** A list to check. The text is not trimmed, because findings refer to positions in it. */
export const checkIngredientsInput = z.object({ text: multiLine(MAX_INGREDIENT_TEXT_LENGTH), ...product });

/** INCI names of raw materials, as many as a composition has. */
export const inciNamesToCheck = z.object({
  names: z.array(singleLine(MAX_LENGTHS.inciName)).max(MAX_COMPONENTS, `At most ${MAX_COMPONENTS}`),
});

const content = z.object({
  name: text('name'),
  productCode: text('productCode'),
  isActive: z.boolean().nullish(),
  ingredientText: text('ingredientText'),
  percentages,
  ...product,
  markets: z
    .array(z.custom<Market>())
    .min(1, 'At least one')
    .refine((markets) => new Set(markets).size === markets.length, 'Each once')
    .nullish(),
  ...mapNames(LABEL_TEXTS, text),
  ...mapNames(MONTHS_FIELDS, months),
  ...mapNames(PH_FIELDS, ph),
  isPaoIrrelevant: z.boolean().nullish(),
  isImported: z.boolean().nullish(),
});

export const labelContentInput = content.refine(({ phMin, phMax }) => isPhInOrder(phMin, phMax), {
  path: ['phMax'],
  message: PH_ORDER,
});

/** The number of a revision of a formula. PostgreSQL's integers end far above. */
export const formulaRevision = z
  .int()
  .min(1, 'Revisions are counted from 1')
  .max(1_000_000, 'Not the number of a revision')
  .nullish();

/** The stored label that belongs to a form; none for a new one. */
export const checkedLabel = z.object({ slug: recordSlug('label').nullish(), formulaRevision });
