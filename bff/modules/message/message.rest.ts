import { MAIL_LIMITS } from '../../../domain/mail/limits.ts';
import type { components } from '../../../schema/rest/product-server.generated.ts';
import type {
  MailWay,
  Message,
  MessageFile,
  MessagePage,
  MessageState,
  RecipientKind,
} from '../../resolvers.generated.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { decodeText, encodeText, toIsoDateTime } from '../../upstream/encoding.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import type { MessagesQuery, NewMessage } from './message.input.ts';

type Wire = components['schemas'];

const stateWords = {
  QUEUED: 'naCekanju',
  SENDING: 'salje',
  ACCEPTED: 'predato',
  PARTLY: 'delimicno',
  FAILED: 'neuspelo',
  CANCELLED: 'otkazano',
} as const satisfies Record<MessageState, Wire['MessageState']>;
const states = {
  naCekanju: 'QUEUED',
  salje: 'SENDING',
  predato: 'ACCEPTED',
  delimicno: 'PARTLY',
  neuspelo: 'FAILED',
  otkazano: 'CANCELLED',
} as const satisfies Record<Wire['MessageState'], MessageState>;
const kinds = { komu: 'TO', kopija: 'CC', skrivenaKopija: 'BCC' } as const satisfies Record<
  Wire['Message']['primaoci'][number]['vrsta'],
  RecipientKind
>;
const ways = { smtp: 'SMTP', folder: 'FOLDER' } as const satisfies Record<Wire['MailWay'], MailWay>;

function toMessage(wire: Wire['Message']): Message {
  const createdAt = toIsoDateTime(wire.napravljeno);
  if (!createdAt) throw new UpstreamError('UPSTREAM_BAD_RESPONSE', 'the time of a message is not readable');
  return {
    id: wire._id,
    // Messages are kept without entities: decoded again, an entity that somebody typed would be lost.
    subject: wire.naslov,
    text: wire.tekst,
    state: states[wire.stanje],
    mailWay: wire.slanje && ways[wire.slanje],
    senderName: decodeText(wire.posiljalac?.ime),
    createdAt,
    attempts: wire.pokusaja,
    nextAttemptAt: toIsoDateTime(wire.sledeciPokusaj),
    recipients: wire.primaoci.map(({ adresa, vrsta, stanje, odgovor, vreme }) => ({
      address: adresa,
      kind: kinds[vrsta],
      state: states[stanje],
      answer: odgovor,
      answeredAt: toIsoDateTime(vreme),
    })),
    attachments: wire.prilozi.map(({ naziv, tip, velicina }) => ({
      name: decodeText(naziv) ?? '',
      mediaType: tip,
      size: velicina,
    })),
  };
}

/** A page of the outbox that the caller sees, the newest first. */
export async function listMessages(
  product: ProductClient,
  { state, page, pageSize }: MessagesQuery,
): Promise<MessagePage> {
  const { results, slanje, data } = await product.call('listMessages', {
    query: { ...(state && { stanje: stateWords[state] }), page, limit: pageSize },
  });
  return { items: data.data.map(toMessage), totalCount: results, page, pageSize, mailWay: ways[slanje] };
}

/** The names of the fields of a message, and of each address. */
const fieldNames = Object.fromEntries([
  ['naslov', 'input.subject'],
  ['tekst', 'input.text'],
  ['prilozi', 'input.attachments'],
  ...[
    ['komu', 'input.to'],
    ['kopija', 'input.cc'],
    ['skrivenaKopija', 'input.bcc'],
  ].flatMap(([wire, name]) => [
    [wire, name],
    ...Array.from({ length: MAIL_LIMITS.recipients }, (_, at) => [`${wire}.${at}`, `${name}.${at}`]),
  ]),
]) as Record<string, string>;

function toWireAttachment(attachment: NewMessage['attachments'][number]): Wire['MessageAttachment'] {
  if (typeof attachment.uploadedFileId === 'string') return { vrsta: 'otpremljeno', id: attachment.uploadedFileId };
  const { pifSlug: pif, fileId, versionNumber } = attachment;
  return typeof fileId === 'string'
    ? { vrsta: 'fajl', pif, id: fileId }
    : { vrsta: 'verzija', pif, broj: versionNumber };
}

/** Puts a message into the outbox; the same key and content again answers with the first one. */
export async function postMessage(
  product: ProductClient,
  { key, to, cc, bcc, subject, text, attachments }: NewMessage,
): Promise<Message> {
  const body = {
    komu: to.map(encodeText),
    kopija: cc.map(encodeText),
    skrivenaKopija: bcc.map(encodeText),
    naslov: encodeText(subject),
    tekst: encodeText(text),
    prilozi: attachments.map(toWireAttachment),
  };
  const { data } = await product.call('sendMessage', { header: { 'Idempotency-Key': key }, body }, fieldNames);
  return toMessage(data.data);
}

/** Keeps a file, which is streamed from disk, for a message; `name` includes its extension. */
export async function postMessageFile(product: ProductClient, name: string, blob: Blob): Promise<MessageFile> {
  const form = { naziv: encodeText(name), fajl: blob };
  const { data } = await product.call('addMessageFile', { form }, { naziv: 'input.name', fajl: 'input.upload' });
  const { _id, naziv, velicina } = data.data;
  return { id: _id, name: decodeText(naziv) ?? '', size: velicina };
}

/** Tries a message again for those it failed for. */
export async function retryMessage(product: ProductClient, id: string): Promise<Message> {
  const { data } = await product.call('retryMessage', { path: { id } });
  return toMessage(data.data);
}

/** Stops a message that waits. */
export async function cancelMessage(product: ProductClient, id: string): Promise<Message> {
  const { data } = await product.call('cancelMessage', { path: { id } });
  return toMessage(data.data);
}
