import { z } from 'zod';
import { MAX_FILE_NAME_LENGTH } from '../../../domain/limits.ts';
import { pageInput, recordId, singleLine } from '../../input.ts';
import type { FragranceImportKind } from '../../resolvers.generated.ts';

export const startFragranceImportInput = z.object({
  upload: singleLine(100),
  fileName: singleLine(MAX_FILE_NAME_LENGTH).refine((name) => name !== '', 'Give the name of the file'),
});

export const fragranceImportById = z.object({ id: recordId });

export const fragranceImportQuery = z.object({
  id: recordId,
  kind: z.custom<FragranceImportKind>().nullish(),
  ...pageInput,
});
export type FragranceImportQuery = z.output<typeof fragranceImportQuery>;
