import { LRUCache } from 'lru-cache';
import type { FormulaSummary } from '../resolvers.generated.ts';
import type { LoadedKnowledge } from './ingredientKnowledge.ts';

/** Our figure: 5,000 formulas of about 40 ingredients. */
const MAX_CHARACTERS = 4 * 1024 * 1024;
/** What an entry takes without its text, in characters. */
const ENTRY_CHARACTERS = 100;

/**
 * What lists say of formulas, by what it follows from: the keys name the content of a formula, and all are forgotten
 * when the knowledge or the day is another. So nothing in it can be out of date, and it is the same for everyone who
 * may see the formula.
 */
export class FormulaSummaries {
  #knowledge: LoadedKnowledge | null = null;
  #day = '';
  #summaries = newCache();

  /**
   * The summaries by this knowledge on this day, such as 2026-11-21. A computation that began before a change goes on
   * writing into the former ones.
   */
  of(knowledge: LoadedKnowledge, day: string): LRUCache<string, FormulaSummary> {
    if (this.#knowledge !== knowledge || this.#day !== day) {
      this.#knowledge = knowledge;
      this.#day = day;
      this.#summaries = newCache();
    }
    return this.#summaries;
  }
}

const newCache = () =>
  new LRUCache<string, FormulaSummary>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ ingredientText }) => ingredientText.length + ENTRY_CHARACTERS,
  });
