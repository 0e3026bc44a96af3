import type { Product } from '../../domain/product/product.ts';
import type { Use } from '../../domain/product/productCategories.ts';

/**
 * What category and name of a shop say of a product, the more special words first. A kit or a name without such a word
 * says nothing; in a shop for skin care that is a product for the face.
 */
const CATEGORIES: readonly (readonly [RegExp, category: string, use: Use])[] = [
  [/sun\s?screen|sun protect|\bspf|sunguard/i, 'sun_protection_products', 'leave-on'],
  [/self-?tan/i, 'selftanning_products', 'leave-on'],
  [/hair colou?r/i, 'nonoxidative_hair_colour_products', 'rinse-off'],
  [/shampoo/i, 'shampoo', 'rinse-off'],
  [/conditioner/i, 'hair_conditioner', 'rinse-off'],
  [/styling|hairspray/i, 'products_for_temporary_hair_styling', 'leave-on'],
  [/hair|scalp/i, 'scalp_and_hair_roots_care_products', 'leave-on'],
  [/eye/i, 'eye_contour_products', 'leave-on'],
  [/\blips?\b/i, 'lip_care_products', 'leave-on'],
  [/mask|masque|\bpeel/i, 'face_mask', 'rinse-off'],
  [/body wash|shower|hand wash|bath/i, 'bath_shower_products', 'rinse-off'],
  [/make-?up remov/i, 'makeup_remover_products', 'rinse-off'],
  [/foundation|concealer|primer|\bprime\b|bronz|highlight|tint/i, 'foundation', 'leave-on'],
  [/toner|tonic|mist|essence/i, 'face_care_products_other_than_face_mask', 'leave-on'],
  [/cleans|wash|scrub|polish|exfoliat/i, 'other_skin_cleansing_products', 'rinse-off'],
  [/body/i, 'body_care_products', 'leave-on'],
  [/hand/i, 'hand_care_products', 'leave-on'],
  [/deodorant/i, 'products_without_antiperspirant_activity', 'leave-on'],
  [/perfume|fragrance|cologne|eau de/i, 'hydroalcoholic_perfumes', 'leave-on'],
];

/**
 * A product of a shop with category and flags known: not for small children or intimate use, inhalable when its name
 * says spray or powder.
 */
export function productOf(category: string, name: string): Product {
  const words = `${name} ${category}`;
  const [, code = 'face_care_products_other_than_face_mask', use = 'leave-on' as const] =
    CATEGORIES.find(([pattern]) => pattern.test(words)) ?? [];
  return {
    category: code,
    use,
    isForUnderThree: false,
    isForIntimateUse: false,
    isInhalable: /spray|aerosol|mist|loose powder/i.test(words),
  };
}
