import { isProse } from './findProse.ts';
import type { InciIndex, InciIngredient } from './inciIndex.ts';
import { findByName } from './inciIndex.ts';
import type { Part } from './pieces.ts';
import { resolveName } from './resolveName.ts';

/** Two names run together are at least so long each, and together at most so long. */
const MIN_RUN_TOGETHER = 6;
const MAX_RUN_TOGETHER = 60;
/** Water as lists begin with it, in three languages or by how it was made: no name of a plant water ends so. */
const WATER =
  /^(.{3,300})\s((?:aqua|water|eau)\s?\/\s?(?:aqua|water|eau)\s?\/\s?(?:aqua|water|eau)|(?:de-?ioni[sz]ed|demineralised|demineralized) water)$/iu;
const VITAMINS = /^(vitamins? )([a-e]) (?:and|&|i) ([a-e])$/i;

/**
 * 'Cetrimonium Chlorideglutamic Acid': two known names of which the sign between small letters was lost. Both are long.
 */
export function byLostBlank<T extends InciIngredient>(index: InciIndex<T>, text: string): Part<T>[] | null {
  if (text.length > MAX_RUN_TOGETHER || /[^\p{L}\s-]/u.test(text)) return null;
  for (let at = MIN_RUN_TOGETHER; at <= text.length - MIN_RUN_TOGETHER; at++) {
    if (!/\p{L}\p{Ll}/u.test(text.slice(at - 1, at + 1))) continue;
    const before = findByName(index, text.slice(0, at));
    const after = before && findByName(index, text.slice(at));
    if (after) {
      return [
        { start: 0, end: at, found: before },
        { start: at, end: text.length, found: after },
      ];
    }
  }
  return null;
}

/** 'Vitamins A and E': two vitamins of which the word is printed once. Only when each of them is a name. */
export function byVitamins<T extends InciIngredient>(index: InciIndex<T>, text: string): Part<T>[] | null {
  const [whole, word = '', one = '', other = ''] = VITAMINS.exec(text) ?? [];
  const [first, second] = [one, other].map((letter) => findByName(index, `Vitamin ${letter}`));
  if (whole === undefined || !first || !second) return null;
  return [
    { start: 0, end: word.length + 1, found: first },
    { start: text.length - 1, end: text.length, found: second },
  ];
}

/**
 * 'Beauty Oil Complex (Castor Oil', whose bracket was never closed: what stands in it is a name of its own, whatever it
 * is a part of.
 */
export function byOpenBracket<T extends InciIngredient>(index: InciIndex<T>, text: string): Part<T>[] | null {
  const [whole, head = '', sign = '', inside = ''] =
    /^([^()[\]]{2,200}?)(\s?[([]\s?)([^()[\]]{2,200})$/.exec(text) ?? [];
  const found = whole === undefined ? null : resolveName(index, inside);
  if (!found) return null;
  return [
    { start: 0, end: head.length, found: null },
    { start: head.length + sign.length, end: text.length, found },
  ];
}

/**
 * 'Face Cream Aqua/Water/Eau': the title of a product, and no sentence, without a colon before the water that its list
 * begins with.
 */
export function byTitle<T extends InciIngredient>(index: InciIndex<T>, text: string): Part<T>[] | null {
  const [whole, title = '', water = ''] = WATER.exec(text) ?? [];
  const found = whole === undefined ? null : resolveName(index, water);
  if (!found || isProse(title) || resolveName(index, `${title} Water`)) return null;
  return [
    { start: 0, end: title.length, found: null },
    { start: text.length - water.length, end: text.length, found },
  ];
}
