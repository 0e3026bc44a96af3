import { FRAGRANCE_LIMITS } from '../../../domain/allergen/allergenStatement.ts';
import * as z from '../../shared/zod.ts';
import { errorKey } from './translations.ts';

const text = (max: number) => z.string().check(z.maxLength(max, errorKey('tooLong')));
const isDay = (day: string) => day === '' || /^\d{4}-\d\d-\d\d$/.test(day);
/** Name, code, supplier, kind, raw material and day of the statement as they are typed. */
export const editForm = z.object({
  name: text(FRAGRANCE_LIMITS.name).check(z.refine((name) => name.trim() !== '', errorKey('name'))),
  code: text(FRAGRANCE_LIMITS.code),
  supplier: text(FRAGRANCE_LIMITS.supplier),
  kind: z.enum(['PARFUM', 'AROMA']),
  rawMaterialSlug: text(200),
  statementDate: z.string().check(z.refine(isDay, errorKey('day'))),
});
export type EditForm = z.infer<typeof editForm>;
