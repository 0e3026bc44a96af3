import {
  applyWaivers,
  type DocumentRequirement,
  documentRequirements,
  isWaivable,
  materialsRequirement,
} from '../../../../domain/pif/documentRequirements.ts';
import { type ExpiringRequirement, PIF_SECTIONS, type Requirement } from '../../../../domain/pif/requirements.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { PifRequirement } from '../../../resolvers.generated.ts';
import { today } from '../../../today.ts';
import { decodeText } from '../../../upstream/encoding.ts';
import { folderKinds } from '../../document-folder/document-folder.rest.ts';
import { toType } from '../../raw-material/raw-material.values.rest.ts';

type Wire = components['schemas'];

const toNote = (wire: Wire['PifRequirementNote']) => ({
  key: wire.kljuc,
  version: wire.verzija,
  owner: decodeText(wire.nosilac),
  dueOn: wire.rok ?? null,
  askedOn: wire.trazeno ?? null,
  note: decodeText(wire.napomena),
  waivedBecause: decodeText(wire.izuzece),
});
const nothingNoted = { version: 1, owner: null, dueOn: null, askedOn: null, note: null, waivedBecause: null };

/**
 * Everything that a file must hold, in the order of its sections: those of the sections that people fill in, and the
 * documents.
 */
export function toRequirements(
  { sirovine, imaPrivremenih, formula, potrebno }: Wire['Pif'],
  ofSections: readonly (Requirement & Partial<ExpiringRequirement>)[],
): PifRequirement[] {
  const materials = sirovine.map(({ _id, vrsta, fascikle }) => ({
    id: _id,
    type: toType(vrsta),
    held: fascikle.map(({ vrsta: folder, broj, istice }) => ({
      kind: folderKinds[folder],
      count: broj,
      expiresOn: istice ?? null,
    })),
  }));
  const rawMaterials = new Map(
    sirovine.map(({ _id, slug, naziv, proizvodjac }) => [
      _id,
      {
        id: _id,
        slug: slug ?? null,
        name: decodeText(naziv) ?? '',
        manufacturer: decodeText(proizvodjac) ?? '',
      },
    ]),
  );
  const notes = new Map(potrebno.map((wire) => [wire.kljuc, toNote(wire)]));
  const all: (Requirement & Partial<DocumentRequirement>)[] = [
    ...ofSections,
    materialsRequirement({ hasFormula: Boolean(formula), hasProvisionalLines: imaPrivremenih }),
    ...documentRequirements(materials, today()),
  ];
  return applyWaivers(all, [...notes.values()])
    .sort((one, other) => PIF_SECTIONS.indexOf(one.section) - PIF_SECTIONS.indexOf(other.section))
    .map(({ key, section, field, state, materialId, expiresOn = null, isExpiring = false }) => ({
      ...(notes.get(key) ?? nothingNoted),
      key,
      section,
      field,
      state,
      rawMaterial: rawMaterials.get(materialId ?? '') ?? null,
      expiresOn,
      isExpiring,
      canBeWaived: isWaivable(key),
    }));
}
