import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { PifComment } from '../../../resolvers.generated.ts';
import { decodeText, toIsoDateTime } from '../../../upstream/encoding.ts';
import { nameOf, sectionWords } from '../pif.words.rest.ts';

type Wire = components['schemas'];

/** The comments that the service shows to the caller, the oldest first. */
export const toComments = ({ komentari }: Wire['Pif']): PifComment[] =>
  komentari.map((wire) => ({
    id: wire._id,
    section: nameOf(sectionWords, wire.sekcija),
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
