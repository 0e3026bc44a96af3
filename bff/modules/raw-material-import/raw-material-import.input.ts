import { z } from 'zod';
import { MAX_FILE_NAME_LENGTH } from '../../../domain/limits.ts';
import { pageInput, recordId, singleLine } from '../../input.ts';
import type { RawMaterialImportAction, RawMaterialImportKind } from '../../resolvers.generated.ts';

/** The last line of a worksheet. */
const MAX_LINE = 1_048_576;

export const startRawMaterialImportInput = z.object({
  upload: singleLine(100),
  fileName: singleLine(MAX_FILE_NAME_LENGTH).refine((name) => name !== '', 'Give the name of the file'),
});

export const rawMaterialImportById = z.object({ id: recordId });

export const actionInput = z.object({
  id: recordId,
  line: z.number().int().min(1).max(MAX_LINE).nullish(),
  kind: z.custom<RawMaterialImportKind>().nullish(),
  action: z.custom<RawMaterialImportAction>(),
});
export type ActionInput = z.output<typeof actionInput>;

export const rawMaterialImportQuery = z.object({
  id: recordId,
  kind: z.custom<RawMaterialImportKind>().nullish(),
  ...pageInput,
});
export type RawMaterialImportQuery = z.output<typeof rawMaterialImportQuery>;
