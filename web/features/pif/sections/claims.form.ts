import type { Path } from 'react-hook-form';
import { CLAIM_CRITERIA } from '../../../../domain/pif/claims.ts';
import { PIF_CLAIM_LIMITS } from '../../../../domain/pif/limits.ts';
import type { PifClaimsInput } from '../../../shared/apollo/schema.generated.ts';
import * as z from '../../../shared/zod.ts';
import type { PifDetail_PifFragment as Pif } from '../frame/Pif.generated.ts';
import { errorKey } from '../../../shared/i18n/errorKey.ts';
import './translations.generated.ts';
import { day, orNull, text, wantedText } from './units.ts';

const limits = PIF_CLAIM_LIMITS;

export const KINDS = ['EFFICACY', 'INGREDIENT', 'FREE_FROM', 'TOLERANCE', 'SENSORY', 'ENVIRONMENTAL'] as const;
export const JUDGEMENTS = ['NOT_JUDGED', 'YES', 'NO'] as const;

const claim = z.object({
  text: wantedText(limits.claimText),
  language: z
    .string()
    .check(z.refine((typed) => /^([a-z]{2})?$/.test(typed.trim().toLowerCase()), errorKey('pifSections', 'language'))),
  /** Empty is not stated. */
  kind: z.enum(['', ...KINDS]),
  studyType: text(limits.studyType),
  date: day,
  title: text(limits.studyTitle),
  /** In the order of the criteria. */
  criteria: z.array(z.object({ judgement: z.enum(JUDGEMENTS), reason: text(limits.criterionReason) })),
});
type Claim = z.infer<typeof claim>;

export const emptyClaim: Claim = {
  text: '',
  language: '',
  kind: '',
  studyType: '',
  date: '',
  title: '',
  criteria: CLAIM_CRITERIA.map(() => ({ judgement: 'NOT_JUDGED', reason: '' })),
};

/** The form values of the claims. */
export const claimsForm = z.object({ hasNoClaims: z.boolean(), claims: z.array(claim) }).check(
  z.refine(({ hasNoClaims, claims }) => !hasNoClaims || claims.length === 0, {
    path: ['hasNoClaims'],
    message: errorKey('pifSections', 'claimsBesideNone'),
  }),
);
export type ClaimsForm = z.infer<typeof claimsForm>;

export const toValues = ({ claims: { hasNoClaims, claims } }: Pif): ClaimsForm => ({
  hasNoClaims,
  claims: claims.map((one) => ({
    text: one.text,
    language: one.language ?? '',
    kind: one.kind ?? '',
    studyType: one.evidence.studyType ?? '',
    date: one.evidence.date ?? '',
    title: one.evidence.title ?? '',
    criteria: one.criteria.map(({ judgement, reason }) => ({ judgement, reason: reason ?? '' })),
  })),
});

export const toInput = ({ hasNoClaims, claims }: ClaimsForm): PifClaimsInput => ({
  hasNoClaims,
  claims: claims.map((one) => ({
    // The area takes a line break, the schema does not.
    text: one.text.trim().replace(/\s+/g, ' '),
    language: orNull(one.language.toLowerCase()),
    kind: one.kind || null,
    evidence: { studyType: orNull(one.studyType), date: orNull(one.date), title: orNull(one.title) },
    criteria: one.criteria.flatMap(({ judgement, reason }, at) => {
      const criterion = CLAIM_CRITERIA[at];
      return criterion ? [{ criterion, judgement, reason: orNull(reason) }] : [];
    }),
  })),
});

/** The field of a path of the input. */
export const fieldOf = (path: string): Path<ClaimsForm> | undefined =>
  /^input\.claims\.(hasNoClaims|claims(?:\.\d+\.\w+(?:\.\d+\.\w+)?)?)$/.exec(path.replace('.evidence.', '.'))?.[1] as
    Path<ClaimsForm> | undefined;
