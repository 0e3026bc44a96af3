import type { Finding as DomainFinding } from '../../../domain/finding.ts';
import type { InciIngredient } from '../../../domain/inci/inciIndex.ts';
import type { MatchedName, MatchKind } from '../../../domain/inci/matchedName.ts';
import { checkIngredientList, type ListCheck } from '../../../domain/label/checkIngredientList.ts';
import { checkLabel } from '../../../domain/label/checkLabel.ts';
import type { Particulars } from '../../../domain/label/particulars.ts';
import type { Product } from '../../../domain/product/product.ts';
import type {
  CheckedName,
  CheckIngredientsInput,
  Finding,
  FindingSeverity,
  IngredientCheck,
  LabelContentInput,
  NameMatch,
  ProductUse,
} from '../../resolvers.generated.ts';
import { today } from '../../today.ts';
import type { KnownIngredient, LoadedKnowledge } from './check.knowledge.ts';

const uses = { LEAVE_ON: 'leave-on', RINSE_OFF: 'rinse-off' } as const satisfies Record<ProductUse, Product['use']>;
const severities = { error: 'ERROR', warning: 'WARNING', info: 'INFO' } as const satisfies Record<
  DomainFinding['severity'],
  FindingSeverity
>;
const matches = {
  exact: 'EXACT',
  normalised: 'NORMALISED',
  synonym: 'SYNONYM',
  ci: 'CI',
  cas: 'CAS',
  misspelling: 'MISSPELLING',
  unknown: 'UNKNOWN',
} as const satisfies Record<MatchKind, NameMatch>;

/** What is known of a product, in the words of the rules. */
type ProductFacts = Pick<
  CheckIngredientsInput,
  'category' | 'use' | 'isForUnderThree' | 'isForIntimateUse' | 'isInhalable'
>;

/** What of a label is judged: a stored one fits as well as one that is being written. */
export type ContentToCheck = Omit<LabelContentInput, 'name' | 'productCode' | 'isActive' | 'remarks'>;

const toProduct = ({ category, use, isForUnderThree, isForIntimateUse, isInhalable }: ProductFacts): Product => ({
  category: category ?? null,
  use: use ? uses[use] : null,
  isForUnderThree: isForUnderThree ?? null,
  isForIntimateUse: isForIntimateUse ?? null,
  isInhalable: isInhalable ?? null,
});

/** A label records every item, so what it does not hold is not there. Without a market both count, as nothing says which. */
const toParticulars = (content: ContentToCheck): Particulars => ({
  markets: content.markets?.length ? content.markets : ['EU', 'RS'],
  responsiblePerson: content.responsiblePerson ?? null,
  countryOfOrigin: content.countryOfOrigin ?? null,
  isImported: content.isImported ?? null,
  nominalContent: content.nominalContent ?? null,
  paoMonths: content.paoMonths ?? null,
  bestBefore: content.bestBefore ?? null,
  minimumDurabilityMonths: content.minimumDurabilityMonths ?? null,
  isPaoIrrelevant: content.isPaoIrrelevant ?? false,
  batch: content.batch ?? null,
  productFunction: content.productFunction ?? null,
  precautions: content.precautions ?? null,
  labelText: content.labelText ?? null,
});

/** Judges an ingredient list and what is known of its product, as domain/label/checkIngredientList does. `on` is a day such as 2026-11-21. */
export function runCheck(loaded: LoadedKnowledge, input: CheckIngredientsInput, on = today()): IngredientCheck {
  const list = checkIngredientList(input.text, toProduct(input), loaded.knowledge, on);
  return toCheck(list, list, loaded, on);
}

/** Judges a whole label, stored or being written, as domain/label/checkLabel does. `on` is a day such as 2026-11-21. */
export function checkLabelContent(loaded: LoadedKnowledge, content: ContentToCheck, on = today()): IngredientCheck {
  const label = {
    ingredients: content.ingredientText ?? '',
    product: toProduct(content),
    particulars: toParticulars(content),
  };
  const { list, ...verdict } = checkLabel(label, loaded.knowledge, on);
  return toCheck(list, verdict, loaded, on);
}

const toCheck = (
  { isIngredientList, recognised, total, names }: ListCheck<KnownIngredient>,
  { result, findings }: Pick<ListCheck, 'result' | 'findings'>,
  { version }: LoadedKnowledge,
  on: string,
): IngredientCheck => ({
  result,
  isIngredientList,
  recognised,
  total,
  names: names.map(toName),
  findings: findings.map(toFinding),
  checkedOn: on,
  knowledgeVersion: version,
});

const toName = (name: MatchedName<KnownIngredient | InciIngredient>): CheckedName => ({
  text: name.text,
  inciName: name.ingredient?.inciName ?? null,
  // The group names of the allergen rules are in the index without being ingredients.
  ingredientId: name.ingredient && 'id' in name.ingredient ? name.ingredient.id : null,
  match: matches[name.match],
  suggestions: name.suggestions.map(({ inciName }) => inciName),
  span: { start: name.start, end: name.end },
  isNano: name.isNano,
  inMayContain: name.inMayContain,
  percent: name.percent,
});

const toFinding = ({ code, severity, ingredient, span, reference, action, params }: DomainFinding): Finding => ({
  code,
  severity: severities[severity],
  ingredient,
  span,
  reference,
  action,
  params: Object.entries(params).map(([name, value]) => ({ name, value: value === null ? null : String(value) })),
});
