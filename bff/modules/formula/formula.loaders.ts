import { setImmediate } from 'node:timers/promises';
import DataLoader from 'dataloader';
import { identify, type Loaders, type RequestContext } from '../../context.ts';
import type { FormulaResult } from '../../resolvers.generated.ts';
import { createLoader } from '../../upstream/loader.ts';
import { resultOf } from './formula.result.ts';
import { fetchFormula, fetchMaterials, type FormulaModel } from './formula.rest.ts';

declare module '../../context.ts' {
  interface Loaders {
    formula: FormulaLoaders;
  }
}

export interface FormulaLoaders {
  /** Formulas in their current revisions, with their revisions. */
  bySlug: DataLoader<string, FormulaModel>;
  /** What follows from formulas; the raw materials of all of a company are read in one call. */
  results: DataLoader<FormulaModel, FormulaResult>;
}

export function createFormulaLoaders(context: RequestContext, { knowledge }: Loaders['check']): FormulaLoaders {
  const bySlug = createLoader(async (slug) => fetchFormula(context.product, await identify(context), slug));

  /** Formulas are checked one after another, and other requests are let through before each, as with labels. */
  async function load(formulas: readonly FormulaModel[]): Promise<FormulaResult[]> {
    const viewer = await identify(context);
    const companyIds = [...new Set(formulas.map(({ company }) => company.id))];
    const [loaded, ...materials] = await Promise.all([
      knowledge(),
      ...companyIds.map((companyId) => {
        const lines = formulas.filter(({ company }) => company.id === companyId).flatMap((formula) => formula.lines);
        const slugs = lines.flatMap(({ rawMaterialSlug }) => rawMaterialSlug ?? []);
        return slugs.length === 0 ? new Map() : fetchMaterials(context.product, viewer, companyId, slugs);
      }),
    ]);
    const byCompany = new Map(companyIds.map((companyId, at) => [companyId, materials[at]]));
    const results: FormulaResult[] = [];
    for (const formula of formulas) {
      await setImmediate();
      results.push(resultOf(loaded, formula, byCompany.get(formula.company.id) ?? new Map()));
    }
    return results;
  }

  // 15 formulas of 300 lines are as many raw materials as one call takes.
  return { bySlug, results: new DataLoader(load, { maxBatchSize: 15 }) };
}
