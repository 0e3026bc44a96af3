const MAX_LENGTH = 200;
const MAX_WORDS_IN_BRACKET = 3;

/** "Betula Alba White Birch) Bark Extract": what the bracket held whose opening was lost is up to three words. */
function withoutLostBracket(name: string): string[] {
  const [, before = '', after = ''] = /^([^()]+)\)(.*)$/.exec(name) ?? [];
  const words = before.split(' ').filter(Boolean);
  const most = Math.min(MAX_WORDS_IN_BRACKET, words.length - 1);
  return Array.from(
    { length: Math.max(0, most) },
    (_, at) => `${words.slice(0, words.length - 1 - at).join(' ')} ${after}`,
  );
}

/**
 * The parts of a plant in the order of the inventory, "Stem/Leaf Extract" as "Leaf/Stem Extract": it sorts them by
 * their letters.
 */
function withPartsInOrder(name: string): string {
  const words = name.replace(/ ?\/ ?/g, '/').split(' ');
  const parts = words.at(-2)?.split('/') ?? [];
  return parts.length < 2 ? name : [...words.slice(0, -2), parts.sort().join('/'), ...words.slice(-1)].join(' ');
}

/**
 * Spellings that mean the same ingredient as a name that is not known as it stands, the likeliest first: without a lost
 * bracket, a stereo prefix ("L-Alanyl-L-Glutamine"), with polyglyceryl and Schisandra as the inventory spells them,
 * with the parts of a plant in another order, "organic" behind it, an amount in mg/g or the figure of a footnote; in
 * the singular or the plural ("Ceramides AP", "Rice Amino Acid"). Only a name of the inventory that is found so is
 * meant: nothing here corrects letters.
 */
export function otherSpellings(name: string): string[] {
  if (name.length > MAX_LENGTH) return [];
  const spellings = [
    ...withoutLostBracket(name),
    name.replace(/\(([^()]*)\($/, '($1)').replace(/\(([^()]*)\((?=\s)/, '($1)'),
    name.replace(/(?<![\p{L}\d])(?:dl|d|l)-(?=\p{L}{3})/giu, ''),
    name.replace(/\s(?:certified )?(?:organic|bio)$/i, ''),
    name.replace(/\s\d{1,4}(?:[.,]\d{1,3})?\s?mg\/g$/i, ''),
    name.replace(/(?<=\p{L}{5})[1-9]$/u, ''),
    name.replace(/\bpolyglycer(?:ol|in)-(?=\d)/i, 'polyglyceryl-'),
    name.replace(/\bschizandra\b/gi, 'schisandra'),
    withPartsInOrder(name),
    name.replace(/(?<=\p{L}{3})s(?!\p{L})/giu, ''),
    name.replace(/(?<=\p{L}{3})s(?!\p{L})/iu, ''),
    `${name}s`,
  ];
  return [...new Set(spellings)].filter((spelling) => spelling !== name);
}
