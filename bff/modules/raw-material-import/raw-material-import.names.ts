import { MAX_PROBLEMS } from '../../../domain/raw-material-import/readMaterial.ts';
import type { SheetProblem, SheetRow } from '../../../domain/raw-material-import/sheetRow.ts';
import { mapInSteps } from '../../../domain/steps/steps.ts';
import { requesterOf, type Context } from '../../context.ts';
import { runCooperatively } from '../../timeSlices.ts';
import { inciNameProblems, type InciNameProblem } from '../sheet/inciNames.ts';

/** Adds to the rows what the ingredient dictionary says of their INCI names, in slices. */
export async function withNameProblems(context: Context, rows: readonly SheetRow[]): Promise<SheetRow[]> {
  const namesOf = ({ values }: SheetRow) => values.composition?.map(({ inciName }) => inciName) ?? [];
  const problems = await inciNameProblems(context, rows.flatMap(namesOf));
  return runCooperatively(
    requesterOf(context),
    mapInSteps(rows, (row) => {
      const found = [...new Set(namesOf(row))].flatMap((name) => problems.get(name) ?? []);
      const added = found.map((problem) => ({ ...ofNames(problem), line: row.line }));
      return { ...row, problems: [...row.problems, ...added].slice(0, MAX_PROBLEMS) };
    }),
  );
}

/** What the dictionary says of a name that somebody writes in place of another; null when there is nothing to say. */
export async function nameProblem(context: Context, name: string): Promise<Omit<SheetProblem, 'line'> | null> {
  const problem = (await inciNameProblems(context, [name])).get(name);
  return problem ? ofNames(problem) : null;
}

const ofNames = (problem: InciNameProblem): Omit<SheetProblem, 'line'> => ({
  ...problem,
  column: 'INCI_NAMES',
  isError: false,
});
