import { z } from 'zod';
import { MAX_CHECKED_LIST_NAME_LENGTH } from '../../../domain/limits.ts';
import { pageInput, recordId, searchInput, singleLine } from '../../input.ts';
import { checkIngredientsInput } from '../check/check.input.ts';

export const checkedListQuery = z.object({
  search: searchInput,
  ...pageInput,
});
export type CheckedListQuery = z.output<typeof checkedListQuery>;

export const checkedListById = z.object({ id: recordId });

export const saveCheckedListInput = z.object({
  name: singleLine(MAX_CHECKED_LIST_NAME_LENGTH).refine((name) => name !== '', 'A check needs a name'),
  list: checkIngredientsInput,
});
