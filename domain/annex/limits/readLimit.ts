import type { AnnexLimit, Basis } from './annexLimit.ts';

/** What stands before a figure that is not a concentration of the substance in the product, to the end of its line. */
const OTHER_FIGURES =
  /(?:amine content|free allyl alcohol|silver content|impurit|purity|nitrosamine|corresponding to|in case of combined|when mixed|if mixed|when present in combination|footnote|entry 15d)[^\n]*/gi;
/** "Applied to hair must not exceed 1,5 %": columns f, g and h of the oxidative hair dyes of Annex III. */
const AFTER_MIXING =
  /(?:concentr\w+ (?:applied )?to (?:the )?(?:hair|eye)[^%]{0,60}?|upon application is |use concentr\w+[^%]{0,60}?)(?:exceed|is)?\s*(\d{1,2}(?:[.,]\d{1,3})?\s?%(?:[^\n.;]|\.\d){0,60})/i;

const BASES: readonly (readonly [RegExp, Basis])[] = [
  [/free base|as (?:quinine )?base|\bbase\b/i, 'base'],
  [/as dihydrochloride/i, 'dihydrochloride'],
  [/as (?:\w+ ?)?hydro-?c[h]?lor/i, 'hydrochloride'],
  [/as (?:the )?(?:\w+ )?sul(?:ph|f)ate/i, 'sulphate'],
  [/\(acid\)|as (?:\w+ )?acid\b/i, 'acid'],
  [/as phenol/i, 'phenol'],
  [/retinol equivalent|\bRE\b/, 'retinol'],
  [/as chlorhexidine/i, 'chlorhexidine'],
  [/as benzalkonium chloride/i, 'benzalkoniumChloride'],
  [/(?:calculated )?as F\b/, 'fluorine'],
  [/as sulphur\b/i, 'sulphur'],
  [/as free SO2/i, 'sulphurDioxide'],
  [/of H2O2/i, 'hydrogenPeroxide'],
  [/as NH3/i, 'ammonia'],
  [/as zinc/i, 'zinc'],
  [/as strontium/i, 'strontium'],
  [/of Hg\b/, 'mercury'],
  [/as A[lI]\b/i, 'aluminium'],
];

const numberOf = (text: string) => Number(text.replace(',', '.'));

/**
 * The concentrations that a text names, each once and ascending, in % w/w: decimal comma or point; 1 mg/kg is 0.0001 %.
 */
export function figuresIn(text: string): number[] {
  const percents = [...text.matchAll(/(\d{1,3}(?:[.,]\d{1,6})?)\s?%/g)].map((match) => numberOf(match[1] ?? ''));
  const traces = [...text.matchAll(/(\d{1,6}(?:[.,]\d{1,4})?)\s?(?:mg\/kg|ppm)/g)].map(
    (match) => numberOf(match[1] ?? '') / 10_000,
  );
  return [...new Set([...percents, ...traces])].sort((one, other) => one - other);
}

const basisIn = (text: string): Basis => BASES.find(([pattern]) => pattern.test(text))?.[1] ?? 'substance';

/**
 * Reads the limit of one part of an entry: column g ("Maximum concentration in ready for use preparation"), for
 * oxidative hair dyes the concentration after mixing in column h. `common` is what the whole column says of all its
 * parts ("The abovementioned percentages are calculated as thioglycollic acid", III/2a). Null when no concentration is
 * named. Never throws.
 */
export function readLimit(maximum: string, otherConditions = '', common = ''): AnnexLimit | null {
  const mixed = AFTER_MIXING.exec(otherConditions)?.[1] ?? AFTER_MIXING.exec(maximum)?.[1];
  const text = mixed ?? maximum.replace(OTHER_FIGURES, '');
  const figures = figuresIn(text);
  if (figures.length === 0) return null;
  const [percent, lowest] = [Math.max(...figures), Math.min(...figures)];
  // "0.68 % as free base (1.0 % as dihydrochloride)": two figures for the same amount, each in its own form.
  const basis = percent === lowest ? basisIn(`${text} ${common}`) : basisIn(common);
  return { percent, lowest, basis, source: 'text' };
}
