import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { z } from 'zod';
import {
  FORMULA_PARTS,
  REPORT_LANGUAGES,
  REPORT_PARTS,
  type ReportLanguage,
  type ReportPart,
  sectionOf,
} from '../../domain/report/reportParts.ts';
import { PIF_SECTIONS } from '../../domain/pif/requirements.ts';
import { ATTACHMENT_MODES } from '../../domain/report/reportAttachments.ts';
import type { Config } from '../config.ts';
import { viewerCan } from '../auth/viewerRights.ts';
import { identify, requesterOf, type RequestContext } from '../context.ts';
import { parseInput } from '../input.ts';
import { fetchLabel } from '../modules/label/label.rest.ts';
import { withLoaders } from '../modules/loaders.ts';
import { postExportNote } from '../modules/pif/export/pif.export.rest.ts';
import { attachmentsOf } from '../modules/pif/export/pif.export.service.ts';
import { safetyReportOf } from '../modules/pif/report/pif.report.service.ts';
import { prepareCopy } from '../modules/pif-version/pif-version.copy.ts';
import { fetchAssessorProfile } from '../modules/viewer/viewer.assessor.rest.ts';
import type { Viewer } from '../auth/viewer.rest.ts';
import { fetchPif } from '../modules/pif/pif.rest.ts';
import { companyLogo } from '../report/companyLogo.ts';
import { fileInside } from '../report/embeddedFile.ts';
import { formatsOf } from '../report/formats.ts';
import { chaptersOf, pifReportInSteps, type ReportInput } from '../report/pifReport.ts';
import { wordsOf } from '../report/words/wordsOf.ts';
import type { Pif } from '../resolvers.generated.ts';
import type { Services } from '../services.ts';
import { runCooperatively } from '../timeSlices.ts';
import { today } from '../today.ts';
import { appendAttachments } from '../files/appendedFiles.ts';
import { ConcurrencyLimit } from '../files/concurrencyLimit.ts';
import { safeDocumentName } from '../files/downloadNames.ts';
import { createDocumentSource } from '../files/documentClient.ts';
import { PDF, ZIP } from '../files/fileTypes.ts';
import { type Attachment, type OpenAttachment, packInside, packZip, withHash } from '../files/reportAttachments.ts';
import { createDownloads } from './downloads.ts';

/** Which parts a report has, and in which language. */
export const reportChoice = {
  parts: z
    .string()
    .transform((names) => names.split(','))
    .pipe(z.array(z.enum(REPORT_PARTS, { error: `Must be some of ${REPORT_PARTS.join(', ')}` })).nonempty()),
  language: z.enum(REPORT_LANGUAGES, { error: `Must be ${REPORT_LANGUAGES.join(', ')}` }),
};
/** The files of which sections go with it. */
export const chosenFiles = z
  .string()
  .transform((names) => names.split(',').filter(Boolean))
  .pipe(z.array(z.enum(PIF_SECTIONS, { error: `Must be some of ${PIF_SECTIONS.join(', ')}` })));

/** The query of a report: its parts, each once, its language, and how the files of which sections go with it. */
const reportQuery = z.strictObject({
  ...reportChoice,
  attachments: z.enum(ATTACHMENT_MODES, { error: `Must be ${ATTACHMENT_MODES.join(', ')}` }).default('NONE'),
  files: chosenFiles.default([]),
});

/** The query of a signed version. */
const versionQuery = z.strictObject({ version: z.string().regex(/^[1-9]\d{0,5}$/, 'Must be the number of a version') });

/**
 * `GET /exports/pif/{slug}?parts=cover,A1,…&language=en|sr|sr-Cyrl`: a product information file as PDF/A-2a, with at
 * most eight calls to the service. `&attachments=INSIDE|APPENDED|ZIP&files=DESCRIPTION,…`: with the files of these
 * sections, each a call more. Whoever exported what is noted with the SHA-256 of what was sent, before its last byte
 * is. `?version=2`: a signed version as it was signed, byte for byte.
 */
export function exportPifReports(app: FastifyInstance, services: Services, config: Config): void {
  const send = createDownloads(services);
  const source = createDocumentSource(services.product, config);
  app.addHook('onClose', () => source.close());
  const exports = new ConcurrencyLimit(2, 'Two reports of the caller are being made');
  app.get<{ Params: { slug: string } }>('/exports/pif/:slug', (request, reply) => {
    const { slug } = request.params;
    return send(request, reply, { slug, action: 'pif.read' }, async (context, signal) => {
      if ('version' in (request.query as object)) {
        const { version } = parseInput(versionQuery, request.query, '');
        const content = await source.open(request, { of: 'pifVersion', slug, id: version, type: PDF }, signal);
        const name = safeDocumentName(`${slug} ${version}`, ['pdf']);
        return {
          ...content,
          name,
          type: PDF,
          logFields: { pif: slug, parts: `version ${version}`, bytes: content.size ?? 0 },
        };
      }
      const {
        parts: wanted,
        language,
        attachments: mode,
        files: sections,
      } = parseInput(reportQuery, request.query, '');
      const parts = await allowedParts(wanted, context);
      const viewer = await identify(context);
      const release = exports.acquire(viewer.id);
      try {
        const { pif, document, proof, copyOf } = await prepareReport(context, { slug, parts, language });
        const chosen = mode === 'NONE' ? [] : await attachmentsOf(context, pif, { parts, sections });
        // The diploma of who signed goes with the archive, whatever files were chosen.
        const attachments =
          mode === 'ZIP' && proof && parts.includes('B4') ? [proofOf(slug, proof), ...chosen] : chosen;
        const note = (sha256: string) =>
          postExportNote(context.product, slug, {
            parts,
            attachments: mode,
            attachmentCount: attachments.length,
            language,
            sha256,
            copyOf,
          });
        const logFields = { pif: slug, parts: parts.join(','), attachments: attachments.length };
        const open: OpenAttachment = async ({ address, inside }) => {
          const { stream } = await source.open(request, address, signal);
          return inside ? Readable.from([await fileInside(stream, inside)]) : stream;
        };
        const name = safeDocumentName(pif.name, ['pdf']);
        if (mode === 'APPENDED' && attachments.length > 0) {
          const job = { document, words: wordsOf(language), formats: formatsOf(language), attachments, open, note };
          const content = await appendAttachments(services.reports, job, signal);
          return { ...content, name, type: PDF, logFields };
        }
        const { bytes } = await services.reports.print(document, signal, mode === 'INSIDE' ? 'a-3a' : 'a-2a');
        if (mode === 'ZIP') {
          const zip = await packZip({ bytes, name, day: today() }, attachments, open);
          return { stream: withHash(zip, note), size: null, name: `${name.slice(0, -4)}.zip`, type: ZIP, logFields };
        }
        if (attachments.length > 0) {
          const stream = withHash(packInside(bytes, attachments, open), note);
          return { stream, size: null, name, type: PDF, logFields };
        }
        await note(createHash('sha256').update(bytes).digest('hex'));
        return { stream: Readable.from([Buffer.from(bytes)]), size: bytes.length, name, type: PDF, logFields };
      } finally {
        release();
      }
    });
  });
}

/** The proof of who signed, which is inside the signed PDF. */
const proofOf = (
  slug: string,
  { name, sha256, number, signedAt }: { name: string; sha256: string; number: number; signedAt: string },
): Attachment => ({
  address: { of: 'pifVersion', slug, id: String(number), type: PDF },
  inside: sha256,
  folder: 'B4',
  slot: null,
  material: null,
  name: safeDocumentName(name, ['pdf']),
  size: 0,
  addedAt: signedAt,
});

/** A file as a report of these parts, a copy where it is signed; with at most seven calls to the service. */
export async function prepareReport(
  context: RequestContext,
  { slug, parts, language }: { slug: string; parts: readonly ReportPart[]; language: ReportLanguage },
) {
  const { product, services } = context;
  const viewer = await identify(context);
  const pif = await fetchPif(product, viewer, slug);
  const copy = await prepareCopy(context, pif, { parts, language });
  if (copy) return { pif, ...copy };
  const report =
    pif.formula && parts.some((part) => sectionOf(part) === 'A' || part === 'B2')
      ? await safetyReportOf(withLoaders(context), pif)
      : null;
  const printed = parts.some((part) => part === 'A5' || part === 'B2') ? await printedUseOf(pif, context) : null;
  const assessor = parts.includes('B4') ? await assessorOf(pif, viewer, context) : null;
  // A draft without its logo is more than none.
  const logo = parts.includes('cover')
    ? await companyLogo(services.fileStore, pif.company.logoUrl).catch(() => null)
    : null;
  const steps = pifReportInSteps({ pif, report, printed, parts, language, today: today(), logo, assessor });
  const document = await runCooperatively(requesterOf(context), steps);
  return { pif, document, chapters: chaptersOf(parts, report), proof: null, copyOf: null };
}

/** The parts that the caller may have: those of the formula only for a role that sees formulas. */
export async function allowedParts(
  parts: readonly ReportPart[],
  context: RequestContext,
): Promise<readonly ReportPart[]> {
  const seesFormulas = viewerCan(await identify(context), 'formula.read');
  return seesFormulas ? parts : parts.filter((part) => !FORMULA_PARTS.includes(part));
}

/** The profile of who concluded, where that is the caller: nobody reads that of somebody else. */
async function assessorOf(pif: Pif, viewer: Viewer, { product }: RequestContext): Promise<ReportInput['assessor']> {
  if (!pif.viewerCan.includes('SIGN')) return null;
  return { ...(await fetchAssessorProfile(product)), name: viewer.name ?? '' };
}

/** What the label of the file says of its use; null without one. */
async function printedUseOf({ label }: Pif, context: RequestContext): Promise<ReportInput['printed']> {
  if (!label) return null;
  return (await fetchLabel(context.product, await identify(context), label.slug)).content;
}
