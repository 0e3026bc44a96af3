import { z } from 'zod';
import { pageInput, recordId } from '../../input.ts';

export const deletedItemsQuery = z.object({ rawMaterialId: recordId.nullish(), ...pageInput });
export type DeletedItemsQuery = z.output<typeof deletedItemsQuery>;

export const deletedItemById = z.object({ id: recordId });
