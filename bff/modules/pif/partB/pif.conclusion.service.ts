import { type Blocker, blockersOfSafe } from '../../../../domain/report/blockers.ts';
import { blockerLink } from '../../../../domain/report/blockerLinks.ts';
import { blockerSentence } from '../../../../domain/report/blockerSentences.ts';
import { BLOCKER_SOURCES } from '../../../../domain/report/blockerSources.ts';
import { checkReportWarnings, type CheckedWarning } from '../../../../domain/report/reportWarnings.ts';
import { viewerOf, type Context } from '../../../context.ts';
import { clientError, codeOf } from '../../../errors.ts';
import { parseInput } from '../../../input.ts';
import { completeProfileOf } from '../../viewer/viewer.assessor.service.ts';
import { assessedOf } from '../../../../domain/report/assessed.ts';
import type { PifBlocker, SetPifConclusionInput } from '../../../resolvers.generated.ts';
import { postConclusion } from './pif.conclusion.rest.ts';
import type { ReportedPif } from '../pif.loaders.ts';
import { setConclusionInput } from './pif.partB.input.ts';
import { safetyReportOf } from '../report/pif.report.service.ts';
import { fetchPif } from '../pif.rest.ts';

/** A report of 300 substances may lack something of each; the first ones tell enough. */
const MAX_LISTED = 100;

/** A blocker with its sentences, its source and the address of the field that lifts it. */
const describeBlocker = (blocker: Blocker, { slug, formula, label }: ReportedPif): PifBlocker => ({
  ...blocker,
  ...BLOCKER_SOURCES[blocker.code],
  english: blockerSentence(blocker, 'en', (decimal) => decimal),
  serbian: blockerSentence(blocker, 'sr', (decimal) => decimal.replace('.', ',')),
  link: blockerLink(blocker, { slug, formula: formula ?? null, label: label ?? null }),
});

/** Everything that stops the conclusion SAFE. */
export async function blockersOf(context: Context, pif: ReportedPif): Promise<PifBlocker[]> {
  const blockers = blockersOfSafe(assessedOf(pif, await safetyReportOf(context, pif)));
  return blockers.map((blocker) => describeBlocker(blocker, pif));
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
  const listed = blockers.slice(0, MAX_LISTED);
  throw clientError('BAD_USER_INPUT', 'Something stops the conclusion', {
    fields: listed.map(({ code, english }) => ({ path, message: english, code })),
    blockers: listed.map(({ code, english, serbian, source = null, link, liftedBy }) => ({
      code,
      sentence: english,
      serbian,
      source,
      link,
      liftedBy,
    })),
  });
}

/** Draws a conclusion. The service cannot compute what stops SAFE, so that is found out before it is asked. */
export async function conclude(input: SetPifConclusionInput, context: Context): Promise<ReportedPif> {
  const parsed = parseInput(setConclusionInput, input);
  const viewer = viewerOf(context);
  if (parsed.conclusion === 'SAFE')
    await requireSafe(context, await fetchPif(context.product, viewer, parsed.slug), 'input.conclusion');
  try {
    return await postConclusion(context.product, viewer, parsed);
  } catch (error) {
    // The service says only that the profile is not complete.
    if (codeOf(error) === 'FORBIDDEN') await completeProfileOf(context);
    throw error;
  }
}
