import type { Finding } from '../../finding.ts';
import { finding } from '../../finding.ts';
import type { InciIngredient } from '../../inci/inciIndex.ts';
import type { Product } from '../../product/product.ts';
import { kindsOf } from '../../product/product.ts';
import type { AnnexEntry } from '../annexEntry.ts';
import type { AnnexIndex } from '../annexIndex.ts';
import { annexEntriesOf } from '../annexIndex.ts';
import { applicableConditions } from '../applies.ts';
import { basisFactor, toleranceOf } from './basisFactor.ts';
import type { SumGroup } from './sumGroups.ts';
import { sumGroups } from './sumGroups.ts';

/** An ingredient of a list with its printed percentage, % w/w of the ready for use product. */
export type Summand<T = unknown> = {
  readonly ingredient: InciIngredient;
  readonly percent: number;
  readonly isNano: boolean;
  /** Whatever the caller wants back with a finding: the printed name. */
  readonly origin: T;
};

type Sum<T> = {
  readonly group: SumGroup;
  readonly members: readonly Summand<T>[];
  readonly entry: AnnexEntry;
  readonly total: number;
  readonly limit: number;
  /** Whether the limit is known to apply; otherwise it is the highest of those that may. */
  readonly isSure: boolean;
  readonly isOver: boolean;
};

/**
 * The limit of an entry for a product: the lowest of the parts that certainly apply, otherwise the highest of those
 * that may.
 */
function limitOf(entry: AnnexEntry, product: Product): Pick<Sum<unknown>, 'limit' | 'isSure'> | null {
  const relevant = applicableConditions(entry.conditions, product).filter(({ applies }) => applies !== 'no');
  const limits = (only: 'yes' | 'unknown') =>
    relevant.flatMap(({ condition, applies }) => (applies === only ? [condition.limit?.percent ?? null] : []));
  const known = limits('yes').filter((limit) => limit !== null);
  if (known.length > 0) return { limit: Math.min(...known), isSure: true };
  const possible = limits('unknown');
  if (possible.length === 0 || possible.includes(null)) return null;
  return { limit: Math.max(...possible.map((limit) => limit ?? 0)), isSure: false };
}

function sumOf<T>(
  group: SumGroup,
  summands: readonly (Summand<T> & { readonly entries: readonly AnnexEntry[] })[],
  product: Product,
): Sum<T> | null {
  const isOfGroup = ({ annex, reference }: AnnexEntry) => group.entries.includes(`${annex}/${reference}`);
  const members = summands.filter(
    ({ entries, ingredient }) => entries.some(isOfGroup) && (!group.names || group.names.test(ingredient.inciName)),
  );
  const entries = members.flatMap((member) => member.entries.filter(isOfGroup));
  const first = entries.find(({ annex, reference }) => `${annex}/${reference}` === group.entries[0]) ?? entries[0];
  const isUsed = !group.ifUsed || entries.some(({ annex, reference }) => `${annex}/${reference}` === group.ifUsed);
  if (!first || members.length < (group.ifUsed ? 1 : 2) || !isUsed) return null;
  const stated = entries.flatMap((entry) => limitOf(entry, product) ?? []);
  const [highest] = stated.sort((one, other) => other.limit - one.limit);
  const limit = group.percent ?? highest?.limit ?? null;
  if (limit === null) return null;
  const total = members.reduce(
    (sum, { percent, ingredient }) => sum + percent * basisFactor(group.basis, ingredient.inciName).least,
    0,
  );
  const tolerance = toleranceOf(group.basis);
  const isOver = group.isLimitExcluded ? total >= limit * (1 - tolerance) : total > limit * (1 + tolerance);
  return { group, members, entry: first, total, limit, isSure: highest?.isSure ?? true, isOver };
}

/**
 * An excess of one function may be within another that has all of its substances: salicylates as preservatives (V/3)
 * and otherwise (III/98). A limit that only may apply makes it a question.
 */
function excuseOf<T>(sum: Sum<T>, sums: readonly Sum<T>[]): 'yes' | 'perhaps' | 'no' {
  const excuses = sums.filter(
    (other) =>
      !other.isOver &&
      !other.group.entries.some((entry) => sum.group.entries.includes(entry)) &&
      sum.members.every((member) => other.members.includes(member)),
  );
  return excuses.length === 0 ? 'no' : excuses.some(({ isSure }) => isSure) ? 'yes' : 'perhaps';
}

/**
 * Checks what the annexes limit together: parabens, benzoates, fluorides, titanium dioxide with its nano form …
 * (sumGroups.ts). Only printed percentages are summed, so that a sum is never too high; what cannot be converted to the
 * basis of the limit does not count. One finding for each sum that is too high, with the members in `origins`. Never
 * throws.
 */
export function checkSums<T>(
  index: AnnexIndex,
  summands: readonly Summand<T>[],
  product: Product,
): { readonly finding: Finding; readonly origins: readonly T[] }[] {
  const withEntries = summands.map((summand) => ({
    ...summand,
    entries: annexEntriesOf(index, summand.ingredient).flatMap(({ entry, by }) =>
      by === 'name' && (!entry.isNano || summand.isNano) ? [entry] : [],
    ),
  }));
  const sums = sumGroups.flatMap((group) => sumOf(group, withEntries, product) ?? []);
  return sums
    .filter((sum) => sum.isOver && excuseOf(sum, sums) !== 'yes')
    .map((sum) => {
      const { group, members, entry, total, limit } = sum;
      const isFunctionKnown = !group.isPigment || (kindsOf(product)?.has('sun') ?? false);
      const isSure = isFunctionKnown && excuseOf(sum, sums) === 'no';
      const maxima = [...new Set(entry.conditions.map(({ maximum }) => maximum).filter(Boolean))].join('\n');
      return {
        finding: finding(
          'OVER_LIMIT_TOGETHER',
          isSure ? 'error' : 'warning',
          `Regulation (EC) No 1223/2009, Annex ${entry.annex}/${entry.reference}`,
          'LOWER_CONCENTRATION',
          {
            entry: `${entry.annex}/${entry.reference}`,
            members: members.map(({ ingredient }) => ingredient.inciName).join(' + '),
            sum: Number(total.toPrecision(4)),
            limit,
            basis: group.basis,
            maximum: maxima,
            otherConditions: entry.otherConditions,
            regulation: entry.regulation,
          },
        ),
        origins: members.map(({ origin }) => origin),
      };
    });
}
