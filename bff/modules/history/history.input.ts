import { z } from 'zod';
import { pageInput, recordId } from '../../input.ts';
import type { HistoryKind, HistorySubject, PifSection } from '../../resolvers.generated.ts';
import { recordSlug } from '../../upstream/recordSlug.ts';

export const historyQuery = z.object({
  subject: z.custom<HistorySubject>(),
  slug: recordSlug('file').nullish(),
  filter: z
    .object({
      kind: z.custom<HistoryKind>().nullish(),
      section: z.custom<PifSection>().nullish(),
      personId: recordId.nullish(),
    })
    .nullish(),
  ...pageInput,
});
export type HistoryQuery = z.output<typeof historyQuery>;
