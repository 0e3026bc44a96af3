import { isReason } from './writtenText.ts';

/**
 * Why a substance needs no point of departure: design of the gate, section 2. A reason of the list and a text of a
 * person; the one without the other says nothing.
 */
export const WAIVER_REASONS = [
  'WATER',
  'POLYMER',
  'FOOD',
  'CONSUMED_IN_REACTION',
  'BELOW_TTC',
  'ANNEX_OPINION',
  'SALT_OF_ASSESSED_IONS',
  'ASSESSED_PARTS',
] as const;
export type WaiverReason = (typeof WAIVER_REASONS)[number];

/** What is decided of a waiver, and what the class of its substance suggests, which nobody decided. */
export interface Waiving {
  readonly reason: WaiverReason | null;
  /** It stands beside a point of departure, or its reason does not hold. */
  readonly isStale: boolean;
  readonly suggested: WaiverReason | null;
}

/** What of a substance decides whether the reason of its waiver holds. */
export interface WaivedSubstance {
  readonly inciName: string;
  readonly casNumbers: readonly string[];
  /** g/mol; null: not known. */
  readonly molecularWeight: number | null;
  readonly hasAnnexEntry: boolean;
  /** Whether an entry of Annexes IV to VI allows it; left out: not known. */
  readonly isOnPositiveList?: boolean;
  /** Whether the exposure is below the threshold of toxicological concern; null: it is not used. */
  readonly isBelowTtc: boolean | null;
}

const WATER_NAMES = /^(?:aqua|water|eau|voda)$/i;
const WATER_CAS = '7732-18-5';
const isWater = ({ inciName, casNumbers }: Pick<WaivedSubstance, 'inciName' | 'casNumbers'>): boolean =>
  casNumbers.includes(WATER_CAS) || WATER_NAMES.test(inciName.trim());

/** A perfume or aroma, whose allergens are rows of their own and whose limits its IFRA certificate states: ours. */
const MIXTURES = /^(?:parfum|fragrance|aroma|flavor)\b/i;

/** g/mol of which a polymer has more: design of the gate, section 2. */
const POLYMER_FROM = 1_000;

/** What a polymer is called: ours. */
const POLYMER_NAMES =
  /poly|peg-\d|ppg-\d|dimethicone|methicone|silicone|cellulose|dextrin|starch|\bgum\b|carbomer|quaternium-\d|acrylates|nylon|pectin|agar|algin|hyaluron|collagen|keratin|proteins?\b/i;
/** Acids, bases and monomers, which are gone when the product is finished: ours. */
const REACTIVE = /hydroxide|\bacid\b|amine\b|ammonia|tromethamine|aminomethyl prop|arginine|carbonate|isocyanate/i;
/** An alkali or alkaline earth salt of a mineral or food acid: ours. */
const SALT_NAMES =
  /^(?:(?:mono|di|tri|tetra)?(?:sodium|potassium|calcium|magnesium|ammonium)) (?:hydrogen |bi)?(?:chloride|sulfate|carbonate|phosphate|pyrophosphate|citrate|lactate|acetate|gluconate|malate|tartrate|ascorbate|succinate|glutamate)$/i;

/** Whether the reason of a waiver still holds for a substance, as far as the file can tell. */
export function holds(reason: WaiverReason, substance: WaivedSubstance): boolean {
  switch (reason) {
    case 'WATER':
      return isWater(substance);
    case 'POLYMER':
      // A weight that nobody knows is taken from the name alone: a fatty alcohol or an oil is no polymer.
      return substance.molecularWeight === null
        ? POLYMER_NAMES.test(substance.inciName)
        : substance.molecularWeight > POLYMER_FROM;
    case 'BELOW_TTC':
      return substance.isBelowTtc === true;
    case 'ASSESSED_PARTS':
      return MIXTURES.test(substance.inciName.trim());
    case 'FOOD':
      // What an annex restricts is not settled by the diet.
      return !substance.hasAnnexEntry;
    case 'ANNEX_OPINION':
      return substance.hasAnnexEntry;
    case 'CONSUMED_IN_REACTION':
      return REACTIVE.test(substance.inciName);
    case 'SALT_OF_ASSESSED_IONS':
      return SALT_NAMES.test(substance.inciName.trim());
  }
}

/** Whether a waiver is one: a reason of the list, and a text that can be read. */
export const isWaiver = (reason: WaiverReason | null | undefined, text: string | null | undefined): boolean =>
  Boolean(reason) && isReason(text);

/** Names of polymers that are no fragments of them: copolymers, crosspolymers and the like. */
const POLYMERS =
  /(?:\b|-)(?:carbomer|(?:acrylates?|vp|va|styrene)\b.*\b(?:co|cross)polymer|(?:co|cross)polymer|polyquaternium-\d+|polyacryl\w+|polyethylene|nylon-\d+|cellulose gum|hydroxyethylcellulose|xanthan gum)\b/i;
/** Edible oils and sugars by their names; not their esters or extracts. */
const FOOD_OILS =
  /^(?:helianthus annuus|olea europaea|cocos nucifera|zea mays|glycine soja|prunus amygdalus dulcis|sesamum indicum|brassica campestris|vitis vinifera|persea gratissima|linum usitatissimum|triticum vulgare) (?:seed |fruit |germ )?(?:oil|butter)$/i;
const FOODS = new Set([
  ...['SUCROSE', 'GLUCOSE', 'FRUCTOSE', 'LACTOSE', 'SODIUM CHLORIDE', 'MEL', 'HONEY', 'SORBITOL', 'XYLITOL', 'TREHALOSE'],
  ...['ZEA MAYS STARCH', 'ORYZA SATIVA STARCH', 'LACTIC ACID', 'ASCORBIC ACID', 'NIACINAMIDE', 'TOCOPHEROL'],
  ...['TOCOPHERYL ACETATE', 'STEARIC ACID', 'CAPRYLIC/CAPRIC TRIGLYCERIDE', 'THEOBROMA CACAO SEED BUTTER'],
  ...['BUTYROSPERMUM PARKII BUTTER', 'ARGANIA SPINOSA KERNEL OIL', 'NIGELLA SATIVA SEED OIL'],
]); // prettier-ignore
/** Salts of which both ions are assessed, and what pH is set with, which reacts to such salts. */
const SALTS = new Set([
  'SODIUM CHLORIDE',
  'SODIUM SULFATE',
  'SODIUM CITRATE',
  'POTASSIUM CHLORIDE',
  'MAGNESIUM SULFATE',
]);
const REACTANTS = new Set(['SODIUM HYDROXIDE', 'POTASSIUM HYDROXIDE']);

/**
 * The reason that the class of a substance suggests; null where none does. Ours, unverified: it is never set by itself,
 * a person takes it or leaves it.
 */
export function suggestedWaiver({
  inciName,
  casNumbers,
  isOnPositiveList = false,
}: Pick<WaivedSubstance, 'inciName' | 'casNumbers' | 'isOnPositiveList'>): WaiverReason | null {
  const name = inciName.trim().toUpperCase();
  if (isWater({ inciName, casNumbers })) return 'WATER';
  if (MIXTURES.test(name)) return 'ASSESSED_PARTS';
  if (REACTANTS.has(name)) return 'CONSUMED_IN_REACTION';
  if (FOODS.has(name) || FOOD_OILS.test(name)) return 'FOOD';
  if (SALTS.has(name)) return 'SALT_OF_ASSESSED_IONS';
  // What the Annexes IV to VI allow, the SCCS has mostly given an opinion on: which one, the person says.
  if (isOnPositiveList) return 'ANNEX_OPINION';
  return POLYMERS.test(name) ? 'POLYMER' : null;
}
