import { z } from 'zod';
import { formulaListSheet } from '../../../domain/formula/formulaListSheet.ts';
import { toFormulaSheet } from '../../../domain/formula/formulaSheet.ts';
import { MAX_PAGE_SIZE } from '../../../domain/limits.ts';
import type { SheetCell } from '../../../domain/raw-material-import/sheetCell.ts';
import { viewerOf, type RequestContext } from '../../context.ts';
import { missingIds, sheetQuery, type ExportedCells, type SelectionQuery } from '../../files/selectionQuery.ts';
import { createCheckLoaders } from '../check/check.loaders.ts';
import { formulaBySlug, revision as formulaRevision } from './formula.input.ts';
import { createFormulaLoaders } from './formula.loaders.ts';
import { listFormulas } from './formula.list.rest.ts';
import { fetchFormula } from './formula.rest.ts';

/** The query of the download of a formula: which revision, and the format and language of the file. */
export const formulaExportQuery = z.strictObject({
  slug: formulaBySlug.shape.slug,
  revision: z.coerce.number().pipe(formulaRevision).optional(),
  ...sheetQuery,
});
export type FormulaExportQuery = z.output<typeof formulaExportQuery>;

/**
 * The cells of a formula in its current revision or in the one asked for, with the raw materials and the ingredient
 * list of today.
 */
export async function formulaCells(
  { slug, revision, language }: FormulaExportQuery,
  context: RequestContext,
): Promise<SheetCell[][]> {
  const formula = await fetchFormula(context.product, viewerOf(context), slug, revision);
  const { results } = createFormulaLoaders(context, createCheckLoaders(context));
  const { sum, ingredientText, materials } = await results.load(formula);
  const bySlug = new Map(materials.map((material) => [material.slug, material]));
  const lines = formula.lines.map(({ rawMaterialSlug, name, phase, percent, isRemainder, function: use }) => {
    const material = bySlug.get(rawMaterialSlug ?? '');
    return {
      phase: phase ?? null,
      code: material?.code ?? null,
      name,
      inciNames: material?.composition.map(({ inciName }) => inciName) ?? [],
      manufacturer: material?.manufacturer ?? null,
      function: use ?? null,
      percent,
      isRemainder,
    };
  });
  const { name, code, company } = formula;
  return toFormulaSheet(
    { name, code: code ?? null, company: company.name ?? null, revision: formula.revision, lines, sum, ingredientText },
    language,
  );
}

/** The cells of formulas that a person selected, as a list shows them. */
export async function formulaListCells(
  { ids, language }: SelectionQuery,
  context: RequestContext,
): Promise<ExportedCells> {
  const query = { filter: { ids }, page: 1, pageSize: MAX_PAGE_SIZE };
  const { items } = await listFormulas(context.product, viewerOf(context), query);
  const { summaries } = createFormulaLoaders(context, createCheckLoaders(context));
  const lines = await Promise.all(
    items.map(async (formula) => ({
      ...formula,
      ...(await summaries.load(formula)),
      company: formula.company.name ?? null,
      useCount: formula.usage.count,
    })),
  );
  return { cells: formulaListSheet(lines, language), leftOut: missingIds(ids, items) };
}
