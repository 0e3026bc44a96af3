import type { Product } from '../product/product.ts';
import { kindsOf, useOf } from '../product/product.ts';
import type { AnnexCondition, ForbiddenUse } from './annexEntry.ts';
import type { Applies } from './applies.ts';

/** What has to be known before an entry can be decided. */
export type OpenQuestion = 'category' | 'use' | 'underThree' | 'inhalation' | 'kind' | 'conditions';

const OF_FORBIDDEN: Partial<Record<ForbiddenUse['use'], OpenQuestion>> = {
  underThree: 'underThree',
  inhalation: 'inhalation',
};

/**
 * What of a product leaves it open whether a part of an entry applies; none where the text itself was not understood.
 */
function ofScope({ scope }: AnnexCondition, product: Product): OpenQuestion[] {
  const isKindAsked = scope.kinds.length > 0 || scope.except.length > 0;
  return [
    ...(isKindAsked && kindsOf(product) === null ? (['category'] as const) : []),
    ...(scope.use !== null && useOf(product) === null ? (['use'] as const) : []),
    ...(scope.age !== null && product.isForUnderThree === null ? (['underThree'] as const) : []),
    ...(scope.form !== null && product.isInhalable === null ? (['inhalation'] as const) : []),
  ];
}

/**
 * The questions whose answers decide an entry: what is not known of the product, else in which row of the entry it
 * falls, else its other conditions.
 */
export function openQuestions(
  parts: readonly { readonly condition: AnnexCondition; readonly applies: Applies }[],
  uses: readonly { readonly use: ForbiddenUse['use']; readonly is: Applies }[],
  product: Product,
): OpenQuestion[] {
  const unknownParts = parts.filter(({ applies }) => applies === 'unknown');
  const unknownUses = uses.filter(({ is }) => is === 'unknown');
  const asked = new Set<OpenQuestion>([
    ...unknownParts.flatMap(({ condition }) => ofScope(condition, product)),
    ...unknownUses.flatMap(({ use }) => OF_FORBIDDEN[use] ?? (kindsOf(product) === null ? 'category' : [])),
  ]);
  if (asked.size > 0) return [...asked];
  return [unknownParts.length > 0 ? 'kind' : 'conditions'];
}
