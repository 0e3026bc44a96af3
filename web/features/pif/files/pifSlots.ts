import { MAX_FILE_BYTES } from '../../../../domain/limits.ts';
import { FILE_SLOTS, type FileSlotName, takesType } from '../../../../domain/pif/fileSlots.ts';
import type { PifSection } from '../../../shared/apollo/schema.generated.ts';
import type { Refusal } from '../../../subjects/documents/upload/UploadQueue.ts';
import { fileBeginning, headOf } from '../../../shared/files/fileHead.ts';

const SLOT_NAMES = Object.keys(FILE_SLOTS) as FileSlotName[];

/** The slots of a section, in their order. */
export const slotsOf = (section: PifSection): FileSlotName[] =>
  SLOT_NAMES.filter((slot) => FILE_SLOTS[slot].section === section);

/** What a slot takes. */
export function kindOf(slot: FileSlotName): 'pdf' | 'picture' | 'both' {
  if (!takesType(slot, 'application/pdf')) return 'picture';
  return takesType(slot, 'image/png') ? 'both' : 'pdf';
}

/** The types that the file chooser offers; the chosen file is checked by its content. */
export const chooserTypes = {
  pdf: '.pdf',
  picture: '.jpg,.jpeg,.png,.webp',
  both: '.pdf,.jpg,.jpeg,.png,.webp',
} as const;

/** The requirement of the section that a slot fills, for the links of "What is missing". */
export const requirementOfSlot: Partial<Record<FileSlotName, string>> = {
  PHOTO: 'photoFiles',
  GMP: 'gmpFiles',
  CLAIM_PROOF: 'proofFiles',
  ANIMAL: 'animalFiles',
};

/** The slot that fills a requirement of a section; undefined for what is typed. */
export const slotOfRequirement = (field: string): FileSlotName | undefined =>
  SLOT_NAMES.find((slot) => requirementOfSlot[slot] === field);

/** The reason why a file is not sent into a slot at all. The server opens it and may still refuse one that passes. */
export async function checkFile(file: File, slot: FileSlotName): Promise<Refusal | null> {
  const head = await headOf(file);
  if (head.length === 0) return 'empty';
  const begins = fileBeginning(head);
  const isPicture = begins('jpeg') || begins('png') || begins('webp');
  const kind = kindOf(slot);
  if (!(begins('pdf') && kind !== 'picture') && !(isPicture && kind !== 'pdf')) return 'type';
  return file.size > MAX_FILE_BYTES.pifFile ? 'size' : null;
}
