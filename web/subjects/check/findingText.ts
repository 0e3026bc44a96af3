import { declarationThreshold } from '../../../domain/allergen/declaration.ts';
import type { TFunction } from 'i18next';
import { type Language, languages } from '../../../domain/language.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import type { QuantityFormats } from '../../shared/i18n/useQuantity.ts';
import { annexText } from './annexText.ts';
import type { IngredientCheck_CheckFragment } from './IngredientCheck.generated.ts';
import { legalReference } from './legalReference.ts';
import { questionText, rowsOf, ruleText } from './ruleText.ts';
import type { RuleRow } from '../../../domain/annex/entryRows.ts';

/** The check of an ingredient list: names, findings, result. */
export type Check = IngredientCheck_CheckFragment;
export type CheckFinding = Check['findings'][number];
export type CheckedName = Check['names'][number];

/** A text that belongs to a finding: a column of an annex entry. */
export interface FindingDetail {
  label: string;
  text: string;
  /** English for a text that is quoted as published and not translated. */
  lang: Language;
}

/** What to print on the label, by language; null where there is no text. */
export type Wording = Readonly<Record<Language, string | null>>;

/** A finding in the language of the screen. */
export interface FindingText {
  /** The sentence in three parts, so that its subject can be emphasised. */
  before: string;
  subject: string;
  after: string;
  action: string;
  /** Law or source. */
  reference: string;
  /** Reservations about how certain the finding is. */
  notes: string[];
  details: FindingDetail[];
  /** The parts of the entry that the finding is about, as rows; none where it is not divided. */
  rows: RuleRow[];
  /** The wording of a warning that is missing, or null. */
  wording: Wording | null;
  /** The INCI name that corrects the printed one, or null. */
  replacement: string | null;
}

type Params = Readonly<Record<string, string | null>>;
/**
 * The keys depend on the codes of a check, so that the compiler cannot check them; findingText.test.ts covers all of
 * them.
 */
type Translate = (key: string, values?: Record<string, unknown>) => string;

/** A placeholder for the subject of a sentence: a private-use character, which no text contains. */
const SUBJECT = '\uE000';
const numbers = [
  'percent',
  'printed',
  'limit',
  'threshold',
  'phMax',
  'converted',
  'sum',
  'difference',
  'most',
  'durability',
  'upTo',
  'recognised',
  'original',
  'added',
];
const days = ['lastPlacing', 'lastAvailable', 'placedFrom', 'availableFrom', 'lastDay'];
const details = [
  'substance',
  'productTypes',
  'maximum',
  'otherConditions',
  'warnings',
  'regulation',
  'asOf',
  'cmr',
  'note',
] as const;
/** What the rows of an entry hold. */
const ROW_COLUMNS: readonly string[] = ['productTypes', 'maximum', 'otherConditions', 'warnings'];

/**
 * A column of an annex entry. Outside English its label says whether the text is the original or our working
 * translation.
 */
function detailOf(
  t: Translate,
  name: (typeof details)[number],
  original: string,
  { day }: QuantityFormats,
): FindingDetail {
  const label = t(`detail.${name}`);
  if (name === 'asOf') return { label, text: day(original), lang: currentLanguage() };
  if (name === 'regulation' || name === 'cmr' || currentLanguage() === 'en')
    return { label, text: original, lang: 'en' };
  const { text, language, isTranslated } = annexText(original, currentLanguage());
  return { label: t(isTranslated ? 'detail.translated' : 'detail.original', { label }), text, lang: language };
}

/** Selects a variant of a code's text by its parameters; an empty string means the plain text. */
const variants: Partial<Record<string, (params: Params, finding: CheckFinding) => string>> = {
  NOT_AN_INGREDIENT_LIST: ({ isOtherScript, total }) =>
    total === '0' ? 'NOTHING' : isOtherScript === 'true' ? 'SCRIPT' : '',
  MENTIONED: ({ isDenied, isBanned, percent }) =>
    isDenied === 'true' ? 'DENIED' : isBanned === 'true' ? 'BANNED' : percent ? 'AMOUNT' : '',
  DUPLICATE: ({ other }) => (other ? 'OTHER' : ''),
  UNKNOWN_NAME: ({ suggestion }) => (suggestion ? 'SUGGESTION' : ''),
  PROBABLE_MISSPELLING: ({ suggestion }) => (suggestion ? 'SUGGESTION' : ''),
  PROHIBITED_UNDER_CONDITION: ({ exception }) => (exception === 'text' ? '' : (exception ?? '')),
  NOT_LISTED: ({ list, deleted }) => (deleted ? 'DELETED' : (list ?? '')),
  RESTRICTED: ({ isWordingOnly, open }) => (isWordingOnly === 'true' ? 'WORDING' : open ? 'RULE' : ''),
  CONDITIONS_TO_VERIFY: ({ open }) => (open ? 'RULE' : ''),
  LIMIT: () => 'RULE',
  OUTSIDE_PRODUCT_TYPES: () => 'RULE',
  OVER_LIMIT: ({ basis }) => (basis && basis !== 'substance' ? 'CONVERTED' : ''),
  FORBIDDEN_USE: ({ use }) => use ?? '',
  ALLERGEN_GROUP_NAME: ({ isDue }) => (isDue === 'true' ? '' : 'LATER'),
  ALLERGEN_DECLARED: ({ isDue }) => (isDue === 'true' ? '' : 'LATER'),
  ALLERGEN_MISSING: ({ isDue, isCertain, isUseKnown }) =>
    isDue !== 'true' ? 'LATER' : isCertain === 'true' ? '' : isUseKnown === 'true' ? 'WORST' : 'USE',
  ALLERGENS_NOT_KNOWN: ({ materials }) => (materials ? '' : 'UNNAMED'),
  SHARE_INVALID: ({ materials }) => (materials ? '' : 'UNNAMED'),
  ITEM_UNREADABLE: ({ item }) => (item === 'paoMonths' ? 'PAO' : ''),
  SUM_NOT_100: ({ isOver }) => (isOver === 'true' ? 'OVER' : ''),
  CLAIM: ({ claim }) => claim ?? '',
  PERSON_OUTSIDE_MARKET: ({ market }) => market ?? '',
  TEXT_LANGUAGE: ({ market }) => market ?? '',
  SUN_LABELLING: ({ rule }) => rule ?? '',
  OTHER_LAW: ({ law, isInForce }) => `${law ?? ''}${isInForce === 'true' ? '' : '_LATER'}`,
  WARNING_MISSING: (_params, { ingredient }) => (ingredient === null ? '' : 'INGREDIENT'),
};

function subjectOf(t: Translate, finding: CheckFinding, params: Params, names: readonly CheckedName[]): string {
  if (params.item) return t(`item.${params.item}`);
  const printed = names.find(({ span }) => span.start === finding.span?.start && span.end === finding.span.end)?.text;
  return params.name ?? finding.ingredient ?? printed ?? t(finding.span ? 'subject.name' : 'subject.ingredient');
}

function notesOf(t: Translate, { code }: CheckFinding, params: Params, formats: QuantityFormats): string[] {
  return [
    ...(params.condition ? [t(`condition.${params.condition}`, valuesOf(params, formats))] : []),
    ...(params.applies ? [t(`note.applies.${params.applies}`, valuesOf(params, formats))] : []),
    ...(params.isEarlierAsked === 'true' ? [t('note.earlierText')] : []),
    ...(params.areDaysVerified === 'false' ? [t('note.unverifiedDays')] : []),
    ...(params.antidandruff ? [t('note.antidandruff', { entry: params.antidandruff })] : []),
    ...(params.isGuess === 'true' ? [t('note.guess')] : []),
    ...(params.list ? [t('note.list', { list: params.list })] : []),
    ...(params.isTrace === 'true' ? [t('note.trace')] : []),
    ...(params.isDoubtful === 'true' ? [t('note.doubtful')] : []),
    ...(params.isWithinName === 'true' ? [t('note.withinName')] : []),
    ...(code === 'OTHER_NAME' && params.verified === 'false' ? [t('note.unverifiedName')] : []),
    ...(code === 'OTHER_LAW' && params.verified === 'false' ? [t('note.fromMemory')] : []),
    ...(code === 'PH_OF_CATEGORY' && params.verified === 'false' ? [t('note.ownJudgement')] : []),
    ...(params.serbian && params.serbianVerified === 'false' ? [t('note.unverifiedWording')] : []),
  ];
}

function valuesOf(params: Params, { quantity, day }: QuantityFormats): Record<string, unknown> {
  const shown = Object.entries(params).map(([name, value]) => {
    if (value !== null && numbers.includes(name)) return [name, quantity(Number(value))] as const;
    return [name, value !== null && days.includes(name) ? day(value) : (value ?? '–')] as const;
  });
  return {
    ...Object.fromEntries(shown),
    count: Number(params.total ?? 0),
    leaveOn: quantity(declarationThreshold('leave-on')),
    rinseOff: quantity(declarationThreshold('rinse-off')),
  };
}

/** Codes that a sentence shows in words: what a claim says is absent, and the language of a text. */
function namedValues(t: Translate, { code }: CheckFinding, { name, language }: Params): Record<string, string> {
  if (code === 'CLAIM' && name) return { name: t(`claimGroup.${name}`, { defaultValue: name }) };
  if (code !== 'TEXT_LANGUAGE' || !language) return {};
  return {
    language:
      new Intl.DisplayNames([languages[currentLanguage()].locale], { type: 'language' }).of(language) ?? language,
  };
}

/**
 * The text of a finding in the current language. `names` are the names of the same check: a finding about an unknown
 * ingredient shows the printed name. A code that this version does not know has a text that says so.
 */
export function findingText(
  translate: TFunction<'check'>,
  formats: QuantityFormats,
  finding: CheckFinding,
  names: readonly CheckedName[] = [],
): FindingText {
  const t = translate as unknown as Translate;
  const has = (key: string) => t(key, { defaultValue: '', count: 2 }) !== '';
  const params: Params = Object.fromEntries(finding.params.map(({ name, value }) => [name, value]));
  const variant = variants[finding.code]?.(params, finding) ?? '';
  const special = `finding.${finding.code}_${variant}`;
  const later = `finding.${finding.code}_later`;
  const plain = `finding.${finding.code}`;
  const rule = ruleText(t, params, formats.quantity, currentLanguage());
  const rows = rowsOf(params.rows);
  const isDivided = rows.length > 1;
  const isWithoutRule = variant === 'RULE' && rule === '';
  const isLater = params.applies === 'later' && has(later);
  const isSpecial = variant !== '' && !isWithoutRule && has(special);
  const key = isLater ? later : isSpecial ? special : has(plain) ? plain : 'finding.unknown';
  const basis = params.basis ? { basis: t(`basis.${params.basis}`) } : {};
  const named = namedValues(t, finding, params);
  const sentence = t(key, {
    ...valuesOf(params, formats),
    ...basis,
    ...named,
    rule,
    question: questionText(t, params.open),
    code: finding.code,
    subject: SUBJECT,
  });
  const [before = '', after] = sentence.split(SUBJECT);
  const isName = finding.code === 'UNKNOWN_NAME' || finding.code === 'PROBABLE_MISSPELLING';
  return {
    before,
    subject: after === undefined ? '' : subjectOf(t, finding, params, names),
    after: after ?? '',
    action: has(`action.${finding.action}`) ? t(`action.${finding.action}`) : '',
    reference: legalReference(finding.reference, currentLanguage(), params.regulation ?? null),
    notes: notesOf(t, finding, params, formats),
    rows: isDivided ? rows : [],
    details: details
      .filter((name) => !(isDivided && ROW_COLUMNS.includes(name)))
      .flatMap((name) => {
        const text = params[name]?.trim();
        return text ? [detailOf(t, name, text, formats)] : [];
      }),
    wording: params.english ? { en: params.english, sr: params.serbian || null } : null,
    replacement: isName ? (params.suggestion ?? null) : null,
  };
}

/** The whole sentence, for copying and for screen readers. */
export const plainText = ({ before, subject, after }: FindingText): string => `${before}${subject}${after}`;
