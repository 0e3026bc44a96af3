import { z } from 'zod';
import { MAX_FILE_NAME_LENGTH } from '../../../domain/limits.ts';
import { pageInput, recordId, singleLine } from '../../input.ts';
import type { ImportChangeKind } from '../../resolvers.generated.ts';

export const startImportInput = z.object({
  upload: singleLine(100),
  fileName: singleLine(MAX_FILE_NAME_LENGTH).refine((name) => name !== '', 'Give the name of the file'),
});

export const importById = z.object({ id: recordId });

export const changesQuery = z.object({
  id: recordId,
  kind: z.custom<ImportChangeKind>(),
  ...pageInput,
});
export type ChangesQuery = z.output<typeof changesQuery>;
