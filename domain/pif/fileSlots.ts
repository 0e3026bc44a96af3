import type { PifSection } from './requirements.ts';

/** A place of a product information file where files are put. */
interface FileSlot {
  section: PifSection;
  /** How many files it takes: specification, section 9; the 9 pictures and the choice of the slots with 6 are ours. */
  maxFiles: number;
  /** What it takes: specification, section 6 (PDF alone); a label may be a picture, too. */
  takes: readonly FileType[];
}

/** The media types that some slot takes. */
export const PIF_FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
export type FileType = (typeof PIF_FILE_TYPES)[number];

const PDF = ['application/pdf'] as const;
const PICTURES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** All slots in the order of their sections: design of the PIF, section 4. */
export const FILE_SLOTS = {
  PHOTO: { section: 'DESCRIPTION', maxFiles: 9, takes: PICTURES },
  LABEL: { section: 'DESCRIPTION', maxFiles: 9, takes: PIF_FILE_TYPES },
  STABILITY: { section: 'SAFETY_REPORT', maxFiles: 6, takes: PDF },
  MICROBIOLOGY: { section: 'SAFETY_REPORT', maxFiles: 6, takes: PDF },
  PACKAGING: { section: 'SAFETY_REPORT', maxFiles: 6, takes: PDF },
  OTHER_REPORT: { section: 'SAFETY_REPORT', maxFiles: 6, takes: PDF },
  METHOD: { section: 'MANUFACTURING', maxFiles: 10, takes: PDF },
  GMP: { section: 'MANUFACTURING', maxFiles: 10, takes: PDF },
  CLAIM_PROOF: { section: 'CLAIMS', maxFiles: 10, takes: PDF },
  ANIMAL: { section: 'ANIMAL_TESTING', maxFiles: 10, takes: PDF },
} as const satisfies Record<string, FileSlot>;

export type FileSlotName = keyof typeof FILE_SLOTS;

/** Whether a slot takes a file of this media type. */
export const takesType = (slot: FileSlotName, type: string): boolean =>
  (FILE_SLOTS[slot].takes as readonly string[]).includes(type);
