/**
 * Texts that name a substance or deny it, for tests/lists/textVerdicts.test.ts. OWN: how labels and web pages word it;
 * what is expected follows from the entry named beside each substance.
 */

/** Substances that Annex II of Regulation (EC) No 1223/2009 prohibits in every product, with their entries. */
export const BANS: readonly (readonly [name: string, entry: string])[] = [
  ['Isobutylparaben', 'II/1375'],
  ['Formaldehyde', 'II/1577'],
  ['Butylphenyl Methylpropional', 'II/1666'],
  ['Hydroxyisohexyl 3-Cyclohexene Carboxaldehyde', 'II/1380'],
  ['Zinc Pyrithione', 'II/1670'],
  ['Dibutyl Phthalate', 'II/675'],
  ['Chloroform', 'II/366'],
  ['Tretinoin', 'II/375'],
  ['Spironolactone', 'II/4'],
  ['Minoxidil', 'II/372'],
  ['Betamethasone', 'II/300'],
  ['50-00-0', 'II/1577'],
];

/** Texts in which `X` may be an ingredient: never GREEN without naming it. */
export const NAMED: readonly string[] = [
  'Aqua, Glycerin, Panthenol (preserved with X), Urea',
  'Aqua, Glycerin, Panthenol (contains X), Urea',
  'Aqua, Glycerin, Panthenol (from X), Urea',
  'Aqua, Glycerin, Panthenol (stabilised by X), Urea',
  'Aqua, Glycerin, Panthenol (traces of X from production), Urea',
  'Aqua, Glycerin, Panthenol (sadrži X), Urea',
  'Aqua, Glycerin, Panthenol (konzervisan sa X), Urea',
  'Aqua, Glycerin, Panthenol (conservé avec X), Urea',
  'Aqua, Glycerin, Panthenol (konserviert mit X), Urea',
  'Contains X. Other ingredients: Aqua, Glycerin, Panthenol',
  'Contains X 2 % w/w. Other ingredients: Aqua, Glycerin, Panthenol',
  'Active ingredient: X. Inactive ingredients: Aqua, Glycerin, Panthenol',
  'Active ingredient X. Aqua, Glycerin, Panthenol',
  'Aktivne supstance: X. Aqua, Glycerin, Panthenol',
  'X Cream: Aqua, Glycerin, Panthenol',
  'Aqua, Glycerin, Panthenol. This product contains X for your skin.',
  'Aqua, Glycerin, Panthenol. Ovaj proizvod sadrži X za negu kože.',
  'Aqua, Glycerin, Panthenol. With X.',
  'Aqua, Glycerin, Panthenol. Svojstva: X neguje kožu.',
  'Our formula with X helps the skin.\nAqua, Glycerin, Panthenol',
  'Aqua, Glycerin with X, Panthenol',
  'Aqua, Glycerin / X, Panthenol',
  'Aqua, Glycerin and X, Panthenol',
  'Aqua, X, Glycerin, Panthenol',
  'Aqua, Glycerin, Panthenol. May contain: X',
  'Aqua, Iron Oxides (CI 77491, CI (as X) 77492), Panthenol',
  'Aqua, Panthenol [+/-: CI 77491, CI, X, 77492]',
  'Aqua (X) (Water), Glycerin, Panthenol',
  'Aqua, Glycerin, Panthenol, without parabens, X',
  'Does not contain silicones but contains X. Aqua, Glycerin, Panthenol',
  'Bez parabena, sadrži X. Aqua, Glycerin, Panthenol',
];

/** Texts that say that `X` is not in the product: never RED, and never as an ingredient. */
export const DENIED: readonly string[] = [
  'Aqua, Glycerin, Panthenol. Free from: X, Mineral Oil',
  'Aqua, Glycerin, Panthenol. Free from X.',
  'Aqua, Glycerin, Panthenol. Free of X and silicones.',
  'Aqua, Glycerin, Panthenol. Without X.',
  'Aqua, Glycerin, Panthenol. Without: silicones, X',
  'Aqua, Glycerin, Panthenol. Does not contain X.',
  'Aqua, Glycerin, Panthenol. Does not contain: X',
  'Aqua, Glycerin, Panthenol. Contains no X.',
  'Aqua, Glycerin, Panthenol. No X, no silicones.',
  'Aqua, Glycerin, Panthenol. 0% X',
  'Aqua, Glycerin, 0 % X, Panthenol',
  'Aqua, Glycerin, X 0 %, Panthenol',
  'Aqua, Glycerin, X: none, Panthenol',
  'Aqua, Glycerin, Panthenol. 3-free: X, Toluene, silicones',
  'Aqua, Glycerin, Panthenol. X-free',
  'Aqua, Glycerin, Panthenol. X is not added.',
  'Aqua, Glycerin, Panthenol. Bez: X, mineralnih ulja',
  'Aqua, Glycerin, Panthenol. Bez X.',
  'Aqua, Glycerin, Panthenol. Ne sadrži X.',
  'Aqua, Glycerin, Panthenol. Не садржи X.',
  'Aqua, Glycerin, Panthenol. Sans X.',
  'Aqua, Glycerin, Panthenol. Ohne X.',
  'Aqua, Glycerin, Panthenol. Senza X.',
  'Free from X. Ingredients: Aqua, Glycerin, Panthenol',
  'Free from X and silicones\nAqua, Glycerin, Panthenol',
  'Aqua, Glycerin (free from X), Panthenol',
];

/**
 * Highest concentrations in % w/w of a product that is rinsed off, each with its entry: Annex V of Regulation (EC) No
 * 1223/2009.
 */
export const LIMITS: readonly (readonly [name: string, limit: number, entry: string])[] = [
  ['Methylisothiazolinone', 0.0015, 'V/57'],
  ['Phenoxyethanol', 1, 'V/29'],
  ['Benzyl Alcohol', 1, 'V/34'],
  ['Sorbic Acid', 0.6, 'V/4'],
  ['Chlorphenesin', 0.3, 'V/50'],
];

/** Ways to print `percent` % of a name. */
export const AMOUNTS: readonly (readonly [way: string, print: (name: string, percent: number) => string])[] = [
  ['%', (name, percent) => `${name} ${percent} %`],
  ['% before', (name, percent) => `${percent}% ${name}`],
  ['comma', (name, percent) => `${name} ${String(percent).replace('.', ',')} %`],
  ['middle dot', (name, percent) => `${name} ${String(percent).replace('.', '·')} %`],
  ['% w/w', (name, percent) => `${name} ${percent}% w/w`],
  ['bracket', (name, percent) => `${name} (${percent} %)`],
  ['colon', (name, percent) => `${name}: ${percent}%`],
  ['words', (name, percent) => `${name} ${percent} percent`],
  ['posto', (name, percent) => `${name} ${String(percent).replace('.', ',')} posto`],
  ['ppm', (name, percent) => `${name} (${round(percent * 1e4)} ppm)`],
  ['mg/kg', (name, percent) => `${name} ${round(percent * 1e4)} mg/kg`],
  ['µg/g', (name, percent) => `${name} ${round(percent * 1e4)} µg/g`],
  ['mg/g', (name, percent) => `${name} ${round(percent * 10)} mg/g`],
  ['g/kg', (name, percent) => `${name} ${round(percent * 10)} g/kg`],
  ['g/100 g', (name, percent) => `${name} ${percent} g/100 g`],
  ['‰', (name, percent) => `${name} ${round(percent * 10)} ‰`],
  ['range', (name, percent) => `${name} ${round(percent / 10)}-${percent} %`],
  ['up to', (name, percent) => `${name} (do ${percent} %)`],
  ['max.', (name, percent) => `${name} max. ${percent} %`],
  ['about in German', (name, percent) => `${name} etwa ${percent} %`],
  ['about in French', (name, percent) => `${name} (environ ${percent} %)`],
];

const round = (value: number) => Number(value.toPrecision(10));
