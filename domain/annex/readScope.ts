import type { ProductKind, Use } from '../product/productCategories.ts';

/** Where a part of an entry applies: column f ("Product type, body parts") read as far as it can be. */
export type Scope = {
  /** The use it is limited to, or null. */
  readonly use: Use | null;
  /** The kinds it is limited to, any of them; empty: all. */
  readonly kinds: readonly ProductKind[];
  /** Kinds that are excepted. */
  readonly except: readonly ProductKind[];
  /** "Other products": where no other part of the entry applies. */
  readonly isOther: boolean;
  /** Only for, or not for, children; null: the text does not say. */
  readonly age: 'child' | 'notChild' | null;
  /** Only what may be inhaled (spray, aerosol, loose powder), or only what may not; null: any form. */
  readonly form: 'inhalable' | 'notInhalable' | null;
  /**
   * How much of the text was understood: all of it; the kinds of products, but not a qualification beside them
   * ('spray', 'for users above 6 years'); or not even those. What is not understood makes the rule ask instead of
   * decide.
   */
  readonly understood: 'all' | 'kinds' | 'little';
};

/**
 * Phrases of column f, the more special before the more general. Collected from all entries of the Commission's exports
 * of 2025 and 2026.
 */
const PHRASES: readonly (readonly [RegExp, ...ProductKind[]])[] = [
  [
    /(?:hair (?:dye|due|day) )?(?:substance |subtance )?(?:in )?non-? ?oxidati(?:v)?e hair (?:dyes?|days?|due) products?/g,
    'nonOxidativeHairDye',
  ],
  [
    /(?:hair (?:dye|due|day) )?(?:substance |subtance )?(?:in )?oxidati(?:v)?e hair (?:dyes?|days?|due) products?/g,
    'oxidativeHairDye',
  ],
  [/non-oxidising colouring agents for hair dyeing/g, 'nonOxidativeHairDye'],
  [/oxidising colouring agents for hair dyeing/g, 'oxidativeHairDye'],
  [/hair (?:dye|due|day)(?: products?)?/g, 'hairDye'],
  [
    /products? inten[dt]ed for (?:colouring )?eyelashes(?: waving)?|eyelash waving|colouring eyelashes and eyebrows/g,
    'eye',
  ],
  [/anti-? ?dandruff shampoos?/g, 'antidandruff'],
  [/shampoos?/g, 'shampoo'],
  [/hair conditioners?/g, 'hairConditioner'],
  [/hair straighten(?:ers?|ing)(?: products?)?/g, 'hairStraightener'],
  [/hair waving(?: or straightening)?(?: products?)?/g, 'hairWaving'],
  [/hair lotions?|hair \(head\)|hair/g, 'hair'],
  [/artificial nail systems?/g, 'artificialNail'],
  [/nail varnish/g, 'nailVarnish'],
  [/nail (?:cuticle solvent|hardening)|nail/g, 'nail'],
  [/depilatories/g, 'depilatory'],
  [/tooth ?pastes?/g, 'toothpaste'],
  [/mouth ?(?:wash(?:es)?|rinses?)/g, 'mouthwash'],
  [/tooth whitening(?: or bleaching)?/g, 'toothWhitener'],
  [/oral(?: care)?/g, 'oral'],
  [/lip make-up products|lipsticks?|lip salves?|lip/g, 'lip'],
  [/eye ?shadow/g, 'eyeShadow'],
  [/eye ?liner/g, 'eyeliner'],
  [/mascara/g, 'mascara'],
  [/eye make-?up/g, 'eyeMakeUp'],
  [/eye/g, 'eye'],
  [/face make-?up/g, 'faceMakeUp'],
  [/make-?up remover/g, 'makeUpRemover'],
  [/make-?up/g, 'makeUp'],
  [/face creams?/g, 'faceCream'],
  [/face/g, 'face'],
  [/hand soaps?|hand wash|body soaps?|bar soap|soap/g, 'soap'],
  [/shower gels?(?:\/bath products?)?|bath products?/g, 'shower'],
  [/hands?/g, 'hand'],
  [/body lotions?/g, 'bodyLotion'],
  [/self-tanning/g, 'selfTanning'],
  [/sunscreens?/g, 'sun'],
  [/body/g, 'body'],
  [/foot care/g, 'foot'],
  [/anti-?perspirants?/g, 'antiperspirant'],
  [/deodorants?/g, 'deodorant'],
  [/hydroalcoholic-based fragrances?/g, 'hydroalcoholicFragrance'],
  [/fine fragrances?|eau de toilette|fragrance cream|fragrances?/g, 'fragrance'],
  [/(?:the )?anogenital area/g, 'intimate'],
  [/(?:the )?mucous membranes/g, 'mucous'],
  [/skin/g, 'skin'],
];
const FILLER =
  /\b(?:uses as ph ad?juster|ph[- ]?ad?juster|callosity softener\/remover|entry \d+[a-z]?|all|only|for|in|the|and|or|of|cosmetic|care|products?|produts?|other|others|used?|intended|applied|on|to|be|not|come|contact|with|uses?|substance|solvent|both)\b|[.,;:/()\s–-]/g;
const QUALIFIER =
  /non-?spray|non-?aerosol|sprays?|aerosols?|propell[ae]nt|pump|loose powder form|powder[sy]?|roll-on|form|users?|children|adults|aged?|years?|months?|above|below|under|between|professional|general|hydroalcoholic and non-hydroalcoholic|including|following|baby wipes|intimate wipes|\d+/g;
const EXCEPT =
  /\b(?:except|with the exception of|other than|excluding|not to be used (?:in|on)|not intended to come in contact with)\b/;

/** Any form is meant: "(spray and non-spray)", "including propellant and pump spray products". */
const ANY_FORM =
  /hydroalcoholic and non-hydroalcoholic,?|spray and non-spray|including propellant and pump spray(?: products?)?/g;
const NOT_INHALABLE = /non-?(?:spray|aerosol)\b|not in form of spray/g;
const INHALABLE =
  /(?:propell[ae]nt(?: and pump)? )?(?:sprays?|aerosols?)\b(?: products?)?|(?:in )?loose powder form|that may lead to (?:the )?exposure of the end[- ]user[’']s lungs by inhalation/g;
/** An adult product is none for children "between 6 months and 1 year", and one "for users above 6 years". */
const CHILD =
  /(?:intended )?for children (?:below|under|between 6 months)(?: and| 1| year| of| age| 3| three| years)*/g;
const NOT_CHILD = /(?:intended )?for users above (?:1|6) years? of age/g;

/**
 * "(d) Leave-on skin and hair products (non-spray/non-aerosol) (": a use, two kinds and nothing behind them but a form.
 */
const OF_BOTH =
  /^(?:\([a-z]\) ?)?(?:leave|rinse)[- ](?:on|off) (\w+) and (\w+) products(?: \(non-spray\/non-aerosol\))? \(?$/;

/** Takes the words about form and age out of a text. */
function formAndAgeIn(text: string): Pick<Scope, 'form' | 'age'> & { readonly rest: string } {
  const any = text.replace(ANY_FORM, ' ');
  const notInhalable = any.replace(NOT_INHALABLE, ' ');
  const inhalable = notInhalable.replace(INHALABLE, ' ');
  const notChild = inhalable.replace(NOT_CHILD, ' ');
  const rest = notChild.replace(CHILD, ' ');
  return {
    form: notInhalable !== any ? 'notInhalable' : inhalable !== notInhalable ? 'inhalable' : null,
    age: notChild !== inhalable ? 'notChild' : rest !== notChild ? 'child' : null,
    rest,
  };
}

function kindsIn(text: string): { readonly kinds: ProductKind[]; readonly rest: string } {
  let rest = text;
  const kinds: ProductKind[] = [];
  for (const [phrase, ...meant] of PHRASES) {
    const left = rest.replace(phrase, ' ');
    if (left !== rest) kinds.push(...meant);
    rest = left;
  }
  return { kinds: [...new Set(kinds)], rest };
}

const useIn = (text: string): Use | null => {
  const [leavesOn, rinsesOff] = [/leave[- ]on/.test(text), /rinse[- ]off/.test(text)];
  return leavesOn === rinsesOff ? null : leavesOn ? 'leave-on' : 'rinse-off';
};

/**
 * Reads one part of column f. An empty text applies everywhere. Never throws; `understood` tells how much of the text
 * was read.
 */
export function readScope(productTypes: string): Scope {
  const text = productTypes
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/\(\*\)(?: from .*)?/g, '')
    // "(a) soap (b) anti-dandruff shampoos": parts that stand in one line.
    .replace(/ \([a-z]\) /g, ', ')
    .trim();
  const at = text.search(EXCEPT);
  const [applies, excepts] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at).replace(EXCEPT, ' ')];
  const use = useIn(applies);
  const { form, age, rest: plain } = formAndAgeIn(applies);
  const included = kindsIn(plain.replace(/(?:leave|rinse)[- ](?:on|off)/g, ' '));
  // "Face products with the exception of propellent spray products": all that is excepted is a form.
  const exceptForm = formAndAgeIn(excepts);
  const isFormOnly =
    exceptForm.form === 'inhalable' && exceptForm.rest.replace(FILLER, '').replace(/excluding/, '') === '';
  const excluded = isFormOnly ? { kinds: [], rest: '' } : kindsIn(excepts);
  const rest = `${included.rest} ${excluded.rest}`;
  const isEmpty = (words: string) => words.replace(FILLER, '').trim() === '';
  const isOther = /^\W*(?:all )?others?\b/.test(text);
  // "Leave-on skin products (except …) and nail products": which part the use belongs to is not read.
  // "Leave-on skin and hair products (except body lotion)" has one use for both, and one exception.
  const isForBoth = OF_BOTH.test(applies) && !/\band\b/.test(excepts);
  const isMixed =
    (use !== null && included.kinds.length > 1 && /\band\b/.test(applies) && at >= 0 && !isForBoth) ||
    (isOther && included.kinds.length > 0);
  const understood = isMixed
    ? 'little'
    : isEmpty(rest) && text.length < 200
      ? 'all'
      : isEmpty(rest.replace(QUALIFIER, ' '))
        ? 'kinds'
        : 'little';
  return {
    use,
    kinds: included.kinds,
    except: excluded.kinds,
    isOther,
    age,
    form: isFormOnly ? 'notInhalable' : form,
    understood,
  };
}
