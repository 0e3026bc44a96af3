import { readFile } from 'node:fs/promises';
import type { operations } from '../../schema/rest/product-server.generated.ts';
import type { AnnexEntry } from '../../domain/annex/annexEntry.ts';
import { readAnnexRow } from '../../domain/annex/readAnnexRow.ts';
import { buildKnowledgeInSteps } from '../../domain/label/knowledge.ts';
import { mapInSteps, type Steps } from '../../domain/steps/steps.ts';
import { clientError } from '../errors.ts';
import { paths } from '../paths.ts';
import { runCooperatively } from '../timeSlices.ts';
import type { ResponseBody } from '../upstream/openapi.ts';
import type { Versioned } from '../upstream/client.ts';
import { decodeText, decodeTexts } from '../upstream/encoding.ts';
import type { ProductClient } from '../upstream/clients.ts';
import { toKnowledgeParts } from './knowledgeParts.rest.ts';
import { toAnnexRow } from './annexRow.rest.ts';
import type { KnownIngredient, LoadedKnowledge } from './ingredientKnowledge.ts';

type WireKnowledge = ResponseBody<operations['getKnowledge']>['data']['data'];

/** Whose turn it is while the index is built: nobody's in particular, because all wait for it. */
const REQUESTER = 'ingredient knowledge';

/** What was built last, for all servers of this process: building takes longer than fetching. */
let built: { etag: string; loaded: LoadedKnowledge } | null = null;

/** Fetches the ingredient knowledge; `body` is empty when it still has the given ETag. */
export async function fetchKnowledge(product: ProductClient, etag: string | null): Promise<Versioned<LoadedKnowledge>> {
  const response = await product.callIfChanged('getKnowledge', {}, etag);
  if (!response.body) return { etag: response.etag, body: null };
  if (built && built.etag === response.etag) return { etag: built.etag, body: built.loaded };
  const loaded = await runCooperatively(REQUESTER, buildLoadedKnowledge(response.body.data.data));
  if (response.etag !== null) built = { etag: response.etag, loaded };
  return { etag: response.etag, body: loaded };
}

let shipped: Promise<LoadedKnowledge> | null = null;

/**
 * The knowledge that ships with the product, for a service that keeps none. Its parts were not imported, which is what
 * a check says of it. Read once.
 */
export function loadShippedKnowledge(): Promise<LoadedKnowledge> {
  shipped ??= readFile(paths.shippedKnowledge, 'utf8').then((text) => {
    const { data } = JSON.parse(text) as ResponseBody<operations['getKnowledge']>;
    return runCooperatively(REQUESTER, buildLoadedKnowledge(data.data));
  });
  return shipped;
}

/**
 * Builds the index for checks. Without ingredients everything would be unknown, and without annexes nothing forbidden,
 * so such a response is rejected. With the 30,000 names of the whole inventory it takes seconds, once per import, so it
 * comes in steps.
 */
function* buildLoadedKnowledge({ verzija, delovi, sastojci, aneksi }: WireKnowledge): Steps<LoadedKnowledge> {
  if (sastojci.length === 0 || aneksi.length === 0)
    throw clientError('UPSTREAM_BAD_RESPONSE', 'The service answered something unexpected');
  const ingredients = yield* mapInSteps(sastojci, toIngredient);
  const entries = yield* mapInSteps(aneksi, (row): AnnexEntry | null => readAnnexRow(toAnnexRow(row)));
  return {
    version: verzija,
    parts: toKnowledgeParts(delovi ?? []),
    knowledge: yield* buildKnowledgeInSteps(
      ingredients,
      entries.filter((entry) => entry !== null),
    ),
  };
}

const toIngredient = ({
  _id,
  inci,
  cas,
  ec,
  sinonimi,
  ogranicenje,
  pozitivneListe,
}: WireKnowledge['sastojci'][number]): KnownIngredient => ({
  id: _id,
  inciName: decodeText(inci) ?? '',
  casNumbers: decodeTexts(cas),
  ecNumbers: decodeTexts(ec),
  synonyms: decodeTexts(sinonimi),
  restriction: decodeText(ogranicenje) ?? '',
  ...(pozitivneListe ? { positiveLists: pozitivneListe } : {}),
});
