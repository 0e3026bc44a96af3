import { createHash } from 'node:crypto';
import { positiveListsOf } from '../../domain/annex/positiveLists.ts';
import type { operations } from '../../schema/rest/product-server.generated.ts';
import { PARTS } from '../product-server/database/schema/knowledge.ts';
import { toAnnexRow } from '../product-server/subjects/ingredient/ingredientMapping.ts';
import { inventoryIngredients } from './knowledge/inventory/inventoryIngredients.ts';
import { seededIngredientId } from './seedIngredients.ts';
import { starterAnnexTable } from './seedKnowledge.ts';

type Knowledge = operations['getKnowledge']['responses'][200]['content']['application/json'];

/**
 * The whole ingredient knowledge that the product ships with, as a product server answers it: for one that keeps none.
 * No part of it was imported. The version is a hash of the content.
 */
export function shippedKnowledge(): Knowledge {
  const sastojci = inventoryIngredients().map((one) => {
    const lists = positiveListsOf(one.functions);
    return {
      _id: seededIngredientId(one),
      inci: one.inci,
      cas: [...one.cas],
      ec: [...one.ec],
      sinonimi: [...one.synonyms],
      ogranicenje: null,
      ...(lists.length > 0 ? { pozitivneListe: lists } : {}),
    };
  });
  const aneksi = starterAnnexTable().map(toAnnexRow);
  const verzija = createHash('sha256')
    .update(JSON.stringify([sastojci, aneksi]))
    .digest('hex');
  const delovi = PARTS.map((deo) => ({ deo, datum: null, uvezeno: false }));
  return { status: 'success', data: { data: { verzija, delovi, sastojci, aneksi } } };
}
