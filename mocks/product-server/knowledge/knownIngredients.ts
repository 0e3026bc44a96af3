import { randomBytes } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { gt } from 'drizzle-orm';
import { inciKey } from '../../../domain/inci/inciKey.ts';
import type { Database } from '../database/openDatabase.ts';
import { ingredients } from '../database/schema/knowledge.ts';
import { seededId } from '../../demo-data/deterministic.ts';
import type { IngredientRow } from './ingredientRow.ts';
import type { InventoryEntry } from './inventoryRow.ts';

const PAGE = 1000;

/** What an entry of a file is compared with. */
export type KnownIngredient = Pick<
  IngredientRow,
  | 'id'
  | 'cosingReference'
  | 'inci'
  | 'cas'
  | 'ec'
  | 'synonyms'
  | 'functions'
  | 'description'
  | 'restriction'
  | 'isWithdrawn'
  | 'nameKey'
>;

/** The ingredients in force. At most one entry of the file is matched with each. */
export class KnownIngredients {
  /** How many are not withdrawn. */
  readonly standingCount: number;
  private readonly byReference = new Map<string, KnownIngredient>();
  private readonly byName = new Map<string, KnownIngredient[]>();
  private readonly ids: Set<string>;
  private readonly free: Set<KnownIngredient>;

  private constructor(rows: KnownIngredient[], references: ReadonlySet<string>) {
    this.standingCount = rows.filter(({ isWithdrawn }) => !isWithdrawn).length;
    this.ids = new Set(rows.map(({ id }) => id));
    this.free = new Set(rows);
    for (const row of rows) {
      if (row.cosingReference !== null && references.has(row.cosingReference))
        this.byReference.set(row.cosingReference, row);
      else this.byName.set(row.nameKey, [...(this.byName.get(row.nameKey) ?? []), row]);
    }
  }

  static async load(db: Database, references: ReadonlySet<string>): Promise<KnownIngredients> {
    const { id, cosingReference, inci, cas, ec, synonyms, functions, description, restriction, isWithdrawn, nameKey } =
      ingredients;
    const rows: KnownIngredient[] = [];
    for (;;) {
      const page = await db
        .select({
          id,
          cosingReference,
          inci,
          cas,
          ec,
          synonyms,
          functions,
          description,
          restriction,
          isWithdrawn,
          nameKey,
        })
        .from(ingredients)
        .where(gt(id, rows.at(-1)?.id ?? ''))
        .orderBy(id)
        .limit(PAGE);
      rows.push(...page);
      await yieldToEventLoop();
      if (page.length < PAGE) return new KnownIngredients(rows, references);
    }
  }

  /**
   * The ingredient that an entry is about: by COSING's number, or by name where its number is in the file no more or
   * never was known.
   */
  take(entry: InventoryEntry): KnownIngredient | null {
    const numbered = entry.reference === null ? undefined : this.byReference.get(entry.reference);
    const named = this.byName.get(inciKey(entry.inci))?.filter((one) => this.free.has(one)) ?? [];
    const found = numbered ?? named.find(({ inci }) => inci === entry.inci) ?? named[0];
    if (!found || !this.free.delete(found)) return null;
    return found;
  }

  /** The id of a new ingredient: it follows from its number or name, so that it is the same on every installation. */
  newIdOf({ reference, inci }: InventoryEntry): string {
    const regular = reference === null ? seededId('ingredient', inci) : seededId('cosing', reference);
    const id = this.ids.has(regular) ? randomBytes(12).toString('hex') : regular;
    this.ids.add(id);
    return id;
  }

  /** The ingredients that no entry was matched with. */
  left(): KnownIngredient[] {
    return [...this.free];
  }
}
