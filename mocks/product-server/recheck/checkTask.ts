import type { AnnexRow } from '../../../domain/annex/annexEntry.ts';
import type { FormulaToRecheck } from '../subjects/formula/formulasToRecheck.ts';
import type { IngredientToKnow, CheckResult, LabelCheckResult, MaterialToRecheck, SignedLabel } from './checkRunner.ts';

/** What the check thread is asked to do. */
export type CheckTask =
  | { kind: 'ingredients'; rows: IngredientToKnow[] }
  | { kind: 'annexRows'; rows: AnnexRow[] }
  | { kind: 'checkLabels'; labels: SignedLabel[]; on: string }
  | { kind: 'checkFormulas'; formulas: FormulaToRecheck[]; on: string }
  | { kind: 'checkMaterials'; materials: MaterialToRecheck[]; on: string };

/** One judgement for each label, formula or raw material; none for the other tasks. */
export type CheckAnswer<Task extends CheckTask = CheckTask> = Task extends { kind: 'checkLabels' }
  ? LabelCheckResult[]
  : CheckResult[];
