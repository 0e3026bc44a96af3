import { again } from '../../../../tests/support/again.ts';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { AccountName } from '../../../demo-data/accounts.ts';
import { send, signIn, tokenOf } from '../../../testing/client.ts';
import { deferred } from '../../../testing/deferred.ts';
import { aPdf } from '../../../testing/documentFiles.ts';
import { type MailServer, startMailServer } from '../../../testing/mailServer.ts';
import { end, endLeftovers, type StandInProcess, startProcess } from '../../../testing/standInProcess.ts';
import { until } from '../../../testing/until.ts';
import { type StandIns, startStandIns } from '../../../standIns.ts';
import { testConfig } from '../../../testing/testConfig.ts';
import { useStandIns } from '../../../../tests/support/useStandIns.ts';

type Message = components['schemas']['Message'];
type Letter = components['schemas']['NewMessage'];

const letter: Letter = { komu: ['ana@firma.example'], naslov: 'Dokumenta', tekst: 'Pošaljite SDS.' };
let keys = 0;
const newKey = () => `key-of-a-form-${String((keys += 1)).padStart(4, '0')}`;
const messageIn = (body: unknown) => (body as { data: { data: Message } }).data.data;
const post = (url: string, token: string, json: Letter, key = newKey()) =>
  send(url, 'POST', '/api/v1/posta', { token, json, headers: { 'Idempotency-Key': key } });

describe('the outbox', () => {
  const standIns = useStandIns();
  const url = () => standIns().product.url;
  const token = (name: AccountName) => tokenOf(standIns(), name);
  const list = async (name: AccountName) => {
    const { body } = await send(url(), 'GET', '/api/v1/posta?limit=100', { token: await token(name) });
    return (body as { data: { data: Message[] } }).data.data;
  };

  test('the same form sends one message, at once or again', async () => {
    const key = newKey();
    const who = await token('konsultant');
    const answers = await Promise.all([1, 2, 3].map(() => post(url(), who, letter, key)));
    expect(new Set(answers.map(({ body }) => messageIn(body)._id)).size).toBe(1);
    expect(await post(url(), who, { ...letter, tekst: 'Drugo' }, key)).toMatchObject({
      status: 409,
      body: { kod: 'MESSAGE_ALREADY_SENT' },
    });
  });

  again('the same key of somebody else is another message', async () => {
    const key = newKey();
    const [first, second] = [
      await post(url(), await token('konsultant'), letter, key),
      await post(url(), await token('konsultant2'), letter, key),
    ];
    expect(messageIn(second.body)._id).not.toBe(messageIn(first.body)._id);
  });

  test('the second organisation sees nothing, and finds nothing to retry or cancel', async () => {
    const { _id } = messageIn((await post(url(), await token('konsultant'), letter)).body);
    expect((await list('org')).map((one) => one._id)).toContain(_id);
    for (const name of ['konsultant2', 'org2'] as const) {
      expect((await list(name)).map((one) => one._id)).not.toContain(_id);
      for (const action of ['ponovo', 'otkazi'])
        expect(await send(url(), 'POST', `/api/v1/posta/${_id}/${action}`, { token: await token(name) })).toMatchObject(
          { status: 404 },
        );
    }
  });

  again('a person sends 30 messages within an hour, and the refusal says until when', async () => {
    const who = await token('org2');
    const before = (await list('org2')).length;
    for (let sent = 0; sent < 30; sent += 1) expect((await post(url(), who, letter)).status).toBe(200);
    const refused = await post(url(), who, letter);
    expect([refused.status, refused.body]).toMatchObject([429, { kod: 'TOO_MANY_MESSAGES' }]);
    const seconds = Number(refused.headers.get('retry-after'));
    expect([seconds > 0, seconds <= 3_600]).toEqual([true, true]);
    expect(await list('org2')).toHaveLength(before + 30);
  });

  again.each([
    ['ana@firma.example\r\nBcc: x@y.example', 'ADDRESS_LINE_BREAK'],
    ['ana@firma.example, boris@firma.example', 'ADDRESS_SEVERAL'],
    ['tim: ana@firma.example;', 'ADDRESS_GROUP'],
    ['"Ana <x@y.example>" <ana@firma.example>', 'ADDRESS_DISPLAY_NAME'],
    ['ana@localhost', 'ADDRESS_NO_HOST'],
  ])('the recipient %j is refused with %s', async (address, kod) => {
    const refused = await post(url(), await token('konsultant'), { ...letter, kopija: [address] });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'kopija.0', kod }] } });
  });

  test('an uploaded file is sent by whoever uploaded it, and by nobody else', async () => {
    const form = new FormData();
    form.set('naziv', 'Izveštaj.pdf');
    form.set('fajl', new Blob([aPdf('Izveštaj')]), 'fajl');
    const who = await token('konsultant');
    const { body } = await send(url(), 'POST', '/api/v1/posta/prilozi', { token: who, form });
    const { _id: id } = (body as { data: { data: { _id: string } } }).data.data;
    const prilozi: Letter['prilozi'] = [{ vrsta: 'otpremljeno', id }];
    expect((await post(url(), await token('org'), { ...letter, prilozi })).status).toBe(404);
    expect(messageIn((await post(url(), who, { ...letter, prilozi })).body).prilozi).toEqual([
      { naziv: 'Izveštaj.pdf', tip: 'application/pdf', velicina: aPdf('Izveštaj').byteLength },
    ]);
  });
});

describe('attachments', () => {
  const standIns = useStandIns();
  const total = 18_000_000;
  /** A PDF of exactly so many bytes: readers look for its end among the last of them. */
  const pdfOf = (bytes: number): Uint8Array<ArrayBuffer> => {
    const pdf = aPdf('Prilog');
    const end = Buffer.from(pdf).lastIndexOf('startxref');
    return new Uint8Array(
      Buffer.concat([pdf.subarray(0, end), Buffer.alloc(bytes - pdf.byteLength, ' '), pdf.subarray(end)]),
    );
  };
  const upload = async (token: string, bytes: number) => {
    const form = new FormData();
    form.set('naziv', `Prilog od ${bytes}.pdf`);
    form.set('fajl', new Blob([pdfOf(bytes)]), 'fajl');
    const { body } = await send(standIns().product.url, 'POST', '/api/v1/posta/prilozi', { token, form });
    return { vrsta: 'otpremljeno' as const, id: (body as { data: { data: { _id: string } } }).data.data._id };
  };

  again('of 18,000,000 bytes together are sent, one byte more is refused', async () => {
    const token = await tokenOf(standIns(), 'konsultant');
    const [half, other, larger] = [
      await upload(token, total / 2),
      await upload(token, total / 2),
      await upload(token, total / 2 + 1),
    ];
    const refused = await post(standIns().product.url, token, { ...letter, prilozi: [half, larger] });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'prilozi', kod: 'ATTACHMENTS_TOO_LARGE' }] },
    });
    const sent = await post(standIns().product.url, token, { ...letter, prilozi: [half, other] });
    expect(messageIn(sent.body).prilozi.reduce((sum, { velicina }) => sum + velicina, 0)).toBe(total);
  });
});

describe('a retry', () => {
  let server: MailServer;
  let standIns: StandIns;
  const token = (name: AccountName) => tokenOf(standIns, name);
  const act = async (name: AccountName, id: string, action: 'ponovo' | 'otkazi') =>
    send(standIns.product.url, 'POST', `/api/v1/posta/${id}/${action}`, { token: await token(name) });
  const stateIs = async (id: string, stanje: Message['stanje']) => {
    const { body } = await send(standIns.product.url, 'GET', '/api/v1/posta?limit=100', {
      token: await token('admin'),
    });
    return (body as { data: { data: Message[] } }).data.data.find(({ _id }) => _id === id)?.stanje === stanje;
  };
  /** Sends a message whose recipients the mail server answers as told, and waits for a state. */
  const sendTo = async (answers: Record<string, number>, stanje: Message['stanje']) => {
    server.rules.recipient = (address) => answers[address] ?? 250;
    const { body } = await post(standIns.product.url, await token('konsultant'), {
      ...letter,
      komu: Object.keys(answers),
    });
    const { _id } = messageIn(body);
    await until(`the message is ${stanje}`, () => stateIs(_id, stanje));
    return _id;
  };
  beforeAll(async () => {
    server = await startMailServer();
    standIns = await startStandIns(testConfig({ smtpUrl: server.url }));
  });
  afterAll(async () => {
    await standIns.close();
    await server.close();
  });

  test('goes to those who were refused, and never to those it was cancelled for', async () => {
    const answers = { 'ana@firma.example': 250, 'boris@firma.example': 550, 'vera@firma.example': 451 };
    const id = await sendTo(answers, 'naCekanju');
    await until('the first try is over', () => Promise.resolve(server.received.length === 1));
    await until('it is cancelled', async () => (await act('konsultant', id, 'otkazi')).status === 200);
    delete server.rules.recipient;
    expect((await act('konsultant', id, 'ponovo')).status).toBe(200);
    await until('it is sent again', () => Promise.resolve(server.received.length === 2));
    expect(server.received.map(({ recipients }) => recipients)).toEqual([
      ['ana@firma.example'],
      ['boris@firma.example'],
    ]);
    await until('it is noted', () => stateIs(id, 'delimicno'));
    expect(await act('konsultant', id, 'ponovo')).toMatchObject({ status: 409, body: { kod: 'MESSAGE_NOT_WAITING' } });
  });

  again('counts among the messages of whoever retries', async () => {
    const id = await sendTo({ 'ana@firma.example': 550 }, 'neuspelo');
    const colleague = await token('org');
    for (let sent = 0; sent < 29; sent += 1)
      expect((await post(standIns.product.url, colleague, letter)).status).toBe(200);
    expect((await act('org', id, 'ponovo')).status).toBe(200);
    expect(await post(standIns.product.url, colleague, letter)).toMatchObject({
      status: 429,
      body: { kod: 'TOO_MANY_MESSAGES' },
    });
  });
});

describe('a process', () => {
  let folder = '';
  let running: StandInProcess;
  let server: MailServer;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dosije-test-'));
  });
  afterEach(async () => {
    endLeftovers();
    await rm(folder, { recursive: true, force: true });
  });

  test('without a mail server writes whole messages into its folder and says so', async () => {
    running = await startProcess({ DATA_DIR: folder });
    const token = await signIn(running, 'admin');
    await post(running.product.url, token, { ...letter, naslov: 'Šta je Ђорђе poslao' });
    const files = async () =>
      (await readdir(join(folder, 'mail')).catch(() => [])).filter((name) => name.endsWith('.eml'));
    await until('the message is written', async () => (await files()).length === 1);
    const mail = await PostalMime.parse(await readFile(join(folder, 'mail', (await files())[0] ?? '')));
    expect(mail).toMatchObject({ subject: 'Šta je Ђорђе poslao', to: [{ address: 'ana@firma.example' }] });
    const { body } = await send(running.product.url, 'GET', '/api/v1/posta', { token });
    expect(body).toMatchObject({ slanje: 'folder' });
    await end(running.child, 'SIGTERM');
  });

  again('that is killed loses no message, and sends one at most once more under its Message-ID', async () => {
    server = await startMailServer();
    const env = { DATA_DIR: folder, SMTP_URL: server.url };
    try {
      running = await startProcess(env);
      let token = await signIn(running, 'admin');
      const sent: string[] = [];
      const write = async () => {
        const naslov = `Poruka ${sent.length}`;
        sent.push(naslov);
        expect((await post(running.product.url, token, { ...letter, naslov })).status).toBe(200);
      };
      // Killed as soon as the message is stored; while it waits for the answer to the whole message; just after that
      // answer.
      const kills = [
        () => Promise.resolve(),
        (reached: Promise<void>) => reached,
        async (reached: Promise<void>, answer: () => void) => {
          await reached;
          answer();
        },
      ];
      for (const kill of kills) {
        const reached = deferred();
        const answer = deferred<number>();
        server.rules.message = () => {
          reached.resolve();
          return answer.promise;
        };
        await write();
        await kill(reached.promise, () => answer.resolve(250));
        await end(running.child, 'SIGKILL');
        answer.resolve(250);
        delete server.rules.message;
        running = await startProcess(env);
        token = await signIn(running, 'admin');
        const states = async () => {
          const { body } = await send(running.product.url, 'GET', '/api/v1/posta', { token });
          return (body as { data: { data: Message[] } }).data.data.map(({ stanje }) => stanje);
        };
        await until('all messages are handed over', async () => (await states()).every((state) => state === 'predato'));
      }
      const idsOf = (naslov: string) =>
        server.received.filter(({ mail }) => mail.subject === naslov).map(({ mail }) => mail.messageId);
      for (const naslov of sent) {
        expect(new Set(idsOf(naslov)).size).toBe(1);
        expect(idsOf(naslov).length).toBeLessThanOrEqual(2);
      }
    } finally {
      await server.close();
    }
  });
});
