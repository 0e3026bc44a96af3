import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { MAIL_LIMITS } from '../../../domain/mail/limits.ts';
import { openDump, type OpenDatabase } from '../database/openDatabase.ts';
import { messages } from '../database/schema/message.ts';
import { accounts } from '../../demo-data/accounts.ts';
import { seedSnapshot } from '../../demo-data/seedSnapshot.ts';
import { freePort } from '../../testing/freePort.ts';
import { until } from '../../testing/until.ts';
import { smtpServer } from './mailServer.ts';
import { MailWorker } from './mailWorker.ts';
import { putIntoOutbox } from './outbox.ts';

const PROGRAM = '/usr/sbin/smtpd';
const CONTROL_SOCKET = '/var/run/smtpd.sock';
/** OpenSMTPD starts as root alone, and once on a machine. */
const canRun = existsSync(PROGRAM) && process.getuid?.() === 0 && !existsSync(CONTROL_SOCKET);

let folder = '';
let port = 0;
let server: ChildProcess | undefined;
let database: OpenDatabase;

const isListening = () =>
  new Promise<boolean>((answer) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      answer(true);
    });
    socket.on('error', () => answer(false));
  });
const mails = () => readdir(join(folder, 'box', 'new')).catch(() => []);

beforeAll(async () => {
  if (!canRun) return;
  database = await openDump((await seedSnapshot(1)).dump);
  folder = await mkdtemp(join(tmpdir(), 'dosije-smtpd-'));
  port = await freePort();
  // Delivered as nobody, who has to reach the folder.
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'box'));
  await chmod(join(folder, 'box'), 0o777);
  const settings = [
    `listen on 127.0.0.1 port ${port}`,
    'smtp max-message-size 35M',
    'table everybody { "@" = nobody }',
    `action "keep" maildir "${folder}/box" virtual <everybody>`,
    'match from any for any action "keep"',
  ];
  await writeFile(join(folder, 'smtpd.conf'), `${settings.join('\n')}\n`);
  server = spawn(PROGRAM, ['-d', '-f', join(folder, 'smtpd.conf')], { stdio: 'ignore' });
  await until('OpenSMTPD listens', isListening);
});
afterAll(async () => {
  if (!canRun) return;
  if (server) {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

(canRun ? test : test.skip)(
  'OpenSMTPD takes the largest message, and delivers it as it was written, to the byte',
  async () => {
    const attachment = randomBytes(MAIL_LIMITS.attachmentBytes);
    const documents = {
      read: () => Promise.resolve({ size: attachment.length, stream: Readable.from([attachment]) }),
    };
    const worker = new MailWorker({
      db: database.db,
      documents,
      handOver: smtpServer(() => Promise.resolve(`smtp://127.0.0.1:${port}`), 'pif@dosije.example'),
      way: 'SMTP',
    });
    const subject = 'Čšćđž Füße и ћирилица';
    const text = 'Poštovani,\n\nmolimo SDS. Молимо.\n.\n..Grüße\n';
    const id = await putIntoOutbox(
      database.db,
      {
        ...{ sender: accounts.konsultant, to: ['ana@firma.example'], subject, text },
        files: [{ name: 'Žalfija – жалфија.pdf', mediaType: 'application/pdf', size: attachment.length, file: 'a' }],
      },
      new Date(),
    );
    expect(await worker.step()).toBe(true);
    const [row] = await database.db.select().from(messages).where(eq(messages.id, id));
    expect(row?.state).toBe('ACCEPTED');
    await until('the message is delivered', async () => (await mails()).length === 1);
    const [name = ''] = await mails();
    const mail = await PostalMime.parse(await readFile(join(folder, 'box', 'new', name)));
    expect(mail).toMatchObject({ subject, messageId: row?.mimeId });
    expect(mail.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(text.trimEnd());
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(['Žalfija – жалфија.pdf']);
    expect(Buffer.compare(Buffer.from(mail.attachments[0]?.content as ArrayBuffer), attachment)).toBe(0);
  },
);
