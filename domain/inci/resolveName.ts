import type { Found, FoundBy, InciIndex, InciIngredient } from './inciIndex.ts';
import { findByName } from './inciIndex.ts';
import { colourIndexOf } from './registryNumbers.ts';
import { colourNames } from './colourNames.ts';
import { inciKey } from './inciKey.ts';
import { keptFor } from './keptFor.ts';
import { otherSpellings } from './otherSpellings.ts';
import { findPlant, isSamePlant } from './plantNames.ts';
import { canonicalName } from './synonymPairs.ts';

const QUALIFIER =
  /^(?:certified |organic |organically grown |natural |pure |raw |virgin |extra virgin |cold[- ]pressed |refined |unrefined |de-?ioni[sz]ed |purified |distilled |fresh |wild |encapsulated |phthalate-? ?free |fair trade |usp |vegan |bio |pharmaceutical grade |food grade )+/i;
/** "*CO Ethyl Alcohol" beside the note "*CO Certified Organic". No name of the inventory begins so. */
const CERTIFIED_MARK = /^CO (?=\p{Lu})/u;
const ORIGIN =
  /\s(?:from|derived|sourced|obtained|as a?|\(from)\s.*$|\s-\s.*$|\ssunscreen$|\s(?:usp|nf|bp|ep|ph\.? ?eur\.?)$/i;
/**
 * Who described a plant, as botany abbreviates it behind genus and species: "Rauwolfia serpentina L.", "Citrus
 * Reticulata Blanco Peel Oil".
 */
const AUTHOR = /^(\p{L}{3,} \p{L}{3,}) (?:L|Linn|Mill|Blanco|Osbeck|Lam|DC|Willd|Roxb|Thunb|Burm|Hook)\b\.?/iu;
/** A name that ends so is one substance made of the parts before it, however many slashes it has. */
const COMPOUND =
  /(?:polymer|ester|esters|ferment|filtrate|lysate|extract|oil|ether|juice|protein|acid|acids|glycol|oxide|triglyceride)s?$/i;

/** Where a capital follows small letters the sign between two names may be lost: 'TocopherolLimonene'. */
export const LOST_SIGN = /(?<=\p{Ll}{2}|\))(?=\p{Lu}\p{Ll})/gu;

const MAX_ALTERNATIVES = 5;
/** More words than any name has beside its brackets, short of compound names that the inventory gives as they are. */
const MAX_WORDS = 14;

/** A bracket group in a name: what stands before it, in it and after it. */
export type Group = { readonly before: string; readonly inside: string; readonly after: string };

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The bracket groups of a name that hold no other bracket. */
function groupsOf(name: string): Group[] {
  return [...name.matchAll(/[([{]([^()[\]{}]{1,400})[)\]}]/g)].map((match) => ({
    before: tidy(name.slice(0, match.index)),
    inside: tidy(match[1] ?? ''),
    after: tidy(name.slice(match.index + match[0].length)),
  }));
}

/** A name without its bracket groups; brackets in brackets go with them. */
export function withoutGroups(name: string): string {
  const outer = name.replace(/[([{][^()[\]{}]{0,400}[)\]}]/g, ' ');
  const bare = /[)\]}]/.test(outer) ? outer.replace(/[([{][^()[\]{}]{0,400}[)\]}]/g, ' ') : outer;
  return tidy(bare.replace(/[([{][^()[\]{}]{0,400}$/, ' '));
}

/**
 * The parts of a name that stand beside one another as names of the same thing: 'Water/Aqua/Eau', 'Aroma or Flavor'.
 */
function alternativesOf(name: string): string[] {
  return name
    .split(/[/\\|]|\sor\s|\s=\s/i)
    .map(tidy)
    .filter(Boolean);
}

const COLOUR_NUMBER =
  /(?:\bc[i1l]?\s?\.?\s?[i1l]?\.?\s?(?:no\.?|n°|#)?\s?|(?<![\w-]))([1-7]\d{4}(?:\s?:\s?\d)?)(?![\w])/gi;

/** The colour index numbers a name holds, each once. */
export function colourIndexesOf(name: string): string[] {
  const found = [...name.matchAll(COLOUR_NUMBER)];
  return [...new Set(found.map((match) => colourIndexOf(match[1]?.replace(/\s/g, '') ?? '') ?? '').filter(Boolean))];
}

const findAs = <T extends InciIngredient>(index: InciIndex<T>, name: string, by: FoundBy): Found<T> | null => {
  const found = name ? findByName(index, name) : null;
  return found && { ...found, by: found.by === 'exact' || found.by === 'normalised' ? by : found.by };
};

/** Whether a name is one substance made of its slash parts: 'Flower/Leaf Extract', 'Acrylates/VP Copolymer'. */
const isCompound = (parts: readonly string[]) =>
  COMPOUND.test(parts.at(-1) ?? '') && !parts.slice(0, -1).some((part) => COMPOUND.test(part));

const findPart = <T extends InciIngredient>(index: InciIndex<T>, part: string) =>
  findAs(index, part, 'synonym') ??
  findAs(index, withoutGroups(part), 'synonym') ??
  findPlant(index, withoutGroups(part));

function byAlternatives<T extends InciIngredient>(index: InciIndex<T>, name: string): Found<T> | null {
  const named = alternativesOf(name);
  // 'Epilobium Angustifolium/Epilobium Angustifolium Extract': the plant alone says nothing more.
  const parts = named.filter((part) => !named.some((other) => other.startsWith(`${part} `)));
  if (parts.length === 1 && named.length > 1) return findPart(index, parts[0] ?? '');
  if (parts.length < 2 || parts.length > MAX_ALTERNATIVES) return null;
  const found = parts.map((part) => findPart(index, part)).filter((part) => part !== null);
  const [first] = found;
  const meant = new Set(found.map(({ ingredient }) => canonicalName(ingredient.inciName)));
  // One known ingredient beside names in other languages is meant; two different ones are two ingredients.
  return first && meant.size === 1 && (found.length > 1 || !isCompound(parts)) ? first : null;
}

/** Mixtures of which brackets name the parts and no other name. */
const MIXTURES = new Set(['PARFUM', 'AROMA']);

/**
 * The INCI name that stands in brackets behind a common name, 'Vitamin E (Tocopheryl Acetate)', or behind "as" what a
 * substance is added as, 'Copper (as Cupric Sulphate)'. Null where the name outside is the INCI name itself.
 */
function byPreciseName<T extends InciIngredient>(
  index: InciIndex<T>,
  outside: Found<T>,
  groups: readonly Group[],
): Found<T> | null {
  for (const { inside, after } of groups) {
    const form = after ? null : /^as (.+)$/i.exec(inside);
    const found = after ? null : findByName(index, form?.[1] ?? inside);
    const isInci = found?.by === 'exact' || found?.by === 'normalised';
    if (found && (form || (isInci && outside.by === 'synonym'))) return { ...found, by: 'synonym' };
  }
  return null;
}

/**
 * A plant whose bracket holds the part or the form beside the common name, 'Ocimum Basilicum (Basil Oil)', 'Triticum
 * Vulgare (Wheat Bran) Extract', or whose end is repeated behind the bracket, 'Avena Sativa Kernel Flour (Oat) Kernel
 * Flour'.
 */
function byDescribedPart<T extends InciIngredient>(index: InciIndex<T>, groups: readonly Group[]): Found<T> | null {
  for (const { before, inside, after } of groups) {
    const words = before.split(' ');
    const isPlant = words.length === 2 && index.plants.byPlant.has(inciKey(before));
    const last = /\s(\p{L}+)$/u.exec(inside)?.[1];
    const isRepeated = after !== '' && before.toLowerCase().endsWith(` ${after.toLowerCase()}`);
    const found =
      (isRepeated ? findAs(index, before, 'normalised') : null) ??
      (isPlant && last !== undefined ? findAs(index, tidy(`${before} ${last} ${after}`), 'normalised') : null);
    if (found) return found;
  }
  return null;
}

/**
 * Whether a name begins with another one: 'Serine Lavandula Angustifolia (Lavender) Oil' is serine and lavender oil.
 * `before` and `after` stand around the bracket.
 */
function isRunTogether<T extends InciIngredient>(index: InciIndex<T>, before: string, after: string): boolean {
  const words = before.replace(LOST_SIGN, ' ').split(' ');
  return words.some((_, at) => {
    if (at === 0) return false;
    const isName = findByName(index, words.slice(0, at).join(' ')) !== null;
    return isName && findByName(index, `${words.slice(at).join(' ')} ${after}`) !== null;
  });
}

/**
 * Finds the one ingredient that a printed name stands for: as it is; by its only colour index number; without its
 * brackets ('Helianthus Annuus (Sunflower) Seed Oil'); by the bracket in place of the common name ('Shea (Butyrospermum
 * Parkii) Butter', 'Avobenzone (Butyl Methoxydibenzoylmethane)'); by names in several languages ('Aqua/Water/Eau');
 * without 'organic', origin and the author of a plant's name. Null when no reading gives exactly one known ingredient.
 */
export function resolveName<T extends InciIngredient>(index: InciIndex<T>, name: string): Found<T> | null {
  // What an index finds is one of its own ingredients.
  return resolved(index, name) as Found<T> | null;
}

const resolved = keptFor<InciIndex, Found<InciIngredient> | null>(findMeant);

const colourOf = new Map(colourNames.map(([inciName, number]) => [inciKey(inciName), number]));

/**
 * Whether a colour index number stands behind the name of another ingredient whose comma was lost: 'Citric Acid CI
 * 42090'.
 */
function isBesideOther<T extends InciIngredient>(index: InciIndex<T>, bare: string, colour: T): boolean {
  const rest = tidy(bare.replace(COLOUR_NUMBER, ' '));
  const beside = rest === bare || rest === '' ? null : findByName(index, rest);
  if (!beside || beside.by === 'ci' || beside.ingredient === colour) return false;
  const { inciName, casNumbers } = beside.ingredient;
  const number = colourIndexOf(colour.inciName);
  return colourOf.get(inciKey(inciName)) !== number && !casNumbers.some((cas) => colour.casNumbers.includes(cas));
}

function findMeant<T extends InciIngredient>(index: InciIndex<T>, name: string): Found<T> | null {
  const whole = findByName(index, name);
  if (whole) return whole;
  const bare = withoutGroups(name);
  if (bare.split(' ').length > MAX_WORDS) return bySpelling(index, name, bare);
  const colours = colourIndexesOf(name);
  const [colour] = colours;
  if (colours.length > 1) return null;
  const coloured = colour === undefined ? null : findByName(index, `CI ${colour}`);
  if (coloured) return isBesideOther(index, bare, coloured.ingredient) ? null : { ...coloured, by: 'ci' };
  const outside = bare === name ? null : findAs(index, bare, 'normalised');
  const groups = bare === name ? [] : groupsOf(name);
  if (outside)
    return (MIXTURES.has(outside.ingredient.inciName) ? null : byPreciseName(index, outside, groups)) ?? outside;
  for (const { before, inside, after } of groups) {
    if (after && isRunTogether(index, before, after)) continue;
    const inner =
      findAs(index, tidy(`${inside} ${after}`), 'synonym') ??
      (after ? null : byAlternatives(index, inside.replaceAll(',', '/')));
    if (inner && (before || after) && isSamePlant(index, before, inner.ingredient)) return inner;
  }
  const described = byDescribedPart(index, groups);
  if (described) return described;
  const alternative = byAlternatives(index, name) ?? (bare === name ? null : byAlternatives(index, bare));
  if (alternative) return alternative;
  const origin = ORIGIN.exec(bare)?.[0] ?? '';
  // "Aqua - Parfum" are two names; what stands behind "from" is no ingredient of the product.
  if (/^\s-\s/.test(origin) && findByName(index, origin.slice(3))) return null;
  const plant = findPlant(index, bare);
  if (plant) return plant;
  const plain = tidy(bare.replace(CERTIFIED_MARK, '').replace(QUALIFIER, '').replace(ORIGIN, '').replace(AUTHOR, '$1'));
  const qualified = plain && plain !== bare ? (findAs(index, plain, 'synonym') ?? findPlant(index, plain)) : null;
  return qualified ?? bySpelling(index, name, bare);
}

/** The ingredient of the inventory that another spelling of a name is, with its brackets or without. */
function bySpelling<T extends InciIngredient>(index: InciIndex<T>, name: string, bare: string): Found<T> | null {
  for (const spelling of [name, ...(bare === name ? [] : [bare])].flatMap(otherSpellings)) {
    const ordinal = index.byName.get(inciKey(spelling)) ?? index.byName.get(inciKey(withoutGroups(spelling)));
    const ingredient = ordinal === undefined ? undefined : index.ingredients[ordinal];
    if (ingredient) return { ingredient, by: 'normalised' };
  }
  return null;
}
