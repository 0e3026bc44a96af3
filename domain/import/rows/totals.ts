import { inSerbianLatin } from '../../inci/serbianLatin.ts';

const SUM = String.raw`(?:total(?:e|es|i|s)?|sum(?:a|me|ma)?|ukupno|ukupna masa|zbir|zbroj|svega|gesamt(?:summe)?|insgesamt|somme|tot\.?|razem|σ|∑)`;
const OF_ALL = String.raw`(?: ?(?:general|général|generale|sum|suma|zbir|weight|batch|formula|amount|(?:of )?(?:all )?(?:allergens|ingredients|components)|alergena|sastojaka|gewicht|peso|poids|masa|of all))?`;
const UNIT = String.raw`(?: ?[([]?(?:% ?(?:w\/w)?|w\/w|k?g)[)\]]?)?`;
const TOTAL = new RegExp(
  String.raw`^(?:grand |overall )?${SUM}${OF_ALL}${UNIT} ?[:.=]?(?: ?100(?:[.,]0{1,6})? ?(?:%|g)?)?$`,
  'iu',
);
const SUBTOTAL = new RegExp(
  String.raw`^(?:sub-? ?total|međuzbir|medjuzbir|zwischensumme|sous-total|subtotale|(?:total|ukupno|suma|zbir|sum|summe)(?: of)? (?:(?:phase|faza|faze|part|fase) ?)?[A-Z]\d?|(?:phase|faza) [A-Z]\d? (?:total|ukupno|sum))(?: [A-Z]\d?)? ?[:.]?$`,
  'iu',
);

/** Whether a cell names the sum of all: "TOTAL:", "Grand total (%)", "Ukupno", "Gesamtsumme", "Σ". */
export const isTotal = (text: string): boolean => TOTAL.test(inSerbianLatin(text).trim());

/** Whether a cell names the sum of a part: "Subtotal", "Total phase A", "Međuzbir". */
export const isSubtotal = (text: string): boolean => SUBTOTAL.test(inSerbianLatin(text).trim());

/** What stands below a table: "* from organic farming", "Note: …", "Procedure". */
const REMARK =
  /^(?:[*†‡•#]|\d{1,2}\) |(?:note|notes|napomena|remark|remarks|procedure|postupak|method|instructions|uputstvo|bemerkung|hinweis|remarque|nota|viscosity|ph|appearance|specification)s?\b)/iu;

/** Whether a text explains and names nothing. */
export const isRemark = (text: string): boolean => REMARK.test(text.trim());
