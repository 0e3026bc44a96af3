import { compareFindings } from '../../../../domain/comparison/compareFindings.ts';
import {
  compareFormulas,
  type ComparedFormula,
  type FormulaComparison,
} from '../../../../domain/formula/compareFormulas.ts';
import type { CheckFinding } from '../../../subjects/check/findingText.ts';
import { computeValues, type ComputedValues } from './computeValues.ts';
import { lineName, type FormulaValues } from './editorState.ts';
import { toValues, type Formula } from './formulaValues.ts';
import { markLists } from './markLists.ts';
import { localToday } from '../../../shared/localToday.ts';

/** The difference of two revisions as the screen shows it. */
export interface RevisionDifference extends Pick<FormulaComparison, 'lines' | 'substances'> {
  /** Both lists where they differ, with marks on what came, went and moved. */
  lists: ReturnType<typeof markLists> | null;
  /** Findings that only the later revision has. */
  appeared: readonly CheckFinding[];
  /** Findings that only the earlier revision has. */
  gone: readonly CheckFinding[];
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

const comparable = (finding: CheckFinding) => ({
  ...finding,
  name: finding.params.find(({ name }) => name === 'name')?.value ?? null,
});

/** Compares two revisions by the raw materials and the ingredient data of today. */
export function compareRevisions(before: Formula, after: Formula): RevisionDifference {
  const on = localToday();
  const [was, is] = [toValues(before), toValues(after)];
  const [one, other] = [computeValues(was, on), computeValues(is, on)];
  const { lines, substances } = compareFormulas(toCompared(was, one), toCompared(is, other));
  const namesOf = ({ formula }: ComputedValues) => formula.list.map(({ text }) => text);
  const isListSame = namesOf(one).join('\n') === namesOf(other).join('\n');
  const lists = isListSame ? null : markLists(namesOf(one), namesOf(other));
  // Those of the server, which has the ingredient data.
  const findings = compareFindings(before.result.findings, after.result.findings, comparable);
  const { onlyInA: gone, onlyInB: appeared } = findings;
  const isSame = lists === null && [lines, substances, gone, appeared].every((part) => part.length === 0);
  return { lines, substances, lists, appeared, gone, isSame };
}
