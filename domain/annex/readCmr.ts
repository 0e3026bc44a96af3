/**
 * A class of substances that are carcinogenic (C), mutagenic (M) or toxic for reproduction (R), with its category:
 * Regulation (EC) No 1272/2008, Annex I, parts 3.5 to 3.7, to which Article 15 of Regulation (EC) No 1223/2009 refers.
 */
export type CmrClass = `${'C' | 'M' | 'R'}${'1A' | '1B' | '2'}`;

/**
 * Reads the column "CMR" of an annex export, "Carcinogenic Cat. 1B(),Mutagenic Cat. 2()", or classes as they are
 * written here: "C1B M2".
 */
export function readCmr(text: string): CmrClass[] {
  const found = [...text.matchAll(/\b([CMR])(?:[a-z]+ Cat\. )?(1A|1B|2)\b/g)];
  return [...new Set(found.map(([, kind = '', category = '']) => `${kind}${category}` as CmrClass))];
}
