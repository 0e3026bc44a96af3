import { createHash } from 'node:crypto';

/** Numbers that look random and are the same for the same seed. */
export class Random {
  readonly #seed: string;
  #count = 0;

  constructor(seed: string) {
    this.#seed = seed;
  }

  #next(): Buffer {
    return createHash('sha256').update(`${this.#seed}:${this.#count++}`).digest();
  }

  /** A number from `from` to below `to`. */
  between(from: number, to: number): number {
    return from + (this.#next().readUInt32BE() / 2 ** 32) * (to - from);
  }

  /** As many hex characters. */
  hex(length: number): string {
    let text = '';
    while (text.length < length) text += this.#next().toString('hex');
    return text.slice(0, length);
  }

  /** A word that no other text contains. It has letters alone, so that a search reads it as one word. */
  word(): string {
    return this.hex(16).replace(/\d/g, (digit) => String.fromCharCode('g'.charCodeAt(0) + Number(digit)));
  }

  /** Some of them, at most `count`. */
  some<Item>(items: readonly Item[], count: number): Item[] {
    return Array.from(
      { length: Math.min(count, items.length) },
      () => items[Math.floor(this.between(0, items.length))]!,
    );
  }
}
