import { readDay as readStatementDay } from '../fragrance-import/statementDay.ts';
import { formatDecimal } from '../quantity/decimal.ts';
import { isLowerEnd, readQuantity } from '../quantity/readQuantity.ts';
import { CURRENT_AMENDMENT } from './amendments.ts';
import { categoriesOf } from './categories.ts';
import type { IfraRow } from './certificate.ts';

/**
 * A row whose number several categories share, as "Category 11": only a person knows which it means, or all of them.
 */
export type OpenIfraRow = Omit<IfraRow, 'category'> & {
  /** As it was pasted. */
  readonly line: string;
  readonly categories: readonly string[];
};

/** What was read of a pasted certificate. Amendment and day are null where the text does not say them. */
export type ReadCertificate = {
  readonly amendment: number | null;
  /** In the form 2024-03-30. */
  readonly issuedOn: string | null;
  readonly rows: readonly IfraRow[];
  readonly open: readonly OpenIfraRow[];
  /** Lines that look like a row but cannot be read, as they were pasted. */
  readonly unread: readonly string[];
};

/** '5A', '5.A', 'Category 5 A', 'Class 3A', 'Kategorija 5.A', 'Kat. 4' at the start of a line. */
const CATEGORY =
  /^(?:["'•*-] ?)?(?<word>(?:ifra )?(?:categor(?:y|ies|ie|ia|ias|ía|ías)|catégories?|cats?|class(?:es)?|classe|clase|kategorij[ae]|kategorien?|kat|klas(?:a|e|sen?)|категориј[ае]|класа|класе)\.? ?)?(?<number>\d{1,2})(?: ?[.-]? ?(?<letter>[A-D]))?(?=$|[ :;=|,)"/&+–-])/i;
/** Further categories behind the first: "1, 2 and 3", "7A/7B", "1-4". A figure with a decimal or a unit is none. */
const FURTHER =
  /^ ?(?<sign>,|\/|&|\+|[-–]|to|do|bis|and|i|und|et|y|e) ?(?<number>\d{1,2}) ?\.?(?<letter>[A-D])?(?=$|[ :;=|,)"/&+–-])(?! ?(?:%|ppm|mg|g\/))/i;
/**
 * A line that holds nothing but a short code and a share, such as '99Z 1', looks like a row of a category that there is
 * not.
 */
const UNKNOWN_CATEGORY = /^(?:["'•*-] ?)?\d{1,3}[.-]?[A-Z]{1,2} ?[:;=|]? ?-?\d{1,3}(?:[.,]\d{1,15})? ?%?"?$/i;
/** A line that holds nothing but a category and a text in place of its share, such as '5A abc' or '5A -1'. */
const ROW_ALONE = /^\d{1,2}[.-]?[A-D] ?[:;=|]? ?[^ ]{1,12}$/i;
/** The last amount of a line: "2.52 %", "25000 ppm", "≤ 2,52", "max. 2.52 % (w/w)". */
const AMOUNT =
  /(?:^|[ :;=|(])(?<amount>(?:[<≤]=? ?|max\.? ?|up to )?\d[\d.,]{0,18}(?:e[+-]?\d{1,2})? ?(?:%|ppm|mg\/kg|g\/kg)?(?: ?\(?w\/w\)?)?)\)?"?$/i;
const NOT_PERMITTED =
  /(?:not (?:permitted|allowed|approved|recommended|supported)|prohibited|nije (?:dozvoljen|odobren)[oa]?|zabranjen[oa]?)\.?$/i;
const NO_LIMIT =
  /(?:no (?:limits?|restrictions?)|not restricted|unrestricted|bez ograničenja|nije ograničen[oa]?)\.?$/i;
const NOT_STATED = /(?:\bn ?[/.] ?a\.?|not applicable|nije primenjivo|[ :;|][-–—])$/i;
const AMENDMENT =
  /(?<before>\d{2}) ?(?:st|nd|rd|th|\.)? ?(?:amendment|amandman)|(?:amendment|amandman) ?(?:no\.?|br\.?|n°)? ?:? ?(?<after>\d{2})\b/i;
const DAY = /(?:date|issued|datum|izdat)\D{0,30}(?<day>\d{1,4}[./-] ?\d{1,2}[./-] ?\d{2,4})/i;

/**
 * Reads a pasted IFRA certificate: one category in each line ('5A 2.52%', 'Category 5.A: 2,52', a table with tabs and
 * descriptions between), with the highest share in percent ('100.00'), "not permitted", "no limit" or "N/A"; the number
 * of the amendment and the day of issue where the text names them. Other lines are prose and left out. `stated` is the
 * amendment that a person states in place of the text; the current one decides where neither does.
 */
export function readCertificate(text: string, stated: number | null = null): ReadCertificate {
  const rows: IfraRow[] = [];
  const open: OpenIfraRow[] = [];
  const { before, after } = AMENDMENT.exec(text)?.groups ?? {};
  const number = before ?? after;
  const amendment = number === undefined ? null : Number(number);
  const scheme = categoriesOf(stated ?? amendment ?? CURRENT_AMENDMENT);
  const unread: string[] = [];
  for (const line of joinedLines(text)) {
    const trimmed = line.trim();
    const plain = trimmed.replace(/\t/g, '|').replace(/\s+/g, ' ');
    const { word, number: place, letter = '' } = CATEGORY.exec(plain)?.groups ?? {};
    if (place === undefined) {
      if (UNKNOWN_CATEGORY.test(plain)) unread.push(trimmed);
      continue;
    }
    const first = { number: Number(place), letter: letter.toUpperCase() };
    const { named, rest } = furtherCategories(afterCategory(plain), first, word !== undefined || letter !== '');
    const permission = readPermission(rest);
    if (!permission) {
      if (word !== undefined || ROW_ALONE.test(plain)) unread.push(trimmed);
      continue;
    }
    for (const { number: at, letter: of } of named) {
      const category = `${at}${of}`;
      const categories = scheme.filter((name) => name.replace(/[A-D]$/, '') === category);
      if (!scheme.includes(category) && categories.length > 0) open.push({ line: trimmed, categories, ...permission });
      else rows.push({ category, ...permission });
    }
  }
  return { amendment, issuedOn: readDay(text), rows, open, unread };
}

interface NamedCategory {
  number: number;
  /** 'A' to 'D', or ''. */
  letter: string;
}

/**
 * The categories that a line names, "1, 2 and 3", and what stands behind them. A list without the word "category"
 * begins with a letter, since "4, 5" may be a category and its share. A range holds the categories between its ends.
 */
function furtherCategories(
  text: string,
  first: NamedCategory,
  mayGoOn: boolean,
): { named: NamedCategory[]; rest: string } {
  const named = [first];
  let rest = text;
  for (let found = mayGoOn ? FURTHER.exec(rest) : null; found; found = FURTHER.exec(rest)) {
    const { sign = '', number = '', letter = '' } = found.groups ?? {};
    const last = named.at(-1)?.number ?? 0;
    if (/^(?:[-–]|to|do|bis)$/i.test(sign))
      for (let between = last + 1; between < Number(number); between++) named.push({ number: between, letter: '' });
    named.push({ number: Number(number), letter: letter.toUpperCase() });
    rest = rest.slice(found[0].length);
  }
  return { named, rest };
}

/** The rows that open ones stand for, by what was chosen for each of their lines; each chosen category is a row. */
export const chosenRows = (
  open: readonly OpenIfraRow[],
  chosen: Readonly<Record<string, readonly string[]>>,
): IfraRow[] =>
  open.flatMap(({ line, categories, permission, maximum }) =>
    categories
      .filter((category) => chosen[line]?.includes(category))
      .map((category) => ({ category, permission, maximum })),
  );

/** A line that holds nothing but a category, with its description or without. */
const CATEGORY_ALONE =
  /^(?:ifra )?(?:categor(?:y|ies|ie|ia|ias|ía|ías)|catégories?|cats?|class(?:es)?|classe|clase|kategorij[ae]|kategorien?|kat|klas(?:a|e|sen?)|категориј[ае]|класа|класе)?\.? ?\d{1,2} ?\.?[A-D]?(?:$|[ :–-])/i;
/** A line that holds nothing but what a category is permitted. */
const VALUE_ALONE =
  /^(?:max\.?|maximum|[<≤]=?)? ?(?:\d[\d.,]{0,18} ?(?:%|ppm)?(?: ?\(?w\/w\)?)?|not (?:permitted|allowed|approved|recommended|supported)|prohibited|no (?:limits?|restrictions?)|not restricted|unrestricted|n\/a|nije dozvoljeno|zabranjeno|bez ograničenja)\.?$/i;

/** Lines, where a category and its value on the next line are one: as tables copied from a PDF have them. */
function joinedLines(text: string): string[] {
  const lines = text.split(/\r\n|[\r\n]/).map((line) => line.trim());
  const isOpen = (line: string): boolean => CATEGORY_ALONE.test(line) && readPermission(afterCategory(line)) === null;
  const result: string[] = [];
  for (const line of lines.filter(Boolean)) {
    const above = result.at(-1);
    // Two whole numbers in a row may as well be two categories.
    const isTold = !/^\d{1,2}$/.test(above ?? '') || !/^\d{1,2}$/.test(line);
    if (above !== undefined && isTold && isOpen(above) && VALUE_ALONE.test(line))
      result[result.length - 1] = `${above} | ${line}`;
    else result.push(line);
  }
  return result;
}

const afterCategory = (line: string): string => line.slice(CATEGORY.exec(line)?.[0].length ?? 0);

function readPermission(text: string): Omit<IfraRow, 'category'> | null {
  if (NOT_PERMITTED.test(text)) return { permission: 'NOT_PERMITTED', maximum: null };
  if (NO_LIMIT.test(text)) return { permission: 'NO_LIMIT', maximum: null };
  if (NOT_STATED.test(text)) return { permission: 'NOT_STATED', maximum: null };
  const read = readQuantity(AMOUNT.exec(text)?.groups?.['amount'] ?? '', { isPercentage: true });
  if (read.kind !== 'amount' || read.isRange || isLowerEnd(read) || read.measure === 'MASS') return null;
  return { permission: 'LIMITED', maximum: formatDecimal(read.max) };
}

/** Null also for a day that may be one of two, as 03/02/2026: the person states it. */
function readDay(text: string): string | null {
  const read = readStatementDay((DAY.exec(text)?.groups?.['day'] ?? '').replace(/\s/g, ''));
  return read.kind === 'day' ? read.day : null;
}
