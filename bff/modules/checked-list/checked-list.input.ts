import { z } from 'zod';
import { singleLine, recordId } from '../../input.ts';
import { checkIngredientsInput } from '../check/check.input.ts';

const MAX_PAGE = 1_000_000;
const MAX_PAGE_SIZE = 100;

export const checkedListQuery = z.object({
  search: singleLine(200).nullish(),
  page: z.int().min(1).max(MAX_PAGE),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE),
});
export type CheckedListQuery = z.output<typeof checkedListQuery>;

/** Which kept check is meant. */
export const checkedListById = z.object({ id: recordId });

export const saveCheckedListInput = z.object({
  name: singleLine(120).refine((name) => name !== '', 'A check needs a name'),
  list: checkIngredientsInput,
});
