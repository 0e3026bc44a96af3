import type { CreateRawMaterialInput } from '../../../shared/apollo/schema.generated.ts';
import * as z from '../../../shared/zod.ts';
import { emptyRow, toComposition } from '../form/composition.form.ts';
import { creatorForm } from '../form/rawMaterial.form.ts';

/** What a new raw material is entered with; everything else is said in the form of its own page. */
export const createForm = z.pick(creatorForm, {
  tradeName: true,
  manufacturer: true,
  type: true,
  composition: true,
});

export type CreateForm = z.infer<typeof createForm>;

export const emptyRawMaterial: CreateForm = {
  tradeName: '',
  manufacturer: '',
  type: 'UNCHOSEN',
  composition: [emptyRow],
};

/** The input of the mutation; what is blank is left out. */
export const toInput = ({ tradeName, manufacturer, type, composition }: CreateForm): CreateRawMaterialInput => ({
  tradeName: tradeName.trim(),
  manufacturer: manufacturer.trim() || undefined,
  type,
  values: { composition: toComposition(composition) },
});
