import { and, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isCompanyId } from '../../../../domain/company/companyId.ts';
import { dayInBelgrade } from '../../../../domain/dayInBelgrade.ts';
import { PIF_STAGES } from '../../../../domain/pif/stages.ts';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Database } from '../../database/openDatabase.ts';
import { formulaRevisions } from '../../database/schema/formula.ts';
import { pifs } from '../../database/schema/pif.ts';
import { rawMaterialOverrides, rawMaterials } from '../../database/schema/raw-material.ts';
import { CONCLUSIONS, labels } from '../../database/schema/schema.ts';
import { searchTerms } from '../../database/searchText.ts';
import { containsAll } from '../formula/formulaFilters.ts';
import { endsWithin } from './pifExpiry.ts';
import { conclusionWords, stageWords } from './pifMapping.ts';
import { conclusionInForce, type PifConditions } from './pifQueries.ts';

type Query = NonNullable<operations['listPifs']['parameters']['query']>;

/** The condition on company and search, by which stages and conclusions are counted. */
function searchCondition(db: Database, query: Query, shownCompanyIds: readonly string[]): SQL | undefined {
  const { firmaId, ids } = query;
  const companyIds = shownCompanyIds.filter((id) => !isCompanyId(firmaId) || id === firmaId.toLowerCase());
  const isListed = ids === undefined ? undefined : inArray(pifs.id, ids.toLowerCase().split(','));
  const isOfCompany = and(inArray(pifs.companyId, companyIds), isListed);
  const terms = searchTerms(query['text[search]'] ?? '');
  if (terms.length === 0) return isOfCompany;
  if (query.polje !== 'inci') return and(isOfCompany, containsAll(sql`${pifs.searchText}`, terms));
  const one = sql`1`;
  // Of the revision that the file is about, because a later one may hold other materials.
  const inForce = sql`COALESCE(CASE WHEN ${rawMaterialOverrides.isActive} THEN ${rawMaterialOverrides.inciSearch} END, ${rawMaterials.inciSearch})`;
  const ofFormula = db
    .select({ one })
    .from(formulaRevisions)
    .innerJoin(sql`jsonb_array_elements(${formulaRevisions.lines}) line`, sql`true`)
    .innerJoin(rawMaterials, sql`${rawMaterials.id} = line->>'materialId'`)
    .leftJoin(
      rawMaterialOverrides,
      and(eq(rawMaterialOverrides.materialId, rawMaterials.id), eq(rawMaterialOverrides.companyId, pifs.companyId)),
    )
    .where(
      and(
        eq(formulaRevisions.formulaId, pifs.formulaId),
        eq(formulaRevisions.number, pifs.formulaRevision),
        containsAll(inForce, terms),
      ),
    );
  const names = sql`lower(array_to_string(${labels.ingredients}, ' '))`;
  const ofLabel = db
    .select({ one })
    .from(labels)
    .where(and(eq(labels.id, pifs.labelId), isNull(pifs.formulaId), containsAll(names, terms)));
  return and(isOfCompany, or(exists(ofFormula), exists(ofLabel)));
}

/** Those of some values whose words stand in a text with commas. */
const chosenOf = <Value extends string>(
  values: readonly Value[],
  words: Record<Value, string>,
  text: string,
): Value[] => {
  const chosen = text.split(',');
  return values.filter((value) => chosen.includes(words[value]));
};

const today = (): string => dayInBelgrade(new Date());

/** What a query of the list asks for, of the companies that the caller is shown. */
export const pifConditions = (db: Database, query: Query, shownCompanyIds: readonly string[]): PifConditions => ({
  searched: searchCondition(db, query, shownCompanyIds),
  filtered: [
    query.stanje && inArray(pifs.stage, chosenOf(PIF_STAGES, stageWords, query.stanje)),
    query.zakljucak && inArray(conclusionInForce, chosenOf(CONCLUSIONS, conclusionWords, query.zakljucak)),
    query.istice && endsWithin({ from: today(), until: query.istice }),
  ].map((condition) => condition || undefined),
});
