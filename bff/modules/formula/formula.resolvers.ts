import { requesterOf, viewerOf } from '../../context.ts';
import { invalidInput, parseInput } from '../../input.ts';
import type { FormulaInput, FormulaResult, Resolvers } from '../../resolvers.generated.ts';
import type { Context } from '../../context.ts';
import { runCooperatively } from '../../timeSlices.ts';
import {
  createFormulaInput,
  formulaBySlug,
  formulaInput,
  formulaQuery,
  materialNames,
  updateFormulaInput,
} from './formula.input.ts';
import { resultInSteps, toFormulaMaterial } from './formula.result.ts';
import { listFormulas } from './formula.list.rest.ts';
import {
  copyFormula,
  deleteFormula,
  fetchFormula,
  fetchMaterials,
  findMaterials,
  patchFormula,
  postFormula,
} from './formula.rest.ts';

/**
 * What follows from a formula of a form. A raw material that the company does not see is an error of its line, as it is
 * when saving.
 */
async function preview(input: FormulaInput, context: Context): Promise<FormulaResult> {
  const formula = parseInput(formulaInput, input);
  const slugs = formula.lines.flatMap(({ rawMaterialSlug }) => rawMaterialSlug || []);
  const [loaded, materials] = await Promise.all([
    context.loaders.check.knowledge(),
    fetchMaterials(context.product, viewerOf(context), formula.companyId, slugs),
  ]);
  const missing = formula.lines.flatMap(({ rawMaterialSlug }, at) =>
    rawMaterialSlug && !materials.has(rawMaterialSlug)
      ? [[`lines.${at}.rawMaterialSlug`, 'The company sees no such raw material', 'RAW_MATERIAL_UNSEEN'] as const]
      : [],
  );
  if (missing.length > 0) throw invalidInput(missing);
  const lines = formula.lines.map((line) => ({ ...line, name: line.provisionalName ?? '' }));
  return runCooperatively(requesterOf(context), resultInSteps(loaded, { ...formula, lines }, materials));
}

export const formulaResolvers: Resolvers = {
  Query: {
    formulas: (_, args, context) =>
      listFormulas(context.product, viewerOf(context), parseInput(formulaQuery, args, '')),
    formula: (_, args, context) => {
      const { slug, revision } = parseInput(formulaBySlug, args, '');
      if (!revision) return context.loaders.formula.bySlug.load(slug);
      return fetchFormula(context.product, viewerOf(context), slug, revision);
    },
    previewFormula: (_, { input }, context) => preview(input, context),
    formulaMaterials: async (_, args, context) => {
      const { companyId, names } = parseInput(materialNames, args, '');
      const found = await findMaterials(context.product, viewerOf(context), companyId ?? null, names);
      return found.map(({ name, found: one }) => ({ name, material: toFormulaMaterial(one) }));
    },
  },
  Mutation: {
    createFormula: async (_, { input }, context) => ({
      formula: await postFormula(context.product, viewerOf(context), parseInput(createFormulaInput, input).formula),
    }),
    updateFormula: async (_, { input }, context) => ({
      formula: await patchFormula(context.product, viewerOf(context), parseInput(updateFormulaInput, input)),
    }),
    duplicateFormula: async (_, { input }, context) => ({
      formula: await copyFormula(context.product, viewerOf(context), parseInput(formulaBySlug, input).slug),
    }),
    deleteFormula: async (_, { input }, { product }) => ({
      deletedFormulaSlug: await deleteFormula(product, parseInput(formulaBySlug, input).slug),
    }),
  },
  Formula: {
    result: (formula, _args, { loaders }) => loaders.formula.results.load(formula),
    summary: (formula, _args, { loaders }) => loaders.formula.summaries.load(formula),
    revisions: async ({ slug, revisions }, _args, { loaders }) =>
      revisions ?? (await loaders.formula.bySlug.load(slug)).revisions ?? [],
  },
};
