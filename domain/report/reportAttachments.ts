import { FILE_SLOTS, type FileSlotName } from '../pif/fileSlots.ts';
import { PIF_SECTIONS, type PifSection } from '../pif/requirements.ts';
import type { ReportPart } from './reportParts.ts';

/** Why a file has a divider and no pages: it wants a password, cannot be opened, or is of a kind that has none. */
export type UnreadableCode = 'PROTECTED' | 'DAMAGED' | 'NO_PAGES';

/** How files go with a report: not at all, inside the PDF, as pages after it, or beside it in a ZIP. */
export const ATTACHMENT_MODES = ['NONE', 'INSIDE', 'APPENDED', 'ZIP'] as const;
export type AttachmentMode = (typeof ATTACHMENT_MODES)[number];

/** Our figure: more than a file of any product holds; a bound for the work of one export. */
export const MAX_ATTACHMENTS = 500;

/**
 * Our figure: bytes of the files whose pages follow a report, ten of the largest; they are in memory together, in half
 * a gigabyte at most.
 */
export const MAX_APPENDED_BYTES = 200 * 1024 * 1024;

/** The sections whose files can be chosen; that of the documents stands for the raw materials of the formula. */
export const ATTACHMENT_SECTIONS: readonly PifSection[] = PIF_SECTIONS;

/** The section that the files of a slot are chosen with. */
export const sectionOfSlot = (slot: FileSlotName): PifSection => FILE_SLOTS[slot].section;

/**
 * Documents of raw materials name what the product is made of, so that they go only with a report that has the
 * composition. Our figure: whoever gets a report without the formula is not to know it.
 */
export const takesMaterialDocuments = (parts: readonly ReportPart[]): boolean => parts.includes('A1');
