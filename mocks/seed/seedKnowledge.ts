import type { AnnexRow } from '../../domain/annex/annexEntry.ts';
import { readAnnexRow } from '../../domain/annex/readAnnexRow.ts';
import { annexRows, ingredients, knowledgeParts, PARTS } from '../database/schema/knowledge.ts';
import { toxicology } from '../database/schema/toxicology.ts';
import type { Database } from '../database/openDatabase.ts';
import { type AnnexTableRow, annexTableRow } from '../knowledge/annexTableRow.ts';
import { derivedColumns, type IngredientRow } from '../knowledge/ingredientRow.ts';
import { seededId } from './deterministic.ts';
import {
  starterAnnexRows,
  type StarterIngredient,
  starterIngredients,
  type StarterToxicology,
} from './knowledge/starterKnowledge.ts';

/** The source of data that were written for this project. */
const STARTER_SOURCE = 'Starter knowledge';

const BATCH = 250;

/** Inserts the starter knowledge unless there is any knowledge. An older database may have been seeded without it. */
export async function seedKnowledge(transaction: Database): Promise<void> {
  const [known] = await transaction.select().from(knowledgeParts).limit(1);
  if (known) return;
  const now = new Date();
  await transaction
    .insert(knowledgeParts)
    .values(PARTS.map((part) => ({ part, version: 1, source: STARTER_SOURCE, isImported: false, changedAt: now })));
  await inBatches(starterIngredients, (some) =>
    transaction.insert(ingredients).values(some.map((one) => starterRow(one, now))),
  );
  const toxicologyRows = starterIngredients.flatMap(({ inci, toxicology: data }) =>
    data ? [toxicologyRow(inci, data)] : [],
  );
  await inBatches(toxicologyRows, (some) => transaction.insert(toxicology).values(some));
  await inBatches(starterAnnexTable(), (some) => transaction.insert(annexRows).values(some));
}

async function inBatches<Row>(rows: readonly Row[], insert: (some: Row[]) => PromiseLike<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) await insert(rows.slice(from, from + BATCH));
}

/** The row of an ingredient of the starter knowledge. */
function starterRow({ inci, cas, ec, synonyms, functions, description }: StarterIngredient, now: Date): IngredientRow {
  const names = { inci, cas: [...cas], ec: [...ec], synonyms: [...synonyms] };
  return {
    ...names,
    ...derivedColumns(names),
    id: seededId('ingredient', inci),
    cosingReference: null,
    functions: [...functions],
    description,
    isWithdrawn: false,
    source: STARTER_SOURCE,
    refreshedAt: now,
    published: null,
  };
}

function toxicologyRow(inci: string, data: StarterToxicology): typeof toxicology.$inferInsert {
  return {
    ingredientId: seededId('ingredient', inci),
    version: 1,
    noael: data.noaelMgPerKgDay,
    noaelSource: data.noaelSource,
    oralAbsorption: data.oralAbsorptionPercent,
    dermalAbsorption: data.dermalAbsorptionPercent,
    molecularWeight: data.molecularWeight,
    iupacName: data.iupacName,
    colour: data.colour,
    legislation: data.legislation,
    references: [...data.references],
    isVerified: data.isVerified,
  };
}

/** The rows of the annexes of the starter knowledge; repeated reference numbers are counted. */
export function starterAnnexTable(): AnnexTableRow[] {
  const occurrences = new Map<string, number>();
  return starterAnnexRows.map((row: AnnexRow, position) => {
    const key = `${row.annex}/${row.reference}`;
    const occurrence = (occurrences.get(key) ?? 0) + 1;
    occurrences.set(key, occurrence);
    return annexTableRow(row, { occurrence, position, keys: [...(readAnnexRow(row)?.keys ?? [])] });
  });
}
