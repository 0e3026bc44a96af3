import type { Path } from 'react-hook-form';
import { PIF_SECTION_LIMITS } from '../../../../domain/pif/limits.ts';
import type { PifManufacturingInput } from '../../../shared/apollo/schema.generated.ts';
import * as z from '../../../shared/zod.ts';
import type { PifDetail_PifFragment as Pif } from '../frame/Pif.generated.ts';
import { errorKey } from '../../../shared/i18n/errorKey.ts';
import './translations.generated.ts';
import { day, orNull, text, wantedText } from './units.ts';

const limits = PIF_SECTION_LIMITS;

const step = z.object({
  phase: text(limits.phase),
  text: wantedText(limits.stepText),
  temperature: text(limits.temperature),
  duration: text(limits.duration),
});
export const emptyStep: z.infer<typeof step> = { phase: '', text: '', temperature: '', duration: '' };

/** The form values of the section on manufacturing. */
export const manufacturingForm = z.object({
  steps: z
    .array(step)
    .check(
      z.refine(
        (steps) => steps.reduce((sum, one) => sum + one.text.length, 0) <= limits.method,
        errorKey('pifSections', 'methodTooLong'),
      ),
    ),
  site: text(limits.site),
  standard: text(limits.gmpStandard),
  signedBy: text(limits.signedBy),
  signedOn: day,
  validUntil: day,
});
export type ManufacturingForm = z.infer<typeof manufacturingForm>;

export const toValues = ({ manufacturing: { steps, site, gmp } }: Pif): ManufacturingForm => ({
  steps: steps.map((one) => ({
    phase: one.phase ?? '',
    text: one.text,
    temperature: one.temperature ?? '',
    duration: one.duration ?? '',
  })),
  site: site ?? '',
  standard: gmp.standard ?? '',
  signedBy: gmp.signedBy ?? '',
  signedOn: gmp.signedOn ?? '',
  validUntil: gmp.validUntil ?? '',
});

export const toInput = (values: ManufacturingForm): PifManufacturingInput => ({
  steps: values.steps.map((one) => ({
    phase: orNull(one.phase),
    text: one.text.trim(),
    temperature: orNull(one.temperature),
    duration: orNull(one.duration),
  })),
  site: orNull(values.site),
  gmp: {
    standard: orNull(values.standard),
    signedBy: orNull(values.signedBy),
    signedOn: orNull(values.signedOn),
    validUntil: orNull(values.validUntil),
  },
});

/** The field of a path of the input. */
export const fieldOf = (path: string): Path<ManufacturingForm> | undefined =>
  /^input\.manufacturing\.(?:gmp\.)?(steps(?:\.\d+\.\w+)?|site|standard|signedBy|signedOn|validUntil)$/.exec(
    path,
  )?.[1] as Path<ManufacturingForm> | undefined;
