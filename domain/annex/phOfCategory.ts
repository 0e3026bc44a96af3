import type { PhRange, Product } from '../product/product.ts';
import type { PrintedIngredient } from './annexEntry.ts';

/**
 * Lowest upper limit of a pH, from which on the category of a product settles it: 11, as III/15a (d), III/15b (c) and
 * III/15c (c) set it for "other uses as pH adjuster".
 */
const SETTLED_FROM = 11;

/**
 * A base printed behind at least so many names is there to adjust the pH, or neutralises acids that stand before it,
 * such as those of a soap that is formed in a cleanser. One of the first names is a good part of the product, and its
 * pH is asked for. Our figure, unverified: of 301 hydroxides in 1,001 real lists two stand earlier.
 */
const MIN_NAMES_BEFORE = 3;

/**
 * Categories (codes of the notification portal) whose products do not reach pH 11 as they are applied: what stays on
 * the skin, scalp or lips, and cleansers and hair care made of surfactants. Left out is whatever is, or may be,
 * alkaline by its purpose: soap, depilatories, bleaches and hair colours, waving and straightening, nails and cuticles,
 * callosities, shaving, deodorant sticks, oral care, and every category of "others".
 *
 * OWN judgement, unverified: the annex does not say it. Regulation (EC) No 1272/2008, Annex I, 3.2.3.1.2 counts a pH of
 * 11.5 and more as corrosive to the skin, so that a product near it would not pass its safety assessment (Article 10 of
 * Regulation (EC) No 1223/2009).
 */
const NOT_ALKALINE: ReadonlySet<string> = new Set([
  'face_care_products_other_than_face_mask',
  'face_mask',
  'eye_contour_products',
  'lip_care_products',
  'hand_care_products',
  'body_care_products',
  'makeup_remover_products',
  'other_skin_cleansing_products',
  'bath_shower_products',
  'foundation',
  'concealer',
  'lip_stick',
  'hydroalcoholic_perfumes',
  'non_hydroalcoholic_perfumes',
  'before_and_after_sun_products',
  'sun_protection_products',
  'selftanning_products',
  'shampoo',
  'antidandruff_products',
  'hair_conditioner',
  'scalp_and_hair_roots_care_products',
  'antihairloss_products',
  'products_for_temporary_hair_styling',
]);

/**
 * Whether the category of a product settles an upper limit of its pH, although the pH itself is not known: never where
 * it is known, nor where the label prints a percentage of the base or prints it among the first names.
 */
export function isSettledByCategory(
  demanded: PhRange,
  { percent, namesBefore = 0 }: Pick<PrintedIngredient, 'percent' | 'namesBefore'>,
  { category, ph }: Product,
): boolean {
  const isKnown = (ph?.min ?? null) !== null || (ph?.max ?? null) !== null;
  return (
    demanded.min === null &&
    (demanded.max ?? 0) >= SETTLED_FROM &&
    !isKnown &&
    percent === null &&
    namesBefore >= MIN_NAMES_BEFORE &&
    category !== null &&
    NOT_ALKALINE.has(category)
  );
}
