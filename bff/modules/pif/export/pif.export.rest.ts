import type { AttachmentMode } from '../../../../domain/report/reportAttachments.ts';
import type { ReportLanguage, ReportPart } from '../../../../domain/report/reportParts.ts';
import type { PifMaterialDocument } from '../../../resolvers.generated.ts';
import type { ProductClient } from '../../../upstream/clients.ts';
import { decodeText, toIsoDateTime } from '../../../upstream/encoding.ts';
import { folderKinds } from '../../document-folder/document-folder.rest.ts';
import { mediaTypeOf } from '../../document-folder/document-folder.types.ts';
import { attachmentWords } from '../pif.words.rest.ts';

/** The documents of the raw materials of the formula that count for a file: one call. */
export async function fetchMaterialDocuments(product: ProductClient, slug: string): Promise<PifMaterialDocument[]> {
  const { data } = await product.call('listPifMaterialDocuments', { path: { slug } });
  return data.data.map((wire) => ({
    id: wire._id,
    materialSlug: wire.sirovina.slug,
    materialName: decodeText(wire.sirovina.naziv) ?? '',
    kind: folderKinds[wire.vrsta],
    name: decodeText(wire.naziv) ?? '',
    mediaType: mediaTypeOf(wire.tip),
    size: wire.velicina,
    addedAt: toIsoDateTime(wire.dodato) ?? wire.dodato,
  }));
}

/** What was handed out, as the history of the file tells it. */
export interface ExportNote {
  parts: readonly ReportPart[];
  attachments: AttachmentMode;
  attachmentCount: number;
  language: ReportLanguage;
  /** SHA-256 of the bytes that were sent. */
  sha256: string;
  /** The signed version that it is a copy of; null for a draft. */
  copyOf: number | null;
}

/** Notes who exported what. */
export async function postExportNote(
  product: ProductClient,
  slug: string,
  { parts, attachments, attachmentCount, language, sha256, copyOf }: ExportNote,
): Promise<void> {
  const body = {
    delovi: [...parts],
    prilozi: attachmentWords[attachments],
    brojPriloga: attachmentCount,
    jezik: language,
    sha256,
    ...(copyOf !== null && { kopijaVerzije: copyOf }),
  };
  await product.call('notePifExport', { path: { slug }, body });
}
