import { XLSX } from '../../files/fileTypes.ts';
import type { DocumentMediaType } from '../../resolvers.generated.ts';

/** Media types of documents, as HTTP names them. */
export const httpTypeOf = {
  PDF: 'application/pdf',
  JPEG: 'image/jpeg',
  PNG: 'image/png',
  WEBP: 'image/webp',
  XLSX,
} as const satisfies Record<DocumentMediaType, string>;

/** Extensions that the name of a document may have; the first is the usual one. */
export const extensionsOf = {
  PDF: ['pdf'],
  JPEG: ['jpg', 'jpeg'],
  PNG: ['png'],
  WEBP: ['webp'],
  XLSX: ['xlsx'],
} as const satisfies Record<DocumentMediaType, readonly [string, ...string[]]>;

const names = Object.keys(httpTypeOf) as DocumentMediaType[];

/** What a kept upload is, which was judged by its content when it came, or what a service says that a document is. */
export function mediaTypeOf(httpType: string): DocumentMediaType {
  const name = names.find((one) => httpTypeOf[one] === httpType);
  if (!name) throw new Error(`${httpType} is no type of a document`);
  return name;
}
