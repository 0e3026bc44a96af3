import type { AnnexRow } from '../../../domain/annex/annexEntry.ts';
import type { FormulaToJudge } from '../subjects/formula/formulasToJudge.ts';
import type { IngredientToKnow, Judgement, LabelJudgement, MaterialToJudge, SignedLabel } from './judge.ts';

/** What the thread of the judge is asked to do. */
export type JudgeTask =
  | { kind: 'ingredients'; rows: IngredientToKnow[] }
  | { kind: 'annexRows'; rows: AnnexRow[] }
  | { kind: 'judge'; labels: SignedLabel[]; on: string }
  | { kind: 'judgeFormulas'; formulas: FormulaToJudge[]; on: string }
  | { kind: 'judgeMaterials'; materials: MaterialToJudge[]; on: string };

/** One judgement for each label, formula or raw material; none for the other tasks. */
export type JudgeAnswer<Task extends JudgeTask = JudgeTask> = Task extends { kind: 'judge' }
  ? LabelJudgement[]
  : Judgement[];
