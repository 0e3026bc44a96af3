import { z } from 'zod';
import { MAX_FILE_NAME_LENGTH } from '../../../domain/limits.ts';
import { pageInput, recordId, singleLine } from '../../input.ts';
import { today } from '../../today.ts';
import type { ImportChangeKind } from '../../resolvers.generated.ts';

export const startImportInput = z.object({
  upload: singleLine(100),
  fileName: singleLine(MAX_FILE_NAME_LENGTH).refine((name) => name !== '', 'Give the name of the file'),
});

export const importById = z.object({ id: recordId });

export const applyImportInput = z.object({
  id: recordId,
  datedOn: z.iso
    .date('Must be a day such as 2026-06-17')
    .refine((day) => day <= today(), 'Must not be later than today')
    .nullish(),
  withdrawals: z.int().min(0).nullish(),
  goBack: z.int().min(0).nullish(),
});
export type ImportApplication = z.output<typeof applyImportInput>;

export const changesQuery = z.object({
  id: recordId,
  kind: z.custom<ImportChangeKind>(),
  ...pageInput,
});
export type ChangesQuery = z.output<typeof changesQuery>;
