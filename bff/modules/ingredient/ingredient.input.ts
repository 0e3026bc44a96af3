import { z } from 'zod';
import { singleLine, multiLine, recordId } from '../../input.ts';
import type { Annex } from '../../resolvers.generated.ts';

const MAX_PAGE = 1_000_000;
const MAX_PAGE_SIZE = 100;

export const ingredientQuery = z.object({
  filter: z
    .object({
      search: singleLine(200).nullish(),
      function: singleLine(200).nullish(),
      annex: z.custom<Annex>().nullish(),
    })
    .nullish(),
  page: z.int().min(1).max(MAX_PAGE),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE),
});
export type IngredientQuery = z.output<typeof ingredientQuery>;

export const ingredientById = z.object({ id: recordId });

export const searchQuery = z.object({ text: singleLine(200) });

/** Blank is as good as cleared. */
const words = (maxLength: number) =>
  singleLine(maxLength)
    .transform((value) => value || null)
    .nullish();
const above0 = z.number().gt(0, 'Must be above 0');

/** The bounds are those of the product server's contract. That dermal is at most oral is judged with what is stored. */
export const updateToxicologyInput = z.object({
  ingredientId: recordId,
  version: z.int().min(0),
  noaelMgPerKgDay: above0.max(1_000_000, 'At most 1,000,000').nullish(),
  noaelSource: words(500),
  oralAbsorptionPercent: above0.max(100, 'At most 100').nullish(),
  dermalAbsorptionPercent: z.number().min(0, 'Must not be below 0').max(100, 'At most 100').nullish(),
  molecularWeight: above0.max(10_000_000, 'At most 10,000,000').nullish(),
  iupacName: words(500),
  colour: words(100),
  legislation: multiLine(1_000)
    .transform((value) => value.trim() || null)
    .nullish(),
  references: z
    .array(singleLine(500))
    .max(50, 'At most 50')
    .transform((references) => references.filter(Boolean))
    .nullish(),
  isVerified: z.boolean().nullish(),
});
export type ToxicologyChange = z.output<typeof updateToxicologyInput>;
