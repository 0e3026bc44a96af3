import { MAX_PROBLEMS } from '../../../domain/raw-material-import/readMaterial.ts';
import type { SheetProblem, SheetRow } from '../../../domain/raw-material-import/sheetRow.ts';
import { checkInciNamesInSteps, type InciNameCheck } from '../../../domain/raw-material/checkInciNames.ts';
import { mapInSteps } from '../../../domain/steps/steps.ts';
import { requesterOf, type Context } from '../../context.ts';
import { runCooperatively } from '../../timeSlices.ts';
import { today } from '../../today.ts';

/** Different names of a sheet that are compared; lists of manufacturers have some thousand. */
const MAX_COMPARED = 20_000;
/** A problem quotes at most as many characters, and what it suggests is found again by them. */
const MAX_QUOTED = 200;

/**
 * Adds to the rows what the ingredient dictionary says of their INCI names, in slices. Names beyond 20,000 are not
 * compared.
 */
export async function withNameProblems(context: Context, rows: readonly SheetRow[]): Promise<SheetRow[]> {
  const names = rows.flatMap(({ values }) => values.composition?.map(({ inciName }) => inciName) ?? []);
  const compared = [...new Set(names)].filter((name) => name !== '').slice(0, MAX_COMPARED);
  const checks = await checkNames(context, compared);
  const problems = new Map(checks.map((check) => [check.name, toProblem(check)]));
  return runCooperatively(
    requesterOf(context),
    mapInSteps(rows, (row) => {
      const own = new Set(row.values.composition?.map(({ inciName }) => inciName));
      const found = [...own].flatMap((name) => problems.get(name) ?? []);
      const added = found.map((problem) => ({ ...problem, line: row.line }));
      return { ...row, problems: [...row.problems, ...added].slice(0, MAX_PROBLEMS) };
    }),
  );
}

/** What the dictionary says of a name that somebody writes in place of another; null when there is nothing to say. */
export async function nameProblem(context: Context, name: string): Promise<Omit<SheetProblem, 'line'> | null> {
  const [check] = await checkNames(context, [name]);
  return check ? toProblem(check) : null;
}

async function checkNames(context: Context, names: readonly string[]): Promise<InciNameCheck[]> {
  const { knowledge } = await context.loaders.check.knowledge();
  return runCooperatively(requesterOf(context), checkInciNamesInSteps(names, knowledge, today()));
}

function toProblem({ name, problem, suggestion, prohibitedBy }: InciNameCheck): Omit<SheetProblem, 'line'> | null {
  if (!problem) return null;
  const isQuoted = name.length <= MAX_QUOTED;
  return {
    column: 'INCI_NAMES',
    code: problem,
    value: name.slice(0, MAX_QUOTED),
    isError: false,
    ...(suggestion !== null && isQuoted && { suggestion }),
    ...(prohibitedBy !== null && { reference: prohibitedBy }),
  };
}
