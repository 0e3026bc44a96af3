import { z } from 'zod';
import { MAX_FILE_NAME_LENGTH } from '../../../domain/limits.ts';
import { MAX_COMPONENTS, MAX_LENGTHS } from '../../../domain/raw-material/limits.ts';
import { readConcentration } from '../../../domain/raw-material/concentration.ts';
import { RAW_MATERIAL_FIELDS } from '../../../domain/raw-material/rawMaterialFields.ts';
import { pageInput, recordId, singleLine } from '../../input.ts';
import { recordSlug } from '../../upstream/recordSlug.ts';
import { formulaCompany, formulaName, lineFields, linesOf, optional } from '../formula/formula.input.ts';
import { tableChoices } from '../sheet/sheet.input.ts';

/** Our figure: formulas of one file that are imported at once. */
const MAX_FORMULAS = 20;

export const startFormulaImportInput = z.object({
  upload: singleLine(100),
  tables: tableChoices(MAX_FORMULAS),
  fileName: singleLine(MAX_FILE_NAME_LENGTH).refine((name) => name !== '', 'Give the name of the file'),
  companyId: formulaCompany,
});

export const formulaImportQuery = z.object({ id: recordId, ...pageInput });
export type FormulaImportQuery = z.output<typeof formulaImportQuery>;

const newMaterial = z.object({
  tradeName: singleLine(RAW_MATERIAL_FIELDS.tradeName.maxLength).refine(
    (name) => name !== '',
    'A raw material needs a trade name',
  ),
  manufacturer: singleLine(RAW_MATERIAL_FIELDS.manufacturer.maxLength).nullish(),
  code: optional('code'),
  composition: z
    .array(
      z.object({
        inciName: singleLine(MAX_LENGTHS.inciName).refine((name) => name !== '', 'An INCI name is missing'),
        maxConcentration: singleLine(MAX_LENGTHS.concentration)
          .refine((text) => readConcentration(text).ok, 'Must be a percentage from 0 to 100')
          .nullish(),
      }),
    )
    .min(1, 'A raw material needs an INCI name')
    .max(MAX_COMPONENTS, `At most ${MAX_COMPONENTS} INCI names`),
});

const line = z
  .object({
    line: z.int().min(1, 'Lines are counted from 1'),
    rawMaterialSlug: recordSlug('raw material').nullish(),
    newMaterial: newMaterial.nullish(),
    provisionalName: optional('provisionalName'),
    ...lineFields,
  })
  .refine(
    ({ rawMaterialSlug, newMaterial: created, provisionalName }) =>
      [rawMaterialSlug, created, provisionalName].filter(Boolean).length === 1,
    { path: ['rawMaterialSlug'], message: 'A line needs a raw material, a new one, or a name' },
  );

export const applyFormulaImportInput = z.object({
  id: recordId,
  name: formulaName,
  code: optional('code'),
  lines: linesOf(line),
});
export type FormulaImportApplication = z.output<typeof applyFormulaImportInput>;
