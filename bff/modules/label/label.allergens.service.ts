import { reprintStates, type ReprintState } from '../../../domain/allergen/missingAllergens.ts';
import { ifraOf } from '../../../domain/formula/formulaIfra.ts';
import { productOfLabel, type LabelAllergenState } from '../../../domain/formula/labelAllergens.ts';
import { viewerCan } from '../../auth/viewerRights.ts';
import { viewerOf, type Context } from '../../context.ts';
import type {
  LabelAllergenState as AllergenStateOfSchema,
  LabelFragrances,
  LabelReprint,
  ReprintState as ReprintStateOfSchema,
} from '../../resolvers.generated.ts';
import { toDomainProduct } from '../check/check.service.ts';
import { formatShare, toIfra } from '../formula/formula.result.ts';

const allergenStates = {
  missing: 'MISSING',
  declared: 'DECLARED',
  notNeeded: 'NOT_NEEDED',
} as const satisfies Record<LabelAllergenState, AllergenStateOfSchema>;
const reprintStatesOfSchema = {
  complete: 'COMPLETE',
  missing: 'MISSING',
  unknown: 'NOT_KNOWN',
} as const satisfies Record<ReprintState, ReprintStateOfSchema>;

/**
 * Which fragrance allergens a label lacks today, by kind of batch. It follows from the check of the label, as its
 * result does.
 */
export async function reprintOf(slug: string, context: Context): Promise<LabelReprint | null> {
  if (!viewerCan(viewerOf(context), 'formula.read')) return null;
  const { allergens, checkedOn } = await context.loaders.label.checks.load(slug);
  const { missing, unknownIn, isByFormula } = allergens;
  const { newBatches, stock, later } = reprintStates(missing, unknownIn.length === 0, checkedOn);
  return {
    newBatches: reprintStatesOfSchema[newBatches],
    stock: reprintStatesOfSchema[stock],
    later: reprintStatesOfSchema[later],
    missing: [...missing],
    unknownIn: [...unknownIn],
    isByFormula,
  };
}

/** What the revision that a label follows says of its allergens and IFRA limits; null for a label without a formula. */
export async function labelFragrancesOf(slug: string, context: Context): Promise<LabelFragrances | null> {
  const { label, formula: loaders } = context.loaders;
  const { formula: source, content } = await label.bySlug.load(slug);
  if (!source) return null;
  const [formula, { allergens }] = await Promise.all([
    loaders.revisions.load(source).then((revision) => loaders.ofLabels.load(revision)),
    label.checks.load(slug),
  ]);
  return {
    allergens: allergens.allergens.map(({ name, percent, worstCasePercent, state }) => ({
      name,
      percent: formatShare(percent),
      worstCasePercent: formatShare(worstCasePercent),
      state: allergenStates[state],
    })),
    assumedUse: allergens.use === null ? 'LEAVE_ON' : null,
    ifra: toIfra(ifraOf(formula.lines, productOfLabel(toDomainProduct(content), formula))),
  };
}
