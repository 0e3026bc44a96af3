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
  /**
   * How much of the text was understood: all of it; the kinds of products, but not a qualification beside them ('spray', 'for users above
   * 6 years'); or not even those. What is not understood makes the rule ask instead of decide.
   */
  readonly understood: 'all' | 'kinds' | 'little';
};

/** Phrases of column f, the more special before the more general. Collected from all entries of the Commission's exports of 2025 and 2026. */
const PHRASES: readonly (readonly [RegExp, ...ProductKind[]])[] = [
  [/(?:substance |subtance )?(?:in )?non-? ?oxidati(?:v)?e hair (?:dyes?|days?|due) products?/g, 'nonOxidativeHairDye'],
  [/(?:substance |subtance )?(?:in )?oxidati(?:v)?e hair (?:dyes?|days?|due) products?/g, 'oxidativeHairDye'],
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
  [/hair straighten(?:er|ers|ing)(?: products?)?/g, 'hairStraightener'],
  [/hair waving(?: or straightening)?(?: products?)?/g, 'hairWaving'],
  [/hair lotions?|hair \(head\)|hair/g, 'hair'],
  [/artificial nail systems?/g, 'artificialNail'],
  [/nail varnish/g, 'nailVarnish'],
  [/nail (?:cuticle solvent|hardening)|nail/g, 'nail'],
  [/depilatories/g, 'depilatory'],
  [/tooth ?pastes?/g, 'toothpaste'],
  [/mouth ?wash(?:es)?/g, 'mouthwash'],
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
  [/shower gels?(?:\/bath products)?/g, 'shower'],
  [/hands?/g, 'hand'],
  [/body lotions?/g, 'bodyLotion'],
  [/self-tanning/g, 'selfTanning'],
  [/body/g, 'body'],
  [/foot care/g, 'foot'],
  [/anti-?perspirants?/g, 'antiperspirant'],
  [/deodorants?/g, 'deodorant'],
  [/hydroalcoholic-based fragrances?/g, 'hydroalcoholicFragrance'],
  [/fine fragrances?|eau de toilette|fragrance cream|fragrances?/g, 'fragrance'],
  [/(?:the )?mucous membranes/g, 'mucous'],
  [/skin/g, 'skin'],
];
const FILLER =
  /\b(?:all|only|for|in|the|and|or|of|cosmetic|care|products?|produts?|other|others|used?|intended|applied|on|to|be|not|come|contact|with|uses?|substance|both)\b|[.,;:/()\s-]/g;
const QUALIFIER =
  /non-?spray|non-?aerosol|sprays?|aerosols?|propell[ae]nt|pump|loose powder form|powder[sy]?|roll-on|form|users?|children|adults|aged?|years?|months?|above|below|under|between|professional|general|hydroalcoholic and non-hydroalcoholic|including|following|baby wipes|intimate wipes|\d+/g;
const EXCEPT =
  /\b(?:except|with the exception of|other than|excluding|not to be used (?:in|on)|not intended to come in contact with)\b/;

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

/** Reads one part of column f. An empty text applies everywhere. Never throws; `understood` tells how much of the text was read. */
export function readScope(productTypes: string): Scope {
  const text = productTypes.toLowerCase().replace(/\s+/g, ' ').trim();
  const at = text.search(EXCEPT);
  const [applies, excepts] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at).replace(EXCEPT, ' ')];
  const use = useIn(applies);
  const included = kindsIn(applies.replace(/(?:leave|rinse)[- ]on|(?:leave|rinse)[- ]off/g, ' '));
  const excluded = kindsIn(excepts);
  const rest = `${included.rest} ${excluded.rest}`;
  const isEmpty = (words: string) => words.replace(FILLER, '').trim() === '';
  // "Leave-on skin products (except …) and nail products": which part the use belongs to is not read.
  const isMixed =
    (use !== null && included.kinds.length > 1 && /\band\b/.test(applies) && at >= 0) ||
    (/^\W*others?\b/.test(text) && included.kinds.length > 0);
  const isOther = /^\W*others?\b/.test(text);
  const understood = isMixed
    ? 'little'
    : isEmpty(rest) && text.length < 200
      ? 'all'
      : isEmpty(rest.replace(QUALIFIER, ' '))
        ? 'kinds'
        : 'little';
  return { use, kinds: included.kinds, except: excluded.kinds, isOther, understood };
}
