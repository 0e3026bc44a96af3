import { z } from 'zod';
import { MAX_PRODUCTS } from '../../../domain/limits.ts';
import { MAX_ITEMS } from '../../../domain/comparison/compareLists.ts';
import { singleLine, multiLine } from '../../input.ts';

const MAX_ITEM = 2_000;

/** Checks only what domain/ does not: the domain checks the range of each number and gives the reason. */
export const requiredMargin = z.object({ margin: z.number(), reason: singleLine(500) });

export const aggregateExposureInput = z.object({
  products: z
    .array(
      z.object({
        name: singleLine(200),
        exposureMgPerKgDay: z.number(),
        concentrationPercent: z.number(),
        dermalAbsorptionPercent: z.number(),
        swallowedAbsorptionPercent: z.number(),
      }),
    )
    .max(MAX_PRODUCTS, `At most ${MAX_PRODUCTS}`),
});

const items = z.array(multiLine(MAX_ITEM)).max(MAX_ITEMS, `At most ${MAX_ITEMS}`);

export const compareListsInput = z.object({ a: items, b: items });
