import type { Shape } from '../pictures/shapes.ts';
import type { Tint } from '../pictures/tints.ts';

/** One product: its name, and its ingredients that the others of its type do not have. */
export type Product = readonly [name: string, own: string];

/** Products of one kind: the same pack, the same way of use, the same base formula. */
export interface ProductType {
  category: string;
  /** Code of the notification portal's category. */
  code: string;
  leaveOn: boolean;
  shape: Shape;
  tints: readonly [Tint, ...Tint[]];
  /** Base formula, the carriers before the bar, the rest (thickeners, preservatives, acids) after it. */
  base: string;
  /** What the pack holds when the name does not say. */
  content: string;
  use: string;
  precautions: string;
  products: readonly [Product, Product, Product, Product, Product];
}

export const splitNames = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
