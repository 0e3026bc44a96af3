import type { ReportLanguage, ReportPart } from '../../../domain/report/reportParts.ts';
import { requesterOf, type RequestContext } from '../../context.ts';
import { chaptersOf, pifReportInSteps } from '../../report/pifReport.ts';
import type { Pif } from '../../resolvers.generated.ts';
import { runCooperatively } from '../../timeSlices.ts';
import { fetchVersion, fetchVersions } from './pif-version.rest.ts';
import type { Snapshot } from './pif-version.snapshot.ts';

/** Fields of Part B that versions signed before they existed lack. */
const NEWER_FIELDS = { explainedDifferences: [] } as const;

/**
 * A file that is signed as it stands in other parts or another language: printed from the snapshot that was signed, so
 * that no print of it is a draft or says anything else (design of the gate, section 5). Null for a file that nobody
 * signed, or whose next revision is in work. At most two calls to the service.
 */
export async function prepareCopy(
  context: RequestContext,
  { slug, stage, revision }: Pick<Pif, 'slug' | 'stage' | 'revision'>,
  { parts, language }: { parts: readonly ReportPart[]; language: ReportLanguage },
) {
  if (stage !== 'SIGNED' && stage !== 'ARCHIVED') return null;
  const [newest] = await fetchVersions(context.product, slug);
  if (newest?.number !== revision) return null;
  const { version, snapshot: text } = await fetchVersion(context.product, slug, newest.number);
  const { pif: signed, report = null, label, checkedOn, logo, assessor } = JSON.parse(text) as Snapshot;
  const pif = { ...signed, partB: { ...NEWER_FIELDS, ...signed.partB } };
  const { number, contentHash, pdfSha256, signedAt } = version;
  const steps = pifReportInSteps({
    pif,
    report,
    printed: label,
    parts,
    language,
    today: checkedOn,
    logo,
    assessor,
    frozen: { hash: contentHash, copyOf: { number, pdfSha256, signedOn: signedAt.slice(0, 10) } },
  });
  // What was signed before the proof travelled has none inside.
  const proof = assessor.proof?.isInside ? { ...assessor.proof, number, signedAt } : null;
  const document = await runCooperatively(requesterOf(context), steps);
  return { document, chapters: chaptersOf(parts, report), proof, copyOf: number };
}
