import { asc } from 'drizzle-orm';
import { positiveListsOf } from '../../../../domain/annex/positiveLists.ts';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import { annexRows, ingredients } from '../../database/schema/knowledge.ts';
import type { Database } from '../../database/openDatabase.ts';
import { positiveFunctions } from '../../knowledge/positiveFunctions.ts';
import { knowledgeVersionOf, partsInForce } from '../../knowledge/knowledgeVersion.ts';
import { TaggedResponse } from '../../service/operation.ts';
import { toAnnexRow } from './ingredientMapping.ts';

type Knowledge = operations['getKnowledge']['responses'][200]['content']['application/json'];

export type KnowledgeCache = () => Promise<TaggedResponse<Knowledge>>;

/** Returns the whole ingredient knowledge. It has some megabytes, so each version is built once and cached. */
export function knowledgeCache(db: Database): KnowledgeCache {
  let cached: { version: string; response: Promise<TaggedResponse<Knowledge>> } | null = null;
  return async () => {
    const version = knowledgeVersionOf(await partsInForce(db));
    if (cached?.version !== version) {
      const building = { version, response: build(db, version) };
      cached = building;
      building.response.catch(() => {
        if (cached === building) cached = null;
      });
    }
    return cached.response;
  };
}

/** Reads everything from one snapshot, so that an import applied meanwhile is not half included. */
async function build(db: Database, version: string): Promise<TaggedResponse<Knowledge>> {
  const { id, inci, cas, ec, synonyms, restriction, isWithdrawn, sortName } = ingredients;
  const [names, annexes, parts] = await db.transaction(
    async (tx) =>
      [
        // Of two ingredients with one name the first counts, so those that were withdrawn come last.
        await tx
          .select({ id, inci, cas, ec, synonyms, restriction, functions: positiveFunctions })
          .from(ingredients)
          .orderBy(asc(isWithdrawn), asc(sortName), asc(id)),
        await tx.select().from(annexRows).orderBy(asc(annexRows.annex), asc(annexRows.position)),
        await partsInForce(tx),
      ] as const,
    { isolationLevel: 'repeatable read' },
  );
  const data = {
    verzija: version,
    delovi: parts.map(({ part, datedOn, isImported }) => ({ deo: part, datum: datedOn, uvezeno: isImported })),
    sastojci: names.map((one) => ({
      _id: one.id,
      inci: one.inci,
      cas: one.cas,
      ec: one.ec,
      sinonimi: one.synonyms,
      ogranicenje: one.restriction,
      ...(one.functions.length > 0 ? { pozitivneListe: positiveListsOf(one.functions) } : {}),
    })),
    aneksi: annexes.map(toAnnexRow),
  };
  return new TaggedResponse<Knowledge>(version, { status: 'success', data: { data } });
}
