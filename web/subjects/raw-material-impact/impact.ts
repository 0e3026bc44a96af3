import type { RawMaterialField, RawMaterialImpactInput } from '../../shared/apollo/schema.generated.ts';
import type { RawMaterialImpactQuery } from './RawMaterialImpact.generated.ts';

export type Impact = RawMaterialImpactQuery['rawMaterialImpact'];
type Formula = Impact['formulas'][number];

const isListChanged = ({ ingredientTextBefore, ingredientText }: Formula) => ingredientTextBefore !== ingredientText;
const hasOtherFindings = ({ appeared, gone }: Formula) => appeared.length + gone.length > 0;
const hasOtherResult = ({ before, after }: Formula) => before !== after;

/**
 * The formulas that a change touches and those that it does not, and how many get another list, other findings, another
 * result.
 */
export function changesOf({ formulas }: Impact) {
  const isChanged = (one: Formula) => isListChanged(one) || hasOtherFindings(one) || hasOtherResult(one);
  return {
    changed: formulas.filter(isChanged),
    unchanged: formulas.filter((one) => !isChanged(one)),
    lists: formulas.filter(isListChanged).length,
    findings: formulas.filter(hasOtherFindings).length,
    results: formulas.filter(hasOtherResult).length,
  };
}

/** The overridable fields that formulas are computed from or that safety depends on. */
const FIELDS: readonly RawMaterialField[] = [
  'INCI_NAMES',
  'MAX_CONCENTRATIONS',
  'CMR_STATUS',
  'CMR_QUANTITY',
  'NANO',
  'TYPE',
];
const NAMES = ['composition', 'inciNames', 'maxConcentrations', 'cmrStatus', 'cmrQuantity', 'isNano', 'type'] as const;

const isFieldOfFormulas = (field: RawMaterialField): boolean => FIELDS.includes(field);

const hasAny = (values: object): boolean =>
  NAMES.some((name) => (values as Record<string, unknown>)[name] !== undefined);

/**
 * Whether a change touches composition, CMR, nano or type, so that formulas may change. `overridden` are the fields
 * that the company overrides now.
 */
export function mayReachFormulas(input: RawMaterialImpactInput, overridden: readonly RawMaterialField[] = []): boolean {
  const { update, setOverrides, resetOverrides } = input;
  if (update) return hasAny(update.values) || update.type !== undefined;
  if (resetOverrides) return resetOverrides.fields.some(isFieldOfFormulas);
  const isSwitched = setOverrides?.isActive !== undefined && overridden.some(isFieldOfFormulas);
  return setOverrides ? isSwitched || hasAny(setOverrides) : true;
}
