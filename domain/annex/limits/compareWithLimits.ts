import type { Applies } from '../applies.ts';
import type { AnnexCondition } from '../annexEntry.ts';
import type { Basis } from './annexLimit.ts';
import { basisFactor, toleranceOf } from './basisFactor.ts';

/** A part of an entry that applies, or may apply, to the product. */
export type RelevantCondition = { readonly condition: AnnexCondition; readonly applies: Applies };

/** How a concentration stands to the limits of an entry. */
export type LimitComparison =
  | { readonly outcome: 'over'; readonly limit: number; readonly basis: Basis; readonly converted: number }
  /** No part that may apply objects. */
  | { readonly outcome: 'within'; readonly limit: number; readonly basis: Basis; readonly converted: number }
  /** Above the smallest figure that may apply, but which one does cannot be decided from what is known. */
  | { readonly outcome: 'unsure'; readonly limit: number; readonly basis: Basis; readonly converted: number }
  /** No part that applies states a limit. */
  | { readonly outcome: 'unlimited' };

/**
 * Compares the percentage of an ingredient, % w/w of the ready for use product, with the limits of the parts of an
 * entry that apply or may.
 *
 * Every part that certainly applies binds by itself (a deodorant is a leave-on product too, V/56); of the parts that
 * only may apply, all have to be exceeded. Where the limit is calculated as acid, base or element the percentage is
 * converted before; of what cannot be converted exactly it is taken what is certain. Never throws.
 */
export function compareWithLimits(
  percent: number,
  inciName: string,
  relevant: readonly RelevantCondition[],
): LimitComparison {
  const limits = relevant.flatMap(({ condition: { limit }, applies }) => {
    if (!limit) return [];
    const { least, most } = basisFactor(limit.basis, inciName);
    const isAbove = (amount: number, figure: number) => amount > figure * (1 + toleranceOf(limit.basis));
    return [
      {
        applies,
        limit,
        converted: percent * most,
        isOver: isAbove(percent * least, limit.percent),
        mayBeOver: isAbove(percent * most, limit.lowest),
      },
    ];
  });
  const lowestOf = (list: typeof limits) =>
    list.reduce<(typeof limits)[number] | undefined>(
      (least, one) => (least && least.limit.lowest <= one.limit.lowest ? least : one),
      undefined,
    );
  const result = (
    outcome: 'over' | 'within' | 'unsure',
    one: (typeof limits)[number],
    figure: number,
  ): LimitComparison => ({
    outcome,
    limit: figure,
    basis: one.limit.basis,
    converted: one.converted,
  });

  const binding = limits.filter(({ applies, isOver }) => applies === 'yes' && isOver);
  const worst = lowestOf(binding);
  if (worst) return result('over', worst, worst.limit.percent);
  const isOverAll = limits.length > 0 && limits.length === relevant.length && limits.every(({ isOver }) => isOver);
  if (isOverAll) {
    const highest = limits.reduce((most, one) => (one.limit.percent > most.limit.percent ? one : most));
    return result('over', highest, highest.limit.percent);
  }
  const doubtful = lowestOf(limits.filter(({ mayBeOver }) => mayBeOver));
  if (doubtful) return result('unsure', doubtful, doubtful.limit.lowest);
  const lowest = lowestOf(limits);
  return lowest ? result('within', lowest, lowest.limit.percent) : { outcome: 'unlimited' };
}
