import { DOCX, EML, MSG, PDF, XLSX, ZIP } from '../../files/fileTypes.ts';
import type { DocumentMediaType } from '../../resolvers.generated.ts';

export const httpTypeOf = {
  PDF,
  JPEG: 'image/jpeg',
  PNG: 'image/png',
  WEBP: 'image/webp',
  XLSX,
  DOCX,
  MSG,
  EML,
  ZIP,
} as const satisfies Record<DocumentMediaType, string>;

/** Allowed extensions of document names; the first one is the default. */
export const extensionsOf = {
  PDF: ['pdf'],
  JPEG: ['jpg', 'jpeg'],
  PNG: ['png'],
  WEBP: ['webp'],
  XLSX: ['xlsx'],
  DOCX: ['docx'],
  MSG: ['msg'],
  EML: ['eml'],
  ZIP: ['zip'],
} as const satisfies Record<DocumentMediaType, readonly [string, ...string[]]>;

const names = Object.keys(httpTypeOf) as DocumentMediaType[];

/**
 * The type of a document by the media type of an upload, which was determined from its content, or of a service's
 * response.
 */
export function mediaTypeOf(httpType: string): DocumentMediaType {
  const name = names.find((one) => httpTypeOf[one] === httpType);
  if (!name) throw new Error(`${httpType} is not a media type of documents`);
  return name;
}
