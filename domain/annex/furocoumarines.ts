import type { Product } from '../product/product.ts';

/**
 * Sun protection, self-tanning, bronzing make-up: II/358 limits furocoumarines in 'sun protection and bronzing
 * products'.
 */
const SUN_PRODUCTS = /sun|tanning|foundation|other_face_makeup|body_or_face_paint|other_makeup/;

/** Whether II/358 limits the furocoumarines of natural essences in a product; true where its category is not known. */
export const limitsFurocoumarines = ({ category }: Product): boolean =>
  category === null || SUN_PRODUCTS.test(category);
