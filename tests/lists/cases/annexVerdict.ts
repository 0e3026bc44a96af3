import { checkIngredientList } from '../../../domain/label/checkIngredientList.ts';
import type { Knowledge } from '../../../domain/label/knowledge.ts';
import type { Product } from '../../../domain/product/product.ts';
import { UNKNOWN_PRODUCT } from '../../../domain/product/product.ts';

/** What a list has to give by an entry of the annexes. */
export type AnnexVerdict = {
  /** The entry or article that decides. */
  readonly law: string;
  readonly text: string;
  readonly product: Product;
  /** The day of the check. */
  readonly on: string;
  /** The results that are right. */
  readonly results: readonly string[];
  /** A finding that must be among those of the list, or with ! in front must not: 'OVER_LIMIT VI/27'. */
  readonly finding: string;
};

const CATEGORIES: Readonly<Record<string, string>> = {
  antiperspirant: 'products_with_antiperspirant_activity',
  body: 'body_care_products',
  depilatory: 'chemical_depilatories',
  eye: 'eye_contour_products',
  eyeShadow: 'eye_shadow',
  face: 'face_care_products_other_than_face_mask',
  foundation: 'foundation',
  hand: 'hand_care_products',
  hairSpray: 'products_for_temporary_hair_styling',
  lipstick: 'lip_stick',
  mouthwash: 'mouth_wash',
  nail: 'nail_varnish_nail_makeup',
  nonOxidative: 'nonoxidative_hair_colour_products',
  oxidative: 'oxidative_hair_colour_products',
  perfume: 'hydroalcoholic_perfumes',
  permanentWave: 'permanent_wave_products',
  shampoo: 'shampoo',
  shower: 'bath_shower_products',
  sun: 'sun_protection_products',
  toothpaste: 'toothpaste',
};

/** The day of the check where a line names none: all transition periods that ended before 2026 are over. */
const TODAY = '2026-11-29';

function productOf(words: readonly string[]): Product {
  const [category = ''] = words;
  if (category === 'unknown') return UNKNOWN_PRODUCT;
  const code = CATEGORIES[category];
  if (!code) throw new Error(`No such category: ${category}`);
  const flag = (name: string) => (words.includes(`${name}?`) ? null : words.includes(name));
  return {
    ...UNKNOWN_PRODUCT,
    category: code,
    isForUnderThree: flag('underThree'),
    isForIntimateUse: flag('intimate'),
    isInhalable: flag('inhalable'),
  };
}

/**
 * Reads a table: "law; ingredients; product; result, or several with a stroke; finding". The product is a short
 * category with flags ('inhalable', 'underThree?' where it is not known) and the day of the check behind @. Water and
 * glycerin are put before the ingredients, a text in quotes stands as it is. Throws for a line that is none.
 */
export function readVerdicts(table: string): AnnexVerdict[] {
  return table
    .trim()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [law = '', ingredients = '', words = '', results = '', finding = ''] = line
        .split('; ')
        .map((cell) => cell.trim());
      if (results === '') throw new Error(`No case: ${line}`);
      const all = words.split(' ');
      const day = all.find((word) => word.startsWith('@'))?.slice(1) ?? TODAY;
      const text = /^"(.*)"$/.exec(ingredients)?.[1] ?? `Aqua, Glycerin, ${ingredients}`;
      return { law, text, product: productOf(all), on: day, results: results.split('|'), finding };
    });
}

/** The cases that are decided otherwise, each with what was found. */
export function wrongVerdicts(cases: readonly AnnexVerdict[], knowledge: Knowledge): string[] {
  return cases.flatMap(({ law, text, product, on, results, finding }) => {
    const { result, findings } = checkIngredientList(text, product, knowledge, on);
    const found = findings.map(({ code, params }) => `${code} ${String(params.entry ?? params.list ?? '')}`.trim());
    const isUnwanted = finding.startsWith('!');
    const has = finding === '' || found.includes(finding.replace('!', '')) !== isUnwanted;
    if (results.includes(result) && has) return [];
    const shown = findings.map(({ severity, code, params }) =>
      `${severity} ${code} ${String(params.entry ?? '')}`.trim(),
    );
    return [`${law} | ${text} | ${product.category ?? 'unknown'} ${on} | ${result}: ${shown.join(', ')}`];
  });
}
