import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

type Caller = Person | 'anonymous';

/** The nine callers: those who may, those who may not, and those of another organisation, who may with their own. */
const CALLERS: readonly Caller[] = [
  ...(['admin', 'org', 'konsultant', 'dcp', 'klijent', 'org2', 'konsultant2', 'klijent2'] as const),
  'anonymous',
];
const STAFF: readonly Caller[] = ['admin', 'org', 'konsultant', 'org2', 'konsultant2'];

const missing = '0'.repeat(24);
const letter = (caller: Caller) => ({
  ...{ key: `role-matrix-${caller}-key`, to: ['ana@firma.example'], subject: 'Uloge', text: 'Tekst.' },
});
/** Each field with an input that does nothing but for `sendMessage`, and what it answers to those who may. */
const fields: Record<string, { query: string; input?: (caller: Caller) => object; code: string | undefined }> = {
  messages: { query: '{ messages { totalCount mailWay items { id } } }', code: undefined },
  sendMessage: {
    query: 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }',
    input: letter,
    code: undefined,
  },
  retryMessage: {
    query: 'mutation ($input: RetryMessageInput!) { retryMessage(input: $input) { message { id } } }',
    input: () => ({ id: missing }),
    code: 'NOT_FOUND',
  },
  cancelMessage: {
    query: 'mutation ($input: CancelMessageInput!) { cancelMessage(input: $input) { message { id } } }',
    input: () => ({ id: missing }),
    code: 'NOT_FOUND',
  },
  addMessageFile: {
    query: 'mutation ($input: AddMessageFileInput!) { addMessageFile(input: $input) { file { id } } }',
    input: () => ({ upload: 'none', name: 'x.pdf' }),
    code: 'BAD_USER_INPUT',
  },
};

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const ask = (caller: Caller, name: string) => {
  const { query, input } = fields[name] ?? { query: '' };
  const options = input ? { variables: { input: input(caller) } } : {};
  return caller === 'anonymous' ? bff.ask(query, options) : bff.askAs(caller, query, options);
};

test.each(Object.keys(fields))('%s is for staff alone', async (name) => {
  const expected = CALLERS.map((caller) => [
    caller,
    STAFF.includes(caller) ? fields[name]?.code : caller === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN',
  ]);
  const codes = await Promise.all(CALLERS.map(async (caller) => [caller, (await ask(caller, name)).code]));
  expect(codes).toEqual(expected);
});
