import { setImmediate as nextTurn } from 'node:timers/promises';
import type { components, operations } from '../../../schema/rest/product-server.generated.ts';
import type { AnnexEntry, AnnexRow } from '../../../domain/annex/annexEntry.ts';
import { readAnnexRow } from '../../../domain/annex/readAnnexRow.ts';
import { buildKnowledge } from '../../../domain/label/knowledge.ts';
import { clientError } from '../../errors.ts';
import type { ResponseBody } from '../../upstream/openapi.ts';
import type { Versioned } from '../../upstream/client.ts';
import { decodeText, decodeTexts } from '../../upstream/encoding.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import type { KnownIngredient, LoadedKnowledge } from './check.knowledge.ts';

type WireKnowledge = ResponseBody<operations['getKnowledge']>['data']['data'];

/** So many rows are read before others get their turn: some 5 ms. */
const ROWS_AT_ONCE = 200;

/** Asks for the ingredient knowledge unless it is the one that `etag` names. */
export async function fetchKnowledge(product: ProductClient, etag: string | null): Promise<Versioned<LoadedKnowledge>> {
  const answer = await product.callIfChanged('getKnowledge', {}, etag);
  return { etag: answer.etag, body: answer.body && (await readKnowledge(answer.body.data.data)) };
}

/**
 * Makes the index that lists are judged by. Without ingredients or without annexes it would find everything unknown or
 * nothing forbidden, so such an answer is none. The rows are read in portions; the index itself is built in one go, which for
 * the 30,000 names of the whole inventory holds everything else up for some 0.4 s: once for each import.
 */
async function readKnowledge({ verzija, sastojci, aneksi }: WireKnowledge): Promise<LoadedKnowledge> {
  if (sastojci.length === 0 || aneksi.length === 0)
    throw clientError('UPSTREAM_BAD_RESPONSE', 'The service answered something unexpected');
  const ingredients = await inPortions(sastojci, toIngredient);
  const entries = await inPortions(aneksi, (row): AnnexEntry | null => readAnnexRow(toAnnexRow(row)));
  return {
    version: verzija,
    knowledge: buildKnowledge(
      ingredients,
      entries.filter((entry) => entry !== null),
    ),
  };
}

async function inPortions<From, To>(items: readonly From[], read: (item: From) => To): Promise<To[]> {
  const all: To[] = [];
  for (let at = 0; at < items.length; at += ROWS_AT_ONCE) {
    for (const item of items.slice(at, at + ROWS_AT_ONCE)) all.push(read(item));
    await nextTurn();
  }
  return all;
}

const toIngredient = ({ _id, inci, cas, sinonimi }: WireKnowledge['sastojci'][number]): KnownIngredient => ({
  id: _id,
  inciName: decodeText(inci) ?? '',
  casNumbers: decodeTexts(cas),
  synonyms: decodeTexts(sinonimi),
});

/** An annex entry as published, its texts untouched but for their encoding. */
export const toAnnexRow = (row: components['schemas']['AnnexRow']): AnnexRow => ({
  annex: row.aneks,
  reference: row.broj,
  substance: decodeText(row.supstanca) ?? '',
  names: decodeTexts(row.nazivi),
  casNumbers: row.cas ?? '',
  productTypes: decodeText(row.vrsteProizvoda) ?? '',
  maximum: decodeText(row.maksimum) ?? '',
  otherConditions: decodeText(row.drugiUslovi) ?? '',
  warnings: decodeText(row.upozorenja) ?? '',
  regulation: decodeText(row.propis) ?? '',
});
