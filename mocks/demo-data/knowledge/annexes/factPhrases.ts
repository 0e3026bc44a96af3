import type { Exception, ForbiddenUse } from '../../../../domain/annex/annexEntry.ts';
import type { Basis } from '../../../../domain/annex/limits/annexLimit.ts';
import type { ProductKind } from '../../../../domain/product/productCategories.ts';

/**
 * How the facts of the annexes are worded: short sentences of ours that domain/annex reads as it reads the official
 * texts.
 */

/** Kinds of products, as readScope understands them. */
export const kindPhrases: Readonly<Partial<Record<ProductKind, string>>> = {
  nonOxidativeHairDye: 'non-oxidative hair dye products',
  oxidativeHairDye: 'oxidative hair dye products',
  hairDye: 'hair dye products',
  antidandruff: 'antidandruff shampoos',
  shampoo: 'shampoos',
  hairConditioner: 'hair conditioners',
  hairStraightener: 'hair straightening products',
  hairWaving: 'hair waving products',
  hair: 'hair products',
  artificialNail: 'artificial nail systems',
  nailVarnish: 'nail varnish',
  nail: 'nail products',
  depilatory: 'depilatories',
  toothpaste: 'toothpastes',
  mouthwash: 'mouthwashes',
  toothWhitener: 'tooth whitening products',
  oral: 'oral products',
  lip: 'lip products',
  eyeShadow: 'eye shadow',
  eyeliner: 'eye liner',
  mascara: 'mascara',
  eyeMakeUp: 'eye make-up',
  eye: 'eye products',
  faceMakeUp: 'face make-up',
  makeUpRemover: 'make-up remover',
  makeUp: 'make-up',
  faceCream: 'face creams',
  face: 'face products',
  soap: 'soap',
  shower: 'shower gels',
  hand: 'hand products',
  bodyLotion: 'body lotions',
  selfTanning: 'self-tanning products',
  sun: 'sunscreen products',
  body: 'body products',
  foot: 'foot care products',
  antiperspirant: 'antiperspirants',
  deodorant: 'deodorants',
  hydroalcoholicFragrance: 'hydroalcoholic-based fragrances',
  fragrance: 'fragrances',
  mucous: 'mucous membranes',
  skin: 'skin products',
};

/** Form and age of a scope, and what of it was not understood. */
export const scopePhrases: Readonly<Record<string, string>> = {
  inhalable: 'sprays',
  notInhalable: 'non-spray',
  child: 'for children under 3 years',
  notChild: 'for users above 6 years of age',
  '~': 'only in the form or for the users intended',
  '?': 'uses named in the entry',
};

/** Exceptions of Annex II. */
export const exceptionPhrases: Readonly<Record<Exception, string>> = {
  hairDye: ', when used in hair dye products',
  fragrance: ', when used as a fragrance ingredient',
  nano: ' (nano)',
  origin: '',
  listedElsewhere: ', unless regulated elsewhere in the annexes',
  naturalEssence: ', except for normal content in natural essences used',
  text: ', except under the conditions of the entry',
};

export const usePhrases: Readonly<Record<ForbiddenUse['use'], string>> = {
  underThree: 'Not to be used in products for children under 3 years of age',
  oral: 'Not to be used in oral products',
  inhalation: 'Not to be used in applications that may lead to exposure of the end-user’s lungs by inhalation',
  mucous: 'Not to be used on mucous membranes',
  eye: 'Not to be used in eye products',
  lip: 'Not to be used in lip products',
  bodyLotion: 'Not to be used in body lotion',
  sun: 'Not to be used in sunscreen products',
};

/**
 * What a limit is calculated as, in the words that readLimit understands; those without a phrase are entered by hand in
 * domain/annex.
 */
export const basisPhrases: Readonly<Partial<Record<Basis, string>>> = {
  acid: 'as acid',
  base: 'as base',
  hydrochloride: 'as hydrochloride',
  dihydrochloride: 'as dihydrochloride',
  sulphate: 'as sulphate',
  phenol: 'as phenol',
  retinol: 'as retinol equivalent',
  chlorhexidine: 'as chlorhexidine',
  benzalkoniumChloride: 'as benzalkonium chloride',
  fluorine: 'as F',
  sulphur: 'as sulphur',
  sulphurDioxide: 'as free SO2',
  hydrogenPeroxide: 'of H2O2',
  ammonia: 'as NH3',
  zinc: 'as zinc',
  strontium: 'as strontium',
  mercury: 'of Hg',
  aluminium: 'as Al',
};

/** Demands of column h. `#` stands for the figure that follows the word: "nitrosamine=50". */
export const demandPhrases: Readonly<Record<string, string>> = {
  allergen:
    'The presence of the substance must be indicated in the list of ingredients when its concentration exceeds 0.001 % in leave-on products; 0.01 % in rinse-off products',
  nitrosation: 'Do not use with nitrosating systems',
  nitriteFree: 'Keep in nitrite-free containers',
  nitrosamine: 'Maximum nitrosamine content: # microgram/kg',
  amine: 'Maximum secondary amine content: # %',
  purity: 'Minimum purity: # %',
  hydroquinone: 'Hydroquinone no higher than the unavoidable trace level',
  acrylamide: 'Maximum residual acrylamide content: # mg/kg',
  peroxide: 'Peroxide value less than # mmoles/L',
  allyl: 'Level of free allyl alcohol in the ester should be less than # %',
  peptides: 'Maximum molecular weight average of the peptides in hydrolysates: # kDa',
  phBelow: 'pH < #',
  phFrom: 'pH #',
  phAbove: 'pH ≥ #',
  more: 'Other conditions of the entry apply',
};

/** Column i. The wording itself stands in domain/label/warnings. */
export const LABEL_PHRASE = 'The label bears the wording of the entry';
