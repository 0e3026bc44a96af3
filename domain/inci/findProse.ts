/**
 * Words that sentences are made of and ingredient names are not (counted over the 30,070 names of the Commission's
 * inventory of 2021: none of them is a word of more than 20 names, most of none).
 */
const PROSE = new Set(
  `the and to for with from that this these is are was be been has have may can will not your you our we it its of in on by as or at an
  all any more most than while when which who into out up without within per if also but they their them
  skin hair face eyes lips nails look feel feels feeling appearance helps help provides provide delivers reduces reduce improves improve
  protects protect moisturizes hydrates hydrating nourishes nourish soothes soothe softens soften smooths calms brightens strengthens
  cleanses absorbs contains contain known rich made used use using formula formulated product products list lists packaging package label
  please refer aware change vary time latest information recommended review prior visit boutique ingredients ingredient certified derived
  natural naturally organic origin visibly gently instantly deeply free against damage fine lines wrinkles while keeps keep leaves leaving
  je su za od sa na se ne ili kao koji koja koje kože kožu kosu lice proizvod proizvoda sadrži`
    .split(/\s+/)
    .filter(Boolean),
);

/** Where a text that is not a list of names begins although no full stop stands before it. */
const TAILS =
  /please be aware|please refer to|please note|for the (?:latest|most)|(?:this|the|our|these) ingredients? (?:lists?|listed|are)|ingredients? (?:lists? )?(?:are|is|may) (?:subject|change|be)|the ingredients? |certified organic ingredient|clean at sephora|free (?:of|from) /gi;

/** Words after which a full stop ends an abbreviation and no sentence. */
const ABBREVIATION =
  /(?:^|[^a-z])(?:denat|nat|no|ext|var|sp|spp|ssp|subsp|st|vol|oz|fl|approx|conc|min|max|incl|ca|c|i|c\.i|w|d\.c|f\.d)$/i;

/** A stretch of a text, as offsets: from `start`, up to but without `end`. */
export type Span = { readonly start: number; readonly end: number };

// '(and)' separates names.
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('(and)', ' ')
    .match(/[\p{L}']+/gu) ?? [];

/**
 * Whether a piece of text reads as a sentence rather than as names: at least two words that names do not
 * have, making up a quarter of all words.
 */
export function isProse(text: string): boolean {
  const words = wordsOf(text);
  const prose = words.filter((word) => PROSE.has(word)).length;
  return prose >= 2 && prose * 4 >= words.length;
}

/** Whether the full stop at `at` ends an abbreviation such as Denat. or No. */
export function endsAbbreviation(text: string, at: number): boolean {
  return ABBREVIATION.test(text.slice(Math.max(0, at - 8), at));
}

function boundaries(text: string): number[] {
  const found = [0];
  for (const match of text.matchAll(/[.!?](?=[\s"*)]|[A-Z][a-z]|$)|\n|[\s.!]-(?=\s?[A-Z][^,;:\n]{1,60}:)/g)) {
    const at = match.index;
    const isStop = match[0] === '.';
    if (isStop && endsAbbreviation(text, at)) continue;
    found.push(match[0].endsWith('-') ? at + 1 : at + match[0].length);
  }
  for (const match of text.matchAll(TAILS)) found.push(match.index);
  found.push(text.length);
  return [...new Set(found)].sort((left, right) => left - right);
}

/** "-Caffeine: long-lasting, awake." before a list: a dash, a heading that announces no list, few commas and a full stop. */
function isClaim(sentence: string): boolean {
  const claim = /^\s*-\s?([^:\n]{2,80}):([^\n]*)[.!]\s*$/.exec(sentence.slice(0, 600));
  return (
    claim !== null && !/ingredient|sastoj|inci|contain/i.test(claim[1] ?? '') && (claim[2] ?? '').split(',').length <= 4
  );
}

/**
 * The stretches of a text that are sentences and not names: advertising before the list ("-Caffeine: wakes up the skin."),
 * tails after it ("For the latest information…"). Linear in the length of the text.
 */
export function findProse(text: string): Span[] {
  const cuts = boundaries(text);
  const found: Span[] = [];
  cuts.slice(1).forEach((end, index) => {
    const start = cuts[index] ?? 0;
    const sentence = text.slice(start, end);
    const colon = sentence.indexOf(':');
    // "-Shea Butter: nourishes…" is decided by what follows the colon; "Ingredients: Aqua…" keeps its list.
    const statement = colon > 0 && colon < 80 ? sentence.slice(colon + 1) : sentence;
    if (isProse(statement) || isClaim(sentence)) found.push({ start, end });
  });
  return found;
}
