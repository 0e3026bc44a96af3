import { checkInciNamesInSteps, type NameProblemCode } from '../../../domain/raw-material/checkInciNames.ts';
import { requesterOf, type Context } from '../../context.ts';
import { runCooperatively } from '../../timeSlices.ts';
import { today } from '../../today.ts';

/** Different names of a sheet that are compared; lists of manufacturers have some thousand. */
const MAX_COMPARED = 20_000;
/** A problem quotes at most as many characters, and what it suggests is found again by them. */
const MAX_QUOTED = 200;

/** What the dictionary has against an INCI name of a sheet. */
export interface InciNameProblem {
  readonly code: NameProblemCode;
  /** The name, cut at 200 characters. */
  readonly value: string;
  /** The name that is probably meant. */
  readonly suggestion?: string;
  /** Where it is prohibited, such as II/221. */
  readonly reference?: string;
}

/**
 * What the ingredient dictionary and Annex II have against the INCI names of a sheet, by name, in slices. Names beyond
 * 20,000 are not compared.
 */
export async function inciNameProblems(
  context: Context,
  names: readonly string[],
): Promise<ReadonlyMap<string, InciNameProblem>> {
  const compared = [...new Set(names)].filter((name) => name !== '').slice(0, MAX_COMPARED);
  const { knowledge } = await context.loaders.check.knowledge();
  const checks = await runCooperatively(requesterOf(context), checkInciNamesInSteps(compared, knowledge, today()));
  const found = new Map<string, InciNameProblem>();
  for (const { name, problem, suggestion, prohibitedBy } of checks) {
    if (!problem) continue;
    const isQuoted = name.length <= MAX_QUOTED;
    found.set(name, {
      code: problem,
      value: name.slice(0, MAX_QUOTED),
      ...(suggestion !== null && isQuoted && { suggestion }),
      ...(prohibitedBy !== null && { reference: prohibitedBy }),
    });
  }
  return found;
}

/** A problem in one line: "Glycerni → GLYCERIN", "Formaldehyde, II/1577". At most 200 characters. */
export function nameProblemText({ value, suggestion, reference }: InciNameProblem): string {
  const text = `${value}${suggestion ? ` → ${suggestion}` : ''}${reference ? `, ${reference}` : ''}`;
  return text.length <= MAX_QUOTED ? text : value;
}
