import {
  isLabelText,
  isMonthsField,
  isPhField,
  LABEL_FIELD_NAMES,
  LABEL_FIELDS,
  LABEL_TEXTS,
  MONTHS_FIELDS,
  PH_FIELDS,
  type LabelFieldName,
  type LabelText,
  type MonthsField,
  type PhField,
} from '../../../../domain/label/labelFields.ts';
import { readPercentage, sumOfPercentages } from '../../../../domain/label/percentages.ts';
import { mapNames } from '../../../../domain/mapNames.ts';
import { isPhInOrder, readPh } from '../../../../domain/product/ph.ts';
import type { LabelContentInput } from '../../../shared/apollo/schema.generated.ts';
import { unknownProduct } from '../../../subjects/check/ProductFields.tsx';
import { decimalText } from '../../../shared/i18n/decimalText.ts';
import * as z from '../../../shared/zod.ts';
import type { LabelDetail_LabelFragment } from '../detail/LabelDetail.generated.ts';
import { errorKey } from '../../../shared/i18n/errorKey.ts';
import './translations.generated.ts';

const text = (name: 'name' | 'productCode' | LabelText) => {
  const { maxLength } = LABEL_FIELDS[name];
  return z.string().check(z.refine((typed) => typed.trim().length <= maxLength, errorKey('labelForm', 'tooLong')));
};
const months = (name: MonthsField) => {
  const { maxMonths } = LABEL_FIELDS[name];
  const isValid = (typed: string) => /^\d{1,3}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= maxMonths;
  return z
    .string()
    .check(z.refine((typed) => typed.trim() === '' || isValid(typed.trim()), errorKey('labelForm', name)));
};
const ph = () =>
  z.string().check(z.refine((typed) => typed.trim() === '' || readPh(typed) !== null, errorKey('labelForm', 'ph')));
const checkOf = (name: LabelText | MonthsField | PhField) =>
  isPhField(name) ? ph() : isMonthsField(name) ? months(name) : text(name);
const isPercentages = (all: readonly TypedPercentage[]) =>
  all.every(({ typed }) => typed.trim() === '' || readPercentage(typed) !== null);

/** The percentage of an ingredient as typed; blank where it is not known. */
export interface TypedPercentage {
  /** Under which it is kept: `percentageName`. */
  name: string;
  typed: string;
}

/** The percentages that can be read. */
export const readPercentages = (all: readonly TypedPercentage[]) =>
  all.flatMap(({ name, typed }) => {
    const percent = readPercentage(typed);
    return percent === null ? [] : [{ name, percent }];
  });
/** Whether they are no more than the whole. */
const isWithinWhole = (all: readonly TypedPercentage[]) => sumOfPercentages(readPercentages(all)) <= 100;

/** Texts, numbers of months and pH in the order in which the summary lists their errors. */
const TYPED_FIELDS = LABEL_FIELD_NAMES.filter(
  (name): name is LabelText | MonthsField | PhField => isLabelText(name) || isMonthsField(name) || isPhField(name),
);

const shape = {
  companyId: z.string(),
  name: text('name').check(z.refine((name) => name.trim() !== '', errorKey('labelForm', 'name'))),
  productCode: text('productCode'),
  isActive: z.boolean(),
  photo: z.nullable(z.instanceof(File)),
  isPhotoRemoved: z.boolean(),
  facts: z.custom<typeof unknownProduct>(),
  // Not trimmed: the findings point into the text as it stands.
  ingredientText: z
    .string()
    .check(
      z.refine(
        (typed) => typed.length <= LABEL_FIELDS.ingredientText.maxLength,
        errorKey('labelForm', 'ingredientsTooLong'),
      ),
    ),
  percentages: z
    .custom<readonly TypedPercentage[]>()
    .check(
      z.refine(isPercentages, errorKey('labelForm', 'percentages')),
      z.refine(isWithinWhole, errorKey('labelForm', 'percentagesSum')),
    ),
  ...mapNames(TYPED_FIELDS, checkOf),
  isPaoIrrelevant: z.boolean(),
  isImported: z.nullable(z.boolean()),
  markets: z
    .array(z.enum(['EU', 'RS']))
    .check(z.refine((markets) => markets.length > 0, errorKey('labelForm', 'markets'))),
  /** The revision of its formula whose list was taken over; null while none was. */
  formulaRevision: z.nullable(z.number()),
};
const isInOrder = ({ phMin, phMax }: { phMin: string; phMax: string }) => isPhInOrder(readPh(phMin), readPh(phMax));
const phOrder = { path: ['phMax'], error: errorKey('labelForm', 'phOrder') };

/** The form values of a label. Numbers stay texts until they are sent; null is "not known". */
export const labelForm = z.object(shape).check(z.refine(isInOrder, phOrder));

/** The same for a new label, which needs a company. */
export const newLabelForm = z
  .object({ ...shape, companyId: z.string().check(z.refine((id) => id !== '', errorKey('labelForm', 'company'))) })
  .check(z.refine(isInOrder, phOrder));

export type LabelForm = z.infer<typeof labelForm>;

/** The form values of a new label of a company. */
export const emptyLabel = (companyId: string): LabelForm => ({
  companyId,
  name: '',
  productCode: '',
  isActive: true,
  photo: null,
  isPhotoRemoved: false,
  facts: unknownProduct,
  ingredientText: '',
  percentages: [],
  ...mapNames(TYPED_FIELDS, () => ''),
  isPaoIrrelevant: false,
  isImported: null,
  markets: ['EU', 'RS'],
  formulaRevision: null,
});

/** The form values of a saved label. */
export function toFormValues({ name, productCode, isActive, company, content }: LabelDetail_LabelFragment): LabelForm {
  const { category, use, isForUnderThree, isForIntimateUse, isInhalable } = content;
  return {
    ...emptyLabel(company?.id ?? ''),
    ...mapNames(TYPED_FIELDS, (field) => String(content[field] ?? '')),
    name: name ?? '',
    productCode: productCode ?? '',
    isActive,
    facts: { category, use, isForUnderThree, isForIntimateUse, isInhalable },
    ingredientText: content.ingredientText,
    percentages: content.percentages.map(({ name, percent }) => ({ name, typed: decimalText(String(percent)) })),
    isPaoIrrelevant: content.isPaoIrrelevant,
    isImported: content.isImported,
    markets: [...content.markets],
  };
}

const textOf = (typed: string): string | null => typed.trim() || null;
const numberOf = (typed: string): number | null => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null);

/** The content of the label as the schema's input. Blank fields are null. */
export const toContent = (values: LabelForm): Required<LabelContentInput> => ({
  name: values.name.trim(),
  productCode: textOf(values.productCode),
  isActive: values.isActive,
  ingredientText: values.ingredientText,
  percentages: readPercentages(values.percentages),
  ...values.facts,
  markets: values.markets,
  ...mapNames(LABEL_TEXTS, (name) => textOf(values[name])),
  ...mapNames(MONTHS_FIELDS, (name) => numberOf(values[name])),
  ...mapNames(PH_FIELDS, (name) => readPh(values[name])),
  isPaoIrrelevant: values.isPaoIrrelevant,
  isImported: values.isImported,
});

/** The input of the check. Without name, code and remarks, so that typing those triggers no check. */
export function toCheckInput(values: LabelForm): LabelContentInput {
  const {
    name: _name,
    productCode: _code,
    remarks: _remarks,
    isActive: _active,
    ...checkedContent
  } = toContent(values);
  // While the upper end is being typed, '1' of '11' lies below the lower one: nothing is known yet then.
  const ph = isInOrder(values) ? {} : { phMin: null, phMax: null };
  return { ...checkedContent, ...ph, ...(!isWithinWhole(values.percentages) && { percentages: [] }) };
}

const sorted = (list: readonly unknown[]): string =>
  list
    .map((one) => JSON.stringify(one))
    .sort()
    .join();

/** The fields in which two sets of form values differ, in the order of their table. */
export function differing(one: LabelForm, other: LabelForm): LabelFieldName[] {
  const [here, there] = [toContent(one), toContent(other)];
  return LABEL_FIELD_NAMES.filter((key) => {
    const [a, b] = [here[key], there[key]];
    return Array.isArray(a) && Array.isArray(b) ? sorted(a) !== sorted(b) : a !== b;
  });
}

/** The changed fields only. */
export function toChanges(values: LabelForm, before: LabelForm): LabelContentInput {
  const content = toContent(values);
  return Object.fromEntries(differing(values, before).map((key) => [key, content[key]]));
}

const isFact = (key: LabelFieldName): key is keyof typeof unknownProduct => key in unknownProduct;

/**
 * The remote version with the local changes since `before` on top of it; photo and revision of the formula are the
 * local choice.
 */
export function mergeLocalChanges(remote: LabelForm, local: LabelForm, before: LabelForm): LabelForm {
  const changed = differing(local, before);
  const facts = Object.fromEntries(changed.filter(isFact).map((key) => [key, local.facts[key]]));
  const others = Object.fromEntries(
    changed.filter((key) => !isFact(key)).map((key) => [key, local[key as keyof LabelForm]]),
  );
  return {
    ...remote,
    ...(others as Partial<LabelForm>),
    facts: { ...remote.facts, ...(facts as Partial<LabelForm['facts']>) },
    photo: local.photo,
    isPhotoRemoved: local.isPhotoRemoved,
    formulaRevision: local.formulaRevision,
  };
}

const fields = new Map<string, keyof LabelForm>([
  ['input.companyId', 'companyId'],
  ['input.photoUpload', 'photo'],
  ...LABEL_FIELD_NAMES.map((name): [string, keyof LabelForm] => [
    `input.content.${name}`,
    isFact(name) ? 'facts' : (name as keyof LabelForm),
  ]),
]);

/** The form field of an input path. */
export const fieldOf = (path: string): keyof LabelForm | undefined => fields.get(path);
