import { MAX_DURABILITY_MONTHS, MAX_LABEL_LENGTHS, MAX_PAO_MONTHS } from '../../../../domain/label/limits.ts';
import type { LabelContentInput } from '../../../shared/apollo/schema.generated.ts';
import { unknownProduct } from '../../../shared/check/ProductFields.tsx';
import * as z from '../../../shared/zod.ts';
import type { LabelDetail_LabelFragment } from '../detail/LabelDetail.generated.ts';
import { errorKey } from './translations.ts';

const atMost = (max: number) => z.string().check(z.refine((text) => text.trim().length <= max, errorKey('tooLong')));
const months = (max: number, key: 'paoMonths' | 'minimumDurabilityMonths') =>
  z
    .string()
    .check(
      z.refine(
        (text) => text.trim() === '' || (/^\d{1,3}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= max),
        errorKey(key),
      ),
    );

/** The form values of a label. Numbers stay texts until they are sent; null is "not known". */
export const labelForm = z.object({
  companyId: z.string(),
  name: atMost(MAX_LABEL_LENGTHS.name).check(z.refine((name) => name.trim() !== '', errorKey('name'))),
  productCode: atMost(MAX_LABEL_LENGTHS.productCode),
  isActive: z.boolean(),
  photo: z.nullable(z.instanceof(File)),
  isPhotoRemoved: z.boolean(),
  facts: z.custom<typeof unknownProduct>(),
  // Not trimmed: the findings point into the text as it stands.
  ingredientText: z
    .string()
    .check(z.refine((text) => text.length <= MAX_LABEL_LENGTHS.ingredientText, errorKey('ingredientsTooLong'))),
  labelText: atMost(MAX_LABEL_LENGTHS.labelText),
  precautions: atMost(MAX_LABEL_LENGTHS.precautions),
  remarks: atMost(MAX_LABEL_LENGTHS.remarks),
  nominalContent: atMost(MAX_LABEL_LENGTHS.nominalContent),
  paoMonths: months(MAX_PAO_MONTHS, 'paoMonths'),
  bestBefore: atMost(MAX_LABEL_LENGTHS.bestBefore),
  isPaoIrrelevant: z.boolean(),
  minimumDurabilityMonths: months(MAX_DURABILITY_MONTHS, 'minimumDurabilityMonths'),
  countryOfOrigin: atMost(MAX_LABEL_LENGTHS.countryOfOrigin),
  isImported: z.nullable(z.boolean()),
  responsiblePerson: atMost(MAX_LABEL_LENGTHS.responsiblePerson),
  batch: atMost(MAX_LABEL_LENGTHS.batch),
  productFunction: atMost(MAX_LABEL_LENGTHS.productFunction),
  markets: z.array(z.enum(['EU', 'RS'])).check(z.refine((markets) => markets.length > 0, errorKey('markets'))),
});

/** The same for a new label, which needs a company. */
export const newLabelForm = z.extend(labelForm, {
  companyId: z.string().check(z.refine((id) => id !== '', errorKey('company'))),
});

export type LabelForm = z.infer<typeof labelForm>;

const texts = [
  'labelText',
  'precautions',
  'remarks',
  'nominalContent',
  'bestBefore',
  'countryOfOrigin',
  'responsiblePerson',
  'batch',
  'productFunction',
] as const;
const numbers = ['paoMonths', 'minimumDurabilityMonths'] as const;

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
  labelText: '',
  precautions: '',
  remarks: '',
  nominalContent: '',
  paoMonths: '',
  bestBefore: '',
  isPaoIrrelevant: false,
  minimumDurabilityMonths: '',
  countryOfOrigin: '',
  isImported: null,
  responsiblePerson: '',
  batch: '',
  productFunction: '',
  markets: ['EU', 'RS'],
});

/** The form values of a saved label. */
export function toFormValues({ name, productCode, isActive, company, content }: LabelDetail_LabelFragment): LabelForm {
  const { category, use, isForUnderThree, isForIntimateUse, isInhalable } = content;
  const values = emptyLabel(company?.id ?? '');
  for (const key of texts) values[key] = content[key] ?? '';
  for (const key of numbers) values[key] = content[key] === null ? '' : String(content[key]);
  return {
    ...values,
    name: name ?? '',
    productCode: productCode ?? '',
    isActive,
    facts: { category, use, isForUnderThree, isForIntimateUse, isInhalable },
    ingredientText: content.ingredientText,
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
  ...values.facts,
  markets: values.markets,
  labelText: textOf(values.labelText),
  precautions: textOf(values.precautions),
  remarks: textOf(values.remarks),
  nominalContent: textOf(values.nominalContent),
  paoMonths: numberOf(values.paoMonths),
  bestBefore: textOf(values.bestBefore),
  isPaoIrrelevant: values.isPaoIrrelevant,
  minimumDurabilityMonths: numberOf(values.minimumDurabilityMonths),
  countryOfOrigin: textOf(values.countryOfOrigin),
  isImported: values.isImported,
  responsiblePerson: textOf(values.responsiblePerson),
  batch: textOf(values.batch),
  productFunction: textOf(values.productFunction),
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
  return checkedContent;
}

export type ContentKey = keyof LabelContentInput;

/** The fields in which two sets of form values differ, in the order of the form. */
export function differing(one: LabelForm, other: LabelForm): ContentKey[] {
  const [here, there] = [toContent(one), toContent(other)];
  return (Object.keys(here) as ContentKey[]).filter((key) => {
    const [a, b] = [here[key], there[key]];
    return Array.isArray(a) && Array.isArray(b) ? [...a].sort().join() !== [...b].sort().join() : a !== b;
  });
}

/** The changed fields only. */
export function toChanges(values: LabelForm, before: LabelForm): LabelContentInput {
  const content = toContent(values);
  return Object.fromEntries(differing(values, before).map((key) => [key, content[key]]));
}

const facts = new Set(Object.keys(unknownProduct));
const fields = new Map<string, keyof LabelForm>([
  ['input.companyId', 'companyId'],
  ['input.photoUpload', 'photo'],
  ...(Object.keys(toContent(emptyLabel(''))) as ContentKey[]).map((key): [string, keyof LabelForm] => [
    `input.content.${key}`,
    facts.has(key) ? 'facts' : (key as keyof LabelForm),
  ]),
]);

/** The form field of an input path. */
export const fieldOf = (path: string): keyof LabelForm | undefined => fields.get(path);
