import { type Blocker, blockersOfSafe } from '../../../../domain/report/blockers.ts';
import { checkReportWarnings, type CheckedWarning } from '../../../../domain/report/reportWarnings.ts';
import { viewerOf, type Context } from '../../../context.ts';
import { clientError } from '../../../errors.ts';
import { parseInput } from '../../../input.ts';
import type { SetPifConclusionInput } from '../../../resolvers.generated.ts';
import { postConclusion } from './pif.conclusion.rest.ts';
import type { ReportedPif } from '../pif.loaders.ts';
import { setConclusionInput } from './pif.partB.input.ts';
import { safetyReportOf } from '../report/pif.report.service.ts';
import { fetchPif } from '../pif.rest.ts';

/** A report of 300 substances may lack something of each; the first ones tell enough. */
const MAX_LISTED = 100;

/** Everything that stops the conclusion SAFE. */
export async function blockersOf(context: Context, pif: ReportedPif): Promise<Blocker[]> {
  return blockersOfSafe({
    report: await safetyReportOf(context, pif),
    label: pif.label ? { ...pif.label, status: pif.label.status ?? null } : null,
    justified: pif.partB.marginJustifications.map(({ inciName }) => inciName),
    comments: pif.comments.map(({ text, isRequired, resolvedAt }) => ({
      text,
      isRequired,
      resolvedAt: resolvedAt ?? null,
    })),
  });
}

/** The warnings that the annexes want, with whether the label prints or the assessor explains them. */
export async function wantedWarningsOf(context: Context, pif: ReportedPif): Promise<CheckedWarning[]> {
  const { warnings } = await safetyReportOf(context, pif);
  return checkReportWarnings(warnings, pif.partB.explainedWarnings);
}

/** Throws BAD_USER_INPUT with everything that stops SAFE. `path` is the field of the input that it is told at. */
export async function requireSafe(context: Context, pif: ReportedPif, path: string): Promise<void> {
  const blockers = await blockersOf(context, pif);
  if (blockers.length === 0) return;
  throw clientError('BAD_USER_INPUT', 'Something stops the conclusion', {
    fields: blockers.slice(0, MAX_LISTED).map(({ code, subject }) => ({
      path,
      message: subject === null ? code : `${code}: ${subject}`,
      code,
    })),
  });
}

/** Draws a conclusion. The service cannot compute what stops SAFE, so that is found out before it is asked. */
export async function conclude(input: SetPifConclusionInput, context: Context): Promise<ReportedPif> {
  const parsed = parseInput(setConclusionInput, input);
  const viewer = viewerOf(context);
  if (parsed.conclusion === 'SAFE')
    await requireSafe(context, await fetchPif(context.product, viewer, parsed.slug), 'input.conclusion');
  return postConclusion(context.product, viewer, parsed);
}
