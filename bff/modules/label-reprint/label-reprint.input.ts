import { z } from 'zod';
import { isCompanyId } from '../../../domain/company/companyId.ts';
import { pageInput } from '../../input.ts';
import type { ReprintFilter } from '../../resolvers.generated.ts';

export const reprintQuery = z.object({
  companyId: z.string().refine(isCompanyId, 'Must be 24 hex characters').nullish(),
  filter: z.custom<ReprintFilter>().nullish(),
  ...pageInput,
});
export type ReprintQuery = z.output<typeof reprintQuery>;
