import { LONG_PAGE_SIZE } from '../../../domain/limits.ts';
import type { components, operations } from '../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import { searchTerms } from '../../database/searchText.ts';
import type { Operations } from '../../service/operation.ts';
import { notFound } from '../../service/httpError.ts';
import { toIngredient } from './ingredientMapping.ts';
import { knowledgeCache } from './knowledgeCache.ts';
import {
  allFunctions,
  annexRowsOf,
  countIngredients,
  countLabelsWith,
  countRawMaterialsWith,
  findIngredient,
  type IngredientFilter,
  namesLike,
  pageOfIngredients,
} from './ingredientQueries.ts';
import { refreshIngredient } from './refreshIngredient.ts';
import { updateToxicology } from './updateToxicology.ts';
import type { ProductDependencies } from '../productDependencies.ts';
import { shownCompanies } from '../company/accessibleCompanies.ts';

type Names =
  | 'searchCosing'
  | 'getKnowledge'
  | 'listFunctions'
  | 'listIngredients'
  | 'getIngredient'
  | 'updateToxicology'
  | 'refreshIngredient';

const MAX_HITS = 20;

/** The dictionary of ingredients and the knowledge that the check of a list needs. */
export function ingredientOperations({ db }: ProductDependencies): Operations<Pick<operations, Names>> {
  const knowledge = knowledgeCache(db);
  return {
    searchCosing: {
      action: 'ingredient.read',
      async run({ body }) {
        const rows = await namesLike(db, body.search, MAX_HITS);
        return {
          status: 'success',
          ingList: rows.map(({ id, inci, cas, functions }) => ({ _id: id, inci, cas, funkcije: functions })),
        };
      },
    },

    getKnowledge: { action: 'ingredient.readKnowledge', run: () => knowledge() },

    listFunctions: {
      action: 'ingredient.read',
      run: async () => ({ status: 'success', data: { data: await allFunctions(db) } }),
    },

    listIngredients: {
      action: 'ingredient.read',
      async run({ query }) {
        const { page = 1, limit = LONG_PAGE_SIZE } = query;
        const filter: IngredientFilter = {
          terms: searchTerms(query['text[search]'] ?? ''),
          functionName: query.funkcija ?? null,
          annex: query.aneks ?? null,
        };
        const [results, found] = [
          await countIngredients(db, filter),
          await pageOfIngredients(db, filter, (page - 1) * limit, limit),
        ];
        const annexes = await annexRowsOf(
          db,
          found.map(({ row }) => row),
        );
        return {
          status: 'success',
          results,
          data: { data: found.map((one) => toIngredient(one, annexes(one.row))) },
        };
      },
    },

    getIngredient: {
      action: 'ingredient.read',
      run: async ({ path }, caller) => toResponse(await findDetail(path.ingredientId, caller)),
    },

    updateToxicology: {
      action: 'ingredient.editToxicology',
      async run({ path, body }, caller) {
        const found = await findIngredient(db, path.ingredientId);
        if (!found) throw notFound();
        await updateToxicology(db, found.row.id, body);
        return toResponse(await findDetail(found.row.id, caller));
      },
    },

    refreshIngredient: {
      action: 'ingredient.refresh',
      async run({ path }, caller) {
        const promene = await refreshIngredient(db, path.ingredientId);
        return { status: 'success', data: { data: await findDetail(path.ingredientId, caller), promene } };
      },
    },
  };

  async function findDetail(id: string, caller: Caller): Promise<components['schemas']['Ingredient']> {
    const found = await findIngredient(db, id);
    if (!found) throw notFound();
    const companyIds = (await shownCompanies(db, caller)).map((company) => company.id);
    return {
      ...toIngredient(found, (await annexRowsOf(db, [found.row]))(found.row)),
      brojDeklaracija: await countLabelsWith(db, found.row, companyIds),
      brojSirovina: await countRawMaterialsWith(db, found.row, companyIds),
    };
  }
}

const toResponse = (data: components['schemas']['Ingredient']) => ({ status: 'success', data: { data } });
