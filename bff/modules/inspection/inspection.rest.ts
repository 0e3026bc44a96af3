import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { components } from '../../../schema/rest/product-server.generated.ts';
import { clientError } from '../../errors.ts';
import type {
  DocumentMediaType,
  Inspection,
  InspectionLink,
  InspectionSubject,
  PifFileSlot,
} from '../../resolvers.generated.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { decodeText, encodeText, toIsoDateTime } from '../../upstream/encoding.ts';
import { conclusions } from '../pif/pif.rest.ts';
import type { createInspectionLinkInput } from './inspection.input.ts';

type Wire = components['schemas']['InspectionLink'];

const subjects = { stranica: 'PAGE', pdf: 'PDF', fajl: 'FILE' } as const satisfies Record<
  Wire['otvaranja'][number]['sta'],
  InspectionSubject
>;

const momentOf = (wire: string): string => toIsoDateTime(wire) ?? wire;

const toLink = (wire: Wire): InspectionLink => ({
  id: wire._id,
  number: wire.broj,
  purpose: decodeText(wire.svrha) ?? '',
  createdBy: decodeText(wire.napravio) ?? '',
  createdAt: momentOf(wire.napravljeno),
  endsAt: momentOf(wire.istice),
  revokedAt: toIsoDateTime(wire.opozvano),
  revokedBy: decodeText(wire.opozvao),
  isCurrent: !wire.opozvano && Date.parse(wire.istice) > Date.now(),
  timesOpened: wire.otvoreno,
  lastOpenedAt: toIsoDateTime(wire.poslednjiPut),
  openings: wire.otvaranja.map(({ vreme, adresa, sta, fajl }) => ({
    openedAt: momentOf(vreme),
    network: adresa,
    subject: subjects[sta],
    fileName: decodeText(fajl),
  })),
});

export async function fetchInspectionLinks(product: ProductClient, slug: string): Promise<InspectionLink[]> {
  const { data } = await product.call('listInspectionLinks', { path: { slug } });
  return data.data.map(toLink);
}

/** Places of the inputs by the names of the service, for its refusals. */
const fieldNames = { dana: 'input.days', svrha: 'input.purpose' };

/** Makes a link; the response alone tells its token. */
export async function postInspectionLink(
  product: ProductClient,
  { slug, number, days, purpose }: z.output<typeof createInspectionLinkInput>,
): Promise<{ link: InspectionLink; token: string }> {
  const body = { dana: days, svrha: encodeText(purpose) };
  const path = { slug, version: String(number) };
  const { data, token } = await product.call('createInspectionLink', { path, body }, fieldNames);
  return { link: toLink(data.data), token };
}

export async function postRevocation(product: ProductClient, slug: string, id: string): Promise<InspectionLink> {
  const { data } = await product.call('revokeInspectionLink', { path: { slug, id } });
  return toLink(data.data);
}

/** What a page for an inspector shows of the snapshot of a signed version. */
const shownPart = z.object({
  pif: z.object({
    name: z.string(),
    reference: z.string().nullish(),
    company: z.object({ name: z.string() }),
    files: z.array(
      z.object({
        id: z.string(),
        slot: z.custom<PifFileSlot>(),
        name: z.string(),
        mediaType: z.custom<DocumentMediaType>(),
        size: z.number(),
        sha256: z.string(),
      }),
    ),
  }),
  assessor: z
    .object({ proof: z.object({ name: z.string(), sha256: z.string(), isInside: z.boolean().optional() }).nullish() })
    .optional(),
});

/** What the link of a token shows. A page is written down as an opening; a download is, when its content is read. */
export async function fetchInspection(
  product: ProductClient,
  token: string,
  purpose: 'page' | 'download',
): Promise<Inspection> {
  const { data } = await product.call('readInspection', {
    header: { 'X-Inspection-Token': token },
    query: { uvidZa: purpose === 'page' ? 'stranica' : 'preuzimanje' },
  });
  const { napravio, svrha, istice, verzija, snimak, dostupni } = data.data;
  // What is shown is what was signed, or nothing.
  if (createHash('sha256').update(snimak).digest('hex') !== verzija.hash)
    throw clientError('UPSTREAM_BAD_RESPONSE', 'The snapshot is not what was signed');
  const { pif, assessor } = shownPart.parse(JSON.parse(snimak));
  const { name, reference, company, files } = pif;
  const proof = assessor?.proof;
  const available = new Set(dostupni);
  return {
    createdBy: decodeText(napravio) ?? '',
    purpose: decodeText(svrha) ?? '',
    endsAt: momentOf(istice),
    name,
    reference: reference || null,
    company: company.name,
    number: verzija.broj,
    conclusion: conclusions[verzija.zakljucak],
    contentHash: verzija.hash,
    pdfSha256: verzija.pdfSha256,
    pdfSize: verzija.pdfVelicina,
    signedBy: decodeText(verzija.potpisao) ?? '',
    signedAt: momentOf(verzija.potpisano),
    url: '/inspection/pdf',
    proof: proof ? { name: proof.name, sha256: proof.sha256, url: proof.isInside ? '/inspection/proof' : null } : null,
    files: files.map((file) => ({ ...file, url: available.has(file.id) ? `/inspection/files/${file.id}` : null })),
  };
}
