import type { AnnexRow } from '../../../domain/annex/annexEntry.ts';
import type { FormulaToJudge } from '../formula/formulasToJudge.ts';
import type { IngredientToKnow, Judgement, SignedLabel } from './judge.ts';

/** What the thread of the judge is asked to do. */
export type JudgeTask =
  | { kind: 'ingredients'; rows: IngredientToKnow[] }
  | { kind: 'annexRows'; rows: AnnexRow[] }
  | { kind: 'judge'; labels: SignedLabel[]; on: string }
  | { kind: 'judgeFormulas'; formulas: FormulaToJudge[]; on: string };

/** One judgement for each label or formula; none for the other tasks. */
export type JudgeAnswer = Judgement[];
