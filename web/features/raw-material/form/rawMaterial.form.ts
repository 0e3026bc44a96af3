import { LONGEST } from '../../../../domain/raw-material/limits.ts';
import { MATERIAL_TYPES } from '../../../../domain/raw-material/rawMaterial.ts';
import type {
  CmrStatus,
  RawMaterialValuesInput,
  UpdateRawMaterialInput,
} from '../../../shared/apollo/schema.generated.ts';
import * as z from '../../../shared/zod.ts';
import { errorKey } from './translations.ts';
import { compositionRows, toComposition, toRows } from './composition.form.ts';
import type { RawMaterialForm_RawMaterialFragment } from './RawMaterialForm.generated.ts';

/** In the order of the select; the first is what nothing is known of: specification, section 3, imaCMR. */
export const CMR_STATUSES = ['NO_DATA', 'NONE', 'PRESENT'] as const satisfies readonly CmrStatus[];

const atMost = (most: number) => z.string().check(z.refine((text) => text.trim().length <= most, errorKey('tooLong')));

/** What somebody may type who did not enter the raw material; its name, manufacturer and type are shown and not judged. */
export const rawMaterialForm = z.object({
  tradeName: z.string(),
  manufacturer: z.string(),
  type: z.enum(MATERIAL_TYPES),
  composition: compositionRows,
  hasValidDocuments: z.boolean(),
  statusDescription: atMost(LONGEST.statusDescription),
  microbiology: atMost(LONGEST.microbiology),
  impurities: atMost(LONGEST.impurities),
  cmrStatus: z.enum(CMR_STATUSES),
  cmrQuantity: atMost(LONGEST.cmrQuantity),
  isNano: z.boolean(),
});

/** The same for its creator. */
export const ownRawMaterialForm = z.extend(rawMaterialForm, {
  tradeName: atMost(LONGEST.tradeName).check(z.refine((name) => name.trim() !== '', errorKey('tradeName'))),
  manufacturer: atMost(LONGEST.manufacturer),
});

export type RawMaterialForm = z.infer<typeof rawMaterialForm>;

/** The form of a raw material as it is kept: its global values. A reason only where documents are not valid, a quantity only where CMR substances are. */
export function toFormValues({
  tradeName,
  manufacturer,
  hasValidDocuments,
  globalValues: values,
}: RawMaterialForm_RawMaterialFragment): RawMaterialForm {
  return {
    tradeName,
    manufacturer: manufacturer ?? '',
    type: values.type,
    composition: toRows(values.composition),
    hasValidDocuments,
    statusDescription: hasValidDocuments ? '' : (values.statusDescription ?? ''),
    microbiology: values.microbiology ?? '',
    impurities: values.impurities ?? '',
    cmrStatus: values.cmrStatus,
    cmrQuantity: values.cmrStatus === 'PRESENT' ? (values.cmrQuantity ?? '') : '',
    isNano: values.isNano,
  };
}

const textOf = (typed: string): string | null => typed.trim() || null;

/** Everything that the form says, as the schema takes it. What is blank is null. */
const toContent = (values: RawMaterialForm) => ({
  tradeName: values.tradeName.trim(),
  manufacturer: textOf(values.manufacturer),
  type: values.type,
  composition: toComposition(values.composition),
  hasValidDocuments: values.hasValidDocuments,
  statusDescription: values.hasValidDocuments ? null : textOf(values.statusDescription),
  microbiology: textOf(values.microbiology),
  impurities: textOf(values.impurities),
  cmrStatus: values.cmrStatus,
  cmrQuantity: values.cmrStatus === 'PRESENT' ? textOf(values.cmrQuantity) : null,
  isNano: values.isNano,
});

export type ContentKey = keyof ReturnType<typeof toContent>;
const identity: readonly ContentKey[] = ['tradeName', 'manufacturer', 'type'];

/** The names of what two forms of a raw material say differently, in the order of the form. */
export function differing(one: RawMaterialForm, other: RawMaterialForm): ContentKey[] {
  const [here, there] = [toContent(one), toContent(other)];
  return (Object.keys(here) as ContentKey[]).filter((key) => JSON.stringify(here[key]) !== JSON.stringify(there[key]));
}

/** What changed, and only that; trade name, manufacturer and type only when the creator sends it: specification, section 5. */
export function toChanges(
  values: RawMaterialForm,
  before: RawMaterialForm,
  isCreator: boolean,
): Omit<UpdateRawMaterialInput, 'slug' | 'version'> {
  const content = toContent(values);
  const keys = differing(values, before);
  const pick = (wanted: (key: ContentKey) => boolean) =>
    Object.fromEntries(keys.filter(wanted).map((key) => [key, content[key]]));
  // What belongs to another answer is cleared by that answer, and not accepted beside it.
  const goesAlong = (key: ContentKey) =>
    key === 'cmrQuantity' ? values.cmrStatus === 'PRESENT' : key !== 'statusDescription' || !values.hasValidDocuments;
  const changed: RawMaterialValuesInput = pick((key) => !identity.includes(key) && goesAlong(key));
  return { values: changed, ...(isCreator && pick((key) => identity.includes(key))) };
}

/** An answer that another field hangs on: a reason is nothing without "not valid", a quantity nothing without "present". */
const answers: Partial<Record<ContentKey, ContentKey>> = {
  statusDescription: 'hasValidDocuments',
  cmrQuantity: 'cmrStatus',
};

/** What one person changed of `before`, on top of what somebody else made of it meanwhile. */
export function mergeOnto(theirs: RawMaterialForm, mine: RawMaterialForm, before: RawMaterialForm): RawMaterialForm {
  const changed = differing(mine, before).flatMap((key) => [key, answers[key] ?? key]);
  return { ...theirs, ...Object.fromEntries(changed.map((key) => [key, mine[key]])) };
}

/** The path of a field; of a composition that of the cell. */
type FieldPath = ContentKey | `composition.${number}.${'inciName' | 'maxConcentration'}`;

const fields: ReadonlySet<string> = new Set([...Object.keys(rawMaterialForm.shape)]);
const CELL = /^composition\.\d+\.(inciName|maxConcentration)$/;

/** The field that a path of the input belongs to. */
export function fieldOf(path: string): FieldPath | undefined {
  const name = path.replace(/^input\.(values\.)?/, '');
  if (name === path) return undefined;
  return fields.has(name) || CELL.test(name)
    ? (name as FieldPath)
    : name.startsWith('composition.')
      ? 'composition'
      : undefined;
}
