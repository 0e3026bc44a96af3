import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import type { Role } from '../../../domain/account/roles.ts';
import { aSession } from '../../../tests/support/session.ts';
import { i18n } from '../i18n/i18n.ts';
import { startSession } from '../session/sessionStore.ts';
import { describeError } from './describeError.ts';

const graphql = (extensions?: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message: 'for developers', ...(extensions && { extensions }) }] });
const server = (status: number) =>
  new ServerError('no', { response: new Response(null, { status }), bodyText: '<html>' });

afterEach(() => i18n.changeLanguage('en'));

test('the text of an error code is in the selected language', async () => {
  expect(describeError(graphql({ code: 'UPSTREAM_TIMEOUT' })).text).toMatch(/too long/);
  await i18n.changeLanguage('sr');
  expect(describeError(graphql({ code: 'UPSTREAM_TIMEOUT' })).text).toMatch(/predugo/);
});

test.each<[Role, boolean]>([
  ['admin', true],
  ['client', false],
])('a call that the service does not know is named for staff alone: %s %s', async (role, isNamed) => {
  startSession(aSession(role));
  const unknown = graphql({ code: 'UPSTREAM_UNSUPPORTED', operation: 'product-server.listPifs' });
  const english = describeError(unknown).text;
  await i18n.changeLanguage('sr');
  const texts = [english, describeError(unknown).text];
  expect(texts).toEqual([expect.stringMatching(/does not know this call/), expect.stringMatching(/ne poznaje/)]);
  for (const text of texts) expect(text.includes('product-server.listPifs')).toBe(isNamed);
});

test('a message of the server replaces the text of the code', () => {
  const { text, serverText } = describeError(graphql({ code: 'CONFLICT', userMessage: 'Ime je zauzeto' }));
  expect([text, serverText]).toEqual(['Ime je zauzeto', 'Ime je zauzeto']);
  expect(describeError(graphql({ code: 'CONFLICT' })).serverText).toBeNull();
});

test('a reason that is known is told in the selected language, any other in the words of the server', async () => {
  await i18n.changeLanguage('sr');
  const describe = (reason: string) =>
    describeError(
      graphql({
        code: 'BAD_USER_INPUT',
        userMessage: 'Words of the server',
        reason,
        fields: [{ path: 'name', message: 'Words of the server', code: reason }],
      }),
    );
  const known = describe('COMPANY_UNKNOWN');
  expect([known.text, known.serverText, known.fields[0]?.message]).toEqual(Array(3).fill('Takva firma ne postoji.'));
  const unknown = describe('SOMETHING_ELSE');
  expect([unknown.text, unknown.fields[0]?.message]).toEqual(Array(2).fill('Words of the server'));
});

test('a text for a reason goes on with the words of the server where these name objects', () => {
  const refused = { code: 'CONFLICT', reason: 'LABEL_IN_FILES' };
  const userMessage = 'Potpisani dosijei: Krem sa nevenom.';
  expect(describeError(graphql({ ...refused, userMessage })).text).toBe(
    'Locked or signed product information files are about this label, so it cannot be deleted. Potpisani dosijei: Krem sa nevenom.',
  );
  expect(describeError(graphql(refused)).text).toMatch(/cannot be deleted\.$/);
});

test('field errors are described, malformed ones are left out', () => {
  const fields = [{ path: 'name', message: 'Too short' }, { path: 'email' }, null, 'x'];
  expect(describeError(graphql({ code: 'BAD_USER_INPUT', fields })).fields).toEqual([
    { path: 'name', message: 'Too short' },
  ]);
  expect(describeError(graphql({ code: 'BAD_USER_INPUT', fields: 'all' })).fields).toEqual([]);
});

test.each([
  ['UNAUTHENTICATED', false],
  ['FORBIDDEN', false],
  ['NOT_FOUND', false],
  ['BAD_USER_INPUT', false],
  ['CONFLICT', false],
  ['RATE_LIMITED', true],
  ['UPSTREAM_UNAVAILABLE', true],
  ['UPSTREAM_TIMEOUT', true],
  ['UPSTREAM_BAD_RESPONSE', true],
  ['UPSTREAM_UNSUPPORTED', false],
  ['OVERLOADED', true],
  ['INTERNAL_SERVER_ERROR', true],
])('%s has its own text (retryable: %s)', (code, retryable) => {
  const described = describeError(graphql({ code }));
  expect(described).toMatchObject({ code, retryable });
  expect(i18n.t('internal', { ns: 'errors' }) === described.text).toBe(code === 'INTERNAL_SERVER_ERROR');
});

test.each([undefined, { code: 'SOMETHING_NEW' }, { code: 7 }, { code: 'constructor' }])(
  'an unknown code is an internal error: %j',
  (extensions) => {
    expect(describeError(graphql(extensions)).code).toBe('INTERNAL_SERVER_ERROR');
  },
);

test.each([
  [server(401), 'UNAUTHENTICATED'],
  [server(429), 'RATE_LIMITED'],
  [server(503), 'OVERLOADED'],
  [server(418), 'INTERNAL_SERVER_ERROR'],
  [
    new ServerParseError(new Error('<'), { response: new Response(null, { status: 200 }), bodyText: '<html>' }),
    'UPSTREAM_BAD_RESPONSE',
  ],
  [
    new ServerParseError(new Error('<'), { response: new Response(null, { status: 502 }), bodyText: '<html>' }),
    'UPSTREAM_UNAVAILABLE',
  ],
  [new TypeError('Failed to fetch'), 'NETWORK'],
  [new Error('ours'), 'INTERNAL_SERVER_ERROR'],
  [null, 'INTERNAL_SERVER_ERROR'],
])('%s is described as %s', (error, code) => {
  expect(describeError(error).code).toBe(code);
});
