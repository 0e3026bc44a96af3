import { and, eq } from 'drizzle-orm';
import type { operations } from '../../../schema/rest/product-server.generated.ts';
import { toxicology } from '../../database/schema/knowledge.ts';
import type { Database } from '../../database/openDatabase.ts';
import { invalidInput, HttpError } from '../../service/httpError.ts';

type Change = operations['updateToxicology']['requestBody']['content']['application/json'];
type Data = Omit<typeof toxicology.$inferSelect, 'ingredientId' | 'version' | 'updatedAt'>;

const EMPTY: Data = {
  noael: null,
  noaelSource: null,
  oralAbsorption: null,
  dermalAbsorption: null,
  molecularWeight: null,
  iupacName: null,
  colour: null,
  legislation: null,
  references: [],
  isVerified: false,
};

/** A trimmed text; null when it is empty. */
const trimmed = (text: string | null): string | null => text?.trim() || null;

/** Applies a change to the data; an omitted field is not changed. */
function applyChange(before: Data, change: Change): Data {
  const text = (next: string | null | undefined, old: string | null) => (next === undefined ? old : trimmed(next));
  const number = (next: number | null | undefined, old: number | null) => (next === undefined ? old : next);
  return {
    noael: number(change.noael, before.noael),
    noaelSource: text(change.noaelIzvor, before.noaelSource),
    oralAbsorption: number(change.oralnaBioraspolozivost, before.oralAbsorption),
    dermalAbsorption: number(change.dermalnaBioraspolozivost, before.dermalAbsorption),
    molecularWeight: number(change.molekulskaMasa, before.molecularWeight),
    iupacName: text(change.iupac, before.iupacName),
    colour: text(change.boja, before.colour),
    legislation: text(change.zakonodavstvo, before.legislation),
    references: change.reference?.map((one) => one.trim()).filter(Boolean) ?? before.references,
    isVerified: change.provereno ?? before.isVerified,
  };
}

/** Changes the toxicological data of an ingredient. Of two changes of one version, the second gets a 409. */
export async function updateToxicology(db: Database, ingredientId: string, change: Change): Promise<void> {
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(toxicology).where(eq(toxicology.ingredientId, ingredientId)).for('update');
    if ((before?.version ?? 0) !== change.verzija) throw versionConflict();
    const data = applyChange(before ?? EMPTY, change);
    if (data.oralAbsorption !== null && data.dermalAbsorption !== null && data.dermalAbsorption > data.oralAbsorption) {
      throw invalidInput({
        path: 'dermalnaBioraspolozivost',
        message: 'Dermal absorption cannot be higher than oral absorption.',
      });
    }
    const next = { ...data, version: change.verzija + 1, updatedAt: new Date() };
    const stored = before
      ? await tx
          .update(toxicology)
          .set(next)
          .where(and(eq(toxicology.ingredientId, ingredientId), eq(toxicology.version, change.verzija)))
          .returning({ version: toxicology.version })
      : await tx
          .insert(toxicology)
          .values({ ingredientId, ...next })
          .onConflictDoNothing()
          .returning({ version: toxicology.version });
    if (stored.length === 0) throw versionConflict();
  });
}

const versionConflict = (): HttpError => new HttpError(409, 'Somebody else changed the toxicological data meanwhile.');
