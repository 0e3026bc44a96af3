/** What documents may be. */
type MediaType = 'PDF' | 'JPEG' | 'PNG' | 'WEBP' | 'XLSX' | 'DOCX' | 'MSG' | 'EML' | 'ZIP';

/** A document as lists and previews show it, whatever it belongs to. */
export interface ListedDocument {
  /** With its extension. */
  name: string;
  mediaType: MediaType;
  /** Bytes. */
  size: number;
  addedAt: string;
  /** Null for somebody of another organisation. */
  addedBy: string | null;
  /** YYYY-MM-DD, or null. */
  expiresOn: string | null;
  isExpired: boolean;
  /** Where its content is read. */
  url: string;
}
