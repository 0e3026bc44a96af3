import type { AnimalTesting } from './animalTesting.ts';
import { FREE_FROM_GROUPS, NAMED_INGREDIENTS, SYNTHETIC, type FreeFromGroup } from './claimGroups.ts';
import type { ClaimCriterion, ClaimJudgement } from './claims.ts';

/** What is known of the product that claims are compared with. */
export interface ClaimedProduct {
  /** INCI names of the formula, without one of the label; null without both. */
  ingredientNames: readonly string[] | null;
  /**
   * Whether some ingredient may not be among the names: a line of the formula without a raw material, or one without a
   * composition.
   */
  isIncomplete: boolean;
  /** The statement of the file on animal testing, and on tests for third countries. */
  animalTesting?: AnimalTesting | null | undefined;
  thirdCountries?: AnimalTesting | null | undefined;
}

/**
 * Why a claim meets or does not meet a criterion, with the source:
 *
 * | code | rule |
 * |---|---|
 * | FREE_FROM_PRESENT, FREE_FROM_ABSENT, INGREDIENT_PRESENT, INGREDIENT_ABSENT | Regulation (EU) No 655/2013, Annex,
 * 2(1): what is said to be in the product is in it; by the Technical document on cosmetic claims, Annex III, likewise
 * for "free from" |
 * | BANNED_ANYWAY | the same, 1(3): no benefit of what the law demands anyway |
 * | DENIGRATES, MAY_DENIGRATE | the same, 5(1): lawful ingredients are not denigrated; Technical document, Annex III |
 * | NO_GUARANTEE | the same, 3: evidence; Technical document, Annex III: the absence of any risk of allergy cannot be
 * guaranteed |
 * | HIDES_FUNCTION | the same, 4: honesty; Technical document, Annex III: "free from perfume" beside what has a
 * perfuming effect |
 * | ANIMAL_TESTING_BANNED | Articles 18 and 20(3) of Regulation (EC) No 1223/2009: tests are prohibited, and the claim
 * is allowed only without any by suppliers or others |
 * | ANIMAL_TESTING_CONTRADICTED, ANIMAL_TESTING_OPEN | Article 20(3) of Regulation (EC) No 1223/2009 |
 * | HYPOALLERGENIC_ALLERGENS, HYPOALLERGENIC | Technical document, Annex IV |
 * | NATURAL_SYNTHETIC, NATURAL | no legal definition; ISO 16128 counts the share of natural origin. Our figure: which
 * names are synthetic |
 * | UNKNOWN_COMPOSITION | nothing to compare with |
 */
export type ClaimHintCode =
  | 'FREE_FROM_PRESENT'
  | 'FREE_FROM_ABSENT'
  | 'BANNED_ANYWAY'
  | 'DENIGRATES'
  | 'MAY_DENIGRATE'
  | 'NO_GUARANTEE'
  | 'HIDES_FUNCTION'
  | 'INGREDIENT_PRESENT'
  | 'INGREDIENT_ABSENT'
  | 'ANIMAL_TESTING_BANNED'
  | 'ANIMAL_TESTING_CONTRADICTED'
  | 'ANIMAL_TESTING_OPEN'
  | 'HYPOALLERGENIC_ALLERGENS'
  | 'HYPOALLERGENIC'
  | 'NATURAL_SYNTHETIC'
  | 'NATURAL'
  | 'UNKNOWN_COMPOSITION';

/** Something that was computed about a claim and one of the criteria. */
export interface ClaimHint {
  criterion: ClaimCriterion;
  code: ClaimHintCode;
  /** CONTRARY: a "yes" is a question. BY_HAND: not sure, a person has to look. SUPPORTS: nothing speaks against it. */
  weight: 'CONTRARY' | 'BY_HAND' | 'SUPPORTS';
  /** What the claim is about, as a code of a group or the name of an ingredient. */
  subject: string | null;
  /** INCI names of the product that the hint rests on. */
  names: readonly string[];
}

/** A claim in small letters without accents, so that one pattern reads every way of typing it. */
const foldClaim = (text: string): string =>
  text.toLowerCase().replaceAll('đ', 'dj').normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim();

const hint = (
  criterion: ClaimCriterion,
  code: ClaimHintCode,
  weight: ClaimHint['weight'],
  subject: string | null = null,
  names: readonly string[] = [],
): ClaimHint => ({ criterion, code, weight, subject, names });

/** The names of a list that a pattern finds, each once. */
const namesLike = (names: readonly string[], pattern: RegExp): string[] => [
  ...new Set(names.filter((name) => pattern.test(name.trim().toLowerCase()))),
];

/**
 * "free from parabens and sulfates", "0 % alcohol", "paraben-free", "bez parabena", "ne sadrži silikone": the stretches
 * that name what is absent.
 */
function absentStretches(text: string): string[] {
  const before =
    /(?:free (?:from|of)|without|(?:contains?|with) no|does not contain|no added|(?<!\d)0 ?%(?: of)?|\bbez\b|ne sadrzi|\bno\b) ([^.;!?]{2,200})/g;
  const after = /((?:[\p{L}\d]{1,60}[ -])?[\p{L}\d]{1,60})[- ]free\b(?! from| of)/gu;
  const listed = [...text.matchAll(before)].map(([, rest = '']) =>
    // "bez parabena, sa aloe verom": what follows "with" is in the product.
    rest.replace(/[ ,]{1,3}(?:with|sa|s|uz|contains|sadrzi|but|ali|vec)\b.*$/u, ''),
  );
  return [...listed, ...[...text.matchAll(after)].map(([, name = '']) => name)];
}

function freeFromHints(group: FreeFromGroup, product: ClaimedProduct): ClaimHint[] {
  const { code, kind, members } = group;
  const found = members && product.ingredientNames ? namesLike(product.ingredientNames, members) : [];
  const hints: ClaimHint[] = [];
  if (kind === 'BANNED') hints.push(hint('LEGAL_COMPLIANCE', 'BANNED_ANYWAY', 'CONTRARY', code));
  if (kind === 'PERFORMANCE') hints.push(hint('EVIDENTIAL_SUPPORT', 'NO_GUARANTEE', 'CONTRARY', code));
  if (kind === 'LAWFUL') {
    const isNamedByDocument = code === 'PARABENS' || code === 'PHENOXYETHANOL' || code === 'TRICLOSAN';
    hints.push(
      isNamedByDocument
        ? hint('FAIRNESS', 'DENIGRATES', 'CONTRARY', code)
        : hint('FAIRNESS', 'MAY_DENIGRATE', 'BY_HAND', code),
    );
  }
  if (found.length > 0) {
    hints.push(hint('TRUTHFULNESS', 'FREE_FROM_PRESENT', 'CONTRARY', code, found));
    if (code === 'PERFUME') hints.push(hint('HONESTY', 'HIDES_FUNCTION', 'CONTRARY', code, found));
  } else if (members && product.ingredientNames)
    hints.push(hint('TRUTHFULNESS', 'FREE_FROM_ABSENT', product.isIncomplete ? 'BY_HAND' : 'SUPPORTS', code));
  return hints;
}

const NOT_TESTED =
  /(?:not|never|n't) (?:been )?(?:animal[- ])?tested on animals|not animal[- ]tested|cruelty[- ]?free|no animal test|(?:nije|nisu|nikad\w*|bez) (?:\w+ ){0,2}(?:testiran\w*|ispitivan\w*) na zivotinjama|bez (?:testiranja|ispitivanja) na zivotinjama/;

function animalTestingHints({ animalTesting, thirdCountries }: ClaimedProduct): ClaimHint[] {
  const answers = [animalTesting, thirdCountries];
  const banned = hint('LEGAL_COMPLIANCE', 'ANIMAL_TESTING_BANNED', 'BY_HAND');
  if (answers.includes('PERFORMED')) return [banned, hint('TRUTHFULNESS', 'ANIMAL_TESTING_CONTRADICTED', 'CONTRARY')];
  if (answers.some((answer) => answer !== 'NONE'))
    return [banned, hint('TRUTHFULNESS', 'ANIMAL_TESTING_OPEN', 'CONTRARY')];
  return [banned];
}

const SENSITISING =
  /^(parfum|aroma)$|isothiazolinone|linalool|limonene|citronell|geraniol|citral|eugenol|coumarin|cinnam|lanolin|formaldehyde|propolis|peg-\d+ cobalt|benzyl (alcohol|salicylate)|farnesol|isomethyl ionone/;

function toleranceHints(text: string, { ingredientNames }: ClaimedProduct): ClaimHint[] {
  if (!/h[yi]po-?al+ergen/.test(text)) return [];
  const found = ingredientNames ? namesLike(ingredientNames, SENSITISING) : [];
  return [
    found.length > 0
      ? hint('EVIDENTIAL_SUPPORT', 'HYPOALLERGENIC_ALLERGENS', 'CONTRARY', null, found)
      : hint('EVIDENTIAL_SUPPORT', 'HYPOALLERGENIC', 'BY_HAND'),
  ];
}

function naturalHints(text: string, { ingredientNames }: ClaimedProduct): ClaimHint[] {
  if (!/\b(natural|organic|bio|eco|eko)\b|prirodn|organsk/.test(text)) return [];
  const share = /(\d{1,3}(?:[.,]\d+)?) ?%/.exec(text)?.[1] ?? null;
  const isWhole = share === '100' || /\b(fully|completely|all|purely|potpuno|sasvim)\b/.test(text);
  const found = ingredientNames ? namesLike(ingredientNames, SYNTHETIC) : [];
  return [
    isWhole && found.length > 0
      ? hint('TRUTHFULNESS', 'NATURAL_SYNTHETIC', 'CONTRARY', share && `${share} %`, found)
      : hint('EVIDENTIAL_SUPPORT', 'NATURAL', 'BY_HAND', share && `${share} %`, found),
  ];
}

/** "miris ruže": a scent needs no ingredient of that name. */
const IS_SCENT = /scent|smell|fragrance|miris/;

/**
 * What can be computed about a claim: Regulation (EU) No 655/2013 and the Technical document on cosmetic claims (July
 * 2017). A hint judges nothing; which words stand for which claim is OWN and unverified.
 */
export function claimHints(text: string, product: ClaimedProduct): ClaimHint[] {
  const folded = foldClaim(text);
  const absent = absentStretches(folded).join(' | ');
  const isVegan = /\bvegan/.test(folded);
  const isAboutAnimals = NOT_TESTED.test(folded);
  const groups = FREE_FROM_GROUPS.filter(
    ({ code, said }) => said.test(absent) || (code === 'ANIMAL_ORIGIN' && isVegan),
  );
  const present = absent ? absentStretches(folded).reduce((rest, part) => rest.replace(part, ' '), folded) : folded;
  const named = NAMED_INGREDIENTS.filter(({ said }) => said.test(present));
  const isAboutIngredients = groups.some(({ members }) => members) || named.length > 0;
  return [
    ...(isAboutIngredients && !product.ingredientNames ? [hint('TRUTHFULNESS', 'UNKNOWN_COMPOSITION', 'BY_HAND')] : []),
    ...groups.flatMap((group) => freeFromHints(group, product)),
    ...named.flatMap(({ code, members }) => {
      if (!product.ingredientNames) return [];
      const found = namesLike(product.ingredientNames, members);
      if (found.length > 0) return [hint('TRUTHFULNESS', 'INGREDIENT_PRESENT', 'SUPPORTS', code, found)];
      const isSure = !product.isIncomplete && !IS_SCENT.test(present);
      return [hint('TRUTHFULNESS', 'INGREDIENT_ABSENT', isSure ? 'CONTRARY' : 'BY_HAND', code)];
    }),
    ...(isAboutAnimals ? animalTestingHints(product) : []),
    ...toleranceHints(folded, product),
    ...naturalHints(folded, product),
  ];
}

/**
 * Whether somebody judged a criterion with a bare "yes" against a hint; with a reason the question is answered (OWN).
 */
export const contradictsHint = (
  hints: readonly ClaimHint[],
  {
    criterion,
    judgement,
    reason,
  }: { criterion: ClaimCriterion; judgement: ClaimJudgement; reason?: string | null | undefined },
): boolean =>
  judgement === 'YES' &&
  !reason?.trim() &&
  hints.some((one) => one.criterion === criterion && one.weight === 'CONTRARY');
