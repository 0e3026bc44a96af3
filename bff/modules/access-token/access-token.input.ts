import { z } from 'zod';
import { MAX_ACCESS_TOKEN_DAYS, MAX_ACCESS_TOKEN_NAME_LENGTH } from '../../../domain/account/access-token.ts';
import { recordId, singleLine } from '../../input.ts';

export const createAccessTokenInput = z.object({
  name: singleLine(MAX_ACCESS_TOKEN_NAME_LENGTH).refine((name) => name !== '', 'An access token needs a name'),
  isReadOnly: z.boolean(),
  days: z.int().min(1).max(MAX_ACCESS_TOKEN_DAYS),
});
export type NewAccessToken = z.output<typeof createAccessTokenInput>;

export const accessTokenById = z.object({ id: recordId });
