import { z } from 'zod';
import { pageInput, recordId } from '../../input.ts';
import type { LabelRecheckChangeKind } from '../../resolvers.generated.ts';

export const recheckById = z.object({ id: recordId });

export const recheckPage = z.object(pageInput);
export type RecheckPageQuery = z.output<typeof recheckPage>;

export const recheckChangesQuery = z.object({ id: recordId, kind: z.custom<LabelRecheckChangeKind>(), ...pageInput });
export type RecheckChangesQuery = z.output<typeof recheckChangesQuery>;

/** A page of the formulas, raw materials or product information files of a run. */
export const recheckRecordsQuery = z.object({ id: recordId, ...pageInput });
export type RecheckRecordsQuery = z.output<typeof recheckRecordsQuery>;
