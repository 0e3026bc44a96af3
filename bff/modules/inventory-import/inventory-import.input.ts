import { z } from 'zod';
import { singleLine, recordId } from '../../input.ts';
import type { ImportChangeKind } from '../../resolvers.generated.ts';

const MAX_PAGE = 1_000_000;
const MAX_PAGE_SIZE = 100;

export const startImportInput = z.object({
  upload: singleLine(100),
  fileName: singleLine(200).refine((name) => name !== '', 'Give the name of the file'),
});

export const importById = z.object({ id: recordId });

export const changesQuery = z.object({
  id: recordId,
  kind: z.custom<ImportChangeKind>(),
  page: z.int().min(1).max(MAX_PAGE),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE),
});
export type ChangesQuery = z.output<typeof changesQuery>;
