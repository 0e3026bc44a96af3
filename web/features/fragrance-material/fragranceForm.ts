import { FRAGRANCE_LIMITS } from '../../../domain/allergen/allergenStatement.ts';
import * as z from '../../shared/zod.ts';
import { errorKey } from '../../shared/i18n/errorKey.ts';
import './translations.generated.ts';

const text = (max: number) => z.string().check(z.maxLength(max, errorKey('fragranceMaterial', 'tooLong')));
const isDay = (day: string) => day === '' || /^\d{4}-\d\d-\d\d$/.test(day);
/** Name, code, supplier, kind, raw material and day of the statement as they are typed. */
export const editForm = z.object({
  name: text(FRAGRANCE_LIMITS.name).check(
    z.refine((name) => name.trim() !== '', errorKey('fragranceMaterial', 'name')),
  ),
  code: text(FRAGRANCE_LIMITS.code),
  supplier: text(FRAGRANCE_LIMITS.supplier),
  kind: z.enum(['PARFUM', 'AROMA']),
  rawMaterialSlug: text(200),
  statementDate: z.string().check(z.refine(isDay, errorKey('fragranceMaterial', 'day'))),
});
export type EditForm = z.infer<typeof editForm>;

/** A stored perfume or aroma, as far as the form shows it. */
export interface StoredFragrance {
  name: string;
  code: string | null;
  supplier: string | null;
  kind: EditForm['kind'];
  rawMaterial: { slug: string; tradeName: string } | null;
  statementDate: string | null;
}

/** The form values of a stored perfume or aroma. */
export const toFormValues = (stored: StoredFragrance): EditForm => ({
  name: stored.name,
  code: stored.code ?? '',
  supplier: stored.supplier ?? '',
  kind: stored.kind,
  rawMaterialSlug: stored.rawMaterial?.slug ?? '',
  statementDate: stored.statementDate ?? '',
});

export const FIELD_NAMES = ['name', 'code', 'supplier', 'kind', 'rawMaterialSlug', 'statementDate'] as const;

/** The fields in which two versions differ. */
export const differingFields = (one: EditForm, other: EditForm) =>
  FIELD_NAMES.filter((field) => one[field].trim() !== other[field].trim());

/** What somebody else stored, with the changes that were typed since `before`. */
export function mergeChanges(remote: EditForm, typed: EditForm, before: EditForm): EditForm {
  const changed = differingFields(typed, before);
  return { ...remote, ...Object.fromEntries(changed.map((field) => [field, typed[field]])) };
}
