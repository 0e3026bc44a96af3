import type { CreateRawMaterialInput } from '../../../shared/apollo/schema.generated.ts';
import * as z from '../../../shared/zod.ts';
import { emptyRow, toComposition } from '../form/composition.form.ts';
import { creatorForm } from '../form/rawMaterial.form.ts';

/** The fields of a new raw material; the others are filled in on its page. */
export const createForm = z.extend(
  z.pick(creatorForm, {
    tradeName: true,
    manufacturer: true,
    code: true,
    type: true,
    composition: true,
  }),
  { companyId: z.string().check(z.minLength(1, 'rawMaterial:whose.missing')) },
);

export type CreateForm = z.infer<typeof createForm>;

export const emptyRawMaterial: Omit<CreateForm, 'companyId'> = {
  tradeName: '',
  manufacturer: '',
  code: '',
  type: 'UNCHOSEN',
  composition: [emptyRow],
};

/** The input of the mutation; blank fields are left out. */
export const toInput = ({
  companyId,
  tradeName,
  manufacturer,
  code,
  type,
  composition,
}: CreateForm): CreateRawMaterialInput => ({
  companyId,
  tradeName: tradeName.trim(),
  manufacturer: manufacturer.trim() || undefined,
  code: code.trim() || undefined,
  type,
  values: { composition: toComposition(composition) },
});
