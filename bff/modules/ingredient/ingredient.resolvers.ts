import { viewerOf, type Context } from '../../context.ts';
import { invalidInput, parseInput } from '../../input.ts';
import type {
  Ingredient,
  RefreshIngredientInput,
  RefreshIngredientPayload,
  Resolvers,
  Toxicology,
  UpdateToxicologyInput,
} from '../../resolvers.generated.ts';
import {
  ingredientById,
  ingredientQuery,
  searchQuery,
  updateToxicologyInput,
  type ToxicologyChange,
} from './ingredient.input.ts';
import {
  fetchIngredient,
  listFunctions,
  listIngredients,
  refreshIngredient,
  saveToxicology,
  searchIngredients,
} from './ingredient.rest.ts';

/** What has to fit together, and so is judged with what is stored where the change leaves one half of it alone. */
const pairs = [
  ['dermalAbsorptionPercent', 'oralAbsorptionPercent'],
  ['noaelMgPerKgDay', 'noaelSource'],
] as const;

const isHalf = (change: ToxicologyChange): boolean =>
  pairs.some(([one, other]) => (change[one] === undefined) !== (change[other] === undefined));

/**
 * The toxicological data after the change must be sound: dermal absorption at most the oral one (ECHA guidance R.8), and a
 * NOAEL with its source. A version that is no longer in force is the service's to refuse.
 */
function refuseUnsound(change: ToxicologyChange, stored: Toxicology | null | undefined): void {
  const after = <Field extends (typeof pairs)[number][number]>(field: Field) =>
    (change[field] === undefined ? stored?.[field] : change[field]) ?? null;
  const [dermal, oral] = [after('dermalAbsorptionPercent'), after('oralAbsorptionPercent')];
  const isDermalGiven = change.dermalAbsorptionPercent !== undefined;
  const faults: [string, string][] = [];
  if (dermal !== null && oral !== null && dermal > oral) {
    faults.push(
      isDermalGiven
        ? ['dermalAbsorptionPercent', `At most the oral absorption of ${oral} %`]
        : ['oralAbsorptionPercent', `At least the dermal absorption of ${dermal} %`],
    );
  }
  if (after('noaelMgPerKgDay') !== null && after('noaelSource') === null)
    faults.push(['noaelSource', 'Say where the NOAEL comes from']);
  if (faults.length > 0) throw invalidInput(faults);
}

async function updateToxicology(input: UpdateToxicologyInput, context: Context): Promise<Ingredient> {
  const { product } = context;
  const change = parseInput(updateToxicologyInput, input);
  const stored = isHalf(change) ? await fetchIngredient(product, viewerOf(context), change.ingredientId) : null;
  refuseUnsound(change, stored?.toxicology);
  return saveToxicology(product, viewerOf(context), change);
}

/** What COSING says now may change what lists are judged by. */
async function refresh(input: RefreshIngredientInput, context: Context): Promise<RefreshIngredientPayload> {
  const { id } = parseInput(ingredientById, input);
  const refreshed = await refreshIngredient(context.product, viewerOf(context), id);
  context.services.knowledge.expire();
  return refreshed;
}

export const ingredientResolvers: Resolvers = {
  Query: {
    ingredients: (_, args, context) =>
      listIngredients(context.product, viewerOf(context), parseInput(ingredientQuery, args, '')),
    ingredient: (_, args, context) =>
      fetchIngredient(context.product, viewerOf(context), parseInput(ingredientById, args, '').id),
    searchIngredients: (_, args, { product }) => searchIngredients(product, parseInput(searchQuery, args, '').text),
    ingredientFunctions: (_, _args, { product }) => listFunctions(product),
  },
  Mutation: {
    updateToxicology: async (_, { input }, context) => ({ ingredient: await updateToxicology(input, context) }),
    refreshIngredient: (_, { input }, context) => refresh(input, context),
  },
};
