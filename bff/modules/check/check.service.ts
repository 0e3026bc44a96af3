import { createHash } from 'node:crypto';
import type { Finding as DomainFinding } from '../../../domain/finding.ts';
import type { LabelAllergens, LabelFormula } from '../../../domain/formula/labelAllergens.ts';
import type { InciIngredient } from '../../../domain/inci/inciIndex.ts';
import type { MatchedName, MatchKind } from '../../../domain/inci/matchedName.ts';
import { checkIngredientListInSteps, type ListCheck } from '../../../domain/label/checkIngredientList.ts';
import { checkLabelInSteps } from '../../../domain/label/checkLabel.ts';
import type { IngredientPercentage } from '../../../domain/label/percentages.ts';
import { applySignOffsInSteps, type AnswerableFinding } from '../../../domain/label/signOff.ts';
import type { Particulars } from '../../../domain/label/particulars.ts';
import { checkInciNamesInSteps } from '../../../domain/raw-material/checkInciNames.ts';
import type { Product } from '../../../domain/product/product.ts';
import type {
  CheckedName,
  CheckIngredientsInput,
  Finding,
  FindingSeverity,
  InciNameCheck,
  IngredientCheck,
  LabelContentInput,
  NameMatch,
  ProductUse,
  SignOff,
} from '../../resolvers.generated.ts';
import { runCooperatively } from '../../timeSlices.ts';
import { today } from '../../today.ts';
import type { KnownIngredient, LoadedKnowledge } from '../../knowledge/ingredientKnowledge.ts';

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
  ec: 'EC',
  misspelling: 'MISSPELLING',
  unknown: 'UNKNOWN',
} as const satisfies Record<MatchKind, NameMatch>;

type ProductFacts = Pick<
  CheckIngredientsInput,
  'category' | 'use' | 'isForUnderThree' | 'isForIntimateUse' | 'isInhalable'
>;

/** The content of a label that is checked, either stored or from a form. */
export type ContentToCheck = Omit<LabelContentInput, 'name' | 'productCode' | 'isActive' | 'remarks'> & {
  /** What persons have settled for this label. */
  signOffs?: readonly SignOff[];
  /** The revision of a formula that the label follows; null or omitted without one. */
  formula?: LabelFormula | null;
  /** The findings about its allergens as they are stored, for a caller who may not read the formula. */
  allergenFindings?: readonly DomainFinding[] | null;
};

/** The check of a label. */
export type LabelContentCheck = IngredientCheck & {
  /** The percentages of the content whose ingredient is in the list. */
  percentages: readonly IngredientPercentage[];
  /** What is known of its fragrance allergens. */
  allergens: LabelAllergens;
};

/** What the rules take of a product. */
export const toDomainProduct = ({
  category,
  use,
  isForUnderThree,
  isForIntimateUse,
  isInhalable,
}: ProductFacts): Product => ({
  category: category ?? null,
  use: use ? uses[use] : null,
  isForUnderThree: isForUnderThree ?? null,
  isForIntimateUse: isForIntimateUse ?? null,
  isInhalable: isInhalable ?? null,
});

/**
 * A label has fields for all particulars, so an empty one is missing on the product. A label without markets is checked
 * for both.
 */
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

/**
 * Checks an ingredient list with domain/label/checkIngredientList. `on` is a day such as 2026-11-21. A text of
 * thousands of unknown names takes half a second (measured with 30,000 ingredients), so it is done in slices.
 */
export async function runCheck(
  requester: string,
  loaded: LoadedKnowledge,
  input: CheckIngredientsInput,
  on = today(),
): Promise<IngredientCheck> {
  const list = await runCooperatively(
    requester,
    checkIngredientListInSteps(input.text, toDomainProduct(input), loaded.knowledge, on),
  );
  return toCheck(input.text, list, list, loaded, on);
}

/** Compares INCI names with the dictionary and Annex II, in slices. */
export async function checkInciNames(
  requester: string,
  { knowledge }: LoadedKnowledge,
  names: readonly string[],
): Promise<InciNameCheck[]> {
  const checks = await runCooperatively(requester, checkInciNamesInSteps(names, knowledge, today()));
  return checks.map((check) => ({ ...check, match: matches[check.match] }));
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Checks a whole label with domain/label/checkLabel and applies its sign-offs, in slices. `on` is a day such as
 * 2026-11-21.
 */
export async function checkLabelContent(
  requester: string,
  loaded: LoadedKnowledge,
  content: ContentToCheck,
  on = today(),
): Promise<LabelContentCheck> {
  const label = {
    ingredients: content.ingredientText ?? '',
    percentages: content.percentages ?? [],
    product: { ...toDomainProduct(content), ph: { min: content.phMin ?? null, max: content.phMax ?? null } },
    particulars: toParticulars(content),
    formula: content.formula ?? null,
    allergenFindings: content.allergenFindings ?? null,
  };
  const { list, allergens, findings } = await runCooperatively(
    requester,
    checkLabelInSteps(label, loaded.knowledge, on),
  );
  const signOffs = content.signOffs?.filter(({ withdrawnAt }) => withdrawnAt === null) ?? [];
  const inForce = new Map(signOffs.map((signOff) => [signOff.key, signOff]));
  const outcome = await runCooperatively(
    requester,
    applySignOffsInSteps({ findings, names: list.names }, label.product, new Set(inForce.keys()), sha256),
  );
  const check = toCheck(label.ingredients, list, outcome, loaded, on);
  return {
    ...check,
    percentages: list.percentages,
    allergens,
    findings: outcome.findings.map((one) => toAnswerable(one, inForce)),
  };
}

const toCheck = (
  text: string,
  { isIngredientList, recognised, total, names, leftOut }: ListCheck<KnownIngredient>,
  { result, findings }: Pick<ListCheck, 'result' | 'findings'>,
  { version, parts }: LoadedKnowledge,
  on: string,
): IngredientCheck => ({
  result,
  isIngredientList,
  recognised,
  total,
  names: names.map(toName),
  leftOut: leftOut.map(({ start, end }) => ({ text: text.slice(start, end), span: { start, end } })),
  findings: findings.map(toFinding),
  checkedOn: on,
  knowledgeVersion: version,
  knowledge: [...parts],
});

const toName = (name: MatchedName<KnownIngredient | InciIngredient>): CheckedName => ({
  text: name.text,
  inciName: name.ingredient?.inciName ?? null,
  // The index also contains names of the annexes and the group names of the allergen rules, which are no ingredients
  // and have no id.
  ingredientId: name.ingredient && 'id' in name.ingredient ? name.ingredient.id : null,
  annexEntry: name.ingredient?.annexEntry ?? null,
  match: matches[name.match],
  suggestions: name.suggestions.map(({ inciName }) => inciName),
  span: { start: name.start, end: name.end },
  isNano: name.isNano,
  inMayContain: name.inMayContain,
  percent: name.percent,
});

export const toFinding = ({ code, severity, ingredient, span, reference, action, params }: DomainFinding): Finding => ({
  code,
  severity: severities[severity],
  ingredient,
  span,
  reference,
  action,
  params: Object.entries(params).map(([name, value]) => ({ name, value: value === null ? null : String(value) })),
  signOffKey: null,
  signOff: null,
});

const toAnswerable = (found: AnswerableFinding, inForce: ReadonlyMap<string, SignOff>): Finding => ({
  ...toFinding(found),
  signOffKey: found.signOffKey,
  signOff: (found.isSettled && inForce.get(found.signOffKey ?? '')) || null,
});
