/**
 * Words by which labels deny substances, in the languages of labels. None of them is a word of a name of the inventory.
 */

/** "Does not contain less than 2 %" is no denial. */
const NO_COMPARISON = '(?! (?:less|more|over|manje|više|weniger|mehr|moins|plus) )';
const ZERO = String.raw`0(?:[.,]0{1,4})?\s?(?:%|‰|pp[mb]|m?g\s?\/\s?k?g)`;
/** A name, or a CAS number. */
const NAME = String.raw`(?:\p{L}|\d{2,7}-\d\d-\d)`;

/** What begins a denial: "free from", "bez", "0 %" before a name or a colon. */
export const BEFORE = new RegExp(
  String.raw`(?<![\p{L}\d.,-])(?:${[
    '(?<!(?:not|nicht|nije|nisu|никад) )(?:free (?:of|from)|without|devoid of|excluding|excludes?)',
    `(?:do|does|did) not (?:contain|include)${NO_COMPARISON}`,
    `(?:does|do)n['’]?t contain${NO_COMPARISON}`,
    '(?:not|never) contain(?:s|ing)?',
    'contain(?:s|ing)? no(?:ne of)?',
    'no added',
    '(?:made|formulated|produced|preserved) without',
    '(?:say|says) no to',
    'bez(?: dodatka| dodatih)?',
    `(?:ne|nikad ne) sadr[žz][ie]${NO_COMPARISON}`,
    String.raw`(?:\d{1,2}|[\p{L}]{3,20})[- ]free(?=\s?:)`,
    'u sastavu nema',
    'slobodno od',
    'без',
    'не садрж[ие]',
    'brez',
    'ne vsebuje',
    'neobsahuje',
    'nie zawiera',
    'sans',
    'ne contient (?:pas|ni|aucune?)',
    'exempt(?:e|s)? de',
    'ohne',
    'frei von',
    'enthält kein(?:e|en)?',
    'senza',
    'non contiene',
    'privo di',
    'sin',
    'no contiene',
    'libre de',
    'sem',
    'zonder',
    'vrij van',
    'bevat geen',
    'utan',
    'fără',
    String.raw`${ZERO}(?!\s?(?:-|to|do|bis)\s?\d)(?=\s{0,3}(?:${NAME}|:))`,
  ].join('|')})(?![\p{L}\d])`,
  'giu',
);

/** "No parabens" begins a sentence or a piece of a list; "HC Blue No. 2" does not. */
export const NO = new RegExp(
  String.raw`(?<=^|[.!?\n;,(•|[]\s{0,3})(?:no|zero|nema|keine?)(?=(?: ${NAME}|\s?:))`,
  'giu',
);

const END = String.raw`(?=\s{0,3}(?:[,;.!)\]\n•|*]|$))`;
/** What denies the piece of a list before it: "paraben-free", "Formaldehyde: none", "Lead 0 %". */
export const BEHIND = new RegExp(
  [
    String.raw`[- ](?:free|frei)(?:${END}|\s(?:formula(?:tion)?|product|cream|lotion|serum|shampoo|recipe|(?:nail )?polish|skin ?care|nail)(?!\p{L}))`,
    String.raw`(?<=\p{L}{4})frei${END}`,
    String.raw`(?:\s?:|\s[-–])\s?(?:none?|no|nein|non|nil|n\/a|not (?:added|contained|used|present|detected)|absent|free|nema|bez|ne(?: sadrži)?|nije dodat[oa]?|n\.?\s?d\.?)${END}`,
    String.raw`\s(?:is|was|nije|ist) (?:not|absent|dodat[oa]?|prisut(?:an|na|no)|nicht)[^,;.\n]{0,20}`,
    String.raw`\s?:?\s{0,2}(?<![\d.,-])[([]?${ZERO}[)\]]?${END}`,
  ].join('|'),
  'giu',
);
/** What before "0 %" makes another figure or the opposite of it: "> 0 %", "5 0 %", "not 0 %". */
export const NO_ZERO =
  /(?:(?<!\d{2,7}-\d\d-)[\d><≥≤≠/.,~%‰]|\de|(?<!\p{L})(?:than|over|above|not|iznad|preko|od))\s*$/iu;

/** "Isobutylparaben and Formaldehyde are not used": everything the sentence names. */
export const SENTENCE_BEHIND =
  /\s(?:(?:are|were) (?:not|absent)|have not been (?:added|used)|nisu (?:dodat|prisutn|korišćen)[ieao]|se ne koriste|sind nicht)[^,;.\n]{0,30}/giu;

/** What heads a list of ingredients. */
const HEADING = 'ingredients?|sastojci|sastav|inci|composition|ingrédients|inhaltsstoffe|ingredientes|ingredienti';
/** Where a list begins in a sentence that speaks of something else. */
export const LIST_START = new RegExp(
  String.raw`[,;:.|\n]\s{0,3}(?:aqua|water|voda|eau)(?!\p{L})|(?<!\p{L})(?:${HEADING})\s?:`,
  'giu',
);
/** Where a denial ends within its sentence: with what is said to be in the product, and with the list. */
export const CONTRAST = new RegExp(
  String.raw`(?<!\p{L})(?:but|however|instead|only|just|thanks|replaced|preserved|active|(?<!not |n['’]t )contains?|containing|with|ali|već|nego|samo|(?<!ne )sadrži|sa|so|uz|zahvaljujući|zamenjen\p{L}*|konzervisan\p{L}*|aktivn\p{L}*|mit|sondern|aber|enthält|avec|mais|contient|con|ma|contiene|sino|pero|${HEADING})(?!\p{L})`,
  'giu',
);

/** What is denied and is no substance: what stands behind it may be one. */
export const NO_SUBSTANCE =
  /^\s{0,3}:?\s{0,3}(?:any |a |the |bilo kakv\p{L}* )?(?:prescription|recept|doubt|sumnj|irrit|iritacij|more|animal|testing|testiranj|side effects|nuspojav|residue|trag|spots?|pain|bol|need|waiting|greas|masno|lepljiv|damage|compromise|rezept|ordonnance)/iu;

/** Sentences that name substances of which nothing says that they are in the product. */
export const NEUTRAL =
  /(?:tested|checked|analysed|analyzed|screened) for|compl(?:ies|y|iant) with (?:the |all )?(?:legal )?limits|(?:do|must) not (?:be )?use|not to be used|avoid (?:use|using|contact)|if (?:you are )?(?:allergic|sensitive)|ne (?:koristiti|upotrebljavati|primenjivati)|ako ste (?:alergi|osetljiv)|(?:ispitan|testiran)[oa]? na(?!\p{L})|[✗✘✖❌🚫⛔]/giu;
