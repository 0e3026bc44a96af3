import { bodyProducts } from './body.ts';
import { careProducts } from './care.ts';
import { faceProducts } from './face.ts';
import { hairProducts } from './hair.ts';
import type { ProductType } from './productType.ts';

/** The 24 kinds of product that the demo labels are of. */
export const PRODUCT_TYPES: readonly ProductType[] = [
  ...faceProducts,
  ...bodyProducts,
  ...hairProducts,
  ...careProducts,
];
