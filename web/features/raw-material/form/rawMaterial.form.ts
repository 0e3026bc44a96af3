import { MATERIAL_TYPES } from '../../../../domain/raw-material/rawMaterial.ts';
import { mapNames } from '../../../../domain/mapNames.ts';
import {
  INDEPENDENT_TEXTS,
  RAW_MATERIAL_FIELDS,
  TEXT_FIELDS,
  type LineField,
  type TextField,
} from '../../../../domain/raw-material/rawMaterialFields.ts';
import type {
  CmrStatus,
  RawMaterialValuesInput,
  UpdateRawMaterialInput,
} from '../../../shared/apollo/schema.generated.ts';
import * as z from '../../../shared/zod.ts';
import { errorKey } from '../../../shared/i18n/errorKey.ts';
import './translations.generated.ts';
import { compositionRows, toComposition, toRows } from './composition.form.ts';
import type { RawMaterialForm_RawMaterialFragment } from './RawMaterialForm.generated.ts';

/** In the order of the select: specification, section 3. */
export const CMR_STATUSES = ['NO_DATA', 'NONE', 'PRESENT'] as const satisfies readonly CmrStatus[];

const limited = (name: LineField | TextField) => {
  const { maxLength } = RAW_MATERIAL_FIELDS[name];
  return z.string().check(z.refine((text) => text.trim().length <= maxLength, errorKey('rawMaterialForm', 'tooLong')));
};

/**
 * The fields for everybody but the creator: trade name, manufacturer, code and type are only shown to them, and not
 * checked.
 */
export const rawMaterialForm = z.object({
  tradeName: z.string(),
  manufacturer: z.string(),
  code: z.string(),
  type: z.enum(MATERIAL_TYPES),
  composition: compositionRows,
  hasValidDocuments: z.boolean(),
  ...mapNames(TEXT_FIELDS, limited),
  cmrStatus: z.enum(CMR_STATUSES),
  isNano: z.boolean(),
});

/** The fields for the creator. */
export const creatorForm = z.extend(rawMaterialForm, {
  tradeName: limited('tradeName').check(
    z.refine((name) => name.trim() !== '', errorKey('rawMaterialForm', 'tradeName')),
  ),
  manufacturer: limited('manufacturer'),
  code: limited('code'),
});

export type RawMaterialForm = z.infer<typeof rawMaterialForm>;

/**
 * Fills the form with the global values. A reason only where the documents are not valid, a quantity only where CMR
 * substances are present.
 */
export function toFormValues({
  tradeName,
  manufacturer,
  code,
  hasValidDocuments,
  globalValues: values,
}: RawMaterialForm_RawMaterialFragment): RawMaterialForm {
  return {
    tradeName,
    manufacturer: manufacturer ?? '',
    code: code ?? '',
    type: values.type,
    composition: toRows(values.composition),
    hasValidDocuments,
    statusDescription: hasValidDocuments ? '' : (values.statusDescription ?? ''),
    ...mapNames(INDEPENDENT_TEXTS, (name) => values[name] ?? ''),
    cmrStatus: values.cmrStatus,
    cmrQuantity: values.cmrStatus === 'PRESENT' ? (values.cmrQuantity ?? '') : '',
    isNano: values.isNano,
  };
}

const textOf = (typed: string): string | null => typed.trim() || null;

/** The content of the form as the schema takes it. A blank text is null. */
const toContent = (values: RawMaterialForm) => ({
  tradeName: values.tradeName.trim(),
  manufacturer: textOf(values.manufacturer),
  code: textOf(values.code),
  type: values.type,
  composition: toComposition(values.composition),
  hasValidDocuments: values.hasValidDocuments,
  statusDescription: values.hasValidDocuments ? null : textOf(values.statusDescription),
  ...mapNames(INDEPENDENT_TEXTS, (name) => textOf(values[name])),
  cmrStatus: values.cmrStatus,
  cmrQuantity: values.cmrStatus === 'PRESENT' ? textOf(values.cmrQuantity) : null,
  isNano: values.isNano,
});

export type ContentKey = keyof ReturnType<typeof toContent>;
const identity: readonly ContentKey[] = ['tradeName', 'manufacturer', 'code', 'type'];

/** The names of the fields in which two forms differ, in the order of the form. */
export function differingFields(one: RawMaterialForm, other: RawMaterialForm): ContentKey[] {
  const [content, otherContent] = [toContent(one), toContent(other)];
  return (Object.keys(content) as ContentKey[]).filter(
    (key) => JSON.stringify(content[key]) !== JSON.stringify(otherContent[key]),
  );
}

/**
 * The changed fields as the schema takes them; trade name, manufacturer, code and type only from the creator:
 * specification, section 5.
 */
export function toChanges(
  values: RawMaterialForm,
  before: RawMaterialForm,
  isCreator: boolean,
): Omit<UpdateRawMaterialInput, 'slug' | 'version'> {
  const content = toContent(values);
  const changed = differingFields(values, before);
  const pick = (isIncluded: (key: ContentKey) => boolean) =>
    Object.fromEntries(changed.filter(isIncluded).map((key) => [key, content[key]]));
  // The server clears a text together with the field it depends on, and accepts no such text beside it.
  const isAccepted = (key: ContentKey) =>
    key === 'cmrQuantity' ? values.cmrStatus === 'PRESENT' : key !== 'statusDescription' || !values.hasValidDocuments;
  const changedValues: RawMaterialValuesInput = pick((key) => !identity.includes(key) && isAccepted(key));
  return { values: changedValues, ...(isCreator && pick((key) => identity.includes(key))) };
}

/**
 * A text that depends on another field means nothing without that field's value: both are taken from the same version.
 */
const fieldItDependsOn = (key: ContentKey): ContentKey | undefined =>
  key === 'statusDescription' || key === 'cmrQuantity' ? RAW_MATERIAL_FIELDS[key].dependsOn : undefined;

/** The remote version with the local changes since `before` on top of it. */
export function mergeLocalChanges(
  remote: RawMaterialForm,
  local: RawMaterialForm,
  before: RawMaterialForm,
): RawMaterialForm {
  const keys = differingFields(local, before).flatMap((key) => [key, fieldItDependsOn(key) ?? key]);
  return { ...remote, ...Object.fromEntries(keys.map((key) => [key, local[key]])) };
}

/** The path of a field in the form; of a composition also that of a cell. */
type FieldPath = ContentKey | `composition.${number}.${'inciName' | 'maxConcentration'}`;

const fields: ReadonlySet<string> = new Set(Object.keys(rawMaterialForm.shape));
const CELL = /^composition\.\d+\.(inciName|maxConcentration)$/;

/** The form field for a path of the input, as errors of the server name it. */
export function fieldOf(path: string): FieldPath | undefined {
  const name = path.replace(/^input\.(values\.)?/, '');
  if (name === path) return undefined;
  return fields.has(name) || CELL.test(name)
    ? (name as FieldPath)
    : name.startsWith('composition.')
      ? 'composition'
      : undefined;
}
