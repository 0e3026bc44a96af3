import { MATERIAL_TYPES } from '../../../../domain/raw-material/rawMaterial.ts';
import { mapNames } from '../../../../domain/mapNames.ts';
import { NAME_OF_OVERRIDABLE_FIELD, TEXT_FIELDS } from '../../../../domain/raw-material/rawMaterialFields.ts';
import type { RawMaterialField, SetRawMaterialOverridesInput } from '../../../shared/apollo/schema.generated.ts';
import * as z from '../../../shared/zod.ts';
import { compositionRows, toComposition, toRows, type CompositionRow } from '../form/composition.form.ts';
import { CMR_STATUSES, rawMaterialForm } from '../form/rawMaterial.form.ts';
import type { RawMaterialValues_ValuesFragment } from '../RawMaterialValues.generated.ts';

/** The values of a company with all its overrides in force. */
export type Values = RawMaterialValues_ValuesFragment;

/** The input for an override; an editor shows one field of it, or both columns of the composition. */
export const overrideForm = z.object({
  composition: compositionRows,
  ...mapNames(TEXT_FIELDS, (name) => rawMaterialForm.shape[name]),
  cmrStatus: z.enum(CMR_STATUSES),
  isNano: z.boolean(),
  type: z.enum(MATERIAL_TYPES),
});

/** The same where the composition is not edited and need not be valid. */
export const overrideWithoutCompositionForm = z.extend(overrideForm, { composition: z.custom<CompositionRow[]>() });

export type OverrideForm = z.infer<typeof overrideForm>;

/** The name in the form of a field that can be overridden. */
export function formNameOf(field: RawMaterialField): keyof OverrideForm {
  const name = NAME_OF_OVERRIDABLE_FIELD[field];
  return name === 'inciNames' || name === 'maxConcentrations' ? 'composition' : name;
}

export const toFormValues = (values: Values): OverrideForm => ({
  composition: toRows(values.composition),
  ...mapNames(TEXT_FIELDS, (name) => values[name] ?? ''),
  cmrStatus: values.cmrStatus,
  isNano: values.isNano,
  type: values.type,
});

type OverridesInput = Omit<SetRawMaterialOverridesInput, 'slug' | 'companyId' | 'isActive'>;

/**
 * A field as the schema takes it; a blank text is null, which overrides with nothing. The other column of a composition
 * is sent too if it was changed, or if the number of rows changed.
 */
export function toInput(field: RawMaterialField, values: OverrideForm, before: Values): OverridesInput {
  const name = formNameOf(field);
  if (name === 'composition') return toCompositionInput(field, values, before);
  const value = values[name];
  return { [name]: typeof value === 'string' ? value.trim() || null : value };
}

function toCompositionInput(field: RawMaterialField, values: OverrideForm, before: Values): OverridesInput {
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
 * The fields that have to be reset with one. INCI names and concentrations are reset together if their number is not
 * that of the global ones: neither would fit beside the global values of the other.
 */
export function fieldsResetTogether(
  field: RawMaterialField,
  { fields, values }: { fields: readonly RawMaterialField[]; values: Pick<Values, 'composition'> },
  globalValues: Pick<Values, 'composition'>,
): readonly RawMaterialField[] {
  const areBothOverridden = columnFields.every((column) => fields.includes(column));
  return columnFields.includes(field) &&
    areBothOverridden &&
    values.composition.length !== globalValues.composition.length
    ? columnFields
    : [field];
}

const columns = { inciNames: 'inciName', maxConcentrations: 'maxConcentration' } as const;

/** The form field for a path of the input, as errors of the server name it. */
export function fieldOf(
  path: string,
): keyof OverrideForm | `composition.${number}.${'inciName' | 'maxConcentration'}` | undefined {
  const [root, name = '', at] = path.split('.');
  if (root !== 'input') return undefined;
  if (name === 'inciNames' || name === 'maxConcentrations')
    return at !== undefined && /^\d+$/.test(at) ? `composition.${Number(at)}.${columns[name]}` : 'composition';
  return Object.hasOwn(overrideForm.shape, name) ? (name as keyof OverrideForm) : undefined;
}
