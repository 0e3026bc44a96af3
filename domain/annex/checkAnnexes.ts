import type { Finding } from '../finding.ts';
import { finding } from '../finding.ts';
import type { InciIngredient } from '../inci/inciIndex.ts';
import { inciKey } from '../inci/inciKey.ts';
import type { Product } from '../product/product.ts';
import { kindsOf } from '../product/product.ts';
import type { AnnexEntry, PrintedIngredient } from './annexEntry.ts';
import type { AnnexIndex } from './annexIndex.ts';
import { annexEntriesOf } from './annexIndex.ts';
import { checkCmr, checkRestriction } from './checkCmr.ts';
import { checkConditions } from './checkConditions.ts';
import { limitsFurocoumarines } from './furocoumarines.ts';
import { checkPositiveLists } from './positiveLists.ts';
import { withoutOtherFunctions, withoutUsesOfPreservatives } from './otherFunctions.ts';
import { isOfOtherPart } from './sharedCasNumbers.ts';

/** Article and annex of an entry. */
const annexReference = ({ annex, reference }: AnnexEntry) =>
  `Regulation (EC) No 1223/2009, Annex ${annex}/${reference}`;

/**
 * What decides a ban besides its entry: the printed ingredient, and whether an entry of Annexes III to VI names it too.
 */
type Ban = PrintedIngredient & { readonly inciName: string; readonly isListedElsewhere: boolean };

function checkProhibited(entry: AnnexEntry, ban: Ban, product: Product): Finding[] {
  const reference = annexReference(entry);
  const exception = entry.keysByOrigin.includes(inciKey(ban.inciName)) ? 'origin' : entry.exception;
  const params = {
    entry: `II/${entry.reference}`,
    substance: entry.substance,
    regulation: entry.regulation,
    exception: exception ?? 'none',
    cmr: entry.cmr.join(', '),
    ...(entry.asOf ? { asOf: entry.asOf } : {}),
  };
  const prohibited = finding('PROHIBITED', 'error', reference, 'REMOVE_INGREDIENT', params);
  const conditional = finding('PROHIBITED_UNDER_CONDITION', 'warning', reference, 'VERIFY_CONDITION', params);
  switch (exception) {
    case null:
      return [prohibited];
    case 'listedElsewhere':
      return [ban.isListedElsewhere ? conditional : prohibited];
    case 'hairDye': {
      const kinds = kindsOf(product);
      return kinds === null ? [conditional] : kinds.has('hairDye') ? [prohibited] : [];
    }
    case 'naturalEssence':
      // The normal content of a natural essence is excepted but for products against and in place of the sun.
      return [limitsFurocoumarines(product) ? conditional : { ...conditional, severity: 'info' }];
    case 'nano':
      // Colloidal metals are particles of that size even where the label does not print [nano].
      return ban.isNano ? [prohibited] : /colloidal/i.test(ban.inciName) ? [conditional] : [];
    default:
      return [conditional];
  }
}

function checkSharedCasNumber(entry: AnnexEntry, inciName: string): Finding[] {
  const params = { entry: `${entry.annex}/${entry.reference}`, substance: entry.substance };
  const isDoubtful = entry.annex === 'II' && entry.exception === null && !isOfOtherPart(entry, inciName);
  return [
    finding('SHARES_CAS_NUMBER', isDoubtful ? 'warning' : 'info', annexReference(entry), 'VERIFY_IDENTITY', params),
  ];
}

const isForHairDyesOnly = ({ exception, conditions }: AnnexEntry) =>
  exception === 'hairDye' ||
  (conditions.length > 0 && conditions.every(({ scope }) => scope.kinds.some((kind) => /hairDye/i.test(kind))));

/** Titanium dioxide and zinc oxide, with their nano forms, are white pigments too (Annex IV/143 and IV/144). */
const PIGMENT_FILTERS = new Set(['27', '27a', '30', '30a']);

/**
 * Such a pigment is a UV filter where the product protects from the sun; elsewhere what it is used for has to be asked.
 */
const asPigment = (found: Finding): Finding =>
  found.code === 'OVER_LIMIT'
    ? { ...found, code: 'LIMIT_NOT_READ', severity: 'warning', action: 'VERIFY_LIMIT' }
    : found;

/**
 * The entry that allows a substance in shampoos against dandruff, where the product is called a shampoo: the category
 * "Shampoo" does not say that it is none. Null elsewhere.
 */
function antidandruffEntry(listed: readonly AnnexEntry[], product: Product): string | null {
  const kinds = kindsOf(product);
  if (!kinds?.has('shampoo') || kinds.has('antidandruff')) return null;
  const found = listed.find(({ conditions }) => conditions.some(({ scope }) => scope.kinds.includes('antidandruff')));
  return found ? `${found.annex}/${found.reference}` : null;
}

/**
 * Checks one ingredient against Annexes II to VI (Articles 14 and 15 of Regulation (EC) No 1223/2009) in its product.
 *
 * A name in Annex II is a ban only where its entry is unconditional or its condition is known to be met; otherwise the
 * finding states the condition. A CAS number alone decides only where it is that of a banned substance and of nothing
 * else. Where the product or the entry leaves open what applies, the finding asks. Concentrations are % w/w of the
 * ready for use product. Never throws.
 */
export function checkAnnexes(
  index: AnnexIndex,
  ingredient: InciIngredient,
  printed: PrintedIngredient,
  product: Product,
): Finding[] {
  const matches = annexEntriesOf(index, ingredient);
  const named = matches.filter(({ by }) => by !== 'cas').map(({ entry }) => entry);
  const shared = matches.filter(({ by }) => by === 'cas').map(({ entry }) => entry);
  const kinds = kindsOf(product);
  const isHairDye = kinds?.has('hairDye') ?? false;
  const isColourant = named.some(({ annex }) => annex === 'IV');
  // A colourant of Annex IV in a product of unknown kind is not asked about as a hair dye.
  const isRelevant = (entry: AnnexEntry) => kinds !== null || !isColourant || !isForHairDyesOnly(entry);
  const { inciName } = ingredient;
  const isListedElsewhere = named.some(({ annex }) => annex !== 'II');
  const prohibited = named
    .filter((entry) => entry.annex === 'II' && isRelevant(entry))
    .flatMap((entry) => checkProhibited(entry, { ...printed, inciName, isListedElsewhere }, product));
  // Annex IV is about colouring other than that of hair: preamble to Annexes II to VI and Article 14(1)(c).
  const listed = named.filter(
    (entry) =>
      entry.annex !== 'II' &&
      isRelevant(entry) &&
      (!entry.isNano || printed.isNano) &&
      !(entry.annex === 'IV' && isHairDye),
  );
  const ofEntries = listed.map((entry) => {
    const one = checkConditions(entry, printed, product, ingredient.inciName);
    const isPigment = entry.annex === 'VI' && PIGMENT_FILTERS.has(entry.reference) && !kinds?.has('sun');
    return isPigment ? { ...one, findings: one.findings.map(asPigment) } : one;
  });
  const checked = withoutOtherFunctions(withoutUsesOfPreservatives(ofEntries, listed), listed);
  const isAllowedElsewhere = checked.some(({ isInside }) => isInside);
  const antidandruff = antidandruffEntry(listed, product);
  const conditions = checked
    .flatMap(({ findings, isInside, isExcepted, bindsBesideOthers }) =>
      isInside || isExcepted || bindsBesideOthers || !isAllowedElsewhere ? findings : [],
    )
    .map((one) =>
      antidandruff !== null && one.severity === 'error' ? { ...one, params: { ...one.params, antidandruff } } : one,
    );
  const hasNanoEntry = listed.some((entry) => entry.isNano);
  const nano =
    printed.isNano && !hasNanoEntry && prohibited.length === 0
      ? [finding('NANO_NOT_LISTED', 'warning', 'Regulation (EC) No 1223/2009, Article 16', 'VERIFY_NOTIFICATION', {})]
      : [];
  const isProhibited = prohibited.some(({ code }) => code === 'PROHIBITED');
  const asked = isProhibited
    ? []
    : [
        ...checkCmr(listed),
        ...checkRestriction(
          index,
          ingredient,
          product,
          matches.map(({ entry }) => entry),
        ),
        ...checkPositiveLists(ingredient, matches, product),
      ];
  return [
    ...prohibited,
    ...conditions,
    ...nano,
    ...asked,
    ...(named.length > 0 ? [] : shared.flatMap((entry) => checkSharedCasNumber(entry, inciName))),
  ];
}
