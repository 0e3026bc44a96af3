import type { components, operations } from '../../../schema/rest/product-server.generated.ts';
import { readCmr } from '../../../domain/annex/readCmr.ts';
import { MIN_INGREDIENT_SEARCH_LENGTH } from '../../../domain/limits.ts';
import { viewerCan } from '../../auth/viewerRights.ts';
import type { ResponseBody } from '../../upstream/openapi.ts';
import type { AnnexEntry, Ingredient, IngredientHit, IngredientPage } from '../../resolvers.generated.ts';
import { toIsoDateTime, quoteWords, decodeText, decodeTexts } from '../../upstream/encoding.ts';
import { toAnnexRow } from '../../knowledge/annexRow.rest.ts';
import type { WithIds } from '../../files/selectionQuery.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { searchNumber } from '../../upstream/searchNumber.ts';
import type { Viewer } from '../../auth/viewer.rest.ts';
import { fieldNames } from '../../knowledge/fieldNames.rest.ts';
import type { IngredientQuery } from './ingredient.input.ts';
import { toToxicology } from './ingredient.toxicology.rest.ts';

type WireIngredient = components['schemas']['Ingredient'];
type WireHit = ResponseBody<operations['searchCosing']>['ingList'][number];

export async function listIngredients(
  product: ProductClient,
  viewer: Viewer,
  { filter, page, pageSize }: WithIds<IngredientQuery>,
): Promise<IngredientPage> {
  const { results, data } = await product.call('listIngredients', {
    query: {
      // A search without a sort order returns the best matches first.
      ...(filter?.search ? { 'text[search]': quoteWords(searchNumber(filter.search)) } : { sort: 'inci' }),
      ...(filter?.ids && { ids: filter.ids.join(',') }),
      ...(filter?.function && { funkcija: filter.function }),
      ...(filter?.annex && { aneks: filter.annex }),
      page,
      limit: pageSize,
    },
  });
  return {
    items: data.data.map((ingredient) => toIngredient(ingredient, viewer)),
    totalCount: results,
    page,
    pageSize,
  };
}

export async function fetchIngredient(product: ProductClient, viewer: Viewer, id: string): Promise<Ingredient> {
  const { data } = await product.call('getIngredient', { path: { ingredientId: id } });
  return toIngredient(data.data, viewer);
}

/**
 * Autocomplete suggestions. Specification, section 5: they start at three characters; the service rejects shorter
 * texts.
 */
export async function searchIngredients(product: ProductClient, search: string): Promise<IngredientHit[]> {
  if (search.length < MIN_INGREDIENT_SEARCH_LENGTH) return [];
  const { ingList } = await product.call(
    'searchCosing',
    { body: { search: searchNumber(search) } },
    { search: 'text' },
  );
  return ingList.map(toHit);
}

export async function listFunctions(product: ProductClient): Promise<string[]> {
  return decodeTexts((await product.call('listFunctions', {})).data.data);
}

export async function refreshIngredient(product: ProductClient, viewer: Viewer, id: string) {
  const { data } = await product.call('refreshIngredient', { path: { ingredientId: id } });
  return {
    ingredient: toIngredient(data.data, viewer),
    changedFields: data.promene.map((name) => fieldNames[name]).filter((name) => name !== undefined),
  };
}

const toHit = ({ _id, inci, cas, funkcije }: WireHit): IngredientHit => ({
  id: _id ?? null,
  inciName: decodeText(inci) ?? '',
  casNumbers: decodeTexts(cas),
  functions: decodeTexts(funkcije),
});

/** An ingredient of the service, for somebody with certain rights. */
export function toIngredient(ingredient: WireIngredient, viewer: Viewer): Ingredient {
  return {
    id: ingredient._id,
    inciName: decodeText(ingredient.inci) ?? '',
    casNumbers: decodeTexts(ingredient.cas),
    ecNumbers: decodeTexts(ingredient.ec),
    synonyms: decodeTexts(ingredient.sinonimi),
    functions: decodeTexts(ingredient.funkcije),
    description: decodeText(ingredient.opis),
    restriction: decodeText(ingredient.ogranicenje),
    annexEntries: (ingredient.aneksi ?? []).map(toAnnexEntry),
    isWithdrawn: ingredient.povuceno ?? false,
    source: decodeText(ingredient.izvor) ?? '',
    refreshedAt: toIsoDateTime(ingredient.osvezeno),
    toxicology: ingredient.toksikologija ? toToxicology(ingredient.toksikologija) : null,
    labelCount: ingredient.brojDeklaracija ?? null,
    rawMaterialCount: ingredient.brojSirovina ?? null,
    ownToxicology: ingredient.toksikologijaOrganizacije ? toToxicology(ingredient.toksikologijaOrganizacije) : null,
    viewerCanEditToxicology: viewerCan(viewer, 'ingredient.editToxicology'),
    viewerCanEditOwnToxicology: viewerCan(viewer, 'ingredient.editOwnToxicology'),
    viewerCanRefresh: viewerCan(viewer, 'ingredient.refresh'),
  };
}

function toAnnexEntry(row: components['schemas']['AnnexRow']): AnnexEntry {
  const { annex, reference, substance, productTypes, maximum, otherConditions, warnings, regulation, cmr } =
    toAnnexRow(row);
  return {
    annex,
    reference,
    substance,
    productTypes,
    maximum,
    otherConditions,
    warnings,
    regulation,
    cmr: readCmr(cmr ?? ''),
  };
}
