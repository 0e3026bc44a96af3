/**
 * CAS numbers of unconditional entries of Annex II that stand for several substances in the Commission's inventory,
 * each with the reason. For any other number, an ingredient that bears it is the substance of the entry. Numbers of
 * conditional entries (petrolatum, II/904; citrus peel oils, II/358) need no place here, because they are no bans by
 * themselves; Cyclomethicone, which bears the number of D4 (II/1388), is settled by its name. OWN, unverified: compared
 * with CosIng's inventory of December 2021 and Annex II of June 2026.
 */
export const sharedCasNumbers: Readonly<Record<string, string>> = {
  // II/1716 bans extracts of the kernels with organic solvents; the number stands for extracts of any part and for the
  // oil.
  '84696-25-3': 'extracts and oils of Azadirachta indica, any part',
  // II/359 bans the oil of the seeds; the number stands for extracts and waters of leaves and branches too.
  '84603-73-6': 'extracts and waters of Laurus nobilis, any part',
  // II/763 bans crude petroleum; refined distillates bear its number.
  '8002-05-9': 'petroleum and distillates of it',
  // II/311 bans Pilocarpus jaborandi; the number stands for P. pennatifolius, another species, too.
  '84696-42-4': 'extracts of several species of Pilocarpus',
};

/** The part of the plant that an entry of Annex II is about, by `annex/reference`: its own words. */
const BANNED_PART: Readonly<Record<string, RegExp>> = {
  // "Margosa, ext. [from the kernels of Azadirachta indica …]": a fruit holds its kernel.
  'II/1716': /\b(?:SEED|KERNEL|FRUIT)\b/,
  // "Oil from the seeds of Laurus nobilis L."
  'II/359': /\b(?:SEED|FRUIT)\b/,
};
const OTHER_PART = /\b(?:LEAF|FLOWER|BARK|ROOT|BRANCH|STEM)\b/;

/**
 * Whether an ingredient names another part of a plant than the one that an entry of Annex II bans, and not that one.
 */
export function isOfOtherPart(
  entry: { readonly annex: string; readonly reference: string },
  inciName: string,
): boolean {
  const banned = BANNED_PART[`${entry.annex}/${entry.reference}`];
  return banned !== undefined && OTHER_PART.test(inciName) && !banned.test(inciName);
}
