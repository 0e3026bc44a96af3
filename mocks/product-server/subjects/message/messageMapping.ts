import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { messageFiles, messageRecipients, messages } from '../../database/schema/message.ts';
import type { MailWay } from '../../mail/mailWorker.ts';

type Wire = components['schemas'];
type Row = typeof messages.$inferSelect;
type Recipient = typeof messageRecipients.$inferSelect;

export const stateWords = {
  QUEUED: 'naCekanju',
  SENDING: 'salje',
  ACCEPTED: 'predato',
  PARTLY: 'delimicno',
  FAILED: 'neuspelo',
  CANCELLED: 'otkazano',
} as const satisfies Record<Row['state'], Wire['MessageState']>;

export const wayWords = { SMTP: 'smtp', FOLDER: 'folder' } as const satisfies Record<MailWay, Wire['MailWay']>;

const kindWords = { TO: 'komu', CC: 'kopija', BCC: 'skrivenaKopija' } as const satisfies Record<
  Recipient['kind'],
  string
>;

/** A message with its recipients and files, each in their order. */
export interface FoundMessage {
  row: Row;
  recipients: Recipient[];
  files: (typeof messageFiles.$inferSelect)[];
}

export const messageBody = ({ row, recipients, files }: FoundMessage): Wire['Message'] => ({
  _id: row.id,
  naslov: row.subject,
  tekst: row.body,
  stanje: stateWords[row.state],
  slanje: row.way && wayWords[row.way],
  posiljalac: row.senderId === null ? null : { _id: row.senderId, ime: row.fromName },
  napravljeno: row.createdAt.toISOString(),
  pokusaja: row.attempts,
  sledeciPokusaj: row.state === 'QUEUED' ? row.nextAttemptAt.toISOString() : null,
  primaoci: recipients.map(({ kind, address, state, answer, answeredAt }) => ({
    adresa: address,
    vrsta: kindWords[kind],
    stanje: stateWords[state],
    odgovor: answer,
    vreme: answeredAt?.toISOString() ?? null,
  })),
  prilozi: files.map(({ name, mediaType, size }) => ({ naziv: name, tip: mediaType, velicina: size })),
});
