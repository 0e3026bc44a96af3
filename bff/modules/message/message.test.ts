import { again } from '../../../tests/support/again.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';
import { aPdf } from '../../../tests/support/pdf.ts';
import { until } from '../../../mocks/testing/until.ts';

interface Message {
  id: string;
  subject: string;
  text: string;
  state: string;
  senderName: string | null;
  attempts: number;
  recipients: { address: string; kind: string; state: string }[];
  attachments: { name: string; mediaType: string; size: number }[];
}
const FIELDS =
  'id subject text state senderName attempts recipients { address kind state } attachments { name mediaType size }';
const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { ${FIELDS} } } }`;
const actions = {
  retryMessage: `mutation ($id: ID!) { retryMessage(input: {id: $id}) { message { id } } }`,
  cancelMessage: `mutation ($id: ID!) { cancelMessage(input: {id: $id}) { message { id } } }`,
};

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

let keys = 0;
const letter = (change: object = {}) => ({
  key: `key-of-a-form-${String((keys += 1)).padStart(4, '0')}`,
  to: ['ana@firma.example'],
  subject: 'Šta nedostaje',
  text: 'Poštovani,\nmolimo SDS. Молимо.',
  ...change,
});
const send = (person: Person, input: object) =>
  bff.askAs<{ sendMessage: { message: Message } } | null>(person, SEND, { variables: { input } });
const sent = async (person: Person, input: object) => {
  const { data } = await send(person, input);
  if (!data) throw new Error('The message was not taken');
  return data.sendMessage.message;
};
const outbox = async (person: Person, of = '(pageSize: 100)') =>
  (
    await bff.askAs<{ messages: { items: Message[]; totalCount: number; mailWay: string } }>(
      person,
      `{ messages${of} { items { ${FIELDS} } totalCount mailWay } }`,
    )
  ).data.messages;

test('a message stands in the outbox as it was written, and is handed over', async () => {
  const input = letter({ cc: ['boris@firma.example'], bcc: ['vera@firma.example'] });
  const message = await sent('konsultant', input);
  expect(message).toMatchObject({ subject: input.subject, text: input.text });
  expect(message.senderName).toBe(
    (await bff.askAs<{ viewer: { name: string } }>('konsultant', '{ viewer { name } }')).data.viewer.name,
  );
  expect(message.recipients.map(({ address, kind }) => [address, kind])).toEqual([
    ['ana@firma.example', 'TO'],
    ['boris@firma.example', 'CC'],
    ['vera@firma.example', 'BCC'],
  ]);
  const find = async () => (await outbox('konsultant')).items.find(({ id }) => id === message.id);
  await until('it is handed over', async () => (await find())?.state === 'ACCEPTED');
  expect((await find())?.recipients.map(({ state }) => state)).toEqual(['ACCEPTED', 'ACCEPTED', 'ACCEPTED']);
  // The stand-in has no mail server here.
  expect((await outbox('konsultant')).mailWay).toBe('FOLDER');
  expect((await bff.askAs('konsultant', actions.retryMessage, { variables: { id: message.id } })).code).toBe(
    'CONFLICT',
  );
  expect((await bff.askAs('konsultant', actions.cancelMessage, { variables: { id: message.id } })).code).toBe(
    'CONFLICT',
  );
});

test('entities that somebody typed stay as he typed them', async () => {
  const written = { subject: 'Šta je &amp; „Krem“?', text: 'Prvi red\n<b>&lt;</b>' };
  expect(await sent('konsultant', letter(written))).toMatchObject(written);
});

test('the same form sent again is the same message, with another content a conflict', async () => {
  const input = letter();
  const [first, again] = [await sent('konsultant', input), await sent('konsultant', input)];
  expect(again.id).toBe(first.id);
  expect((await send('konsultant', { ...input, text: 'Drugo' })).code).toBe('CONFLICT');
});

again('pages and states narrow the outbox', async () => {
  await sent('konsultant', letter());
  await sent('konsultant', letter());
  await until('all are handed over', async () =>
    (await outbox('konsultant')).items.every(({ state }) => state === 'ACCEPTED'),
  );
  const all = await outbox('konsultant');
  expect((await outbox('konsultant', '(page: 2, pageSize: 1)')).items).toEqual([all.items[1]]);
  expect((await outbox('konsultant', '(state: ACCEPTED, pageSize: 1)')).totalCount).toBe(all.totalCount);
  expect((await outbox('konsultant', '(state: FAILED)')).items).toEqual([]);
});

test('the second organisation sees no message of the first, and one of it is like one that is not', async () => {
  const { id } = await sent('konsultant', letter());
  expect((await outbox('org')).items.map((one) => one.id)).toContain(id);
  for (const person of ['konsultant2', 'org2'] as const) {
    expect((await outbox(person)).items.map((one) => one.id)).not.toContain(id);
    for (const action of Object.values(actions)) {
      const [foreign, missing] = await Promise.all(
        [id, '0'.repeat(24)].map(async (one) => {
          const { errors } = await bff.askAs(person, action, { variables: { id: one } });
          // The number of the request alone differs.
          return JSON.stringify(errors, (name, value: unknown) => (name === 'requestId' ? null : value));
        }),
      );
      expect(foreign).toContain('NOT_FOUND');
      expect(foreign).toBe(missing);
    }
  }
});

test.each([
  ['a line break', 'ana@firma.example\r\nBcc: x@y.example', 'ADDRESS_LINE_BREAK'],
  ['two in one', 'ana@firma.example, boris@firma.example', 'ADDRESS_SEVERAL'],
  ['a group', 'tim: ana@firma.example;', 'ADDRESS_GROUP'],
  ['a name with quotes', '"Ana <x@y.example>" <ana@firma.example>', 'ADDRESS_DISPLAY_NAME'],
])('an address with %s is refused at its field', async (_what, address, code) => {
  const { errors } = await send('konsultant', letter({ to: ['ana@firma.example', address] }));
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'input.to.1', code }] });
});

test.each([
  ['an 11th recipient', { bcc: Array.from({ length: 10 }, (_, at) => `a${at}@firma.example`) }, 'input.to'],
  ['no recipient', { to: [] }, 'input.to'],
  ['a subject of two lines', { subject: 'a\nb' }, 'input.subject'],
  ['an empty text', { text: '  ' }, 'input.text'],
  ['a key that is too short', { key: 'short' }, 'input.key'],
  ['neither a file nor a version', { attachments: [{ pifSlug: 'x' }] }, 'input.attachments.0'],
])('%s is refused before the service is asked', async (_what, change, path) => {
  const calls = await bff.callsDuring(async () => {
    const { errors } = await send('konsultant', letter(change));
    expect(errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    expect(JSON.stringify(errors[0]?.extensions['fields'])).toContain(`"${path}`);
  });
  expect(calls.filter(({ path: one }) => one.includes('/posta'))).toEqual([]);
});

test('a file that the caller does not see is not found, and nothing is sent', async () => {
  const before = (await outbox('konsultant2')).totalCount;
  const attachments = [{ pifSlug: 'none-such', fileId: '0'.repeat(24) }];
  expect((await send('konsultant2', letter({ attachments }))).code).toBe('NOT_FOUND');
  expect((await outbox('konsultant2')).totalCount).toBe(before);
});

again('the 31st message within an hour is refused', async () => {
  for (let count = 0; count < 30; count += 1) await sent('org2', letter());
  expect((await send('org2', letter())).code).toBe('RATE_LIMITED');
});

describe('an uploaded file', () => {
  const ADD = 'mutation ($input: AddMessageFileInput!) { addMessageFile(input: $input) { file { id name size } } }';
  const upload = async (person: Person, bytes: Uint8Array<ArrayBuffer>, kind = 'pifFile') => {
    const body = new FormData();
    body.append('file', new Blob([bytes]), 'x');
    const headers = { authorization: `Bearer ${await bff.tokenOf(person)}`, 'apollo-require-preflight': 'true' };
    const response = await fetch(`${bff.url}/uploads?kind=${kind}`, { method: 'POST', headers, body });
    const text = await response.text();
    if (!response.ok) throw new Error(`The upload was refused: ${text}`);
    return (JSON.parse(text) as { reference: string }).reference;
  };
  const add = (person: Person, reference: string) =>
    bff.askAs<{ addMessageFile: { file: { id: string; name: string; size: number } } }>(person, ADD, {
      variables: { input: { upload: reference, name: 'Izveštaj: konačni.PDF' } },
    });
  const pdf = new Uint8Array(aPdf('Izvestaj'));

  test('is kept under a safe name and sent by whoever uploaded it', async () => {
    const added = await add('konsultant', await upload('konsultant', pdf));
    expect(added.errors).toEqual([]);
    const { file } = added.data.addMessageFile;
    expect(file).toMatchObject({ name: 'Izveštaj- konačni.pdf', size: pdf.byteLength });
    const attachments = [{ uploadedFileId: file.id }];
    expect((await send('org', letter({ attachments }))).code).toBe('NOT_FOUND');
    expect((await sent('konsultant', letter({ attachments }))).attachments).toEqual([
      { name: file.name, mediaType: 'application/pdf', size: file.size },
    ]);
  });

  test('may be an upload of a document', async () => {
    const added = await add('konsultant', await upload('konsultant', pdf, 'document'));
    expect(added.data.addMessageFile.file.name).toBe('Izveštaj- konačni.pdf');
  });

  again('of somebody else is like one that is not', async () => {
    const reference = await upload('konsultant', pdf);
    for (const person of ['org', 'konsultant2'] as const)
      expect((await add(person, reference)).code).toBe('BAD_USER_INPUT');
  });

  test('does not stand beside a file of a product information file in one attachment', async () => {
    const attachments = [{ uploadedFileId: '0'.repeat(24), pifSlug: 'x', versionNumber: 1 }];
    expect((await send('konsultant', letter({ attachments }))).code).toBe('BAD_USER_INPUT');
  });
});

test.each([
  ['without a field', { name: 'x.pdf' }, 'input.upload', 'Missing'],
  ['with an unknown field', { upload: 'u', name: 'x.pdf', nme: 'secret' }, 'input.nme', 'There is no such field'],
  [
    'with a wrong value',
    { upload: {}, name: 'x.pdf' },
    'input.upload',
    'Missing, of the wrong type, or not allowed here',
  ],
])('an input %s names it, and no value', async (_what, input, path, message) => {
  const query = 'mutation ($input: AddMessageFileInput!) { addMessageFile(input: $input) { file { id } } }';
  const { errors, text } = await bff.askAs('konsultant', query, { variables: { input } });
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path, message }] });
  expect(text).not.toContain('secret');
});
