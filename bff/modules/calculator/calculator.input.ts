import { z } from 'zod';
import { MOST_ITEMS } from '../../../domain/comparison/compareLists.ts';
import { singleLine, multiLine } from '../../input.ts';

const MOST_PRODUCTS = 100;
const MAX_ITEM = 2_000;

/** Only what the rules do not bound themselves: what a number has to be is theirs to say, with a reason. */
export const requiredMargin = z.object({ margin: z.number(), reason: singleLine(500) });

export const aggregateExposureInput = z.object({
  products: z
    .array(
      z.object({
        name: singleLine(200),
        exposureMgPerKgDay: z.number(),
        concentrationPercent: z.number(),
        dermalAbsorptionPercent: z.number(),
      }),
    )
    .max(MOST_PRODUCTS, `At most ${MOST_PRODUCTS}`),
});

const items = z.array(multiLine(MAX_ITEM)).max(MOST_ITEMS, `At most ${MOST_ITEMS}`);

export const compareListsInput = z.object({ a: items, b: items });
