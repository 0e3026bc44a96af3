import type { AnnexCondition, AnnexEntry, AnnexRow, ForbiddenUse } from '../../domain/annex/annexEntry.ts';
import { commonNames } from '../../domain/annex/commonNames.ts';
import { demandsOf, isMaximumUnread } from '../../domain/annex/demands.ts';
import { entryNames } from '../../domain/annex/entryNames.ts';
import { splitParts, textOfParts } from '../../domain/annex/splitParts.ts';
import { inciKey } from '../../domain/inci/inciKey.ts';
import { warningRules } from '../../domain/label/warnings/rules.ts';
import { kindPhrases } from '../../mocks/demo-data/knowledge/annexes/factPhrases.ts';

const MAX_NAME = 150;

const numbersIn = (text: string, pattern: RegExp) => [...new Set(text.match(pattern) ?? [])].join(' / ');
/** Names in a cell of a table, without what would end it. */
export const cell = (texts: readonly string[]) =>
  texts.map((text) => text.replace(/[|;\n`\\]|\$\{/g, ' ').trim()).join('; ');

/**
 * The names without those that only add a remark to another, "Pyrocatechol (Catechol)" beside "Pyrocatechol", and
 * without the common names, which domain/annex gives to the entry anyway.
 */
export function namesOf(row: AnnexRow): { readonly glossary: string[]; readonly others: string[] } {
  const common = new Set((commonNames[`${row.annex}/${row.reference}`] ?? '').split(';').map(inciKey));
  // Under no reference number of an entry the row alone speaks.
  const ofRow = new Set(entryNames({ ...row, reference: '' }).map(inciKey));
  const isOfRow = (name: string) => !common.has(inciKey(name)) || ofRow.has(inciKey(name));
  const glossary = entryNames({ ...row, substance: '' }).filter(isOfRow);
  const known = new Set(glossary.map(inciKey));
  const all = entryNames(row)
    .filter(isOfRow)
    .filter((name) => !name.includes(';') && !known.has(inciKey(name)));
  const isRemarked = (name: string) =>
    [...all, ...glossary].some(
      (one) => one.length > 3 && /^(?: \(| \[|,? and |, )/.test(name.startsWith(one) ? name.slice(one.length) : ''),
    );
  const others = all.filter((name) => name.length <= MAX_NAME && !isRemarked(name));
  const first = entryNames(row).filter((name) => !name.includes(';'))[0] ?? row.substance;
  return { glossary, others: others.length + glossary.length > 0 ? others : [first] };
}

function scopeWords({ scope }: Pick<AnnexCondition, 'scope'>): string {
  return [
    ...(scope.use ? [scope.use] : []),
    ...(scope.isOther ? ['other'] : []),
    ...scope.kinds.filter((kind) => Object.hasOwn(kindPhrases, kind)),
    ...(scope.form ? [scope.form] : []),
    ...(scope.age ? [scope.age] : []),
    ...scope.except.map((kind) => `!${kind}`),
    ...(scope.understood === 'kinds' ? ['~'] : scope.understood === 'little' ? ['?'] : []),
  ].join(' ');
}

function conditionText(condition: AnnexCondition): string {
  const { part, limit } = condition;
  const figures = limit && `${limit.percent}${limit.lowest === limit.percent ? '' : `..${limit.lowest}`}`;
  const text = limit
    ? `= ${figures ?? ''} ${limit.basis === 'substance' ? '' : limit.basis}`
    : isMaximumUnread(condition)
      ? '= ?'
      : '';
  return `${part === '' ? '' : `${part}: `}${scopeWords(condition)} ${text}`.replace(/\s+/g, ' ').trim();
}

function useWord({ use, parts, within, except }: ForbiddenUse): string[] {
  const exception = except === null ? '' : except === 'unread' ? '*' : `!${except.join('+')}`;
  const products = within ? `&${scopeWords({ scope: within }).replaceAll(' ', '+')}` : '';
  return (parts.length === 0 ? [''] : parts.map((part) => `@${part}`)).map(
    (part) => `${use}${part}${products}${exception}`,
  );
}

/** Demands on the raw material with their figure. */
const PURITIES: readonly (readonly [string, RegExp])[] = [
  ['nitrosamine', /maximum (?:nitrosamine|n-nitrosodialkylamine) content: ?([\d.,]+)/i],
  ['nitriteFree', /keep in nitrite-free containers/i],
  ['amine', /maximum secondary amine content: ?([\d.,]+)/i],
  ['purity', /minimum purity: ?(\d+)/i],
  ['hydroquinone', /hydroquinone (?:levels|no higher)/i],
  ['acrylamide', /maximum residual acrylamide content ?:? ?([\d.,]+)/i],
  ['peroxide', /peroxide value (?:for each substance )?(?:shall be )?less than ([\d.,]+)/i],
  ['allyl', /free allyl alcohol in the (?:ester|ether) should be less than ([\d.,]+)/i],
  ['peptides', /molecular weight average of the peptides in hydrolysates: ?([\d.,]+)/i],
];

/** What one part of column h demands, word by word; a text that is not understood is `more`. */
function demandWords(entry: AnnexEntry, part: string, text: string): string[] {
  const alone = { ...entry, otherConditions: part === '' ? text : `(${part}) ${text}` };
  const { forbidsNitrosation, isPurityAsked, ph, rest } = demandsOf(alone, [{ part }]);
  const at = part === '' ? '' : `@${part}`;
  const purities = (isPurityAsked ? PURITIES : []).flatMap(([word, pattern]) => {
    const found = pattern.exec(text.replace(/\s+/g, ' '));
    const figure = found?.[1]?.replace(',', '.').replace(/\.$/, '');
    return found ? [`${word}${figure ? `=${figure}` : ''}${at}`] : [];
  });
  const range =
    ph &&
    (ph.max === null
      ? `phAbove=${ph.min ?? ''}`
      : ph.min === null
        ? `phBelow=${ph.max}`
        : `phFrom=${ph.min}-${ph.max}`);
  return [
    ...(forbidsNitrosation ? [`nitrosation${at}`] : []),
    ...purities,
    ...(range ? [`${range}${at}`] : []),
    ...(rest === '' ? [] : [`more${at}`]),
  ];
}

const withWording = new Set(warningRules.flatMap(({ entries }) => entries));

function wordsOf(entry: AnnexEntry): string {
  const { annex, reference, exception, forbiddenUses, isAllergen, isNano, otherConditions, warnings } = entry;
  if (annex === 'II') return exception ?? '';
  const others = [...splitParts(otherConditions)].flatMap(([part, text]) => demandWords(entry, part, text));
  const labelled = withWording.has(`${annex}/${reference}`)
    ? [...splitParts(warnings)].flatMap(([part, text]) =>
        text === '' ? [] : [part === '' ? 'label' : `label@${part}`],
      )
    : [];
  return [
    ...(isNano ? ['nano'] : []),
    ...forbiddenUses.flatMap(useWord),
    ...(isAllergen ? ['allergen'] : []),
    ...others,
    ...labelled,
  ].join(' ');
}

/** "Carcinogenic Cat. 1B(),Mutagenic Cat. 2()" is "C1B M2". */
const classesOf = (cmr: string) =>
  [...cmr.matchAll(/(Carcinogenic|Mutagenic|Reprotoxic) Cat\. (1A|1B|2)/g)]
    .map(([, kind = '', category = '']) => `${kind.charAt(0)}${category}`)
    .join(' ');

/** The facts of an entry in one line, as factRow reads it. `ecNumbers`: the column of the export. */
export function factLine(row: AnnexRow, entry: AnnexEntry, ecNumbers: string): string {
  const { glossary, others } = namesOf(row);
  const conditions = entry.conditions.map(conditionText);
  return [
    `${row.annex}/${row.reference}`,
    cell(glossary),
    cell(others),
    numbersIn(row.casNumbers, /\b\d{2,7}-\d\d-\d\b/g),
    numbersIn(ecNumbers, /\b\d{3}-\d{3}-\d\b/g),
    row.regulation.replace(/[|`]/g, ' '),
    wordsOf(entry),
    conditions.length === 1 && conditions[0] === '' ? '' : conditions.join('; '),
    classesOf(row.cmr ?? ''),
  ].join(' | ');
}

/** What a check decides by an entry: scopes, limits, forbidden uses, exceptions. */
export const rulesOf = ({ conditions, forbiddenUses, exception, isAllergen, isNano, cmr }: AnnexEntry): object => ({
  conditions: conditions.map(({ part, scope, limit }) => ({
    part,
    scope,
    limit: limit && { percent: limit.percent, lowest: limit.lowest, basis: limit.basis },
  })),
  forbiddenUses,
  exception,
  isAllergen,
  isNano,
  cmr,
});

/** What else a check asks by the parts of an entry, and whether they demand a wording on the label. */
export const demandsAndWordings = (entry: AnnexEntry): object =>
  entry.conditions.map((condition) => {
    const { rest, ...demands } = demandsOf(entry, [condition]);
    const isWithWording = withWording.has(`${entry.annex}/${entry.reference}`);
    return {
      ...demands,
      isUnread: isMaximumUnread(condition),
      hasMore: rest !== '',
      hasWording: isWithWording && textOfParts(entry.warnings, [condition]) !== '',
    };
  });
