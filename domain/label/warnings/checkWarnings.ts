import { acidOrSalt } from '../../annex/acidOrSalt.ts';
import type { AnnexEntry } from '../../annex/annexEntry.ts';
import { basisFactor } from '../../annex/limits/basisFactor.ts';
import type { AnnexIndex } from '../../annex/annexIndex.ts';
import { annexEntriesOf } from '../../annex/annexIndex.ts';
import type { Finding } from '../../finding.ts';
import { finding } from '../../finding.ts';
import type { MatchedName } from '../../inci/matchedName.ts';
import type { Product } from '../../product/product.ts';
import { kindsOf, useOf } from '../../product/product.ts';
import { findingAt } from '../checkNames.ts';
import type { PrintedText } from './matchWording.ts';
import { bearsOfficialWording, bearsWording, readPrintedText } from './matchWording.ts';
import { warningRules } from './rules.ts';
import type { WarningStatement } from './statements.ts';
import type { WarningCondition, WarningRule } from './warningRule.ts';
import { SERBIAN_WORDING_VERIFIED } from './warningRule.ts';

const rulesByEntry = new Map<string, WarningRule[]>();
for (const rule of warningRules) {
  for (const entry of rule.entries) rulesByEntry.set(entry, [...(rulesByEntry.get(entry) ?? []), rule]);
}
const rulesOfKinds = warningRules.filter(({ entries }) => entries.length === 0);

/** Column i also bears conditions of use that no label repeats: footnotes, particle sizes, forbidden applications. */
const NOT_FOR_THE_LABEL = /this limit applies to the substance|not to be used in applications that may lead/i;

const referenceOf = ({ annex, reference }: AnnexEntry) =>
  `Regulation (EC) No 1223/2009, Article 19(1)(d), Annex ${annex}/${reference}, column i`;

/** A wording that is due, and what is still to be known before that is certain. */
type Due = { readonly rule: WarningRule; readonly condition: WarningCondition | null };

/** Whether a printed percentage is above that of a rule, as what the rule calculates it; null: nobody can tell. */
function isAbovePercent({ abovePercent, basis }: WarningRule, inciName: string, percent: number | null) {
  if (abovePercent === undefined) return true;
  if (percent === null) return null;
  const { least, most } = basisFactor(basis ?? 'substance', inciName);
  if (percent * most <= abovePercent) return false;
  return percent * least > abovePercent ? true : null;
}

function dueOf(rule: WarningRule, inciName: string, percent: number | null, product: Product): Due | null {
  const { kinds, except = [], use, of, isForUnderThree, hasKindsWithoutWording } = rule;
  const isAbove = isAbovePercent(rule, inciName, percent);
  const productKinds = kindsOf(product);
  const productUse = useOf(product);
  if (of && of !== acidOrSalt(inciName)) return null;
  if (isForUnderThree && product.isForUnderThree !== true) return null;
  if (isAbove === false) return null;
  if (productKinds) {
    if (kinds && !kinds.some((kind) => productKinds.has(kind))) return null;
    if (except.some((kind) => productKinds.has(kind))) return null;
  }
  if (use && productUse && use !== productUse) return null;
  const isOpen = (kinds && !productKinds) || (use && !productUse);
  if (isOpen && hasKindsWithoutWording) return null;
  return { rule, condition: rule.condition ?? (isAbove === null ? 'above' : isOpen ? 'kind' : null) };
}

const isForHairDyesOnly = ({ kinds }: WarningRule) => kinds?.every((kind) => /hairDye/i.test(kind)) ?? false;

/** Wordings of column i that no rule reads, such as those of an amendment, are due as the Commission publishes them. */
function unreadWording(entry: AnnexEntry, printed: PrintedText): Finding[] {
  const wording = entry.warnings.trim();
  if (wording === '' || entry.annex === 'II' || entry.annex === 'IV' || NOT_FOR_THE_LABEL.test(wording)) return [];
  if (bearsOfficialWording(printed, wording)) return [];
  const params = { id: 'notRead', english: wording, serbian: null, condition: 'notRead' };
  return [finding('WARNING_MISSING', 'warning', referenceOf(entry), 'ADD_WARNING', params)];
}

function missingWording(
  { rule, condition }: Due,
  missing: readonly WarningStatement[],
  entry: AnnexEntry | null,
): Finding {
  const wordings = (language: 'english' | 'serbian') => missing.map((one) => one[language]).join('\n');
  const params = {
    id: rule.id,
    english: wordings('english'),
    serbian: wordings('serbian'),
    serbianVerified: SERBIAN_WORDING_VERIFIED,
    condition,
    limit: condition === 'above' ? (rule.abovePercent ?? null) : null,
  };
  const law = 'Regulation (EC) No 1223/2009, Article 19(1)(d), Annex III (hair dye substances), column i';
  const reference = rule.reference ?? (entry ? referenceOf(entry) : law);
  if (rule.isAdvice) return finding('WARNING_ADVISED', 'warning', reference, 'ADD_WARNING', params);
  return finding('WARNING_MISSING', condition ? 'warning' : 'error', reference, 'ADD_WARNING', params);
}

/**
 * An entry of which nothing is left but a wording that the label must bear is a note where the label is checked for it:
 * a missing wording is a finding of its own and one that is printed asks for nothing.
 */
export const withoutRequestedTexts = (findings: readonly Finding[]): Finding[] =>
  findings.map((found) =>
    found.params.isWordingOnly === true && rulesByEntry.has(String(found.params.entry))
      ? { ...found, severity: 'info' }
      : found,
  );

/**
 * An ingredient whose wordings are looked for: a printed name, or a substance of a formula, which stands nowhere in a
 * text.
 */
export type WarnedName = Pick<MatchedName, 'ingredient' | 'match' | 'percent' | 'start' | 'end'>;

/**
 * Which wordings of column i of the annexes (Article 19(1)(d)) the printed texts lack, in English or Serbian. Each
 * statement is reported once, with the first ingredient that demands it. `texts`: label text and precautions. Never
 * throws.
 */
export function checkWarnings(
  names: readonly WarnedName[],
  texts: readonly (string | null)[],
  annexes: AnnexIndex,
  product: Product,
): Finding[] {
  const printed = readPrintedText(texts);
  const reported = new Set<WarningStatement>();
  const report = (due: Due, entry: AnnexEntry | null): Finding[] => {
    const missing = due.rule.statements.filter(
      (statement) => !reported.has(statement) && !bearsWording(printed, statement.clauses),
    );
    missing.forEach((statement) => reported.add(statement));
    return missing.length > 0 ? [missingWording(due, missing, entry)] : [];
  };

  const demands = names.flatMap((name) => {
    if (name.ingredient === null || name.match === 'misspelling') return [];
    const { inciName } = name.ingredient;
    const named = annexEntriesOf(annexes, name.ingredient).flatMap(({ entry, by }) => (by === 'name' ? [entry] : []));
    const isColourant = named.some(({ annex }) => annex === 'IV');
    return named.map((entry) => {
      const rules = rulesByEntry.get(`${entry.annex}/${entry.reference}`);
      const due = (rules ?? []).flatMap((rule) => dueOf(rule, inciName, name.percent, product) ?? []);
      // A colourant of Annex IV in a product of unknown kind is not asked about as a hair dye.
      const isAsked = ({ rule, condition }: Due) => !(isColourant && condition === 'kind' && isForHairDyesOnly(rule));
      return { name, entry, isRead: rules !== undefined, due: due.filter(isAsked) };
    });
  });
  const ofEntries = (isCertain: boolean) =>
    demands.flatMap(({ name, entry, due }) =>
      due
        .filter(({ condition }) => (condition === null) === isCertain)
        .flatMap((one) => report(one, entry))
        .map((found) => findingAt(name, found)),
    );
  const certain = ofEntries(true);
  const open = ofEntries(false);
  const unread = demands.flatMap(({ name, entry, isRead }) =>
    isRead ? [] : unreadWording(entry, printed).map((found) => findingAt(name, found)),
  );
  const kinds = kindsOf(product);
  const isDyed = demands.some(({ due }) => due.some(({ rule }) => isForHairDyesOnly(rule)));
  const ofKinds = rulesOfKinds
    .filter((rule) => kinds !== null && rule.kinds?.some((kind) => kinds.has(kind)))
    // The wording of the dyes that were recognised decides, where there are any.
    .filter((rule) => !(isDyed && isForHairDyesOnly(rule)))
    .flatMap((rule) => report({ rule, condition: null }, null));
  return [...certain, ...open, ...unread, ...ofKinds];
}
