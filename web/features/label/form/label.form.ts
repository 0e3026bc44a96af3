import type { LabelContentInput } from '../../../shared/apollo/schema.generated.ts';
import { noFacts } from '../../../shared/check/ProductFields.tsx';
import * as z from '../../../shared/zod.ts';
import type { LabelDetail_LabelFragment } from '../detail/LabelDetail.generated.ts';
import { errorKey } from './translations.ts';

/** Most characters of each text, and most months: as the schema states them. */
export const limits = {
  name: 200,
  productCode: 60,
  ingredientText: 100_000,
  labelText: 10_000,
  precautions: 10_000,
  remarks: 10_000,
  nominalContent: 60,
  bestBefore: 40,
  countryOfOrigin: 100,
  responsiblePerson: 500,
  batch: 100,
  productFunction: 200,
} as const;
const MOST_PAO_MONTHS = 120;
const MOST_DURABILITY_MONTHS = 600;

const atMost = (most: number) => z.string().check(z.refine((text) => text.trim().length <= most, errorKey('tooLong')));
const months = (most: number, key: 'paoMonths' | 'minimumDurabilityMonths') =>
  z
    .string()
    .check(
      z.refine(
        (text) => text.trim() === '' || (/^\d{1,3}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= most),
        errorKey(key),
      ),
    );

/** What is typed and chosen for a label. Numbers stay texts until they are sent; null is "not known". */
export const labelForm = z.object({
  companyId: z.string(),
  name: atMost(limits.name).check(z.refine((name) => name.trim() !== '', errorKey('name'))),
  productCode: atMost(limits.productCode),
  isActive: z.boolean(),
  photo: z.nullable(z.instanceof(File)),
  isPhotoRemoved: z.boolean(),
  facts: z.custom<typeof noFacts>(),
  // Not trimmed: the findings point into the text as it stands.
  ingredientText: z
    .string()
    .check(z.refine((text) => text.length <= limits.ingredientText, errorKey('ingredientsTooLong'))),
  labelText: atMost(limits.labelText),
  precautions: atMost(limits.precautions),
  remarks: atMost(limits.remarks),
  nominalContent: atMost(limits.nominalContent),
  paoMonths: months(MOST_PAO_MONTHS, 'paoMonths'),
  bestBefore: atMost(limits.bestBefore),
  isPaoIrrelevant: z.boolean(),
  minimumDurabilityMonths: months(MOST_DURABILITY_MONTHS, 'minimumDurabilityMonths'),
  countryOfOrigin: atMost(limits.countryOfOrigin),
  isImported: z.nullable(z.boolean()),
  responsiblePerson: atMost(limits.responsiblePerson),
  batch: atMost(limits.batch),
  productFunction: atMost(limits.productFunction),
  markets: z.array(z.enum(['EU', 'RS'])).check(z.refine((markets) => markets.length > 0, errorKey('markets'))),
});

/** The same for a label that is new: somebody's it must be. */
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

/** A label that nothing is known of yet but whose it is. */
export const emptyLabel = (companyId: string): LabelForm => ({
  companyId,
  name: '',
  productCode: '',
  isActive: true,
  photo: null,
  isPhotoRemoved: false,
  facts: noFacts,
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

/** The form of a label as it is kept. */
export function toFormValues({ name, productCode, isActive, company, content }: LabelDetail_LabelFragment): LabelForm {
  const { category, use, isForUnderThree, isForIntimateUse, isInhalable } = content;
  const kept = emptyLabel(company?.id ?? '');
  for (const key of texts) kept[key] = content[key] ?? '';
  for (const key of numbers) kept[key] = content[key] === null ? '' : String(content[key]);
  return {
    ...kept,
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

/** Everything that stands on the label, as the schema takes it. What is blank is null. */
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

/** What the check has to know: not the name, the code and the remarks, so that typing those asks nothing. */
export function toCheckInput(values: LabelForm): LabelContentInput {
  const { name: _name, productCode: _code, remarks: _remarks, isActive: _active, ...judged } = toContent(values);
  return judged;
}

export type ContentKey = keyof LabelContentInput;

/** The names of what two forms of a label say differently, in the order of the form. */
export function differing(one: LabelForm, other: LabelForm): ContentKey[] {
  const [here, there] = [toContent(one), toContent(other)];
  return (Object.keys(here) as ContentKey[]).filter((key) => {
    const [a, b] = [here[key], there[key]];
    return Array.isArray(a) && Array.isArray(b) ? [...a].sort().join() !== [...b].sort().join() : a !== b;
  });
}

/** What changed, and only that. */
export function toChanges(values: LabelForm, before: LabelForm): LabelContentInput {
  const content = toContent(values);
  return Object.fromEntries(differing(values, before).map((key) => [key, content[key]]));
}

const facts = new Set(Object.keys(noFacts));
const fields = new Map<string, keyof LabelForm>([
  ['input.companyId', 'companyId'],
  ['input.photoUpload', 'photo'],
  ...(Object.keys(toContent(emptyLabel(''))) as ContentKey[]).map((key): [string, keyof LabelForm] => [
    `input.content.${key}`,
    facts.has(key) ? 'facts' : (key as keyof LabelForm),
  ]),
]);

/** The field that a path of the input belongs to. */
export const fieldOf = (path: string): keyof LabelForm | undefined => fields.get(path);
