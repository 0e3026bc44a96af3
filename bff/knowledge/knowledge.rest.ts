import { setImmediate as nextTurn } from 'node:timers/promises';
import type { operations } from '../../schema/rest/product-server.generated.ts';
import type { AnnexEntry } from '../../domain/annex/annexEntry.ts';
import { readAnnexRow } from '../../domain/annex/readAnnexRow.ts';
import { buildKnowledge } from '../../domain/label/knowledge.ts';
import { clientError } from '../errors.ts';
import type { ResponseBody } from '../upstream/openapi.ts';
import type { Versioned } from '../upstream/client.ts';
import { decodeText, decodeTexts } from '../upstream/encoding.ts';
import type { ProductClient } from '../upstream/clients.ts';
import { toKnowledgeParts } from './knowledgeParts.rest.ts';
import { toAnnexRow } from './annexRow.rest.ts';
import type { KnownIngredient, LoadedKnowledge } from './ingredientKnowledge.ts';

type WireKnowledge = ResponseBody<operations['getKnowledge']>['data']['data'];

/** Rows read before the event loop gets a turn, about 5 ms. */
const CHUNK_SIZE = 200;

/** Fetches the ingredient knowledge; `body` is empty when it still has the given ETag. */
export async function fetchKnowledge(product: ProductClient, etag: string | null): Promise<Versioned<LoadedKnowledge>> {
  const response = await product.callIfChanged('getKnowledge', {}, etag);
  return { etag: response.etag, body: response.body && (await buildLoadedKnowledge(response.body.data.data)) };
}

/**
 * Builds the index for checks. Without ingredients everything would be unknown, and without annexes nothing forbidden, so such a response
 * is rejected. The rows are read in portions to let other requests run. The index itself is built in one go, which blocks the event loop
 * for about 0.4 s with the 30,000 names of the whole inventory, once per import.
 */
async function buildLoadedKnowledge({ verzija, delovi, sastojci, aneksi }: WireKnowledge): Promise<LoadedKnowledge> {
  if (sastojci.length === 0 || aneksi.length === 0)
    throw clientError('UPSTREAM_BAD_RESPONSE', 'The service answered something unexpected');
  const ingredients = await mapInChunks(sastojci, toIngredient);
  const entries = await mapInChunks(aneksi, (row): AnnexEntry | null => readAnnexRow(toAnnexRow(row)));
  return {
    version: verzija,
    parts: toKnowledgeParts(delovi ?? []),
    knowledge: buildKnowledge(
      ingredients,
      entries.filter((entry) => entry !== null),
    ),
  };
}

async function mapInChunks<From, To>(items: readonly From[], read: (item: From) => To): Promise<To[]> {
  const all: To[] = [];
  for (let at = 0; at < items.length; at += CHUNK_SIZE) {
    for (const item of items.slice(at, at + CHUNK_SIZE)) all.push(read(item));
    await nextTurn();
  }
  return all;
}

const toIngredient = ({
  _id,
  inci,
  cas,
  ec,
  sinonimi,
  ogranicenje,
}: WireKnowledge['sastojci'][number]): KnownIngredient => ({
  id: _id,
  inciName: decodeText(inci) ?? '',
  casNumbers: decodeTexts(cas),
  ecNumbers: decodeTexts(ec),
  synonyms: decodeTexts(sinonimi),
  restriction: decodeText(ogranicenje) ?? '',
});
