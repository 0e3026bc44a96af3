import type { Component } from '../../../../domain/raw-material/overrides.ts';
import type { FormulaInput, RawMaterialComponent } from '../../../shared/apollo/schema.generated.ts';
import { unknownProduct } from '../../../subjects/check/ProductFields.tsx';
import { decimalText } from '../../../shared/i18n/decimalText.ts';
import type { FormulaValues, LineMaterial, NewLine } from './editorState.ts';
import type { FormulaMaterial_MaterialFragment } from './FindMaterials.generated.ts';
import type { FormulaDetail_FormulaFragment } from './FormulaDetail.generated.ts';
import { toMaterialFragrance } from './materialFragrance.ts';

type ComponentField = 'labelName' | 'maxConcentration';
export type Formula = FormulaDetail_FormulaFragment;

/** The form values of a new formula. */
export const emptyFormula: FormulaValues = {
  name: '',
  code: '',
  companyId: '',
  facts: unknownProduct,
  note: '',
  lines: [],
};

/**
 * Under the name that the ingredient data give it, so that the list is that of the server and of the label made from
 * it.
 */
export const toComponent = ({
  labelName,
  maxConcentration,
}: Pick<RawMaterialComponent, ComponentField>): Component => ({
  inciName: labelName,
  maxConcentration: maxConcentration ?? null,
});

/** A raw material as the rules need it, by the values in force for the company of the formula. */
export const toLineMaterial = (one: FormulaMaterial_MaterialFragment): LineMaterial => ({
  key: one.slug,
  name: one.tradeName,
  manufacturer: one.manufacturer,
  code: one.code,
  type: one.type,
  isNano: one.isNano,
  components: one.composition.map(toComponent),
  fragrance: toMaterialFragrance(one.fragranceMaterial),
});

/** The form values of a saved formula, or of one of its revisions. */
export function toValues(formula: Formula): FormulaValues {
  const { category, use, isForUnderThree, isForIntimateUse, isInhalable } = formula;
  const materials = new Map(formula.result.materials.map((one) => [one.slug, toLineMaterial(one)]));
  return {
    name: formula.name,
    code: formula.code ?? '',
    companyId: formula.company.id,
    facts: { category, use, isForUnderThree, isForIntimateUse, isInhalable },
    note: formula.note ?? '',
    lines: formula.lines.map((line, at) => {
      const material = (line.rawMaterialSlug !== null && materials.get(line.rawMaterialSlug)) || null;
      return {
        id: at + 1,
        material,
        provisionalName: material ? '' : line.name,
        percent: line.isRemainder ? '' : decimalText(line.percent),
        isRemainder: line.isRemainder,
        phase: line.phase ?? '',
        function: line.function ?? '',
      };
    }),
  };
}

const textOf = (typed: string): string | null => typed.trim() || null;

const toLineInput = ({ material, provisionalName, percent, isRemainder, phase, function: use }: NewLine) => ({
  rawMaterialSlug: material?.key ?? null,
  provisionalName: material ? null : textOf(provisionalName),
  percent: isRemainder ? null : textOf(percent.replace(',', '.')),
  isRemainder,
  phase: textOf(phase),
  function: textOf(use),
});

/** The form values as the schema's input. Blank fields are null. */
export const toInput = ({ name, code, companyId, facts, note, lines }: FormulaValues): FormulaInput => ({
  name: name.trim(),
  code: textOf(code),
  companyId,
  ...facts,
  note: textOf(note),
  lines: lines.map(toLineInput),
});

/** Lines that nobody touched are the same objects. */
const isSameLine = (one: NewLine, other: NewLine | undefined): boolean =>
  one === other || (other !== undefined && JSON.stringify(toLineInput(one)) === JSON.stringify(toLineInput(other)));

/** Whether two sets of form values would be saved alike. */
export const isSame = (one: FormulaValues, other: FormulaValues): boolean =>
  one === other ||
  (one.lines.length === other.lines.length &&
    JSON.stringify(toInput({ ...one, lines: [] })) === JSON.stringify(toInput({ ...other, lines: [] })) &&
    one.lines.every((line, at) => isSameLine(line, other.lines[at])));
