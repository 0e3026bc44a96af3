import { z } from 'zod';
import { MAX_FILE_NAME_LENGTH } from '../../../domain/limits.ts';
import { MAX_LENGTHS } from '../../../domain/raw-material/limits.ts';
import { pageInput, recordId, singleLine } from '../../input.ts';
import type { RawMaterialImportAction, RawMaterialImportKind } from '../../resolvers.generated.ts';
import { tableChoices } from '../sheet/sheet.input.ts';

/** The last line of a worksheet. */
const MAX_LINE = 1_048_576;

export const startRawMaterialImportInput = z.object({
  companyId: recordId.nullish(),
  upload: singleLine(100),
  tables: tableChoices(1),
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

const inciName = singleLine(MAX_LENGTHS.inciName).refine((name) => name !== '', 'Give an INCI name');

export const nameCorrection = z.object({ id: recordId, name: inciName, inciName });
export type NameCorrection = z.output<typeof nameCorrection>;

export const rawMaterialImportQuery = z.object({
  id: recordId,
  kind: z.custom<RawMaterialImportKind>().nullish(),
  ...pageInput,
});
export type RawMaterialImportQuery = z.output<typeof rawMaterialImportQuery>;
