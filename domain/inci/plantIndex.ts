import type { Steps } from '../steps/steps.ts';
import { inciKey } from './inciKey.ts';

/** Parts of a plant, and the forms that ingredients made of them have, as the inventory names them. */
const PARTS =
  'SEED|FRUIT|LEAF|FLOWER|ROOT|BARK|PEEL|KERNEL|HERB|BULB|RHIZOME|WOOD|NUT|STEM|BUD|BRAN|GERM|BEAN|RESIN|FLOWER/LEAF|LEAF/STEM';
const FORMS = 'EXTRACT|OIL|WATER|BUTTER|POWDER|JUICE|FLOUR|WAX|CERA|STARCH';
const WITH_PART = new RegExp(`^([A-Z]{3,} [A-Z]{3,}(?: [A-Z]+)?) (?:${PARTS}) (${FORMS})$`);
const OF_PLANT = new RegExp(`^([A-Z]{3,} [A-Z]{3,})(?: [A-Z/]+)* (?:${FORMS}|${PARTS})$`);

/** At most this many ingredients of a plant are kept as suggestions. */
const MAX_SUGGESTED = 5;

/** What is known of the plants whose ingredients an inventory names. Build it with buildPlantIndexInSteps. */
export type PlantIndex = {
  /**
   * Key of a plant and a form without its part ('carica papaya extract') to the ordinals of the ingredients that have
   * one.
   */
  readonly byForm: ReadonlyMap<string, readonly number[]>;
  /** Key of a plant ('mentha piperita') to the ordinals of its ingredients. */
  readonly byPlant: ReadonlyMap<string, readonly number[]>;
  /** Keys of a plant's genus. */
  readonly genera: ReadonlySet<string>;
  /** Key of a name in one spelling of Latin to its ordinal; null for those of several ingredients. */
  readonly bySpelling: ReadonlyMap<string, number | null>;
  /** Key of a name without the endings of genus and species to its ordinal; null for those of several ingredients. */
  readonly byStem: ReadonlyMap<string, number | null>;
};

/**
 * A key in one spelling of botanical Latin, in which labels vary: y is i, ph is f, th is t, rh is r, kh is k, tz and z
 * are s, ae and oe are e, double letters are single: Thymus Serpillum and THYMUS SERPYLLUM, Phyllostachis and
 * PHYLLOSTACHYS.
 */
export function latinSpelling(key: string): string {
  return key
    .replace(/y/g, 'i')
    .replace(/ph/g, 'f')
    .replace(/([trk])h/g, '$1')
    .replace(/tz/g, 's')
    .replace(/[ao]e/g, 'e')
    .replace(/z/g, 's')
    .replace(/([a-z])\1/g, '$1');
}

/**
 * A plant's name in one spelling of Latin without the endings of genus and species, which labels confuse: Platycodon
 * Grandiflorum and PLATYCODON GRANDIFLORUS, Rose Damascena and ROSA DAMASCENA.
 */
export function stemOf(name: string): string {
  const [genus = '', species = '', ...rest] = name.toLowerCase().split(' ');
  const stems = [genus, species].map((word) => word.replace(/(?:i?ous|i?us|i?um|i?a|es|e|is)$/, ''));
  return `${latinSpelling(inciKey(stems.join(' ')))} ${inciKey(rest.join(' '))}`;
}

/** Indexes the plant ingredients among INCI names, in steps; `keys` are the keys of the names. */
export function* buildPlantIndexInSteps(inciNames: readonly string[], keys: readonly string[]): Steps<PlantIndex> {
  const byForm = new Map<string, number[]>();
  const byPlant = new Map<string, number[]>();
  const genera = new Set<string>();
  const bySpelling = new Map<string, number | null>();
  const byStem = new Map<string, number | null>();
  const addTo = (map: Map<string, number[]>, key: string, ordinal: number) => {
    const found = map.get(key);
    if (!found) map.set(key, [ordinal]);
    else if (found.length < MAX_SUGGESTED) found.push(ordinal);
  };
  const add = (inciName: string, ordinal: number) => {
    const plant = OF_PLANT.exec(inciName)?.[1];
    if (plant === undefined) return;
    addTo(byPlant, inciKey(plant), ordinal);
    const spelling = latinSpelling(keys[ordinal] ?? '');
    bySpelling.set(spelling, bySpelling.has(spelling) ? null : ordinal);
    const stem = stemOf(inciName);
    byStem.set(stem, byStem.has(stem) ? null : ordinal);
    const [, species, form] = WITH_PART.exec(inciName) ?? [];
    if (species === undefined || form === undefined) return;
    genera.add(inciKey(species.split(' ')[0] ?? ''));
    addTo(byForm, inciKey(`${species} ${form}`), ordinal);
  };
  for (const [ordinal, inciName] of inciNames.entries()) {
    add(inciName, ordinal);
    yield;
  }
  return { byForm, byPlant, genera, bySpelling, byStem };
}
