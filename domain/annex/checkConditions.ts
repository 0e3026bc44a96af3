import type { Finding, Params } from '../finding.ts';
import { finding } from '../finding.ts';
import type { Product } from '../product/product.ts';
import { kindsOf } from '../product/product.ts';
import { acidOrSalt } from './acidOrSalt.ts';
import type { AnnexCondition, AnnexEntry, ForbiddenUse, PrintedIngredient } from './annexEntry.ts';
import type { Applies } from './applies.ts';
import { applicableConditions, isExceptedByName, isForbidden } from './applies.ts';
import type { Subject } from './checkDemands.ts';
import { checkDemands } from './checkDemands.ts';
import { ruleRows } from './entryRows.ts';
import type { LimitComparison, RelevantCondition } from './limits/compareWithLimits.ts';
import { compareWithLimits } from './limits/compareWithLimits.ts';
import { openQuestions } from './openQuestions.ts';
import { textOfParts } from './splitParts.ts';

/** The outcome of one entry of Annexes III to VI for an ingredient in a product. */
export type ConditionCheck = {
  readonly annex: AnnexEntry['annex'];
  readonly findings: readonly Finding[];
  /** Whether the product is, or may be, of a type that the entry allows. */
  readonly isInside: boolean;
  /** Whether the text of the entry excepts the product by name, so that no other entry makes it good. */
  readonly isExcepted: boolean;
  /** Whether the entry binds beside the others of its substance, whatever these allow. */
  readonly bindsBesideOthers: boolean;
  /** How the printed percentage stands to the limits of the entry, or null without one. */
  readonly comparison: LimitComparison['outcome'] | null;
};

/** A footnote that stands where the wording of warnings does (III/105 to III/133, peroxide values). */
const FOOTNOTE = /\(\d+ ?\) ?this limit applies to the substance and not to the finished cosmetic product\.?[’']?/gi;

/**
 * Entries that bind beside a wider one: strontium peroxide is for rinse-off hair products, where it "must meet the
 * hydrogen peroxide release requirements" of III/12 as well (column h of III/64). What III/12 allows elsewhere is not
 * allowed for it. Titanium dioxide as a fine powder is "to be used in compliance with Annex III, No 321" as a colourant
 * and as a UV filter too (column h of IV/143 and VI/27).
 */
const BINDS_BESIDE_OTHERS: ReadonlySet<string> = new Set(['III/64', 'III/321']);

const PURITY = /peroxide value|purity|nitros|free from|impurit/i;

/**
 * Whether an entry of Annex III asks for nothing but the declaration of an allergen, and perhaps the purity of the raw
 * material.
 */
function isDeclarationOnly(entry: AnnexEntry): boolean {
  return (
    entry.isAllergen &&
    entry.conditions.every(({ maximum, productTypes }) => maximum === '' && !/^only/i.test(productTypes)) &&
    entry.forbiddenUses.length === 0
  );
}

function limitFinding(comparison: LimitComparison, percent: number, reference: string, params: Params): Finding[] {
  if (comparison.outcome === 'unlimited') return [];
  const { outcome, limit, basis, converted } = comparison;
  const all = { ...params, percent, limit, basis, converted: Number(converted.toPrecision(4)) };
  if (outcome === 'over') return [finding('OVER_LIMIT', 'error', reference, 'LOWER_CONCENTRATION', all)];
  if (outcome === 'within') return [finding('WITHIN_LIMIT', 'info', reference, 'NOTHING', all)];
  return [finding('LIMIT_NOT_READ', 'warning', reference, 'VERIFY_LIMIT', all)];
}

/**
 * The forbidden uses of an entry for one of its substances, each once: it is forbidden for the product if one of its
 * parts says so.
 */
function forbiddenUses(
  entry: AnnexEntry,
  product: Product,
  inciName: string,
): { readonly use: ForbiddenUse['use']; readonly is: Applies }[] {
  const byUse = new Map<ForbiddenUse['use'], Applies>();
  for (const forbidden of entry.forbiddenUses) {
    if (forbidden.of !== null && forbidden.of !== acidOrSalt(inciName)) continue;
    const is = isForbidden(forbidden, entry.conditions, product);
    const before = byUse.get(forbidden.use) ?? 'no';
    byUse.set(forbidden.use, before === 'yes' || is === 'no' ? before : is);
  }
  return [...byUse].map(([use, is]) => ({ use, is }));
}

/**
 * Whether the open point is the concentration alone although it is not known which part of an entry applies: one of
 * them does, because the entry has a part for all other products, and each of them states a limit (retinol 0.05 % in
 * body lotions and 0.3 % elsewhere, III/376). Of a product of unknown kind the kind is asked first.
 */
const isLimitOnly = (relevant: readonly RelevantCondition[], product: Product): boolean =>
  kindsOf(product) !== null &&
  relevant.some(({ condition }) => condition.scope.isOther) &&
  relevant.every(({ condition }) => condition.limit !== null);

/** What has been decided of an entry before its other conditions are looked at. */
type Decided = {
  /** Whether it is open which part applies or whether a forbidden use is given. */
  readonly isOpen: boolean;
  readonly isWithin: boolean;
  readonly uses: ReturnType<typeof forbiddenUses>;
  readonly byPercent: readonly Finding[];
  readonly params: Params;
};

/** What is left to verify of an entry beside its forbidden uses and a known percentage. */
function openConditions(
  subject: Omit<Subject, 'isDecided'>,
  { isOpen, isWithin, uses, byPercent, params }: Decided,
): Finding[] {
  const { entry, parts, report } = subject;
  if (entry.annex !== 'III') {
    if (isOpen) return [report('CONDITIONS_TO_VERIFY', 'warning', 'VERIFY_CONDITION')];
    return params.maximum === '' || byPercent.length > 0 ? [] : [report('LIMIT', 'info', 'VERIFY_CONCENTRATION')];
  }
  if (isWithin && !isOpen && entry.otherConditions === '') return [];
  const isForbidden = uses.some(({ is }) => is === 'yes');
  // All the entry forbids is a use to which this product is not put (titanium dioxide powder that cannot be inhaled,
  // III/321).
  const isMet = !isOpen && uses.length > 0 && !isForbidden && params.maximum === '';
  if (isMet) return [report('RESTRICTED', 'info', 'VERIFY_CONDITION')];
  const demands = isOpen ? null : checkDemands({ ...subject, isDecided: byPercent.length > 0 });
  if (demands === null) return [report('RESTRICTED', 'warning', 'VERIFY_CONDITION')];
  // A wording that the label must bear is not lost among notes where nobody has checked the label for it.
  if (textOfParts(entry.warnings, parts).replace(FOOTNOTE, '').trim() === '') return demands;
  return [...demands, report('RESTRICTED', 'warning', 'ADD_WARNING', { isWordingOnly: true })];
}

/**
 * Checks an ingredient by one entry of Annex III (restricted), IV (colourants), V (preservatives) or VI (UV filters):
 * product types of column f, forbidden uses of columns h and i, maximum of column g. Outside the product types of an
 * entry the substance is not allowed: Annexes IV to VI are positive lists (Article 14(1)(c) to (e)), and a substance of
 * Annex III that is not used as its entry says is forbidden (Article 14(1)(b)).
 */
export function checkConditions(
  entry: AnnexEntry,
  printed: Omit<PrintedIngredient, 'isNano'>,
  product: Product,
  inciName: string,
): ConditionCheck {
  const reference = `Regulation (EC) No 1223/2009, Annex ${entry.annex}/${entry.reference}`;
  const states = applicableConditions(entry.conditions, product);
  const relevant = states.filter(({ applies }) => applies !== 'no');
  const shown = (relevant.length > 0 ? relevant : states).map(({ condition }) => condition);
  const texts = (pick: (condition: AnnexCondition) => string) =>
    [...new Set(shown.map(pick).filter(Boolean))].join('\n');
  const params = {
    entry: `${entry.annex}/${entry.reference}`,
    substance: entry.substance,
    productTypes: texts(({ productTypes }) => productTypes),
    maximum: texts(({ maximum }) => maximum),
    otherConditions: entry.otherConditions,
    warnings: entry.warnings,
    regulation: entry.regulation,
    rows: JSON.stringify(ruleRows(entry, shown)),
    notIn: [...new Set(entry.forbiddenUses.map(({ use }) => use))].join(','),
    ...(entry.asOf ? { asOf: entry.asOf } : {}),
  };
  const bindsBesideOthers = BINDS_BESIDE_OTHERS.has(params.entry);
  const report = (code: Finding['code'], severity: Finding['severity'], action: Finding['action'], more: Params = {}) =>
    finding(code, severity, reference, action, { ...params, ...more });

  if (relevant.length === 0) {
    return {
      annex: entry.annex,
      bindsBesideOthers,
      isInside: false,
      isExcepted: isExceptedByName(entry.conditions, product),
      comparison: null,
      findings: [report('OUTSIDE_PRODUCT_TYPES', 'error', 'VERIFY_PRODUCT_TYPE')],
    };
  }
  if (isDeclarationOnly(entry)) {
    return {
      annex: entry.annex,
      bindsBesideOthers,
      isInside: true,
      isExcepted: false,
      comparison: null,
      findings: PURITY.test(entry.otherConditions) ? [report('RAW_MATERIAL_PURITY', 'info', 'VERIFY_PURITY')] : [],
    };
  }
  const uses = forbiddenUses(entry, product, inciName);
  const forbidden = uses
    .filter(({ is }) => is === 'yes')
    .map(({ use }) => report('FORBIDDEN_USE', 'error', 'REMOVE_INGREDIENT', { use }));
  const open = openQuestions(relevant, uses, product).join(',');
  const reportOpen: typeof report = (code, severity, action, more) =>
    report(code, severity, action, severity === 'warning' ? { open, ...more } : more);
  const comparison = printed.percent === null ? null : compareWithLimits(printed.percent, inciName, relevant);
  const byPercent = comparison ? limitFinding(comparison, printed.percent ?? 0, reference, params) : [];
  const isOpen =
    uses.some(({ is }) => is === 'unknown') ||
    (relevant.some(({ applies }) => applies === 'unknown') && !isLimitOnly(relevant, product));
  const isWithin = comparison?.outcome === 'within';
  return {
    annex: entry.annex,
    bindsBesideOthers,
    isInside: true,
    isExcepted: false,
    comparison: comparison?.outcome ?? null,
    findings: [
      ...forbidden,
      ...byPercent,
      ...openConditions(
        { entry, parts: shown, printed, product, report: reportOpen },
        { isOpen, isWithin, uses, byPercent, params },
      ),
    ],
  };
}
