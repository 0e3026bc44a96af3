import { MAX_ATTACHMENTS, sectionOfSlot, takesMaterialDocuments } from '../../../../domain/report/reportAttachments.ts';
import type { PifSection } from '../../../../domain/pif/requirements.ts';
import type { ReportPart } from '../../../../domain/report/reportParts.ts';
import { viewerCan } from '../../../auth/viewerRights.ts';
import { identify, type RequestContext } from '../../../context.ts';
import { clientError } from '../../../errors.ts';
import type { Attachment } from '../../../files/reportAttachments.ts';
import { safeDocumentName } from '../../../files/downloadNames.ts';
import type { Pif } from '../../../resolvers.generated.ts';
import { extensionsOf, httpTypeOf } from '../../document-folder/document-folder.types.ts';
import { fetchMaterialDocuments } from './pif.export.rest.ts';

interface Choice {
  parts: readonly ReportPart[];
  sections: readonly PifSection[];
}

/** Whether the caller may have documents of raw materials with these parts. */
async function mayHaveMaterialDocuments(context: RequestContext, parts: readonly ReportPart[]): Promise<boolean> {
  const viewer = await identify(context);
  return takesMaterialDocuments(parts) && viewerCan(viewer, 'document.read') && viewerCan(viewer, 'formula.read');
}

/** The files of the chosen sections, as far as the caller may have them: at most one call to the service. */
export async function attachmentsOf(
  context: RequestContext,
  { slug, files }: Pick<Pif, 'slug' | 'files'>,
  { parts, sections }: Choice,
): Promise<Attachment[]> {
  const takesDocuments = sections.includes('DOCUMENTS') && (await mayHaveMaterialDocuments(context, parts));
  const documents = takesDocuments ? await fetchMaterialDocuments(context.product, slug) : [];
  const attachments = [
    ...files
      .filter((file) => sections.includes(sectionOfSlot(file.slot)))
      .map((file): Attachment => ({
        address: { of: 'pif', slug, id: file.id, type: httpTypeOf[file.mediaType] },
        folder: file.slot,
        slot: file.slot,
        material: null,
        name: safeDocumentName(file.name, extensionsOf[file.mediaType]),
        size: file.size,
        addedAt: file.addedAt,
      })),
    ...documents.map((document): Attachment => ({
      address: {
        of: 'rawMaterial',
        slug: document.materialSlug,
        id: document.id,
        type: httpTypeOf[document.mediaType],
      },
      folder: `raw-materials/${document.materialSlug}/${document.kind}`,
      slot: null,
      material: document.materialName,
      name: safeDocumentName(document.name, extensionsOf[document.mediaType]),
      size: document.size,
      addedAt: document.addedAt,
    })),
  ];
  if (attachments.length > MAX_ATTACHMENTS)
    throw clientError('BAD_USER_INPUT', `An export takes at most ${MAX_ATTACHMENTS} files`);
  return attachments;
}
