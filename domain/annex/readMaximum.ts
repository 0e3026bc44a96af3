/** A maximum of column g. */
export type Maximum = { readonly maxPercent: number | null; readonly calculatedAs: string };

const CALCULATED =
  /(?:\(|\b)((?:acid\b|calculated as|expressed as|as (?!from)|of (?:the|a) mixture|present or released)[^\n)]{0,60})/i;

/** The percentages that column g names, ascending, % w/w; decimal comma or point, mg/kg counts as 0.0001 %. */
export function percentsOf(text: string): number[] {
  const percents = [...text.matchAll(/(\d{1,3}(?:[.,]\d{1,6})?)\s?%/g)].map((match) =>
    Number((match[1] ?? '').replace(',', '.')),
  );
  const traces = [...text.matchAll(/(\d{1,6}(?:[.,]\d{1,4})?)\s?(?:mg\/kg|ppm)/g)].map(
    (match) => Number((match[1] ?? '').replace(',', '.')) / 10_000,
  );
  return [...new Set([...percents, ...traces])].sort((one, other) => one - other);
}

/**
 * Reads column g ("Maximum concentration in ready for use preparation"): the highest percentage it names (decimal comma or
 * point; mg/kg counts as 0.0001 %), in % w/w, and what it is calculated as. Null when it names none. When the column holds several figures
 * (general and professional use) the highest is given, so that only what exceeds all of them is called too much.
 */
export function readMaximum(text: string): Maximum {
  const calculatedAs = CALCULATED.exec(text.replace(/\s+/g, ' '))?.[1]?.trim() ?? '';
  return { maxPercent: percentsOf(text).at(-1) ?? null, calculatedAs };
}
