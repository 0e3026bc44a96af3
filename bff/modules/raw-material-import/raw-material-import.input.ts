import { z } from 'zod';
import { MAX_FILE_NAME_LENGTH } from '../../../domain/limits.ts';
import { pageInput, recordId, singleLine } from '../../input.ts';
import type { RawMaterialImportKind } from '../../resolvers.generated.ts';

export const startRawMaterialImportInput = z.object({
  upload: singleLine(100),
  fileName: singleLine(MAX_FILE_NAME_LENGTH).refine((name) => name !== '', 'Give the name of the file'),
});

export const rawMaterialImportById = z.object({ id: recordId });

export const rawMaterialImportQuery = z.object({
  id: recordId,
  kind: z.custom<RawMaterialImportKind>().nullish(),
  ...pageInput,
});
export type RawMaterialImportQuery = z.output<typeof rawMaterialImportQuery>;
