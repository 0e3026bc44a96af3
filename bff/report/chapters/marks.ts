import type { Sourced } from '../../../domain/report/safetyReportTypes.ts';
import type { Cell, Note } from '../reportDocument.ts';
import type { Writing } from './blocks.ts';

/** Stands at a value that nobody compared with its source, and at one that a person put in place of a default. */
const UNVERIFIED = '‡';
const OVERRIDDEN = '†';

/**
 * Collects the notes of a table while its cells are written: those that one sentence explains share a mark, the others
 * get letters.
 */
export class Marks {
  readonly #writing: Writing;
  readonly #notes = new Map<string, string>();
  readonly #overridden = new Set<string>();
  #letters = 0;

  constructor(writing: Writing) {
    this.#writing = writing;
  }

  /** A figure, or what stands for a missing one, with the marks of where it comes from. */
  figure(value: Sourced | null | undefined, missing = '–'): Cell {
    if (!value) return missing;
    return { text: this.#writing.formats.decimal(value.value), mark: this.#markOf(value) };
  }

  /** A text with the marks of where it comes from. */
  text(value: Sourced): Cell {
    return { text: value.value, mark: this.#markOf(value) };
  }

  /** The mark of a note of its own: a letter; the same note keeps it. */
  letter(note: string): string {
    const known = this.#notes.get(note);
    if (known) return known;
    const mark = letterAt(this.#letters);
    this.#letters += 1;
    this.#notes.set(note, mark);
    return mark;
  }

  /** One note under its own mark, however often it is used. */
  shared(mark: string, note: string): string {
    this.#notes.set(note, mark);
    return mark;
  }

  get notes(): Note[] {
    const { computed } = this.#writing.words;
    const overridden = [...this.#overridden].map((reason) => ({
      mark: OVERRIDDEN,
      text: this.#writing.formats.fill(computed.overridden, { reason }),
    }));
    return [...overridden, ...[...this.#notes].map(([text, mark]) => ({ mark, text }))];
  }

  #markOf({ origin, isVerified, overriddenBecause }: Sourced): string {
    const { computed } = this.#writing.words;
    const isOverridden = origin === 'override' || overriddenBecause !== null;
    if (isOverridden) this.#overridden.add(overriddenBecause ?? computed.noReason);
    return (isOverridden ? OVERRIDDEN : '') + (isVerified ? '' : this.shared(UNVERIFIED, computed.unverified));
  }
}

/** a, b … z, aa, ab … */
function letterAt(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : letterAt(Math.floor(index / 26) - 1) + letter;
}
