import DataLoader from 'dataloader';
import { identify, requesterOf, type Loaders, type RequestContext } from '../../context.ts';
import type { LabelFormula } from '../../../domain/formula/labelAllergens.ts';
import type { FormulaResult, FormulaSummary } from '../../resolvers.generated.ts';
import { runCooperatively } from '../../timeSlices.ts';
import { today } from '../../today.ts';
import { createLoader } from '../../upstream/loader.ts';
import { formulaOfLabel, resultInSteps } from './formula.result.ts';
import { fetchFormula, fetchMaterials, type FormulaModel, type MaterialOfFormula } from './formula.rest.ts';

declare module '../../context.ts' {
  interface Loaders {
    formula: FormulaLoaders;
  }
}

/** 15 formulas of 300 lines are as many raw materials as one call takes. */
const MAX_BATCH_SIZE = 15;

const toSummary = ({ result, ingredientText, findings }: FormulaResult): FormulaSummary => ({
  result,
  openCount: findings.filter(({ severity }) => severity !== 'INFO').length,
  ingredientText,
});

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** The revision of a formula that a label follows. */
export interface FollowedRevision {
  slug: string;
  revision: number;
  /** Whether it is not the current one. */
  isBehind: boolean;
}

export interface FormulaLoaders {
  /** Formulas in their current revisions, with their revisions. */
  bySlug: DataLoader<string, FormulaModel>;
  /** Revisions of formulas that labels follow. */
  revisions: DataLoader<FollowedRevision, FormulaModel, string>;
  /** What follows from formulas; the raw materials of all of a company are read in one call. */
  results: DataLoader<FormulaModel, FormulaResult>;
  /** What a list says of formulas; computed only for those that changed since somebody listed them. */
  summaries: DataLoader<FormulaModel, FormulaSummary>;
  /** What a label of a formula is checked by; the raw materials are read as for the results. */
  ofLabels: DataLoader<FormulaModel, LabelFormula>;
}

export function createFormulaLoaders(context: RequestContext, { knowledge }: Loaders['check']): FormulaLoaders {
  const bySlug = createLoader(async (slug) => fetchFormula(context.product, await identify(context), slug));

  const revisionOf = async ({ slug, revision, isBehind }: FollowedRevision): Promise<FormulaModel> =>
    isBehind ? fetchFormula(context.product, await identify(context), slug, revision) : bySlug.load(slug);
  const revisions = new DataLoader(
    (followed: readonly FollowedRevision[]) => Promise.all(followed.map((one) => revisionOf(one).catch(toError))),
    {
      cacheKeyFn: ({ slug, revision }) => `${revision} ${slug}`,
    },
  );

  /** The raw materials of formulas by slug, one call for each company. */
  async function materialsOf(formulas: readonly FormulaModel[]): Promise<Map<string, MaterialOfFormula>[]> {
    const viewer = await identify(context);
    const companyIds = [...new Set(formulas.map(({ company }) => company.id))];
    const found = await Promise.all(
      companyIds.map(async (companyId) => {
        const lines = formulas.filter(({ company }) => company.id === companyId).flatMap((formula) => formula.lines);
        const slugs = lines.flatMap(({ rawMaterialSlug }) => rawMaterialSlug ?? []);
        return slugs.length === 0 ? new Map() : fetchMaterials(context.product, viewer, companyId, slugs);
      }),
    );
    const byCompany = new Map(companyIds.map((companyId, at) => [companyId, found[at]]));
    return formulas.map(({ company }) => byCompany.get(company.id) ?? new Map());
  }
  const materials = new DataLoader(materialsOf, { maxBatchSize: MAX_BATCH_SIZE });

  /** Formulas are checked one after another, and other requests are let through meanwhile, as with labels. */
  async function load(formulas: readonly FormulaModel[]): Promise<FormulaResult[]> {
    const [loaded, ...found] = await Promise.all([knowledge(), ...formulas.map((formula) => materials.load(formula))]);
    const results: FormulaResult[] = [];
    for (const [at, formula] of formulas.entries()) {
      results.push(
        await runCooperatively(requesterOf(context), resultInSteps(loaded, formula, found[at] ?? new Map())),
      );
    }
    return results;
  }

  const results = new DataLoader(load, { maxBatchSize: MAX_BATCH_SIZE });

  async function summarise(formulas: readonly FormulaModel[]): Promise<(FormulaSummary | Error)[]> {
    const known = context.services.formulaSummaries.of(await knowledge(), today());
    return Promise.all(
      formulas.map(async (formula) => {
        const key = formula.basis === null ? null : `${formula.id} ${formula.basis}`;
        const before = key === null ? undefined : known.get(key);
        if (before) return before;
        try {
          const summary = toSummary(await results.load(formula));
          if (key !== null) known.set(key, summary);
          return summary;
        } catch (error) {
          return toError(error);
        }
      }),
    );
  }

  return {
    bySlug,
    revisions,
    results,
    summaries: new DataLoader(summarise),
    ofLabels: new DataLoader(
      (formulas) => Promise.all(formulas.map(async (one) => formulaOfLabel(one, await materials.load(one)))),
      { maxBatchSize: MAX_BATCH_SIZE },
    ),
  };
}
