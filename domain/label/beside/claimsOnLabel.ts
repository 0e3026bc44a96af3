import type { Finding } from '../../finding.ts';
import { finding } from '../../finding.ts';
import { claimHints, type ClaimHintCode } from '../../pif/claimHints.ts';
import { plainText } from '../warnings/matchWording.ts';

const ARTICLE = 'Regulation (EC) No 1223/2009, Article 20; Regulation (EU) No 655/2013';
const DOCUMENT = `${ARTICLE}; Technical document on cosmetic claims (July 2017)`;

/** What a label's text says that a label must not say, or not without proof. */
type ClaimId =
  | 'MEDICINAL'
  | 'BIOCIDAL'
  | 'WHOLE'
  | 'FREE_FROM_LAWFUL'
  | 'FREE_FROM_BANNED'
  | 'FREE_FROM_PRESENT'
  | 'NO_GUARANTEE'
  | 'INGREDIENT_ABSENT'
  | 'ANIMAL_TESTING'
  | 'HYPOALLERGENIC'
  | 'NATURAL_SYNTHETIC';

/** Hints of the product file that a label's text alone bears out; the others need the file. */
const OF_HINT: Partial<Record<ClaimHintCode, ClaimId>> = {
  DENIGRATES: 'FREE_FROM_LAWFUL',
  MAY_DENIGRATE: 'FREE_FROM_LAWFUL',
  BANNED_ANYWAY: 'FREE_FROM_BANNED',
  FREE_FROM_PRESENT: 'FREE_FROM_PRESENT',
  NO_GUARANTEE: 'NO_GUARANTEE',
  INGREDIENT_ABSENT: 'INGREDIENT_ABSENT',
  ANIMAL_TESTING_BANNED: 'ANIMAL_TESTING',
  HYPOALLERGENIC_ALLERGENS: 'HYPOALLERGENIC',
  NATURAL_SYNTHETIC: 'NATURAL_SYNTHETIC',
};

const DISEASES =
  'acne|eczema|psoriasis|(?:atopic )?dermatitis|rosacea|fung(?:us|i|al \\w+)|mycos[ei]s|infections?|inflammations?|wounds?|burns|herpes|arthritis|rheumatism|warts?|scabies|ulcers?|thrombosis|varicose veins|cold sores?';
const DISEASES_SR =
  'akn[ei]|ekcem\\w*|psorijaz\\w*|dermatitis\\w*|rozace\\w*|gljivic\\w*|infekcij\\w*|upal\\w*|ran[aeu]|opekotin\\w*|herpes\\w*|artritis\\w*|reum\\w*|bradavic\\w*|svrab\\w*|prosiren\\w* ven\\w*';
/**
 * Claims to cure or prevent a disease make a product a medicine (Directive 2001/83/EC, Article 1(2); Borderline Manual
 * of the Commission). Which words do so is our own choice, unverified: care of a skin prone to a disease is lawful.
 */
const MEDICINAL = new RegExp(
  [
    `\\b(?:cures?|curing|heals?|healing|treats?|treating|treatment (?:of|for)|therapy (?:of|for)|prevents?)(?: \\w+){0,3}? (?:${DISEASES})\\b`,
    '\\b(?:cures|heals)\\b',
    `\\b(?:leci|lece|lecenje|lecenju|izleci|izlecenje|isceljuje|zaceljuje|sprecava)(?: \\w+){0,3}? (?:${DISEASES_SR})`,
    '\\b(?:leci|izleci|isceljuje)\\b',
    `\\b(?:terapij\\w+|lek) (?:za|protiv) (?:${DISEASES_SR})`,
    '\\b(?:antimycotic|antifungal|antimikotik|antibiotski|antibiotic effect)\\b',
  ].join('|'),
  'g',
);
/** Killing germs is the purpose of a biocidal product: Regulation (EU) No 528/2012, Article 3(1)(a). */
const BIOCIDAL =
  /\b(?:kills?|destroys?|eliminates?|ubija|unistava)(?: [\w,.%]+){0,3}? (?:bacteria|virus(?:es)?|germs|fungi|bakterij\w*|virus\w*|klic\w*|gljivic\w*)|\b(?:disinfects|disinfecting|dezinfikuje)\b/g;
const WHOLE =
  /(?<!\d)100 ?% (?:\w+ )?(?:natural|organic|safe|effective|protection|prirod\w*|organsk\w*|bezbed\w*|efikas\w*|zastit\w*)|\b(?:natural|prirod\w*|protection|zastit\w*) 100 ?%|\b(?:total|complete|totaln\w+|potpun\w+) (?:protection|(?:uv )?zastit\w*)/g;

/**
 * What a label says is in the product: behind "with", "contains", "sa", "od". A name alone may be a shade, a brand or a
 * scent.
 */
const INGREDIENT_SAID =
  /\b(?:with|contains?|containing|enriched|infused|sa|s|uz|od|sadrzi|obogacen\w*|bogat\w*) [^.;!?]{2,100}/g;

/** So far before a claim a denial is looked for. */
const DENIAL_REACH = 40;
/** "Does not heal", "nije lek": such a word this near before a claim denies it. Our figure: 20 characters. */
const DENIAL = /\b(?:not|never|no|cannot|nije|nisu|ne|nema)\b[^.;!?]{0,20}$/;

function phrasesOf(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)]
    .filter(({ index }) => !DENIAL.test(text.slice(Math.max(0, index - DENIAL_REACH), index)))
    .map(([phrase]) => phrase.trim());
}

/**
 * Claims on the label that the law forbids or ties to proof: Article 20 of Regulation (EC) No 1223/2009, the common
 * criteria of Regulation (EU) No 655/2013 and its Technical document. Each is a warning, because a person has to read
 * it in its context. `ingredients`: INCI names of the list; null when the list was not read. `person`: name and address
 * of the responsible person, whose company may be called "Lavanda" without saying that lavender is in the product.
 */
export function claimsOnLabel(
  texts: readonly (string | null | undefined)[],
  ingredients: readonly string[] | null,
  isIncomplete: boolean,
  person: string | null = null,
): Finding[] {
  const company = plainText(person ?? '').split(/[,\n]/)[0] ?? '';
  const text = withoutCompany(texts.map((one) => plainText(one ?? '')).join('. '), company);
  const claim = (id: ClaimId, reference: string, phrase: string | null, names: readonly string[] = []) =>
    finding('CLAIM', 'warning', reference, 'CORRECT_CLAIM', {
      claim: id,
      text: phrase ?? id,
      name: phrase,
      ingredients: names.length > 0 ? names.join(', ') : null,
    });
  const said = (id: ClaimId, reference: string, pattern: RegExp) =>
    [...new Set(phrasesOf(pattern, text))].map((phrase) => claim(id, reference, phrase));
  const hintsOf = (part: string) => claimHints(part, { ingredientNames: ingredients, isIncomplete });
  // A sentence at a time: "bez parabena" of one must not reach into the next.
  const hints = text
    .split(/[.;!?\n]+\s*/)
    .filter(Boolean)
    .flatMap((sentence) => [
      ...hintsOf(sentence).filter(({ code }) => code !== 'INGREDIENT_ABSENT'),
      ...(sentence.match(INGREDIENT_SAID) ?? [])
        .flatMap(hintsOf)
        .filter(({ code, weight }) => code === 'INGREDIENT_ABSENT' && weight === 'CONTRARY'),
    ])
    .flatMap(({ code, subject, names }) => {
      const id = OF_HINT[code];
      return id === undefined ? [] : [claim(id, DOCUMENT, subject, names)];
    });
  return unique([
    ...said('MEDICINAL', `${ARTICLE}; Directive 2001/83/EC, Article 1(2)`, MEDICINAL),
    ...said('BIOCIDAL', `${ARTICLE}; Regulation (EU) No 528/2012, Article 3(1)(a)`, BIOCIDAL),
    ...said('WHOLE', DOCUMENT, WHOLE),
    ...hints,
  ]);
}

/** Our figure: a shorter name is too likely to stand within other words. */
const MIN_COMPANY_LENGTH = 4;
const withoutCompany = (text: string, company: string) =>
  company.length < MIN_COMPANY_LENGTH ? text : text.replaceAll(company, ' ');

/** One finding for each claim and subject, however often the label says it. */
function unique(findings: readonly Finding[]): Finding[] {
  const byClaim = new Map(findings.map((one) => [`${one.params['claim']} ${one.params['name']}`, one]));
  return [...byClaim.values()];
}
