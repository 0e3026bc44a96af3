import {
  compareFormulas,
  type ComparedFormula,
  type FormulaComparison,
} from '../../../../domain/formula/compareFormulas.ts';
import { computeValues, type ComputedValues } from './computeValues.ts';
import { lineName, type FormulaValues } from './editorState.ts';
import { listText } from './listText.ts';

/** The difference of two revisions as the screen shows it. */
export interface RevisionDifference extends Pick<FormulaComparison, 'lines' | 'substances'> {
  /** Both lists where they differ. */
  lists: { before: string; after: string } | null;
  isSame: boolean;
}

const toCompared = ({ lines }: FormulaValues, { percents, formula, findings }: ComputedValues): ComparedFormula => ({
  lines: lines.map((line, at) => ({
    key: line.material?.key ?? lineName(line),
    name: lineName(line),
    percent: percents[at] ?? 0,
    phase: line.phase || null,
    function: line.function || null,
  })),
  substances: formula.substances,
  list: formula.list.map(({ text }) => text),
  findings,
});

/** Compares two revisions by the raw materials of today. */
export function compareRevisions(before: FormulaValues, after: FormulaValues): RevisionDifference {
  const on = new Date().toISOString().slice(0, 10);
  const [one, other] = [computeValues(before, on), computeValues(after, on)];
  const { lines, substances } = compareFormulas(toCompared(before, one), toCompared(after, other));
  const texts = { before: listText(one.formula.list, 'plain'), after: listText(other.formula.list, 'plain') };
  const lists = texts.before === texts.after ? null : texts;
  return { lines, substances, lists, isSame: lines.length === 0 && substances.length === 0 && lists === null };
}
