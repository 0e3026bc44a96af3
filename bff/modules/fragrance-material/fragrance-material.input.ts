import { z } from 'zod';
import {
  FRAGRANCE_LIMITS,
  checkStatement,
  type FragranceAllergen,
} from '../../../domain/allergen/allergenStatement.ts';
import { FRAGRANCE_FILTERS } from '../../../domain/allergen/fragranceFilters.ts';
import { AMENDMENT_RANGE, MAX_IFRA_ROWS, checkCertificate, type IfraRow } from '../../../domain/ifra/certificate.ts';
import { formatDecimal, readDecimal } from '../../../domain/quantity/decimal.ts';
import { filterInput } from '../../filterInput.ts';
import { pageInput, recordId, searchInput, singleLine } from '../../input.ts';
import type {
  FragranceFilter,
  FragranceKind,
  FragranceSort,
  IfraPermission,
  ProductUse,
} from '../../resolvers.generated.ts';
import { isPathSegment } from '../../upstream/buildPath.ts';
import { recordSlug } from '../../upstream/recordSlug.ts';

/** The name of a perfume or aroma, which becomes a segment of a path of the product server. */
const name = singleLine(FRAGRANCE_LIMITS.name).refine(isPathSegment, 'Not the name of a perfume or aroma');

/** Fragrance materials of one product; each is a request to the product server. */
const MAX_PARTS = 20;

/** Longer than any share with its decimals. */
const MAX_DECIMAL_LENGTH = 20;

/**
 * A decimal number with a point; a comma becomes one. What is no number stays, for the check of the whole statement to
 * name its line.
 */
const decimal = singleLine(MAX_DECIMAL_LENGTH).transform((text) => {
  const read = readDecimal(text);
  return read ? formatDecimal(read) : text;
});
/** An empty text is nothing. */
const emptyToNull = <Text extends string>(text: Text | null | undefined) => (text === '' ? null : (text ?? null));

const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};
const day = z.string().refine(isDay, 'Not a day such as 2026-02-03').nullish();

const allergen = z
  .object({
    inciName: singleLine(FRAGRANCE_LIMITS.inciName),
    casNumber: singleLine(MAX_DECIMAL_LENGTH).nullish(),
    percent: decimal.nullish(),
    detectionLimit: decimal.nullish(),
  })
  .transform(({ inciName, casNumber, percent, detectionLimit }) => ({
    inciName,
    casNumber: emptyToNull(casNumber),
    percent: emptyToNull(percent),
    detectionLimit: emptyToNull(detectionLimit),
  }))
  .refine(({ percent, detectionLimit }) => percent === null || detectionLimit === null, {
    path: ['detectionLimit'],
    message: 'Only where there is no share',
  });

/** For each code of a statement its message. */
const statementMessages = {
  NAME_MISSING: 'The INCI name is missing',
  NAME_TWICE: 'This INCI name stands in an earlier line',
  NAME_TOO_LONG: `At most ${FRAGRANCE_LIMITS.inciName} characters`,
  CAS_INVALID: 'Not a CAS number',
  NOT_A_NUMBER: 'Must be a number of percent',
  OVER_100: 'Must not be over 100 %',
  TOO_MANY_DECIMALS: 'At most six decimals',
  SUM_OVER_100: 'The shares add up to more than 100 %',
} as const;

const statement = z
  .array(allergen)
  .max(FRAGRANCE_LIMITS.allergens, `At most ${FRAGRANCE_LIMITS.allergens} lines`)
  // Lines that are faulty by themselves are not compared with each other.
  .pipe(z.custom<FragranceAllergen[]>())
  .superRefine((lines, context) => {
    for (const { index, field, code } of checkStatement(lines))
      context.addIssue({
        code: 'custom',
        path: index === null ? [] : [index, field],
        message: statementMessages[code],
      });
  });

const content = z.object({
  name: name.nullish(),
  code: singleLine(FRAGRANCE_LIMITS.code).nullish(),
  supplier: singleLine(FRAGRANCE_LIMITS.supplier).nullish(),
  kind: z.custom<FragranceKind>().nullish(),
  rawMaterialSlug: recordSlug('raw material').nullish(),
  statementDate: day,
  allergens: statement.nullish(),
});
export type FragranceContent = z.output<typeof content>;

export const fragranceQuery = z.object({
  filter: z.object({ search: searchInput, ...filterInput<FragranceFilter>()(FRAGRANCE_FILTERS) }).nullish(),
  sort: z.custom<FragranceSort>(),
  ...pageInput,
});
export type FragranceQuery = z.output<typeof fragranceQuery>;

export const fragranceByName = z.object({ name });

export const deleteFragranceInput = z.object({ name, id: recordId.nullish() });

export const fragranceOfMaterial = z.object({ companyId: recordId.nullish() });

/** A statement of allergens that is not saved yet. */
export const allergensOfMaterial = z.object({ rawMaterialSlug: singleLine(200), allergens: statement });

export const createFragranceInput = z.object({
  content: content
    .refine((one) => Boolean(one.name), { path: ['name'], message: 'A perfume or aroma needs a name' })
    .refine((one) => Boolean(one.kind), { path: ['kind'], message: 'Perfume or aroma?' }),
});

export const updateFragranceInput = z.object({
  name,
  version: z.int().min(1, 'Not the version of a perfume or aroma'),
  content: content
    .refine((one) => one.name !== null, { path: ['name'], message: 'A perfume or aroma needs a name' })
    .refine((one) => one.kind !== null, { path: ['kind'], message: 'Perfume or aroma?' }),
});

const rowMessages = {
  CATEGORY_UNKNOWN: 'Not an IFRA category',
  CATEGORY_TWICE: 'This category stands in an earlier row',
  SCHEMES_MIXED: 'Not a category of this amendment: up to 48 the classes are others',
  MAXIMUM_MISSING: 'A limited category needs its highest share',
  MAXIMUM_UNWANTED: 'Only where there is a limit',
  NOT_A_NUMBER: 'Must be a number of percent',
  OVER_100: 'Must not be over 100 %',
} as const;

export const addCertificateInput = z
  .object({
    name,
    amendment: z
      .int()
      .min(AMENDMENT_RANGE.min, 'Not an amendment')
      .max(AMENDMENT_RANGE.max, `At most ${AMENDMENT_RANGE.max}`),
    issuedOn: day,
    rows: z
      .array(
        z
          .object({ category: singleLine(5), permission: z.custom<IfraPermission>(), maximum: decimal.nullish() })
          .transform(({ category, permission, maximum }) => ({
            category: category.toUpperCase(),
            permission,
            maximum: emptyToNull(maximum),
          })),
      )
      .min(1, 'A certificate has at least one row')
      .max(MAX_IFRA_ROWS, `At most ${MAX_IFRA_ROWS} rows`),
  })
  .pipe(z.custom<{ name: string; amendment: number; issuedOn?: string | null | undefined; rows: IfraRow[] }>())
  .superRefine((certificate, context) => {
    for (const { index, field, code } of checkCertificate(certificate))
      context.addIssue({ code: 'custom', path: ['rows', index, field], message: rowMessages[code] });
  });
export type NewCertificate = z.output<typeof addCertificateInput>;

export const deleteCertificateInput = z.object({ name, id: recordId });

export const allergenDeclarationInput = z.object({
  parts: z
    .array(
      z.object({
        fragranceName: name,
        percent: singleLine(MAX_DECIMAL_LENGTH).transform((text, context) => {
          const read = readDecimal(text);
          if (read && Number(formatDecimal(read)) <= 100) return Number(formatDecimal(read));
          context.addIssue({ code: 'custom', message: 'Must be a number of percent from 0 to 100' });
          return z.NEVER;
        }),
      }),
    )
    .max(MAX_PARTS, `At most ${MAX_PARTS} parts`),
  use: z.custom<ProductUse>(),
  worstCase: z.boolean(),
});
