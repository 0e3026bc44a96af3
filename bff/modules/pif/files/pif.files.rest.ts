import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { DocumentMediaType, PifFile, PifFileSlot } from '../../../resolvers.generated.ts';
import { today } from '../../../today.ts';
import { decodeText, toIsoDateTime } from '../../../upstream/encoding.ts';

type Wire = components['schemas'];

export const slotWords = {
  PHOTO: 'fotografija',
  LABEL: 'etiketa',
  STABILITY: 'stabilnost',
  MICROBIOLOGY: 'mikrobiologija',
  PACKAGING: 'ambalaza',
  OTHER_REPORT: 'drugiIzvestaj',
  METHOD: 'postupak',
  GMP: 'dpp',
  CLAIM_PROOF: 'dokazTvrdnje',
  ANIMAL: 'zivotinje',
} as const satisfies Record<PifFileSlot, Wire['PifFileSlot']>;
export const slots = Object.fromEntries(Object.entries(slotWords).map(([slot, word]) => [word, slot])) as Record<
  Wire['PifFileSlot'],
  PifFileSlot
>;

const mediaTypes = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WEBP',
} as const satisfies Record<Wire['PifFile']['tip'], DocumentMediaType>;

/** The files of a product information file, the oldest first. */
export const toFiles = ({ slug, fajlovi }: Wire['Pif']): PifFile[] =>
  fajlovi.map((wire) => ({
    id: wire._id,
    version: wire.verzija,
    slot: slots[wire.mesto],
    name: decodeText(wire.naziv) ?? '',
    mediaType: mediaTypes[wire.tip],
    size: wire.velicina,
    sha256: wire.sha256,
    hasActiveContent: wire.aktivanSadrzaj,
    expiresOn: wire.istice ?? null,
    isExpired: Boolean(wire.istice && wire.istice < today()),
    addedAt: toIsoDateTime(wire.dodato) ?? wire.dodato,
    addedBy: decodeText(wire.dodao),
    url: `/pif-files/${encodeURIComponent(slug)}/${wire._id}`,
  }));
