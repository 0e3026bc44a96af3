import { and, arrayContains, arrayOverlaps, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { FUNCTION_NAMES } from '../../../../domain/ingredient/functionNames.ts';
import { inciKey } from '../../../../domain/inci/inciKey.ts';
import { synonymPairs } from '../../../../domain/inci/synonymPairs.ts';
import { annexRows, ingredients } from '../../database/schema/knowledge.ts';
import type { Database } from '../../database/openDatabase.ts';
import { escapeLike, foldText } from '../../database/searchText.ts';
import type { AnnexTableRow } from '../../knowledge/annexTableRow.ts';

export interface IngredientFilter {
  /** Folded words and phrases that must all occur. */
  terms: string[];
  functionName: string | null;
  annex: AnnexTableRow['annex'] | null;
  /** Null: all of them. */
  ids: string[] | null;
}

export const contains = (term: string): SQL => like(ingredients.searchText, `%${escapeLike(term)}%`);
export const beginsWith = (term: string): SQL => sql`${ingredients.sortName} LIKE ${`${escapeLike(term)}%`}`;

const synonyms = synonymPairs.map(([printed, inciName]) => ({ name: foldText(printed), key: inciKey(inciName) }));

/** Ingredients with another name that begins with the words: "limunska kis" means citric acid. */
export function isMeantBy(words: string): SQL | undefined {
  const keys = synonyms.filter(({ name }) => name.startsWith(words)).map(({ key }) => key);
  return keys.length > 0 ? inArray(ingredients.nameKey, [...new Set(keys)]) : undefined;
}

/** Each name as a whole and by its parts: "SKIN CONDITIONING - EMOLLIENT" is also called emollient. */
const functionNames = FUNCTION_NAMES.flatMap((names) =>
  names.flatMap((called) =>
    [called, ...called.split(/ - |: /)].map((one) => ({ called: foldText(one), name: names[0] })),
  ),
);

/** Ingredients with a function of that name: "humectant", "humektans". */
function isUsedAs(words: string): SQL | undefined {
  const names = functionNames.flatMap(({ called, name }) =>
    called === words || called === words.replaceAll('-', ' ') ? [name] : [],
  );
  return names.length > 0 ? arrayOverlaps(ingredients.functions, names) : undefined;
}

/** Ingredients of an entry of an annex: "III/98". */
function isOfEntry(db: Database, words: string): SQL | undefined {
  const [, annex, reference] = /^(ii|iii|iv|vi?)\s?\/\s?(\d{1,5}[a-z]?)$/.exec(words) ?? [];
  if (annex === undefined || reference === undefined) return undefined;
  const isMeant = sql`${annexRows.annex} = ${annex.toUpperCase()} AND lower(${annexRows.reference}) = ${reference}`;
  const keys = db
    .select({ key: sql`unnest(${annexRows.keys})` })
    .from(annexRows)
    .where(isMeant);
  return inArray(ingredients.nameKey, keys);
}

/** The condition for the ingredients that a filter finds; undefined for all. */
export function conditionsOf(db: Database, { terms, functionName, annex, ids }: IngredientFilter): SQL | undefined {
  const keys = db
    .select({ key: sql`unnest(${annexRows.keys})` })
    .from(annexRows)
    .where(annex ? eq(annexRows.annex, annex) : undefined);
  const words = terms.join(' ');
  return and(
    words === '' ? undefined : or(and(...terms.map(contains)), isMeantBy(words), isUsedAs(words), isOfEntry(db, words)),
    functionName === null ? undefined : arrayContains(ingredients.functions, [functionName]),
    annex === null ? undefined : inArray(ingredients.nameKey, keys),
    ids === null ? undefined : inArray(ingredients.id, ids),
  );
}
