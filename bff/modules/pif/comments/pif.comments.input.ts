import { z } from 'zod';
import { PIF_COMMENT_LIMITS } from '../../../../domain/pif/comments.ts';
import { multiLine, recordId, singleLine } from '../../../input.ts';
import type { PifSection } from '../../../resolvers.generated.ts';
import { emptyToNull, pifBySlug } from '../pif.input.ts';

export const addPifCommentInput = pifBySlug.extend({
  section: z.custom<PifSection>().nullish(),
  anchor: singleLine(PIF_COMMENT_LIMITS.anchor).nullish().transform(emptyToNull),
  text: multiLine(PIF_COMMENT_LIMITS.text).refine((typed) => typed.trim() !== '', 'A comment needs a text'),
  isRequired: z.boolean(),
  isInternal: z.boolean(),
});
export type NewPifComment = z.output<typeof addPifCommentInput>;

export const pifCommentById = pifBySlug.extend({ id: recordId });

export const resolvePifCommentInput = pifCommentById.extend({ isResolved: z.boolean() });
export type ResolvedPifComment = z.output<typeof resolvePifCommentInput>;
