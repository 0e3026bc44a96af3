import { z } from 'zod';
import { isCompanyId } from '../../../domain/company/companyId.ts';
import { pageInput } from '../../input.ts';
import type { ExpiringDocumentKind } from '../../resolvers.generated.ts';

export const expiryQuery = z.object({
  filter: z
    .object({
      companyId: z.string().refine(isCompanyId, 'Must be 24 hex characters').nullish(),
      kind: z.custom<ExpiringDocumentKind>().nullish(),
      isExpired: z.boolean().nullish(),
      month: z
        .string()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Must be a month such as 2027-02')
        .nullish(),
    })
    .refine(({ isExpired, month }) => !(isExpired && month), {
      path: ['month'],
      message: 'Not together with isExpired',
    })
    .nullish(),
  ...pageInput,
});
export type ExpiryQuery = z.output<typeof expiryQuery>;
