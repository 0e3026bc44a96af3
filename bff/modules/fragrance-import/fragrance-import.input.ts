import { z } from 'zod';
import { MAX_FRAGRANCES } from '../../../domain/fragrance-import/readFragranceSheet.ts';
import { MAX_FILE_NAME_LENGTH } from '../../../domain/limits.ts';
import { pageInput, recordId, singleLine } from '../../input.ts';
import type { DateOrder, FragranceImportKind } from '../../resolvers.generated.ts';
import { tableChoices } from '../sheet/sheet.input.ts';

export const startFragranceImportInput = z.object({
  upload: singleLine(100),
  tables: tableChoices(1),
  fileName: singleLine(MAX_FILE_NAME_LENGTH).refine((name) => name !== '', 'Give the name of the file'),
  dateOrder: z.custom<DateOrder>().nullish(),
});

export const applyFragranceImportInput = z.object({
  id: recordId,
  confirmedLines: z.array(z.int().min(1, 'Lines are counted from 1')).max(MAX_FRAGRANCES, `At most ${MAX_FRAGRANCES}`),
});
export type FragranceImportApplication = z.output<typeof applyFragranceImportInput>;

export const fragranceImportQuery = z.object({
  id: recordId,
  kind: z.custom<FragranceImportKind>().nullish(),
  ...pageInput,
});
export type FragranceImportQuery = z.output<typeof fragranceImportQuery>;
