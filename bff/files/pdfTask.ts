/**
 * What a thread has to look at. A PDF that is not to be opened is opened all the same where its bytes alone do not tell
 * what it holds.
 */
export interface PdfTask {
  path: string;
  isToOpen: boolean;
}

/** Why a PDF is not accepted: it wants a password, cannot be opened, has no page, has pages without end, or takes
 * too long. */
export type PdfErrorCode = 'PROTECTED' | 'DAMAGED' | 'NO_PAGES' | 'CYCLIC_PAGES' | 'TOO_SLOW';

/** What a thread found in a PDF. Errors are data, because an exception loses its class on the way out of a thread. */
export type PdfResult = { kind: 'opened'; hasActiveContent: boolean } | { kind: 'error'; code: PdfErrorCode };

export const pdfErrorTexts: Record<PdfErrorCode, string> = {
  PROTECTED: 'The PDF wants a password before it opens',
  DAMAGED: 'The PDF is damaged or cut off',
  NO_PAGES: 'The PDF has no page',
  CYCLIC_PAGES: 'The PDF is damaged: its pages refer to each other in a circle',
  TOO_SLOW: 'The PDF takes too long to be opened',
};
