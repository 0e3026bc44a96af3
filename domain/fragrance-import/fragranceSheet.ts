import type { AllergenErrorCode, FragranceAllergen, fragranceKinds } from '../allergen/allergenStatement.ts';
import type { NameProblemCode } from '../raw-material/checkInciNames.ts';
import type { DateOrder } from './statementDay.ts';

/** Why a perfume or aroma of a sheet is left out, or what was done with its lines. */
export type FragranceProblemCode =
  | AllergenErrorCode
  | 'MATERIAL_MISSING'
  | 'SHARE_MISSING'
  | 'LIMIT_INVALID'
  | 'KIND_UNKNOWN'
  | 'DATE_INVALID'
  | 'TOO_LONG'
  | 'CONTRADICTION'
  | 'TOO_MANY_ALLERGENS'
  | 'ISOMERS_ADDED'
  | 'UPPER_END'
  | 'FRACTION_OR_PERCENT'
  | 'NAME_FROM_TITLE'
  // Reported by the comparison of the INCI names with the dictionary.
  | NameProblemCode;

export type FragranceProblem = {
  /** Line of the sheet, from 1. */
  readonly line: number;
  readonly code: FragranceProblemCode;
  /** What stands there; null where nothing does. */
  readonly value: string | null;
  /** Whether the perfume or aroma is left out because of it. */
  readonly isError: boolean;
};

/** A perfume or aroma of a sheet: what its lines say together. Null is what none of them says. */
export type SheetFragrance = {
  /** Its first line, from 1. */
  readonly line: number;
  readonly name: string;
  readonly code: string | null;
  readonly supplier: string | null;
  readonly kind: (typeof fragranceKinds)[number] | null;
  /** Day in the form 2026-02-03. */
  readonly statementDate: string | null;
  /** The two days that its date may be; null where it is none or certain. */
  readonly ambiguousDate: Readonly<Record<DateOrder, string>> | null;
  readonly allergens: readonly FragranceAllergen[];
  /** The line of each allergen, of isomers the first one. */
  readonly allergenLines: readonly number[];
  readonly problems: readonly FragranceProblem[];
};
