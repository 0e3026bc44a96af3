import type { components } from '../../../schema/rest/product-server.generated.ts';
import type { PifComment, PifSection } from '../../resolvers.generated.ts';
import { decodeText, toIsoDateTime } from '../../upstream/encoding.ts';

type Wire = components['schemas'];

export const sectionWords = {
  DESCRIPTION: 'opis',
  DOCUMENTS: 'todoDocs',
  SAFETY_REPORT: 'cpsr',
  MANUFACTURING: 'izrada',
  CLAIMS: 'tvrdnje',
  ANIMAL_TESTING: 'animal',
} as const satisfies Record<PifSection, Wire['PifSection']>;
const sections = Object.fromEntries(Object.entries(sectionWords).map(([section, word]) => [word, section])) as Record<
  Wire['PifSection'],
  PifSection
>;

/** The comments that the service shows to the caller, the oldest first. */
export const toComments = ({ komentari }: Wire['Pif']): PifComment[] =>
  komentari.map((wire) => ({
    id: wire._id,
    section: wire.sekcija ? sections[wire.sekcija] : null,
    anchor: decodeText(wire.sidro),
    text: decodeText(wire.tekst) ?? '',
    isRequired: wire.obavezan,
    isInternal: wire.interni,
    author: decodeText(wire.autor),
    createdAt: toIsoDateTime(wire.vreme) ?? wire.vreme,
    resolvedAt: toIsoDateTime(wire.reseno),
    resolvedBy: decodeText(wire.resio),
    isDeletable: wire.brisiv,
  }));
