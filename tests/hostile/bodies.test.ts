import { gzipSync } from 'node:zlib';
import { emailOf, LOGIN, PASSWORD, startBff, type TestBff } from '../support/bff.ts';
import { expectRefusal, post, rawExchange, statusesOf, whileProbing } from './attack.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterEach(() => {
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});
afterAll(() => bff.close());

const query = '{ __typename }';
const nested = (levels: number, open = '[', close = ']') => open.repeat(levels) + close.repeat(levels);
const withVariables = (variables: string) =>
  `{"query":${JSON.stringify('query($v: Int) { __typename }')},"variables":{"v":${variables}}}`;
const head = (length: number | string, more = '') =>
  `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n${more}\r\n`;

test.each([
  ['no JSON', '{'],
  ['nothing', ''],
  ['blanks', '   '],
  ['null', 'null'],
  ['a number', '7'],
  ['a string', '"{ __typename }"'],
  ['an empty object', '{}'],
  ['no query', '{"operationName":"A"}'],
  ['a query of null', '{"query":null}'],
  ['a query that is a number', '{"query":7}'],
  ['a query that is a list', '{"query":["{ __typename }"]}'],
  ['a query that is a parsed document', '{"query":{"kind":"Document","definitions":[]}}'],
  ['variables that are a string', '{"query":"{ __typename }","variables":"{}"}'],
  ['variables that are a list', '{"query":"{ __typename }","variables":[]}'],
  ['variables that are a number', '{"query":"{ __typename }","variables":7}'],
  ['extensions that are a list', '{"query":"{ __typename }","extensions":[]}'],
  ['a name that is an object', '{"query":"{ __typename }","operationName":{}}'],
  ['JSON with a comment', '{"query":"{ __typename }"/**/}'],
  ['JSON with a trailing comma', '{"query":"{ __typename }",}'],
  ['NaN', withVariables('NaN')],
  ['single quotes', "{'query':'{ __typename }'}"],
  ['two documents', '{"query":"{ __typename }"}{"query":"{ __typename }"}'],
  ['__proto__', '{"query":"{ __typename }","__proto__":{"polluted":true}}'],
  ['__proto__ in variables', withVariables('{"__proto__":{"polluted":true}}')],
  ['__proto__ with escapes', withVariables('{"__pr\\u006fto__":{"polluted":true}}')],
  ['constructor.prototype', withVariables('{"constructor":{"prototype":{"polluted":true}}}')],
  ['201 levels', withVariables(nested(201))],
  ['40,000 levels of lists', withVariables(nested(40_000))],
  ['15,000 levels of objects', withVariables(`${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`)],
])('%s is refused', async (_name, body) => {
  await expectRefusal(bff, () => post(bff, body));
});

test('a body that is not UTF-8 is rejected', async () => {
  await expectRefusal(bff, () =>
    post(
      bff,
      Buffer.concat([
        Buffer.from('{"query":"{ __typename }","a":"'),
        Buffer.from([0xc3, 0x28, 0xff]),
        Buffer.from('"}'),
      ]),
    ),
  );
  await expectRefusal(
    bff,
    () =>
      post(bff, Buffer.from(JSON.stringify({ query }), 'utf16le'), {
        'content-type': 'application/json; charset=utf-16',
      }),
    [415],
  );
});

test.each([101 * 1024, 1024 * 1024, 20 * 1024 * 1024])('a body of %i bytes is rejected', async (size) => {
  const body = JSON.stringify({ query, variables: { v: 'x'.repeat(size) } });
  const response = await rawExchange(bff, head(body.length, 'connection: close\r\n'), body);
  // The server may close the connection while the body is still being sent; then the response is lost.
  expect([[413], []]).toContainEqual(statusesOf(response));
});

test('a declared length of a gigabyte is rejected before the body is read', async () => {
  // A server that waited for the body would answer 408 instead.
  const response = await rawExchange(bff, head(1024 ** 3, 'connection: close\r\n'));
  expect(statusesOf(response)).toEqual([413]);
});

test('an endless chunked body is rejected at the size limit', async () => {
  const chunk = `400\r\n${'x'.repeat(1024)}\r\n`;
  const response = await rawExchange(
    bff,
    'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n',
    ...Array.from({ length: 600 }, () => chunk),
  );
  expect([[413], []]).toContainEqual(statusesOf(response));
});

test.each(['gzip', 'br', 'deflate', 'identity, gzip', 'x-unknown'])(
  'a body encoded as %s is not unpacked',
  async (encoding) => {
    const bomb = gzipSync(Buffer.alloc(30 * 1024 * 1024, 0x20));
    await whileProbing(bff, () => expectRefusal(bff, () => post(bff, bomb, { 'content-encoding': encoding }), [415]));
  },
);

const person = emailOf('org');
test.each([
  ['emoji and combining marks', `${'👩‍🔬'.repeat(20)}${'\u0301'.repeat(100)}`],
  ['right-to-left overrides', '\u202Ekrem\u202C'],
  ['a lone surrogate', '\ud800'],
  ['NUL', 'a\u0000b'],
  ['escape sequences', '\u001b[31mkrem'],
  ['line breaks', 'a\r\nb'],
  ['quotes and backslashes', '"\\"\\\\" OR 1=1 --'],
  ['an operator', '$where: sleep(1000)'],
  ['markup', '<script>alert(1)</script>'],
  ['a template', '${7*7} {{7*7}} <%= 7*7 %>'],
  ['percent signs', '%00%0a%2e%2e%2f'],
  ['200 characters that fold strangely', 'ﬀİß'.repeat(60)],
])('a search for text with %s causes no internal error', async (_name, search) => {
  const { status, code } = await bff.askAs(
    'admin',
    'query($s: String) { labels(filter: {search: $s}) { totalCount } }',
    { variables: { s: search } },
  );
  expect(status).toBeLessThan(500);
  expect([undefined, 'BAD_USER_INPUT']).toContain(code);
});

test('a sign-in with hostile texts fails cleanly', async () => {
  for (const text of [
    '{"$gt":""}',
    "' OR 1=1 --",
    '$2b$10$',
    '\ud800@b.rs',
    `${person}\u0000`,
    `${person} `,
    'a'.repeat(50_000),
  ]) {
    for (const input of [
      { email: text, password: PASSWORD },
      { email: person, password: text },
    ]) {
      if (input.email.trim() === person && input.password === PASSWORD) continue;
      const { status, code } = await bff.ask(LOGIN, { variables: { input } });
      expect([status < 500, code]).toEqual([true, 'BAD_USER_INPUT']);
    }
  }
});
