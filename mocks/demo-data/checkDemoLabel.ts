import { positiveListsOf } from '../../domain/annex/positiveLists.ts';
import { readAnnexRow } from '../../domain/annex/readAnnexRow.ts';
import { checkComposition } from '../../domain/raw-material/checkComposition.ts';
import { checkFormula } from '../../domain/formula/checkFormula.ts';
import { checkLabel, type LabelToCheck } from '../../domain/label/checkLabel.ts';
import { buildKnowledge, type Knowledge } from '../../domain/label/knowledge.ts';
import { type StoredFinding, toStoredFindings } from '../../domain/label/storedFindings.ts';
import type { FormulaToRecheck } from '../product-server/subjects/formula/formulasToRecheck.ts';
import type { MaterialToRecheck } from '../product-server/recheck/checkRunner.ts';
import { BASE_DAY } from './deterministic.ts';
import { GREEN, RED, YELLOW } from './labelTypos.ts';
import { starterAnnexRows, starterIngredients } from './knowledge/starterKnowledge.ts';

/** What is stored with a demo label. */
export interface DemoCheck {
  status: 1 | 2 | 3;
  findings: StoredFinding[];
}

const colours = { GREEN, YELLOW, RED } as const;

/** The date of the check; the demo data have no later date. */
export const CHECK_DATE = new Date(BASE_DAY).toISOString().slice(0, 10);

let known: Knowledge | undefined;

/** The knowledge that demo labels are checked with; built once. */
export function demoKnowledge(): Knowledge {
  known ??= buildKnowledge(
    starterIngredients.map(({ inci, cas, ec, synonyms, functions }) => ({
      inciName: inci,
      casNumbers: cas,
      ecNumbers: ec,
      synonyms,
      positiveLists: positiveListsOf(functions),
    })),
    starterAnnexRows.map((row) => readAnnexRow(row)).filter((entry) => entry !== null),
  );
  return known;
}

/** The result of a demo label by the rules of domain/ and the starter knowledge, and the findings that decide it. */
export function checkDemoLabel(label: LabelToCheck): DemoCheck {
  const { result, findings } = checkLabel(label, demoKnowledge(), CHECK_DATE);
  return { status: colours[result], findings: toStoredFindings(findings) };
}

/** The same of a demo formula. */
export function checkDemoFormula({ id, lines, product }: FormulaToRecheck): DemoCheck & { id: string } {
  const { result, findings } = checkFormula(lines, product, demoKnowledge(), CHECK_DATE);
  return { id, status: colours[result], findings: toStoredFindings(findings) };
}

/** The same of a demo raw material. */
export function checkDemoMaterial({ id, ...material }: MaterialToRecheck): DemoCheck & { id: string } {
  const { result, findings } = checkComposition(material, demoKnowledge(), CHECK_DATE);
  return { id, status: colours[result], findings: toStoredFindings(findings) };
}
