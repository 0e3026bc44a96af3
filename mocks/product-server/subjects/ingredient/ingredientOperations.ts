import { LONG_PAGE_SIZE } from '../../../../domain/limits.ts';
import type { components, operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { searchTerms } from '../../database/searchText.ts';
import type { Operations } from '../../service/operation.ts';
import { notFound } from '../../service/httpError.ts';
import { toIngredient } from './ingredientMapping.ts';
import {
  allFunctions,
  annexRowsOf,
  countIngredients,
  countLabelsWith,
  countRawMaterialsWith,
  findIngredient,
  namesLike,
  pageOfIngredients,
} from './ingredientQueries.ts';
import type { IngredientFilter } from './ingredientSearch.ts';
import { refreshIngredient } from './refreshIngredient.ts';
import { toxicologyFor, versionsOf } from './toxicologyQueries.ts';
import { updateToxicology } from './updateToxicology.ts';
import type { LabelRechecker } from '../../recheck/rechecker.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { shownCompanies } from '../company/accessibleCompanies.ts';

type Names =
  | 'searchCosing'
  | 'getKnowledge'
  | 'listFunctions'
  | 'listIngredients'
  | 'getIngredient'
  | 'updateToxicology'
  | 'updateOwnToxicology'
  | 'listToxicologyVersions'
  | 'refreshIngredient';

type Change = components['schemas']['ToxicologyChange'];

const MAX_HITS = 20;
/** Bytes: twelve texts of 20,000 characters, fifty references of 500, and room for letters of several bytes. */
const TOXICOLOGY_BODY_LIMIT = 2 * 1024 * 1024;

/** The dictionary of ingredients and the knowledge that the check of a list needs. */
export function ingredientOperations(
  { db, knowledge }: ProductDependencies,
  rechecker: LabelRechecker,
): Operations<Pick<operations, Names>> {
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
          ids: query.ids?.toLowerCase().split(',') ?? null,
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
      run: async ({ path }, caller) => toResponse(await findDetail(db, path.ingredientId, caller)),
    },

    updateToxicology: {
      action: 'ingredient.editToxicology',
      bodyLimit: TOXICOLOGY_BODY_LIMIT,
      run: ({ path, body }, caller) => saveToxicology(db, path.ingredientId, null, body, caller),
    },

    updateOwnToxicology: {
      action: 'ingredient.editOwnToxicology',
      bodyLimit: TOXICOLOGY_BODY_LIMIT,
      run: ({ path, body }, caller) => saveToxicology(db, path.ingredientId, caller.organisationId, body, caller),
    },

    listToxicologyVersions: {
      action: 'ingredient.read',
      async run({ path, query }, caller) {
        const found = await findIngredient(db, path.ingredientId);
        if (!found) throw notFound();
        const organisationId = query.opseg === 'sopstveno' ? caller.organisationId : null;
        const data = await versionsOf(db, { ingredientId: found.row.id, organisationId }, caller);
        return { status: 'success', data: { data } };
      },
    },

    refreshIngredient: {
      action: 'ingredient.refresh',
      async run({ path }, caller) {
        const promene = await refreshIngredient(db, path.ingredientId);
        if (promene.length > 0) rechecker.wake();
        return { status: 'success', data: { data: await findDetail(db, path.ingredientId, caller), promene } };
      },
    },
  };
}

async function saveToxicology(db: Database, id: string, organisationId: string | null, change: Change, caller: Caller) {
  const found = await findIngredient(db, id);
  if (!found) throw notFound();
  await updateToxicology(db, { ingredientId: found.row.id, organisationId }, change, caller);
  return toResponse(await findDetail(db, found.row.id, caller));
}

async function findDetail(db: Database, id: string, caller: Caller): Promise<components['schemas']['Ingredient']> {
  const found = await findIngredient(db, id);
  if (!found) throw notFound();
  const companyIds = (await shownCompanies(db, caller)).map((company) => company.id);
  const { global, own } = await toxicologyFor(db, found.row.id, caller);
  return {
    ...toIngredient(found, (await annexRowsOf(db, [found.row]))(found.row)),
    toksikologija: global,
    toksikologijaOrganizacije: own,
    brojDeklaracija: await countLabelsWith(db, found.row, companyIds),
    brojSirovina: await countRawMaterialsWith(db, found.row, companyIds),
  };
}

const toResponse = (data: components['schemas']['Ingredient']) => ({ status: 'success', data: { data } });
