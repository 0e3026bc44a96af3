/** Fifteen digits without an exponent, the precision of a spreadsheet. */
const digits = new Intl.NumberFormat('en-US', { useGrouping: false, maximumSignificantDigits: 15 });

/**
 * A number as a text. Three decimals get a fourth, because three digits behind a sign may be read as thousands, and a
 * cell of numbers has none.
 */
const decimals = (value: number): string => digits.format(value).replace(/\.\d{3}$/, '$&0');

/** Texts of a number format, and characters that fill or are only room. */
const LITERAL = /"([^"]*)"|\\(.)|_.|\*.|\[[^[\]]*\]/g;
const FIGURE = /[0#?]/;

/** What a number format shows around the figure, and whether it shows a percentage. */
function partsOf(format: string): { before: string; after: string; isPercent: boolean; pattern: string } {
  const masked = format.replace(LITERAL, (text) => '\u0000'.repeat(text.length));
  // Behind the first semicolon stands how negative numbers are shown.
  const end = masked.includes(';') ? masked.indexOf(';') : format.length;
  const positive = format.slice(0, end);
  const pattern = positive.replace(LITERAL, '');
  const at = masked.slice(0, end).search(FIGURE);
  const literals = [...positive.matchAll(LITERAL)].map(({ index, 1: quoted, 2: escaped }) => ({
    isBefore: index < at,
    text: quoted ?? escaped ?? '',
  }));
  const textOf = (isBefore: boolean): string =>
    literals
      .filter((one) => one.isBefore === isBefore)
      .map(({ text }) => text)
      .join('');
  return { before: textOf(true), after: textOf(false), isPercent: pattern.includes('%'), pattern };
}

/**
 * Whether a percent sign of a text that a program shows for a number is only a text behind it: the figure before it is
 * the number and not a hundred times it.
 */
function isMereSign(value: number, shown: string): boolean {
  const figure = /(?<!\d)(\d{1,15}(?:[.,](\d{1,15}))?)\s?%$/.exec(shown.trim());
  if (!figure) return false;
  const round = (number: number) => Number(Math.abs(number).toFixed(figure[2]?.length ?? 0));
  const told = Number((figure[1] ?? '').replace(',', '.'));
  return round(value) === told && round(value * 100) !== told;
}

/**
 * A number of a cell as a text, in full precision with what its format shows around it: the unit of `0.0" ppm"`, the
 * sign of `"<"0.00`, and a percent sign, which means a hundredth only where it is no mere text. `shown` is the cell as
 * a program shows it; a code with leading noughts is taken from there.
 */
export function numberText(value: number, format: string, shown: string | undefined): string {
  const { before, after, isPercent, pattern } = partsOf(format);
  if (/^0{2,}$/.test(pattern) && shown !== undefined) return shown;
  const isShownPercent = !isPercent && (shown?.trimEnd().endsWith('%') ?? false) && !/%/.test(after);
  if (isPercent || (isShownPercent && !isMereSign(value, shown ?? '')))
    return `${before}${decimals(value * 100)}%${after}`;
  return `${before}${decimals(value)}${isShownPercent ? '%' : after}`;
}
