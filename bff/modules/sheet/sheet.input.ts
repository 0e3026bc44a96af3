import { z } from 'zod';
import { MAX_COLUMNS, MAX_LINES } from '../../spreadsheets/limits.ts';
import { pageInput, recordId, singleLine } from '../../input.ts';
import type { SheetSubject } from '../../resolvers.generated.ts';

const tableId = singleLine(20);
const assignment = z
  .array(singleLine(30).nullable())
  .min(1, 'Say what the columns are')
  .max(MAX_COLUMNS, `At most ${MAX_COLUMNS}`);
const takenLines = z.array(z.int().min(1, 'Lines are counted from 1')).max(MAX_LINES, `At most ${MAX_LINES}`);

export const sheetTablesInput = z.object({
  upload: singleLine(100),
  subject: z.custom<SheetSubject>(),
  companyId: recordId.nullish(),
  table: tableId.nullish(),
  columns: assignment.nullish(),
  hiddenLines: takenLines,
  ...pageInput,
});

/** The tables of a file that a person has chosen, at most `max`; null where nobody has. */
export const tableChoices = (max: number) =>
  z
    .array(
      z.object({
        table: tableId,
        columns: assignment,
        hiddenLines: takenLines,
      }),
    )
    .min(1, 'Choose a table')
    .max(max, `At most ${max}`)
    .refine((tables) => new Set(tables.map(({ table }) => table)).size === tables.length, 'A table is chosen twice')
    .nullish()
    .transform((tables) => tables ?? null);
