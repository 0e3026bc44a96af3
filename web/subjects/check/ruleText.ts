import type { RuleRow } from '../../../domain/annex/entryRows.ts';
import type { Language } from '../../../domain/language.ts';
import { annexText } from './annexText.ts';

type Translate = (key: string, values?: Record<string, unknown>) => string;

/** Rows of an entry that a sentence names; the others are in its details. */
const MAX_ROWS = 3;
/** A longer kind of product is named by the letter of its row. */
const MAX_KIND_LENGTH = 70;

/** The rows that a finding carries; none for a finding without. */
export const rowsOf = (rows: string | null | undefined): RuleRow[] => (rows ? (JSON.parse(rows) as RuleRow[]) : []);

/** The products of a row in words; its letter where they are long or not in the language of the sentence. */
function kindOf(t: Translate, { part, productTypes, use }: RuleRow, language: Language): string {
  if (productTypes === '') return use ? t(`rule.use.${use}`) : '';
  const shown = annexText(productTypes.replace(/\s+/g, ' '), language);
  if (shown.language === language && shown.text.length <= MAX_KIND_LENGTH) return shown.text;
  return part === '' ? t('rule.kind') : `(${part})`;
}

function limitOf(t: Translate, { limit, basis }: RuleRow, quantity: (value: number) => string): string {
  if (limit === null) return '';
  const most = t('rule.atMost', { limit: quantity(limit) });
  return basis === null || basis === 'substance' ? most : `${most} ${t(`basis.${basis}`)}`;
}

/**
 * What an entry allows, in a few words with its figures: "rinse-off products, at most 0.0015 %; not in eye products".
 * Empty where nothing of it was read.
 */
export function ruleText(
  t: Translate,
  params: Readonly<Record<string, string | null>>,
  quantity: (value: number) => string,
  language: Language,
): string {
  const phrases = rowsOf(params.rows).flatMap((row) => {
    const phrase = [kindOf(t, row, language), limitOf(t, row, quantity)].filter(Boolean).join(', ');
    return phrase === '' ? [] : [phrase];
  });
  const rows = [...new Set(phrases)];
  const notIn = (params.notIn ?? '').split(',').filter(Boolean);
  return [
    ...rows.slice(0, MAX_ROWS),
    ...(rows.length > MAX_ROWS ? ['…'] : []),
    ...notIn.map((use) => t(`rule.not.${use}`)),
  ].join('; ');
}

/** What has to be answered before an entry can be decided, as sentences. */
export const questionText = (t: Translate, open: string | null | undefined): string =>
  (open ?? '')
    .split(',')
    .filter(Boolean)
    .map((question) => t(`open.${question}`))
    .join(' ');
