import { createHash } from 'node:crypto';
import { decodeHTMLStrict } from 'entities';
import type { AnnexRow } from '../../../domain/annex/annexEntry.ts';
import { positiveListsOf } from '../../../domain/annex/positiveLists.ts';
import { readAnnexRow } from '../../../domain/annex/readAnnexRow.ts';
import type { MissingAllergen } from '../../../domain/allergen/missingAllergens.ts';
import type { Finding } from '../../../domain/finding.ts';
import { checkFormula } from '../../../domain/formula/checkFormula.ts';
import type { LabelFormula } from '../../../domain/formula/labelAllergens.ts';
import { checkLabel, type LabelToCheck } from '../../../domain/label/checkLabel.ts';
import type { InciIngredient } from '../../../domain/inci/inciIndex.ts';
import { checkComposition } from '../../../domain/raw-material/checkComposition.ts';
import { buildKnowledge, type Knowledge } from '../../../domain/label/knowledge.ts';
import { applySignOffs } from '../../../domain/label/signOff.ts';
import { type StoredFinding, toStoredFindings } from '../../../domain/label/storedFindings.ts';
import type { labels } from '../database/schema/schema.ts';
import type { FormulaToRecheck } from '../subjects/formula/formulasToRecheck.ts';

/** The numbers by which results are stored. */
const STATUSES = { GREEN: 1, YELLOW: 2, RED: 3 } as const;

/** An ingredient as a check needs it. */
export interface IngredientToKnow {
  inci: string;
  cas: string[];
  ec: string[];
  synonyms: string[];
  restriction: string | null;
  /** Those that decide whether a positive list has to name it suffice. */
  functions: string[];
}

/** What a check needs to know of a label. */
export type LabelToRecheck = Pick<
  typeof labels.$inferSelect,
  | 'id'
  | 'ingredientText'
  | 'percentages'
  | 'category'
  | 'use'
  | 'isForUnderThree'
  | 'isForIntimateUse'
  | 'isInhalable'
  | 'phMin'
  | 'phMax'
  | 'markets'
  | 'responsiblePerson'
  | 'countryOfOrigin'
  | 'isImported'
  | 'nominalContent'
  | 'paoMonths'
  | 'bestBefore'
  | 'minimumDurabilityMonths'
  | 'isPaoIrrelevant'
  | 'batch'
  | 'productFunction'
  | 'precautions'
  | 'labelText'
>;

/** A label with the keys of its sign-offs that are in force, and the revision of a formula that it follows. */
export type SignedLabel = LabelToRecheck & { signOffKeys: string[]; formula: LabelFormula | null };

/** The result of a label or formula and the findings that decided it. */
export interface CheckResult {
  id: string;
  status: 1 | 2 | 3;
  findings: StoredFinding[];
}

/** What a check needs to know of a raw material. */
export interface MaterialToRecheck {
  /** The key of its result. */
  id: string;
  inciNames: string[];
  isNano: boolean;
}

/** The same of a label, with what it lacks of fragrance allergens. */
export interface LabelCheckResult extends CheckResult {
  allergens: {
    hasFormula: boolean;
    missing: readonly MissingAllergen[];
    unknownIn: readonly string[];
    /** What its formula says, without the names of raw materials. */
    findings: readonly Finding[];
  };
}

/** The hash by which the keys of sign-offs are made. */
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const decode = (text: string): string => (text.includes('&') ? decodeHTMLStrict(text) : text);
const decodeOrNull = (text: string | null): string | null => (text ? decode(text) : null);

/**
 * The rules with everything that labels are checked by. Gathered row by row, because the inventory has 30,000 of them.
 */
export class CheckRunner {
  private readonly ingredients: InciIngredient[] = [];
  private readonly annexRows: AnnexRow[] = [];
  private knowledge: Knowledge | undefined;

  addIngredients(rows: readonly IngredientToKnow[]): void {
    for (const { inci, cas, ec, synonyms, restriction, functions } of rows)
      this.ingredients.push({
        inciName: decode(inci),
        casNumbers: cas,
        ecNumbers: ec,
        synonyms: synonyms.map(decode),
        restriction: decode(restriction ?? ''),
        positiveLists: positiveListsOf(functions),
      });
  }

  addAnnexRows(rows: readonly AnnexRow[]): void {
    for (const row of rows) {
      const { substance, names, productTypes, maximum, otherConditions, warnings, regulation } = row;
      this.annexRows.push({
        ...row,
        substance: decode(substance),
        names: names.map(decode),
        productTypes: decode(productTypes),
        maximum: decode(maximum),
        otherConditions: decode(otherConditions),
        warnings: decode(warnings),
        regulation: decode(regulation),
      });
    }
  }

  private built(): Knowledge {
    return (this.knowledge ??= buildKnowledge(
      this.ingredients,
      this.annexRows.map((row) => readAnnexRow(row)).filter((entry) => entry !== null),
    ));
  }

  recheckFormula({ id, lines, product }: FormulaToRecheck, on: string): CheckResult {
    const { result, findings } = checkFormula(lines, product, this.built(), on);
    return { id, status: STATUSES[result], findings: toStoredFindings(findings) };
  }

  recheckMaterial({ id, inciNames, isNano }: MaterialToRecheck, on: string): CheckResult {
    const { result, findings } = checkComposition({ inciNames, isNano }, this.built(), on);
    return { id, status: STATUSES[result], findings: toStoredFindings(findings) };
  }

  /** `on` is the day of the check, such as 2026-11-22. */
  recheckLabel(label: SignedLabel, on: string): LabelCheckResult {
    const content = toCheck(label);
    const { list, findings: found, allergens, allergenFindings } = checkLabel(content, this.built(), on);
    const { result, findings } = applySignOffs(
      { findings: found, names: list.names },
      content.product,
      new Set(label.signOffKeys),
      sha256,
    );
    const { isByFormula, missing, unknownIn } = allergens;
    return {
      id: label.id,
      status: STATUSES[result],
      findings: toStoredFindings(findings),
      allergens: {
        hasFormula: isByFormula,
        missing,
        unknownIn,
        findings: isByFormula ? allergenFindings.map(withoutMaterials) : [],
      },
    };
  }
}

const withoutMaterials = (found: Finding): Finding =>
  'materials' in found.params ? { ...found, params: { ...found.params, materials: null } } : found;

/** A stored label as the rules take it; its texts may carry HTML entities. */
function toCheck(label: SignedLabel): LabelToCheck {
  const { category, use, isForUnderThree, isForIntimateUse, isInhalable, phMin, phMax } = label;
  return {
    ingredients: decode(label.ingredientText),
    percentages: label.percentages.map(({ name, percent }) => ({ name: decode(name), percent })),
    product: {
      category: decodeOrNull(category),
      use,
      isForUnderThree,
      isForIntimateUse,
      isInhalable,
      ph: { min: phMin, max: phMax },
    },
    particulars: {
      markets: label.markets,
      responsiblePerson: decodeOrNull(label.responsiblePerson),
      countryOfOrigin: decodeOrNull(label.countryOfOrigin),
      isImported: label.isImported,
      nominalContent: decodeOrNull(label.nominalContent),
      paoMonths: label.paoMonths,
      bestBefore: decodeOrNull(label.bestBefore),
      minimumDurabilityMonths: label.minimumDurabilityMonths,
      isPaoIrrelevant: label.isPaoIrrelevant,
      batch: decodeOrNull(label.batch),
      productFunction: decodeOrNull(label.productFunction),
      precautions: decodeOrNull(label.precautions),
      labelText: decodeOrNull(label.labelText),
    },
    formula: label.formula,
  };
}
