import { isNotKnown } from '../../../domain/allergen/allergensToDeclare.ts';
import type { Component } from '../../../domain/raw-material/overrides.ts';
import { composition } from '../../../domain/raw-material/overrides.ts';
import type { Certainty, FormulaMaterial, MaterialFragrance } from '../../../domain/formula/compositionShares.ts';
import type { IfraState } from '../../../domain/ifra/checkIfra.ts';
import { checkFormulaInSteps } from '../../../domain/formula/checkFormula.ts';
import type { FormulaIfra as DomainIfra } from '../../../domain/formula/formulaIfra.ts';
import { type FormulaLine, lineFunctionOf } from '../../../domain/formula/formula.ts';
import { decimalOf, formatDecimal } from '../../../domain/quantity/decimal.ts';
import type { LabelFormula } from '../../../domain/formula/labelAllergens.ts';
import { isToDeclare, type ListBlock } from '../../../domain/formula/ingredientList.ts';
import { formatAmount, formatPercent, readPercent } from '../../../domain/formula/percent.ts';
import type { Substance, SubstanceSource } from '../../../domain/formula/substances.ts';
import { mapInSteps, runSteps, type Steps } from '../../../domain/steps/steps.ts';
import type { LoadedKnowledge } from '../../knowledge/ingredientKnowledge.ts';
import type {
  CheckIngredientsInput,
  FormulaIfra,
  FormulaListBlock,
  FormulaMaterial as FormulaMaterialFields,
  FormulaResult,
  FormulaSubstance,
  FormulaSubstanceSource,
  FragranceMaterial,
  IfraVerdictState,
  ShareCertainty,
} from '../../resolvers.generated.ts';
import { today } from '../../today.ts';
import { toFinding, toDomainProduct } from '../check/check.service.ts';
import { valuesOf, type MaterialOfFormula } from './formula.rest.ts';
import { toValues } from '../raw-material/raw-material.values.rest.ts';

/** What a result is computed from: a stored formula or one from a form. */
export interface FormulaToCheck extends Pick<
  CheckIngredientsInput,
  'category' | 'use' | 'isForUnderThree' | 'isForIntimateUse' | 'isInhalable'
> {
  lines: readonly {
    rawMaterialSlug?: string | null | undefined;
    /** Trade name or provisional name. */
    name: string;
    percent: string;
    function?: string | null | undefined;
  }[];
}

const blocks = {
  ordered: 'ORDERED',
  below: 'BELOW',
  allergen: 'ALLERGEN',
  colourant: 'COLOURANT',
} as const satisfies Record<ListBlock, FormulaListBlock>;
const certainties = {
  stated: 'STATED',
  assumed: 'ASSUMED',
  unknown: 'UNKNOWN',
} as const satisfies Record<Certainty, ShareCertainty>;

/** The papers of a perfume or aroma: its statement, and the certificate of the newest amendment. */
function toFragrance({ name, allergens, certificates }: FragranceMaterial): MaterialFragrance {
  const [newest] = certificates;
  return {
    name,
    allergens: allergens.map(({ inciName, casNumber, percent, detectionLimit }) => ({
      inciName,
      casNumber: casNumber ?? null,
      percent: percent ?? null,
      detectionLimit: detectionLimit ?? null,
    })),
    certificate: newest
      ? {
          amendment: newest.amendment,
          issuedOn: newest.issuedOn ?? null,
          rows: newest.rows.map(({ category, permission, maximum }) => ({
            category,
            permission,
            maximum: maximum ?? null,
          })),
        }
      : null,
  };
}

function toMaterial({ material: model, fragrance }: MaterialOfFormula): FormulaMaterial {
  const { inciNames, maxConcentrations, type, isNano } = valuesOf(model);
  const components: Component[] = composition(inciNames, maxConcentrations);
  return {
    key: model.slug,
    name: model.tradeName,
    type,
    isNano,
    components,
    fragrance: fragrance && toFragrance(fragrance),
  };
}

/** A share that cannot be read counts as 0 and says so: only the service can have stored it. */
function shareOf(percent: string): Pick<FormulaLine, 'percent' | 'isUnread'> {
  const read = readPercent(percent);
  return read.ok ? { percent: read.millionths, isUnread: false } : { percent: 0, isUnread: true };
}

/** The lines of a formula as the rules take them, in steps. `materials` are those of its lines by slug. */
function linesInSteps(
  { lines }: Pick<FormulaToCheck, 'lines'>,
  materials: ReadonlyMap<string, MaterialOfFormula>,
): Steps<FormulaLine[]> {
  // Once for all lines of a raw material, because the rules compute its shares once.
  const converted = new Map<MaterialOfFormula, FormulaMaterial>();
  return mapInSteps(lines, (line) => {
    const model = line.rawMaterialSlug ? materials.get(line.rawMaterialSlug) : undefined;
    const material = model ? (converted.get(model) ?? toMaterial(model)) : null;
    if (model && material) converted.set(model, material);
    return {
      material,
      name: model?.material.tradeName ?? line.name,
      ...shareOf(line.percent),
      function: lineFunctionOf(line.function ?? null),
    };
  });
}

/** Percentages of allergens are sums of a few products: 12 digits are exact, more are noise. */
export const formatShare = (percent: number): string => formatDecimal(decimalOf(Number(percent.toFixed(9))));

/** What a label of a formula is checked by. */
export function formulaOfLabel(
  formula: FormulaToCheck,
  materials: ReadonlyMap<string, MaterialOfFormula>,
): LabelFormula {
  const { category, use } = toDomainProduct(formula);
  return { lines: runSteps(linesInSteps(formula, materials)), category, use };
}

/** What few queries ask for is written when they do. */
const toSubstance = (substance: Substance): FormulaSubstance => ({
  inciName: substance.inciName,
  casNumbers: [...substance.casNumbers],
  isNano: substance.isNano,
  maxPercent: substance.max === null ? null : formatAmount(substance.max),
  orderPercent: formatAmount(substance.order),
  certainty: certainties[substance.certainty],
  isListed: substance.isListed,
  sources: substance.sources.map(toSource),
});

const toSource = ({ line, max, order, certainty }: SubstanceSource): FormulaSubstanceSource => ({
  line,
  get maxPercent() {
    return max === null ? null : formatAmount(max);
  },
  get orderPercent() {
    return formatAmount(order);
  },
  certainty: certainties[certainty],
});

export const ifraStates = {
  within: 'WITHIN',
  exceeded: 'EXCEEDED',
  notPermitted: 'NOT_PERMITTED',
  noLimit: 'NO_LIMIT',
  noCertificate: 'NO_CERTIFICATE',
  oldScheme: 'OLD_SCHEME',
  notCovered: 'NOT_COVERED',
  notStated: 'NOT_STATED',
} as const satisfies Record<IfraState, IfraVerdictState>;

export const toIfra = ({ category, fragrances, check }: DomainIfra): FormulaIfra => ({
  category,
  verdicts: fragrances.map(({ key, name, percent, isLinked }, at) => {
    const verdict = check?.verdicts[at];
    return {
      name,
      rawMaterialSlug: key,
      isLinked,
      percent: formatShare(percent),
      state: verdict ? ifraStates[verdict.state] : null,
      maximum: verdict?.maximum ?? null,
      usedPercent: verdict?.usedPercent ?? null,
    };
  }),
  combinedPercent: check?.combinedPercent ?? null,
  isCombinedOver: check?.isCombinedOver ?? false,
});

/** A raw material by the values in force for the company of the formula. */
export function toFormulaMaterial({ material, fragrance }: MaterialOfFormula): FormulaMaterialFields {
  const { slug, tradeName, manufacturer, code } = material;
  const { composition, type, isNano } = toValues(valuesOf(material));
  return { slug, tradeName, manufacturer, code, type, isNano, composition, fragranceMaterial: fragrance };
}

/**
 * Computes and checks a formula with domain/formula, in steps. `materials` are those of its lines by slug. `on` is a
 * day such as 2026-11-21.
 */
export function* resultInSteps(
  { knowledge, version }: LoadedKnowledge,
  formula: FormulaToCheck,
  materials: ReadonlyMap<string, MaterialOfFormula>,
  on = today(),
): Steps<FormulaResult> {
  const lines = yield* linesInSteps(formula, materials);
  const checked = yield* checkFormulaInSteps(lines, toDomainProduct(formula), knowledge, on);
  const substances = yield* mapInSteps(checked.substances, toSubstance);
  const used = new Set(formula.lines.flatMap(({ rawMaterialSlug }) => rawMaterialSlug ?? []));
  return {
    sum: formatPercent(checked.sum),
    result: checked.result,
    list: checked.list.map(({ text, block, percent }) => ({
      text,
      block: blocks[block],
      percent: formatAmount(percent),
    })),
    ingredientText: checked.list.map(({ text }) => text).join(', '),
    substances,
    allergens: checked.allergens.allergens.map((one) => ({
      entry: one.allergen.entry,
      labelName: one.allergen.labelName,
      percent: formatShare(one.percent),
      worstCasePercent: formatShare(one.worstCasePercent),
      isNotKnown: isNotKnown(one),
      isOver: one.isOverInWorstCase,
      isDeclared: isToDeclare(one),
      get sources() {
        return one.parts.map(({ contribution, percent }) => ({
          material: contribution.material,
          inciName: contribution.inciName,
          percent: formatShare(percent),
        }));
      },
    })),
    isUseAssumed: checked.allergens.isUseAssumed,
    ifra: toIfra(checked.ifra),
    findings: checked.findings.map(toFinding),
    get materials() {
      return [...used].flatMap((slug) => {
        const found = materials.get(slug);
        return found ? [toFormulaMaterial(found)] : [];
      });
    },
    checkedOn: on,
    knowledgeVersion: version,
  };
}
