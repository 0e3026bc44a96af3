import type { Use } from '../product/productCategories.ts';
import type { AnnexCondition, AnnexEntry } from './annexEntry.ts';
import type { Basis } from './limits/annexLimit.ts';
import { splitParts } from './splitParts.ts';

/** One row of an entry as it is shown: a part with its products, limit, conditions and wording. */
export type EntryRow = {
  /** 'a', 'b' …; empty for what holds for all parts, or for an entry that is not divided. */
  readonly part: string;
  readonly productTypes: string;
  readonly maximum: string;
  readonly otherConditions: string;
  readonly warnings: string;
};

/** A row of a finding, with what was read of it. */
export type RuleRow = EntryRow & {
  /** The use that the row is limited to where column f does not say it (V/57). */
  readonly use: Use | null;
  readonly limit: number | null;
  readonly basis: Basis | null;
};

const isFilled = ({ productTypes, maximum, otherConditions, warnings }: EntryRow) =>
  [productTypes, maximum, otherConditions, warnings].some((text) => text.trim() !== '');

/**
 * The rows of an entry from its columns f to i, by their letters; what stands before the first letter of a column comes
 * last, because it holds for all rows.
 */
export function entryRows(columns: Omit<EntryRow, 'part'>): EntryRow[] {
  const split = {
    productTypes: splitParts(columns.productTypes),
    maximum: splitParts(columns.maximum),
    otherConditions: splitParts(columns.otherConditions),
    warnings: splitParts(columns.warnings),
  };
  const letters = [...new Set(Object.values(split).flatMap((parts) => [...parts.keys()]))].filter(Boolean).sort();
  const rowOf = (part: string): EntryRow => ({
    part,
    productTypes: split.productTypes.get(part) ?? '',
    maximum: split.maximum.get(part) ?? '',
    otherConditions: split.otherConditions.get(part) ?? '',
    warnings: split.warnings.get(part) ?? '',
  });
  return [...letters, ''].map(rowOf).filter(isFilled);
}

/** The rows of an entry that are shown with a finding: those of the parts it is about, and what holds for all. */
export function ruleRows(entry: AnnexEntry, shown: readonly AnnexCondition[]): RuleRow[] {
  const conditions = splitParts(entry.otherConditions);
  const warnings = splitParts(entry.warnings);
  const rows = shown.map(({ part, productTypes, maximum, scope, limit }): RuleRow => ({
    part,
    productTypes,
    maximum,
    otherConditions: conditions.get(part) ?? '',
    warnings: warnings.get(part) ?? '',
    use: productTypes === '' ? scope.use : null,
    limit: limit?.percent ?? null,
    basis: limit?.basis ?? null,
  }));
  const isDivided = rows.some(({ part }) => part !== '');
  const common: RuleRow = {
    part: '',
    productTypes: '',
    maximum: '',
    otherConditions: conditions.get('') ?? '',
    warnings: warnings.get('') ?? '',
    use: null,
    limit: null,
    basis: null,
  };
  const all = [...rows, ...(isDivided ? [common] : [])].filter(isFilled);
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}
