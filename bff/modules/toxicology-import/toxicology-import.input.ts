import { z } from 'zod';
import { MAX_FILE_NAME_LENGTH } from '../../../domain/limits.ts';
import { MAX_POINT_ROWS } from '../../../domain/toxicology-import/readPointSheet.ts';
import { pageInput, recordId, singleLine } from '../../input.ts';
import type { ToxicologyImportKind, ToxicologyScope } from '../../resolvers.generated.ts';
import { tableChoices } from '../sheet/sheet.input.ts';

export const startToxicologyImportInput = z.object({
  upload: singleLine(100),
  tables: tableChoices(1),
  fileName: singleLine(MAX_FILE_NAME_LENGTH).refine((name) => name !== '', 'Give the name of the file'),
  scope: z.custom<ToxicologyScope>(),
});

export const applyToxicologyImportInput = z.object({
  id: recordId,
  replacedLines: z
    .array(z.int().min(1))
    .max(MAX_POINT_ROWS, 'At most 5,000')
    .transform((lines) => [...new Set(lines)]),
});
export type ToxicologyImportApplication = z.output<typeof applyToxicologyImportInput>;

export const toxicologyImportQuery = z.object({
  id: recordId,
  kind: z.custom<ToxicologyImportKind>().nullish(),
  ...pageInput,
});
export type ToxicologyImportQuery = z.output<typeof toxicologyImportQuery>;
