import { z } from 'zod';
import { INSPECTION_LIMITS } from '../../../domain/pif/inspectionLinks.ts';
import { recordId, singleLine } from '../../input.ts';
import { recordSlug } from '../../upstream/recordSlug.ts';

const { minDays, maxDays, purpose } = INSPECTION_LIMITS;
const slug = recordSlug('file');

export const createInspectionLinkInput = z.object({
  slug,
  number: z.int().min(1, 'Versions are counted from 1').max(1_000_000, 'Not the number of a version'),
  days: z.int().min(minDays, `At least ${minDays} day`).max(maxDays, `At most ${maxDays} days`),
  purpose: singleLine(purpose).refine((text) => text !== '', 'Say whom the link is for'),
});

export const revokeInspectionLinkInput = z.object({ slug, id: recordId });
