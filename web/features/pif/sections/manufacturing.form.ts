import type { Path } from 'react-hook-form';
import { isMethodTooLong, MANUFACTURING_FIELDS } from '../../../../domain/pif/fields/manufacturing.ts';
import type { PifManufacturingInput } from '../../../shared/apollo/schema.generated.ts';
import * as z from '../../../shared/zod.ts';
import type { PifDetail_PifFragment as Pif } from '../frame/Pif.generated.ts';
import { errorKey } from '../../../shared/i18n/errorKey.ts';
import './translations.generated.ts';
import { fieldsForm, type FormValuesOf, toFieldsInput, toFormValues } from './fieldForm.ts';

const {
  gmp: { fields: gmpFields },
  ...otherFields
} = MANUFACTURING_FIELDS;
/** In the form, what is said of good manufacturing practice stands beside the other fields. */
const fields = { ...otherFields, ...gmpFields };

/** The form values of the section on manufacturing. */
export type ManufacturingForm = FormValuesOf<typeof fields>;
export const manufacturingForm = fieldsForm(fields).check(
  z.refine(({ steps }) => !isMethodTooLong(steps), {
    path: ['steps'],
    message: errorKey('pifSections', 'methodTooLong'),
  }),
);

export const emptyStep: ManufacturingForm['steps'][number] = { phase: '', text: '', temperature: '', duration: '' };

export const toValues = ({ manufacturing }: Pif): ManufacturingForm =>
  toFormValues(fields, { ...manufacturing, ...manufacturing.gmp });

export const toInput = (values: ManufacturingForm): PifManufacturingInput => ({
  ...toFieldsInput(otherFields, values),
  gmp: toFieldsInput(gmpFields, values),
});

/** The field of a path of the input. */
export const fieldOf = (path: string): Path<ManufacturingForm> | undefined =>
  /^input\.manufacturing\.(?:gmp\.)?(steps(?:\.\d+\.\w+)?|site|standard|signedBy|signedOn|validUntil)$/.exec(
    path,
  )?.[1] as Path<ManufacturingForm> | undefined;
