/** Which number of a date comes first: "2/3/2026" is the 2nd of March or the 3rd of February. */
export type DateOrder = 'DAY_FIRST' | 'MONTH_FIRST';

/** What the cell of a date says. */
export type ReadDay =
  | { readonly kind: 'day'; readonly day: string }
  /** Either of two days, in the form 2026-02-03. */
  | { readonly kind: 'ambiguous'; readonly days: Readonly<Record<DateOrder, string>> }
  | { readonly kind: 'error' };

const YEAR_FIRST = /^(?<year>\d{4})[-/.] ?(?<month>\d\d?)[-/.] ?(?<day>\d\d?)\.?(?:[T ].*)?$/;
const YEAR_LAST = /^(?<first>\d\d?)(?<sign>[-/.]) ?(?<second>\d\d?)[-/.] ?(?<year>\d{4}|\d\d)\.?$/;

/**
 * Reads a date. With points the day comes first ("3.2.2026.", "3.2.26"), as in Serbian and German. With slashes or
 * hyphens either may, so that a date whose both numbers may be months is ambiguous. A year of two digits is one of this
 * century. Ours, but for 2026-02-03, which is ISO 8601.
 */
export function readDay(text: string): ReadDay {
  const iso = YEAR_FIRST.exec(text)?.groups;
  if (iso) return toRead(dayOf(iso['year'], iso['month'], iso['day']));
  const { first, second, year, sign } = YEAR_LAST.exec(text)?.groups ?? {};
  if (!year) return { kind: 'error' };
  const fullYear = year.padStart(4, '20');
  const days = { DAY_FIRST: dayOf(fullYear, second, first), MONTH_FIRST: dayOf(fullYear, first, second) };
  const { DAY_FIRST, MONTH_FIRST } = days;
  if (sign === '.' || DAY_FIRST === MONTH_FIRST || MONTH_FIRST === null) return toRead(DAY_FIRST);
  return DAY_FIRST === null ? toRead(MONTH_FIRST) : { kind: 'ambiguous', days: { DAY_FIRST, MONTH_FIRST } };
}

const toRead = (day: string | null): ReadDay => (day === null ? { kind: 'error' } : { kind: 'day', day });

/** Null for a day that no calendar has. */
function dayOf(year = '', month = '', day = ''): string | null {
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${found}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(found) ? found : null;
}
