import { z } from 'zod';
import { isCompanyId } from '../../../domain/company/companyId.ts';
import {
  concentrationBetween,
  readConcentration,
  type ConcentrationErrorCode,
} from '../../../domain/raw-material/concentration.ts';
import { MAX_LENGTHS, MAX_COMPONENTS } from '../../../domain/raw-material/limits.ts';
import { pairsUp } from '../../../domain/raw-material/overrides.ts';
import { mapNames } from '../../../domain/mapNames.ts';
import { RAW_MATERIAL_FIELDS, TEXT_FIELDS } from '../../../domain/raw-material/rawMaterialFields.ts';
import { RAW_MATERIAL_FILTERS } from '../../../domain/raw-material/rawMaterialFilters.ts';
import { filterInput } from '../../filterInput.ts';
import { multiLine, pageInput, recordIds, searchInput, singleLine } from '../../input.ts';
import { recordSlug } from '../../upstream/recordSlug.ts';
import type {
  CmrStatus,
  RawMaterialField,
  RawMaterialFilter,
  RawMaterialSort,
  RawMaterialType,
} from '../../resolvers.generated.ts';

/** The arguments of `rawMaterials`. Enumerations are checked by the schema already. */
export const rawMaterialQuery = z.object({
  filter: z
    .object({
      search: searchInput,
      ids: recordIds.nullish(),
      ...filterInput<RawMaterialFilter>()(RAW_MATERIAL_FILTERS),
    })
    .nullish(),
  sort: z.custom<RawMaterialSort>(),
  ...pageInput,
});
export type RawMaterialQuery = z.output<typeof rawMaterialQuery>;

const slug = recordSlug('raw material');
const companyId = z
  .string()
  .refine(isCompanyId, 'Must be 24 hex characters')
  .transform((id) => id.toLowerCase())
  .nullish();

const version = z
  .int()
  .min(1, 'Not the version of a raw material')
  .max(999_999_999, 'Not the version of a raw material');

/** Which raw material is meant. */
export const rawMaterialBySlug = z.object({ slug });
export const rawMaterialOfCompany = z.object({ slug, companyId });

export const mergeInput = z
  .object({ slug, duplicateSlug: slug })
  .refine(({ slug: kept, duplicateSlug }) => kept !== duplicateSlug, {
    path: ['duplicateSlug'],
    message: 'Must be another raw material',
  });

export const overridesArguments = z.object({ companyId });

const concentrationErrors: Record<ConcentrationErrorCode, string> = {
  NOT_A_NUMBER: 'Not a concentration',
  AMBIGUOUS: 'A sign before three digits may part thousands or decimals',
  NEGATIVE: 'Must not be below 0',
  OVER_100: 'At most 100',
};

/** A concentration as it is stored. */
const concentration = singleLine(MAX_LENGTHS.concentration).transform((written, context) => {
  const read = readConcentration(written);
  if (read.ok) return read.text;
  context.addIssue({ code: 'custom', message: concentrationErrors[read.code] });
  return z.NEVER;
});

const inciName = singleLine(MAX_LENGTHS.inciName).refine((name) => name !== '', 'An INCI name is missing');
const percent = z.number().min(0, 'Must not be below 0').max(100, 'At most 100').nullish();

/** A row of a composition. Its ends may be given as figures in place of the text, which is all that is kept. */
const component = z
  .object({ inciName, maxConcentration: concentration.nullish(), minPercent: percent, maxPercent: percent })
  .transform(({ minPercent, maxPercent, ...row }, context) => {
    const report = (field: string, message: string) => {
      context.addIssue({ code: 'custom', path: [field], message });
      return z.NEVER;
    };
    if (typeof maxPercent !== 'number')
      return typeof minPercent === 'number' ? report('maxPercent', 'Wanted with the lower end') : row;
    if (row.maxConcentration) return report('maxPercent', 'Either the concentration or its ends');
    const text = concentrationBetween(minPercent ?? maxPercent, maxPercent);
    return text === null
      ? report('maxPercent', 'Not below the lower end, at most six decimals')
      : { ...row, maxConcentration: text };
  });

const rows = <Row extends z.ZodType>(row: Row) =>
  z.array(row).min(1, 'At least one').max(MAX_COMPONENTS, `At most ${MAX_COMPONENTS}`);

/** A blank text is cleared. */
const texts = mapNames(TEXT_FIELDS, (name) =>
  multiLine(RAW_MATERIAL_FIELDS[name].maxLength)
    .transform((value) => value.trim() || null)
    .nullish(),
);
const type = z.custom<RawMaterialType>().nullish();
const cmrStatus = z.custom<CmrStatus>().nullish();

const values = z.object({
  composition: rows(component).optional(),
  hasValidDocuments: z.boolean().nullish(),
  ...texts,
  cmrStatus,
  isNano: z.boolean().nullish(),
});
export type ValuesChange = z.output<typeof values>;

const tradeName = singleLine(RAW_MATERIAL_FIELDS.tradeName.maxLength).refine(
  (name) => name !== '',
  'A trade name is missing',
);
const manufacturer = singleLine(RAW_MATERIAL_FIELDS.manufacturer.maxLength).nullish();
const code = singleLine(RAW_MATERIAL_FIELDS.code.maxLength).nullish();

export const createRawMaterialInput = z.object({
  companyId,
  tradeName,
  manufacturer,
  code,
  type,
  values: values.required({ composition: true }),
});

export const updateRawMaterialInput = z.object({
  slug,
  version,
  values,
  tradeName: tradeName.optional(),
  manufacturer,
  code,
  type,
});
export type RawMaterialChange = z.output<typeof updateRawMaterialInput>;

export const changeTypeInput = z.object({ slug, version: version.nullish(), type: z.custom<RawMaterialType>() });

/**
 * If both are given, there must be one concentration for each name; if one is given, the service compares it with what
 * is stored.
 */
export const setOverridesInput = z
  .object({
    slug,
    companyId,
    version: version.nullish(),
    isActive: z.boolean().nullish(),
    inciNames: rows(inciName).optional(),
    maxConcentrations: rows(concentration).optional(),
    ...texts,
    cmrStatus,
    isNano: z.boolean().nullish(),
    type,
  })
  .refine(
    ({ inciNames, maxConcentrations }) => !inciNames || !maxConcentrations || pairsUp(inciNames, maxConcentrations),
    {
      path: ['maxConcentrations'],
      message: 'One for each INCI name',
    },
  );

export type OverridesChange = z.output<typeof setOverridesInput>;

export const resetOverridesInput = z.object({
  slug,
  companyId,
  version: version.nullish(),
  fields: z
    .array(z.custom<RawMaterialField>())
    .min(1, 'At least one')
    .transform((fields) => [...new Set(fields)]),
});

export const clearOverridesInput = z.object({ slug, companyId, version: version.nullish() });
