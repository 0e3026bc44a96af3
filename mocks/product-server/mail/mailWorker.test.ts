import { again } from '../../../tests/support/again.ts';
import { Readable } from 'node:stream';
import { asc, eq, sql } from 'drizzle-orm';
import { openDump, type OpenDatabase } from '../database/openDatabase.ts';
import { messageRecipients, messages } from '../database/schema/message.ts';
import { accounts } from '../../demo-data/accounts.ts';
import { seedSnapshot } from '../../demo-data/seedSnapshot.ts';
import { deferred } from '../../testing/deferred.ts';
import { type MailServer, startMailServer } from '../../testing/mailServer.ts';
import { until } from '../../testing/until.ts';
import { type Outcome, smtpServer } from './mailServer.ts';
import { MailWorker } from './mailWorker.ts';
import { type NewMessage, putIntoOutbox } from './outbox.ts';

const FROM = 'pif@dosije.example';
const START = new Date('2026-11-22T08:00:00Z');
const stored = new Map([
  ['a', Buffer.from([0, 13, 10, 255, ...Array.from({ length: 5_000 }, (_, at) => at % 251)])],
  ['b', Buffer.from('Žalfija — жалфија\r\n', 'utf8')],
]);
const documents = {
  read: (name: string) => {
    const content = stored.get(name);
    return Promise.resolve(content ? { size: content.length, stream: Readable.from([content]) } : null);
  },
};

let database: OpenDatabase;
let server: MailServer;
let now = START;
const minutesLater = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));

beforeAll(async () => {
  database = await openDump((await seedSnapshot(1)).dump);
});
afterAll(() => database.close());
beforeEach(async () => {
  now = START;
  server = await startMailServer();
  await database.db.delete(messages);
});
afterEach(() => server.close());

const workerFor = (url = server.url) =>
  new MailWorker(
    { db: database.db, documents, handOver: smtpServer(() => Promise.resolve(url), FROM), way: 'SMTP' },
    () => now,
  );
const sender = accounts.konsultant;
const queue = (change: Partial<NewMessage> = {}) =>
  putIntoOutbox(
    database.db,
    { sender, to: ['ana@firma.example'], subject: 'Dokumenta', text: 'Pošaljite SDS.', ...change },
    now,
  );
const three = { to: ['ana@firma.example', 'boris@firma.example'], bcc: ['vera@firma.example'] };
async function stateOf(id: string) {
  const [row] = await database.db.select().from(messages).where(eq(messages.id, id));
  const recipients = await database.db
    .select()
    .from(messageRecipients)
    .where(eq(messageRecipients.messageId, id))
    .orderBy(asc(messageRecipients.position));
  return { state: row?.state, next: row?.nextAttemptAt, recipients: recipients.map(({ state }) => state) };
}
const ids = () => server.received.map(({ mail }) => mail.messageId);

test.each([
  ['letters of every language', 'Čšćđž Füße и ћирилица '.repeat(8).trim()],
  ['what looks like an encoded word', '=?utf-8?Q?=0d=0aBcc:_x=40y.example?= i =?utf-8?B?UGxhdGl0ZQ==?='],
])('subject of %s, text and files arrive as they were written, to the byte', async (_, subject) => {
  const text = `Poštovani,\n\nmolimo SDS. Молимо.\n.\n..Grüße\n${'ž'.repeat(2_000)}\n`;
  await queue({
    ...three,
    cc: ['cc@firma.example'],
    subject,
    text,
    files: [
      { name: 'Bezbednosni list – Žalfija.pdf', mediaType: 'application/pdf', size: 1, file: 'a' },
      { name: 'жалфија.png', mediaType: 'image/png', size: 1, file: 'b' },
    ],
  });
  expect(await workerFor().step()).toBe(true);
  const [one] = server.received;
  expect(one?.mail).toMatchObject({
    subject,
    from: { name: sender.name, address: FROM },
    replyTo: [{ name: sender.name, address: sender.email }],
    to: three.to.map((address) => ({ address })),
    cc: [{ address: 'cc@firma.example' }],
  });
  expect(one?.mail.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(text.trimEnd());
  expect(one?.mail.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ['Bezbednosni list – Žalfija.pdf', 'application/pdf'],
    ['жалфија.png', 'image/png'],
  ]);
  expect(one?.mail.attachments.map(({ content }) => Buffer.from(content as ArrayBuffer))).toEqual([...stored.values()]);
});

test('a hidden recipient gets the message and stands in no header', async () => {
  await queue(three);
  await workerFor().step();
  expect(server.received[0]?.recipients).toEqual([...three.to, ...three.bcc]);
  expect(server.received[0]?.raw.toString()).not.toContain('vera@');
});

test('a text with commands of SMTP is only a text', async () => {
  await queue({ text: 'a\r\n.\r\nMAIL FROM:<x@y.example>\r\nRCPT TO:<z@y.example>\r\nDATA\r\n' });
  await workerFor().step();
  expect(server.received.map(({ recipients }) => recipients)).toEqual([['ana@firma.example']]);
  expect(server.received[0]?.mail.text).toContain('RCPT TO:<z@y.example>');
});

test('a notice asks machines not to answer', async () => {
  await queue({ sender: null });
  await workerFor().step();
  expect(server.received[0]?.mail.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
});

again(
  'a server that is away gets the message after 1, 5, 15, 60 and 240 minutes, and within a day no more',
  async () => {
    await server.close();
    const id = await queue();
    const worker = workerFor();
    const waits: number[] = [];
    while ((await stateOf(id)).state === 'QUEUED') {
      expect(await worker.step()).toBe(true);
      const { next = now, state } = await stateOf(id);
      if (state !== 'QUEUED') break;
      waits.push((next.getTime() - now.getTime()) / 60_000);
      minutesLater(waits.at(-1)! - 1);
      expect(await worker.step()).toBe(false);
      minutesLater(1);
    }
    expect(waits).toEqual([1, 5, 15, 60, 240, 240, 240, 240, 240]);
    expect(await stateOf(id)).toMatchObject({ state: 'FAILED', recipients: ['FAILED'] });
  },
);

test('a recipient that is refused for good fails alone', async () => {
  server.rules.recipient = (address) => (address.startsWith('boris') ? 550 : 250);
  const id = await queue(three);
  await workerFor().step();
  expect(await stateOf(id)).toMatchObject({ state: 'PARTLY', recipients: ['ACCEPTED', 'FAILED', 'ACCEPTED'] });
  minutesLater(60 * 25);
  expect(await workerFor().step()).toBe(false);
});

test('a recipient that is put off gets the message later, the others once', async () => {
  server.rules.recipient = (address) => (address.startsWith('boris') ? 451 : 250);
  const id = await queue(three);
  await workerFor().step();
  expect(await stateOf(id)).toMatchObject({ state: 'QUEUED', recipients: ['ACCEPTED', 'QUEUED', 'ACCEPTED'] });
  delete server.rules.recipient;
  minutesLater(1);
  await workerFor().step();
  expect(await stateOf(id)).toMatchObject({ state: 'ACCEPTED' });
  expect(server.received.map(({ recipients }) => recipients)).toEqual([
    ['ana@firma.example', 'vera@firma.example'],
    ['boris@firma.example'],
  ]);
});

test.each([
  [452, 'QUEUED'],
  [554, 'FAILED'],
])('a message that is answered with %i is %s', async (code, state) => {
  server.rules.message = () => code;
  const id = await queue(three);
  await workerFor().step();
  expect(await stateOf(id)).toMatchObject({ state, recipients: [state, state, state] });
});

again('a server that dies after the message gets it once more under the same Message-ID', async () => {
  server.rules.message = () => 'drop';
  const id = await queue();
  await workerFor().step();
  expect(await stateOf(id)).toMatchObject({ state: 'QUEUED' });
  delete server.rules.message;
  minutesLater(1);
  await workerFor().step();
  expect(await stateOf(id)).toMatchObject({ state: 'ACCEPTED' });
  expect(ids()).toHaveLength(2);
  expect(new Set(ids()).size).toBe(1);
});

again('a message that a slow server holds is taken by no other worker before its lease ends', async () => {
  const held = deferred<number>();
  const reached = deferred();
  server.rules.message = () => {
    reached.resolve();
    return held.promise;
  };
  const id = await queue();
  const slow = workerFor().step();
  await reached.promise;
  const other = workerFor();
  expect(await other.step()).toBe(false);
  expect(await stateOf(id)).toMatchObject({ state: 'SENDING' });
  delete server.rules.message;
  minutesLater(11);
  expect(await other.step()).toBe(true);
  expect(await stateOf(id)).toMatchObject({ state: 'ACCEPTED' });
  held.resolve(554);
  await slow;
  // What the first worker was told does not undo what the second one noted.
  expect(await stateOf(id)).toMatchObject({ state: 'ACCEPTED', recipients: ['ACCEPTED'] });
});

again('a worker whose lease has ended notes nothing of a message that another one is sending', async () => {
  const startWorker = () => {
    const [reached, told] = [deferred(), deferred<Outcome['result']>()];
    const handOver = async () => {
      reached.resolve();
      return new Map([['ana@firma.example', { result: await told.promise, answer: '' }]]);
    };
    const step = new MailWorker({ db: database.db, documents, handOver, way: 'SMTP' }, () => now).step();
    return { step, reached: reached.promise, told };
  };
  const id = await queue();
  const first = startWorker();
  await first.reached;
  minutesLater(11);
  const second = startWorker();
  await second.reached;
  first.told.resolve('REFUSED');
  await first.step;
  expect(await stateOf(id)).toMatchObject({ state: 'SENDING', recipients: ['QUEUED'] });
  second.told.resolve('ACCEPTED');
  await second.step;
  expect(await stateOf(id)).toMatchObject({ state: 'ACCEPTED', recipients: ['ACCEPTED'] });
});

again('a worker that is stopped gives up what it sends, and the next one sends it', async () => {
  const reached = deferred();
  server.rules.message = () => {
    reached.resolve();
    return new Promise(() => undefined);
  };
  const id = await queue();
  const worker = workerFor();
  worker.wake();
  await reached.promise;
  await worker.stop();
  expect(await stateOf(id)).toMatchObject({ state: 'QUEUED' });
  delete server.rules.message;
  minutesLater(1);
  await workerFor().step();
  expect(await stateOf(id)).toMatchObject({ state: 'ACCEPTED' });
});

test('what is logged of a failure is its kind and the id of the message alone', async () => {
  const lines: string[] = [];
  const written = jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  await database.db.execute(
    sql`ALTER TABLE message_recipients ADD CONSTRAINT nothing_noted CHECK (answer IS NULL) NOT VALID`,
  );
  try {
    server.rules.recipient = () => 550;
    const id = await queue();
    const worker = workerFor();
    worker.wake();
    await until('the failure is logged', () => Promise.resolve(lines.length > 0));
    await worker.stop();
    // 23514 is the class of a check that failed, by PostgreSQL.
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines.join(''))).toMatchObject({ level: 'error', code: '23514', message: id });
    expect(lines.join('')).not.toContain('550');
  } finally {
    written.mockRestore();
    await database.db.execute(sql`ALTER TABLE message_recipients DROP CONSTRAINT nothing_noted`);
  }
});

test('a message whose attachment is gone fails and says so', async () => {
  const id = await queue({ files: [{ name: 'x.pdf', mediaType: 'application/pdf', size: 1, file: 'gone' }] });
  await workerFor().step();
  expect(await stateOf(id)).toMatchObject({ state: 'FAILED' });
  expect(server.received).toEqual([]);
});

test('an address that stands twice gets the message once', async () => {
  await queue({ to: ['ana@firma.example'], cc: ['ANA@firma.example'] });
  await workerFor().step();
  expect(server.received[0]?.recipients).toEqual(['ana@firma.example']);
});

test('an address that is none is not put into the outbox', async () => {
  await expect(queue({ to: ['a@b.example\r\nBcc: x@y.example'] })).rejects.toThrow(RangeError);
});
