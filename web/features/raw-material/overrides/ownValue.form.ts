import { MATERIAL_TYPES } from '../../../../domain/raw-material/rawMaterial.ts';
import type { RawMaterialField, SetRawMaterialOverridesInput } from '../../../shared/apollo/schema.generated.ts';
import * as z from '../../../shared/zod.ts';
import { compositionRows, toComposition, toRows, type CompositionRow } from '../form/composition.form.ts';
import { CMR_STATUSES, rawMaterialForm } from '../form/rawMaterial.form.ts';
import type { RawMaterialValues_ValuesFragment } from '../RawMaterialValues.generated.ts';

/** The values of a company as they are with all own ones in force. */
export type OwnValues = RawMaterialValues_ValuesFragment;

/** What is typed or chosen as an own value; an editor shows one field of it, or both of a composition. */
export const ownValueForm = z.object({
  composition: compositionRows,
  microbiology: rawMaterialForm.shape.microbiology,
  impurities: rawMaterialForm.shape.impurities,
  cmrQuantity: rawMaterialForm.shape.cmrQuantity,
  statusDescription: rawMaterialForm.shape.statusDescription,
  cmrStatus: z.enum(CMR_STATUSES),
  isNano: z.boolean(),
  type: z.enum(MATERIAL_TYPES),
});

/** The same where the composition is not in question, whatever it holds. */
export const ownSingleForm = z.extend(ownValueForm, { composition: z.custom<CompositionRow[]>() });

export type OwnValueForm = z.infer<typeof ownValueForm>;

/** The name in the form of each field that has a company's own value. */
export const nameOf = {
  INCI_NAMES: 'composition',
  MAX_CONCENTRATIONS: 'composition',
  MICROBIOLOGY: 'microbiology',
  IMPURITIES: 'impurities',
  CMR_QUANTITY: 'cmrQuantity',
  CMR_STATUS: 'cmrStatus',
  NANO: 'isNano',
  TYPE: 'type',
  STATUS_DESCRIPTION: 'statusDescription',
} as const satisfies Record<RawMaterialField, keyof OwnValueForm>;

export const toFormValues = (values: OwnValues): OwnValueForm => ({
  composition: toRows(values.composition),
  microbiology: values.microbiology ?? '',
  impurities: values.impurities ?? '',
  cmrQuantity: values.cmrQuantity ?? '',
  statusDescription: values.statusDescription ?? '',
  cmrStatus: values.cmrStatus,
  isNano: values.isNano,
  type: values.type,
});

type OwnInput = Omit<SetRawMaterialOverridesInput, 'slug' | 'companyId' | 'isActive'>;

/**
 * A field as the schema takes it; what is blank is null, which is an own empty value. Of a composition the other column goes
 * along when it was changed too, or when there are more or fewer rows than it has.
 */
export function toInput(field: RawMaterialField, values: OwnValueForm, before: OwnValues): OwnInput {
  const name = nameOf[field];
  if (name === 'composition') return toCompositionInput(field, values, before);
  const value = values[name];
  return { [name]: typeof value === 'string' ? value.trim() || null : value };
}

function toCompositionInput(field: RawMaterialField, values: OwnValueForm, before: OwnValues): OwnInput {
  const rows = toComposition(values.composition);
  const inciNames = rows.map(({ inciName }) => inciName);
  const maxConcentrations = rows.map(({ maxConcentration }) => maxConcentration ?? '');
  const differ = (one: readonly string[], other: readonly string[]) => JSON.stringify(one) !== JSON.stringify(other);
  const hasNames =
    field === 'INCI_NAMES' ||
    differ(
      inciNames,
      before.composition.map(({ inciName }) => inciName),
    );
  const hasConcentrations =
    field === 'MAX_CONCENTRATIONS' ||
    differ(
      maxConcentrations,
      before.composition.map(({ maxConcentration }) => maxConcentration ?? ''),
    );
  return { ...(hasNames && { inciNames }), ...(hasConcentrations && { maxConcentrations }) };
}

const columnFields: readonly RawMaterialField[] = ['INCI_NAMES', 'MAX_CONCENTRATIONS'];

/**
 * The fields that get the global value again when one shall. Own names and own concentrations go together where they are
 * more or fewer than the global ones: neither fits beside the global other.
 */
export function resetTogether(
  field: RawMaterialField,
  { fields, values }: { fields: readonly RawMaterialField[]; values: Pick<OwnValues, 'composition'> },
  globalValues: Pick<OwnValues, 'composition'>,
): readonly RawMaterialField[] {
  const areBothOwn = columnFields.every((column) => fields.includes(column));
  return columnFields.includes(field) && areBothOwn && values.composition.length !== globalValues.composition.length
    ? columnFields
    : [field];
}

const columns = { inciNames: 'inciName', maxConcentrations: 'maxConcentration' } as const;

/** The field that a path of the input belongs to. */
export function fieldOf(
  path: string,
): keyof OwnValueForm | `composition.${number}.${'inciName' | 'maxConcentration'}` | undefined {
  const [root, name = '', at] = path.split('.');
  if (root !== 'input') return undefined;
  if (name === 'inciNames' || name === 'maxConcentrations')
    return at !== undefined && /^\d+$/.test(at) ? `composition.${Number(at)}.${columns[name]}` : 'composition';
  return Object.hasOwn(ownValueForm.shape, name) ? (name as keyof OwnValueForm) : undefined;
}
