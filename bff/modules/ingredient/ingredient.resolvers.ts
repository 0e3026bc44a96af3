import { isWritten } from '../../../domain/pif/writtenText.ts';
import { viewerOf, type Context } from '../../context.ts';
import { invalidInput, parseInput } from '../../input.ts';
import type {
  Ingredient,
  RefreshIngredientInput,
  RefreshIngredientPayload,
  Resolvers,
  Toxicology,
  ToxicologyScope,
  UpdateToxicologyInput,
} from '../../resolvers.generated.ts';
import {
  ingredientById,
  ingredientQuery,
  searchQuery,
  toxicologyVersionsQuery,
  updateToxicologyInput,
  type ToxicologyChange,
} from './ingredient.input.ts';
import {
  fetchIngredient,
  listFunctions,
  listIngredients,
  refreshIngredient,
  searchIngredients,
  toIngredient,
} from './ingredient.rest.ts';
import { listVersions, saveToxicology } from './ingredient.toxicology.rest.ts';

/**
 * Fields that must be consistent with each other. A change of one of a pair is checked with the stored value of the
 * other.
 */
const pairs = [
  ['dermalAbsorptionPercent', 'oralAbsorptionPercent'],
  ['noaelMgPerKgDay', 'noaelSource'],
] as const;

const changesHalfOfPair = (change: ToxicologyChange): boolean =>
  pairs.some(([one, other]) => (change[one] === undefined) !== (change[other] === undefined));

/**
 * Checks the data as it will be after the change: dermal absorption is at most the oral one (ECHA guidance R.8), and a
 * NOAEL has a source. The service rejects an outdated version.
 */
function assertConsistent(change: ToxicologyChange, stored: Toxicology | null | undefined): void {
  const after = <Field extends (typeof pairs)[number][number]>(field: Field) =>
    (change[field] === undefined ? stored?.[field] : change[field]) ?? null;
  const [dermal, oral] = [after('dermalAbsorptionPercent'), after('oralAbsorptionPercent')];
  const isDermalGiven = change.dermalAbsorptionPercent !== undefined;
  const fieldErrors: [string, string][] = [];
  if (dermal !== null && oral !== null && dermal > oral) {
    fieldErrors.push(
      isDermalGiven
        ? ['dermalAbsorptionPercent', `At most the oral absorption of ${oral} %`]
        : ['oralAbsorptionPercent', `At least the dermal absorption of ${dermal} %`],
    );
  }
  const source = after('noaelSource');
  if (after('noaelMgPerKgDay') !== null && !(typeof source === 'string' && isWritten(source)))
    fieldErrors.push(['noaelSource', 'Say where the NOAEL comes from']);
  if (fieldErrors.length > 0) throw invalidInput(fieldErrors);
}

/**
 * Changes global or own data. A NOAEL and its source, and the two absorptions, stand in the same record: own data are
 * checked by themselves.
 */
async function updateToxicology(
  scope: ToxicologyScope,
  input: UpdateToxicologyInput,
  context: Context,
): Promise<Ingredient> {
  const { product } = context;
  const viewer = viewerOf(context);
  const change = parseInput(updateToxicologyInput, input);
  const ingredient = changesHalfOfPair(change) ? await fetchIngredient(product, viewer, change.ingredientId) : null;
  assertConsistent(change, scope === 'OWN' ? ingredient?.ownToxicology : ingredient?.toxicology);
  return toIngredient(await saveToxicology(product, scope, change), viewer);
}

/** New COSING data may change the results of checks, so the cached knowledge expires. */
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
    toxicologyVersions: (_, args, { product }) => {
      const { ingredientId, scope } = parseInput(toxicologyVersionsQuery, args, '');
      return listVersions(product, ingredientId, scope);
    },
  },
  Mutation: {
    updateToxicology: async (_, { input }, context) => ({
      ingredient: await updateToxicology('GLOBAL', input, context),
    }),
    updateOwnToxicology: async (_, { input }, context) => ({
      ingredient: await updateToxicology('OWN', input, context),
    }),
    refreshIngredient: (_, { input }, context) => refresh(input, context),
  },
};
