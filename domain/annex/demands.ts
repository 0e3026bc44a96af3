import type { PhRange } from '../product/product.ts';
import type { AnnexCondition, AnnexEntry } from './annexEntry.ts';
import { textOfParts } from './splitParts.ts';

/**
 * What the parts of an entry that apply to a product demand beside the highest concentration, as far as it is
 * understood.
 */
export type Demands = {
  /**
   * Demands on the raw material: purity, residues, nitrosamines, size of peptides. Its certificate of analysis answers
   * them.
   */
  readonly isPurityAsked: boolean;
  /** Whether the substance must not meet nitrosating systems. */
  readonly forbidsNitrosation: boolean;
  /** The pH that the product must keep, or null when the text names none. A limit that is not named is null. */
  readonly ph: PhRange | null;
  /** What is left of the text: conditions that only a person can verify. Empty when everything was understood. */
  readonly rest: string;
};

/**
 * Sentences of column h that ask for nothing here, each with the entries that have it in the annexes or in the
 * tables of CosIng.
 */
const NOTHING_ASKED: readonly RegExp[] = [
  // The declaration of allergens, which domain/allergen checks. III/45, 67, 69 to 92, 324 to 371.
  /the presence of the substances? (?:or (?:the )?substances )?(?:shall|must) be indicated.{0,200}?exceeds?(?: of the substances? or substances?)?:?(?: ?[—–-]? ?0[.,]0{0,3}1 ?% in (?:leave-on|rinse-off) products[.;]?)*/gi,
  // Dates of transition, which have the effect of the entry itself. III/326, 373 to 375, VI/3 and others.
  /from \d{1,2} \w+ \d{4},? (?:cosmetic|(?:non-)?oxidative hair dye) products containing (?:that|those|the) substances? and not complying with the (?:restrictions?|conditions?) shall not be (?:placed|made available) on the union market\.?/gi,
  // The substance is listed in Annex V too, and the limit of its function decides. III/98, 99, 286, 287.
  /for purposes other than inhibiting the development of micro-?organisms in the product\.? ?/gi,
  /(?:this|the) purpose has to be apparent from the presentation of the product\.?/gi,
  // Behind (d) of III/15a in CosIng stands the text of III/15d, which is about another product.
  /15 ?d contains al(?:cak)?ali,? avoid contact with eyes keep out of reach of chi(?:n|l)dren,? an[sd] read directions for use carefully\.?/gi,
  // III/98 in CosIng.
  /these levels are inclusive of any use of [\w ]{3,60}\.?/gi,
];
/** Sentences that name a forbidden use: `forbiddenUses` of the entry decides them. III/12, V/3, VI/29 and 22 others. */
const FORBIDDEN_USE =
  /not to be used in (?:preparations|products|oral products|eye products|applications)(?: (?:and (?:oral|eye) products|for children under (?:3|three) years of age|that may lead to exposure of the end-user’s lungs by inhalation))?\.?/gi;
/** III/8c, 9b, 60 to 62 and 38 hair dyes of Annex III. */
const NITROSATION = /[-–—]? ?do not use with nitrosating (?:systems|agents)\.?/gi;
/** Demands on the raw material, each with the entries that have it. */
const PURITY_DEMANDS: readonly RegExp[] = [
  // III/61, 62.
  /minimum purity: ?\d+ ?%/,
  // III/60 to 62.
  /maximum secondary amine content: ?[\d.,]+ ?%(?: \(applies to raw materials\))?/,
  // III/8c, 9b, 60 to 62 and 39 hair dyes of Annex III.
  /maximum (?:nitrosamine|n-nitrosodialkylamine) content: ?[\d.,]+ ?(?:microgram\/kg|µg\/kg)/,
  // The same, III/323 and VI/32.
  /keep in nitrite-free containers/,
  // III/66.
  /maximum residual acrylamide content ?:? ?[\d.,]+ ?mg\/kg/,
  // III/307.
  /maximum molecular weight average of the peptides in hydrolysates: ?[\d.,]+ ?kda(?: \(\d+ ?\))?/,
  // III/88, 103 to 133 and 371.
  /(?:the )?peroxide value (?:for each substance )?(?:shall be )?less than [\d.,]+ ?mmoles\/l(?:\.? ?\([^)]{0,80}\))?/,
  // III/135 to 151a.
  /level of free allyl alcohol in the (?:ester|ether) should be less than [\d.,]+ ?%/,
  // III/377, 378.
  /hydroquinone (?:levels shall remain as low as possible in [\w -]{3,60} and shall not be|no) higher than the unavoidable trace level/,
  // III/297.
  /(?:the )?level of [\w ]{3,40} impurity (?:in [\w ]{3,40} )?must be ≤ ?[\d.,]+ ?%/,
];
const PURITY = new RegExp(`[-–—]? ?(?:${PURITY_DEMANDS.map(({ source }) => source).join('|')})[.;]?`, 'gi');
/** III/2a, 2b, 15a to 15c and 44. */
const PH =
  /(?:ready for use )?(?:up to )?ph ?(?:(?:<|≤|less than) ?|(\d{1,2}(?:[.,]\d)?) (?:to|-) )?(\d{1,2}(?:[.,]\d)?)/gi;
/** V/45. */
const PH_ABOVE = /ph ?(?:>|≥|above) ?(\d{1,2}(?:[.,]\d)?)/gi;
const MARK = /^(?:[\s,:]{0,3}\(?[a-z]\)){1,9}[\s,:]{0,3}/gim;

const numberOf = (text: string | undefined) => (text === undefined ? null : Number(text.replace(',', '.')));

/**
 * Reads column h for the parts of an entry that apply to a product. What is not understood stays in `rest`. Never
 * throws.
 */
export function demandsOf(entry: AnnexEntry, parts: readonly Pick<AnnexCondition, 'part'>[]): Demands {
  let text = textOfParts(entry.otherConditions, parts).replace(MARK, '').replace(/\s+/g, ' ').trim();
  for (const pattern of [...NOTHING_ASKED, FORBIDDEN_USE]) text = text.replace(pattern, ' ');
  const forbidsNitrosation = text.search(NITROSATION) >= 0;
  text = text.replace(NITROSATION, ' ');
  const isPurityAsked = text.search(PURITY) >= 0;
  text = text.replace(PURITY, ' ');
  let ph: PhRange | null = null;
  text = text.replace(PH_ABOVE, (_all, min: string) => {
    ph = { min: numberOf(min), max: null };
    return ' ';
  });
  text = text.replace(PH, (_all, min?: string, max?: string) => {
    ph = { min: numberOf(min), max: numberOf(max) };
    return ' ';
  });
  return { isPurityAsked, forbidsNitrosation, ph, rest: text.replace(/[\s.;,:–—-]+/g, ' ').trim() };
}

/** Whether column g holds more than a limit that was read and demands on the raw material. */
export const isMaximumUnread = ({ maximum, limit }: AnnexCondition): boolean =>
  limit === null && maximum.replace(PURITY, '').trim() !== '';
