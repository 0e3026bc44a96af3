import { z } from 'zod';
import { MAX_PASSWORD_LENGTH } from '../../../domain/account/credentials.ts';
import { secret, singleLine } from '../../input.ts';
import type { PifReportLanguage } from '../../resolvers.generated.ts';
import { recordSlug } from '../../upstream/recordSlug.ts';

const slug = recordSlug('file');
const hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/i, 'Must be 64 hexadecimal digits')
  .transform((text) => text.toLowerCase());
/** PostgreSQL's integers end far above. */
const number = z.int().min(1, 'Versions are counted from 1').max(1_000_000, 'Not the number of a version');

export const pifVersionQuery = z.object({ slug, number });
/** Two versions, the older first, or one and the file as it stands. */
export const comparedVersions = z
  .object({ since: number.nullish(), until: number.nullish() })
  .refine(({ since, until }) => !until || (since && since < until), {
    path: ['until'],
    error: 'Must be the number of a later version than "since"',
  });

export const signPifInput = z.object({
  slug,
  version: number,
  contentHash: hash,
  password: secret(MAX_PASSWORD_LENGTH),
  language: z.custom<PifReportLanguage>(),
  p12Upload: singleLine(100).nullish(),
  p12Password: secret(MAX_PASSWORD_LENGTH).nullish(),
});
export type Signature = z.output<typeof signPifInput>;

/** As many earlier states as the schema names. */
const MAX_EARLIER = 10;
export const checkPifDocumentInput = z.object({ sha256: hash, earlier: z.array(hash).max(MAX_EARLIER).nullish() });
export type CheckedDocument = z.output<typeof checkPifDocumentInput>;
