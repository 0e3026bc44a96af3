import { z } from 'zod';
import { isCompanyId } from '../../../domain/company/companyId.ts';
import { readLines, type LineError } from '../../../domain/formula/formula.ts';
import { FORMULA_FILTERS } from '../../../domain/formula/formulaFilters.ts';
import { FORMULA_LIMITS, MAX_LINES } from '../../../domain/formula/limits.ts';
import { formatPercent } from '../../../domain/formula/percent.ts';
import { productCategory } from '../../../domain/product/productCategories.ts';
import { filterInput } from '../../filterInput.ts';
import { multiLine, pageInput, searchInput, singleLine } from '../../input.ts';
import type { FormulaFilter, ProductUse } from '../../resolvers.generated.ts';
import { recordSlug } from '../../upstream/recordSlug.ts';

const slug = recordSlug('formula');
/** The number of a revision. PostgreSQL's integers end far above. */
export const revision = z.int().min(1, 'Revisions are counted from 1').max(1_000_000, 'Not the number of a revision');

export const formulaQuery = z.object({
  filter: z
    .object({
      search: searchInput,
      ...filterInput<FormulaFilter>()(FORMULA_FILTERS),
    })
    .nullish(),
  ...pageInput,
});
export type FormulaQuery = z.output<typeof formulaQuery>;

export const formulaBySlug = z.object({ slug, revision: revision.nullish() });

/** A text that may be missing or empty. */
export const optional = (name: 'code' | 'phase' | 'function' | 'provisionalName') =>
  singleLine(FORMULA_LIMITS[name])
    .nullish()
    .transform((text) => text || null);

/** What a line has whatever it is a line of. */
export const lineFields = {
  percent: singleLine(30).nullish(),
  isRemainder: z.boolean(),
  phase: optional('phase'),
  function: optional('function'),
};

const line = z
  .object({
    rawMaterialSlug: recordSlug('raw material').nullish(),
    provisionalName: optional('provisionalName'),
    ...lineFields,
  })
  .refine(({ rawMaterialSlug, provisionalName }) => Boolean(rawMaterialSlug) || provisionalName !== null, {
    path: ['provisionalName'],
    message: 'A line needs a raw material or a name',
  });

const messages: Record<LineError['code'], string> = {
  MISSING: 'A line needs a percentage',
  NOT_A_NUMBER: 'Not a percentage',
  NOT_POSITIVE: 'Must be above 0',
  OVER_100: 'At most 100',
  TOO_MANY_DECIMALS: 'At most 6 decimals',
  SECOND_REMAINDER: 'Only one line fills up to 100 %',
  NEGATIVE_REMAINDER: 'The other lines exceed 100 %',
  TOO_MANY_LINES: `At most ${MAX_LINES} lines`,
};

/** Lines with their percentages in the one form that is stored; an error names each line that it concerns. */
export const linesOf = <Line extends z.output<z.ZodObject<typeof lineFields>>>(schema: z.ZodType<Line>) =>
  z
    .array(schema)
    .min(1, 'A formula needs a line')
    .max(MAX_LINES, messages.TOO_MANY_LINES)
    .transform((typed, context) => {
      const read = readLines(typed.map(({ percent, isRemainder }) => ({ percent: percent ?? null, isRemainder })));
      if (read.ok) return typed.map((one, at) => ({ ...one, percent: formatPercent(read.percents[at] ?? 0) }));
      for (const { code, lines: places } of read.errors)
        for (const at of places) context.addIssue({ code: 'custom', path: [at, 'percent'], message: messages[code] });
      return z.NEVER;
    });

export const formulaName = singleLine(FORMULA_LIMITS.name).refine((name) => name !== '', 'A formula needs a name');

/** The company of a new formula. */
export const formulaCompany = z
  .string()
  .refine(isCompanyId, 'Must be 24 hex characters')
  .transform((id) => id.toLowerCase());

/** The names of pasted lines, as they were given. */
export const materialNames = z.object({
  companyId: formulaCompany.nullish(),
  names: z
    .array(singleLine(FORMULA_LIMITS.provisionalName).refine((name) => name.trim() !== '', 'A name is missing'))
    .min(1, 'At least one')
    .max(MAX_LINES, `At most ${MAX_LINES}`),
});

export const formulaInput = z.object({
  name: formulaName,
  code: optional('code'),
  companyId: formulaCompany,
  category: singleLine(100)
    .refine((code) => productCategory(code) !== null, 'Not the code of a product category')
    .nullish(),
  use: z.custom<ProductUse>().nullish(),
  isForUnderThree: z.boolean().nullish(),
  isForIntimateUse: z.boolean().nullish(),
  isInhalable: z.boolean().nullish(),
  note: multiLine(FORMULA_LIMITS.note).nullish(),
  lines: linesOf(line),
});
export type ParsedFormula = z.output<typeof formulaInput>;

export const createFormulaInput = z.object({ formula: formulaInput });

export const updateFormulaInput = z.object({ slug, version: revision, formula: formulaInput });
