import { and, eq, inArray } from 'drizzle-orm';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import { inspectionLinks, inspectionOpenings } from '../../database/schema/inspection.ts';
import { pifFiles } from '../../database/schema/pif.ts';
import { pifVersions } from '../../database/schema/pif-version.ts';
import { notFound } from '../../service/httpError.ts';
import { type Operations, PRIVATE_FILE_HEADERS } from '../../service/operation.ts';
import { versionBody } from '../pif-version/pifVersionOperations.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { escapeIfAmbiguous } from '../raw-material/rawMaterialWireForm.ts';
import { hashOfToken, isCurrentLink } from './inspectionLinkOperations.ts';
import { shortenAddress } from './shortenAddress.ts';

/** Id and hash of the files that a snapshot is about; none where it is not the snapshot of a file. */
function filesOfSnapshot(snapshot: string): Map<string, string> {
  const { pif } = JSON.parse(snapshot) as { pif?: { files?: { id: string; sha256: string }[] } };
  return new Map((pif?.files ?? []).map(({ id, sha256 }) => [id, sha256]));
}

/** What a link shows without an account: one signed version, its PDF and the files in it, and nothing else. */
export function inspectionOperations({
  db,
  documents: store,
}: ProductDependencies): Operations<Pick<operations, 'readInspection' | 'readInspectionPdf' | 'readInspectionFile'>> {
  /** The link of a token with its version; a 404, always the same, when there is none or it has ended. */
  const findLink = async (token: string) => {
    const [found] = await db
      .select({ link: inspectionLinks, version: pifVersions })
      .from(inspectionLinks)
      .innerJoin(
        pifVersions,
        and(eq(pifVersions.pifId, inspectionLinks.pifId), eq(pifVersions.number, inspectionLinks.version)),
      )
      .where(and(eq(inspectionLinks.tokenHash, hashOfToken(token)), isCurrentLink(new Date())));
    if (!found) throw notFound();
    return found;
  };
  const recordOpening = async (
    linkId: string,
    ip: string,
    opened: Pick<typeof inspectionOpenings.$inferInsert, 'subject' | 'fileName'>,
  ) => {
    const network = shortenAddress(ip);
    await db.insert(inspectionOpenings).values({ ...opened, linkId, network, openedAt: new Date() });
  };
  /** The files of the snapshot that still have the content that was signed. */
  const unchangedFiles = async (pifId: string, snapshot: string) => {
    const signed = filesOfSnapshot(snapshot);
    if (signed.size === 0) return [];
    const rows = await db
      .select()
      .from(pifFiles)
      .where(and(eq(pifFiles.pifId, pifId), inArray(pifFiles.id, [...signed.keys()])));
    return rows.filter(({ id, sha256 }) => signed.get(id) === sha256);
  };

  return {
    readInspection: {
      async runPublic({ headers, query, ip }) {
        const { link, version } = await findLink(headers['X-Inspection-Token']);
        if (query.uvidZa === 'stranica') await recordOpening(link.id, ip, { subject: 'PAGE' });
        const available = await unchangedFiles(link.pifId, version.snapshot);
        return {
          status: 'success',
          data: {
            data: {
              napravio: link.creatorName,
              svrha: escapeIfAmbiguous(link.purpose),
              istice: link.endsAt.toISOString(),
              verzija: versionBody(version),
              snimak: version.snapshot,
              dostupni: available.map(({ id }) => id),
            },
          },
        };
      },
    },

    readInspectionPdf: {
      async runPublic({ headers, ip }) {
        const { link, version } = await findLink(headers['X-Inspection-Token']);
        const content = await store.read(version.pdfFile);
        if (!content) throw notFound();
        await recordOpening(link.id, ip, { subject: 'PDF' });
        return { ...content, mediaType: 'application/pdf', headers: PRIVATE_FILE_HEADERS };
      },
    },

    readInspectionFile: {
      async runPublic({ headers, path, ip }) {
        const { link, version } = await findLink(headers['X-Inspection-Token']);
        const file = (await unchangedFiles(link.pifId, version.snapshot)).find(
          ({ id }) => id === path.id.toLowerCase(),
        );
        const content = file && (await store.read(file.file));
        if (!content) throw notFound();
        await recordOpening(link.id, ip, { subject: 'FILE', fileName: file.name });
        return { ...content, mediaType: file.mediaType, headers: PRIVATE_FILE_HEADERS };
      },
    },
  };
}
