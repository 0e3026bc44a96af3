import { z } from 'zod';
import { isWaivable } from '../../../../domain/pif/documentRequirements.ts';
import { PIF_REQUIREMENT_LIMITS } from '../../../../domain/pif/limits.ts';
import { multiLine, singleLine } from '../../../input.ts';
import { day, emptyToNull, pifStageInput } from '../pif.input.ts';

const { owner, note, waivedBecause, atOnce } = PIF_REQUIREMENT_LIMITS;

/** Omitted is unchanged, so undefined stays undefined. */
const changed = <Schema extends z.ZodType<string>>(text: Schema) =>
  text.nullish().transform((typed) => (typed === undefined ? undefined : emptyToNull(typed)));

const requirement = z.object({
  key: z.string().regex(/^[A-Z_]{1,30}(\.[0-9a-f]{24})?\.[A-Za-z_]{1,60}$/, 'Not the key of a requirement'),
  version: pifStageInput.shape.version,
});

export const setPifRequirementInput = z
  .object({
    slug: pifStageInput.shape.slug,
    requirements: z
      .array(requirement)
      .min(1, 'Name a requirement')
      .max(atOnce, `At most ${atOnce} requirements`)
      .refine((list) => new Set(list.map(({ key }) => key)).size === list.length, 'A requirement is named twice'),
    owner: changed(singleLine(owner)),
    dueOn: day,
    askedOn: day,
    note: changed(multiLine(note)),
    waivedBecause: changed(multiLine(waivedBecause)),
  })
  .refine((input) => !input.waivedBecause || input.requirements.every(({ key }) => isWaivable(key)), {
    path: ['waivedBecause'],
    message: 'One of them is needed in any case',
  });
export type NotedRequirements = z.output<typeof setPifRequirementInput>;
