import type { Allergen } from './allergens.ts';

const PARTS = /\b(?:SEED|FRUIT|LEAF|FLOWER|ROOT|BARK|PEEL|KERNEL|HERB|BULB|RHIZOME|WOOD|NUT|STEM|TWIG|BUD)\b/g;
const FORM = /\b(EXTRACT|OIL|WATER|BUTTER|POWDER|JUICE|WAX|CERA)$/;
/** 'Lavandula Oil/Extract', 'Eucalyptus Globulus Oil': labels of what is made of a plant. */
const LABEL = /\bOIL(\/EXTRACT)?$/;

/** The parts of a plant that a name states; the fruit oil of a citrus fruit is that of its peel. */
const partsIn = (name: string): string[] =>
  (name.match(PARTS) ?? []).map((part) => (part === 'FRUIT' && name.startsWith('CITRUS ') ? 'PEEL' : part));
const speciesOf = (name: string) => name.split(' ').slice(0, 2).join(' ');
const genusOf = (name: string) => name.split(' ')[0];

/**
 * Whether an ingredient that has a CAS number of an allergen made of a plant can be this allergen by what its INCI name
 * says of species, part and form: rosehip oil (Rosa canina fruit) bears the number of the flower oil of III/366, and so
 * do flower waters, waxes and powders. A name that leaves species, part or form open can be; so can everything that is
 * not a plant's.
 */
export function isSamePart({ labelName, members, exportMembers }: Allergen, inciName: string): boolean {
  const label = LABEL.exec(labelName.toUpperCase());
  if (!label) return true;
  const name = inciName.toUpperCase();
  const form = FORM.exec(name)?.[1];
  const parts = partsIn(name);
  if (form === undefined) return parts.length === 0;
  if (form !== 'OIL' && !(form === 'EXTRACT' && label[1] !== undefined)) return false;
  const plants = [...members, ...exportMembers].map((member) => member.toUpperCase());
  const ofSpecies = plants.filter((member) => speciesOf(member) === speciesOf(name));
  if (ofSpecies.length === 0) return !plants.some((member) => genusOf(member) === genusOf(name));
  if (parts.length === 0) return true;
  return ofSpecies.some((member) => {
    const own = partsIn(member);
    return own.length === 0 || own.some((part) => parts.includes(part));
  });
}
