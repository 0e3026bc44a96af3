import type { FolderKind } from '../../../../domain/raw-material/rawMaterial.ts';
import { useCan } from '../../../shared/session/useCan.ts';
import { slotOfRequirement } from '../files/pifSlots.ts';
import { usePifUploads } from '../files/usePifUploads.ts';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import type { Requirement } from './documentFilters.ts';
import { useMaterialUploads } from './useMaterialUploads.ts';

/** Puts files where an entry wants them: into a folder of its raw material, or into a slot of the file. */
export function useRequirementUploads({ slug, requirements, viewerCan }: PifDetail_PifFragment) {
  const mayAdd = useCan('document.edit');
  const ofMaterials = useMaterialUploads(slug, requirements);
  const ofSlots = usePifUploads(slug);
  const canUpload = ({ section, field, rawMaterial }: Requirement): boolean =>
    section === 'DOCUMENTS'
      ? mayAdd && Boolean(rawMaterial?.slug)
      : slotOfRequirement(field) !== undefined && viewerCan.includes('EDIT');
  const upload = ({ field, rawMaterial }: Requirement, files: File[], expiresOn: string | null): void => {
    const slot = slotOfRequirement(field);
    if (rawMaterial?.slug) void ofMaterials.addTo(rawMaterial.slug, field as FolderKind, files, expiresOn);
    else if (slot) void ofSlots.queue.add(files, slot, expiresOn);
  };
  return { ofMaterials, ofSlots, canUpload, upload };
}
