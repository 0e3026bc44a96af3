import { MAX_ACCESS_TOKENS, needsSession } from '../../../domain/account/access-token.ts';
import { PASSWORD, startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';
import { accessTable } from '../../graphql/access.ts';
import { missingIds } from '../../graphql/rootIds.testing.ts';
import { rootOperations } from '../../graphql/rootOperations.testing.ts';
import { executableSchema } from '../../graphql/schema.ts';

const actions = accessTable(executableSchema());

interface Made {
  accessToken: { id: string; name: string; isReadOnly: boolean; expiresAt: string; lastUsedAt: string | null };
  token: string;
}
const FIELDS = 'id name isReadOnly createdAt expiresAt lastUsedAt';
const CREATE = `mutation Create($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) { accessToken { ${FIELDS} } token }
}`;
const REVOKE = `mutation Revoke($id: ID!) { revokeAccessToken(input: {id: $id}) { revokedAccessTokenId } }`;
const ME = '{ viewer { email } }';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const create = async (person: Person, input: { name: string; isReadOnly?: boolean; days?: number }) =>
  (await bff.askAs<{ createAccessToken: Made }>(person, CREATE, { variables: { input } })).data.createAccessToken;
const listed = async (person: Person) =>
  (await bff.askAs<{ accessTokens: Made['accessToken'][] }>(person, `{ accessTokens { ${FIELDS} } }`)).data
    .accessTokens;
const emailWith = async (token: string) => {
  const { data, code } = await bff.ask<{ viewer: { email: string } } | null>(ME, { token });
  return code ?? data?.viewer.email;
};
const save = 'mutation { saveCheckedList(input: {name: "Od alata", list: {text: "Aqua"}}) { checkedList { name } } }';

test('a tool works in the name of its owner until the token is revoked', async () => {
  const { accessToken, token } = await create('konsultant', { name: '  Noćni izveštaj <č> ', days: 1 });
  expect(accessToken).toMatchObject({ name: 'Noćni izveštaj <č>', isReadOnly: true, lastUsedAt: null });
  expect(Math.round((Date.parse(accessToken.expiresAt) - Date.now()) / 3_600_000)).toBe(24);
  expect(await emailWith(token)).toBe('konsultant@dosije.example');
  const [newest] = await listed('konsultant');
  expect(Date.now() - Date.parse(newest?.lastUsedAt ?? '')).toBeLessThan(3_600_000);

  await bff.askAs('konsultant', REVOKE, { variables: { id: accessToken.id } });
  expect(await emailWith(token)).toBe('UNAUTHENTICATED');
  expect((await listed('konsultant')).map(({ id }) => id)).not.toContain(accessToken.id);
});

test('a token for reading runs no mutation and uploads nothing, one for everything does', async () => {
  const reading = (await create('org', { name: 'Čita' })).token;
  const writing = (await create('org', { name: 'Piše', isReadOnly: false })).token;
  const upload = async (token: string) => {
    const body = new FormData();
    body.append('file', new Blob(['%PDF-1.7']), 'x');
    const headers = { authorization: `Bearer ${token}`, 'apollo-require-preflight': 'true' };
    return (await fetch(`${bff.url}/uploads?kind=document`, { method: 'POST', headers, body })).status;
  };
  const calls = await bff.callsDuring(async () => {
    expect((await bff.ask(save, { token: reading })).code).toBe('FORBIDDEN');
    expect(await upload(reading)).toBe(403);
  });
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect((await bff.ask(save, { token: writing })).data).toEqual({
    saveCheckedList: { checkedList: { name: 'Od alata' } },
  });
});

test.each([
  ['makes no tokens', CREATE, { input: { name: 'Još jedan' } }],
  ['lists no tokens', '{ accessTokens { id } }', {}],
  ['changes no name', 'mutation { updateViewer(input: {name: "Drugo Ime Osobe"}) { viewer { name } } }', {}],
  [
    'changes no password',
    `mutation { changePassword(input: {currentPassword: "${PASSWORD}", newPassword: "Novo@2026x", newPasswordConfirmation: "Novo@2026x"}) { passwordChanged } }`,
    {},
  ],
  [
    'silences no e-mail',
    'mutation { updateNotifications(input: {version: 1, submitted: false, returned: false, concluded: false, signed: false, expiring: false}) { viewer { id } } }',
    {},
  ],
  ['ends no session', 'mutation { logout { loggedOut } }', {}],
] as const)('a token %s', async (_what, query, variables) => {
  const { token } = await create('admin', { name: 'Sve', isReadOnly: false });
  expect((await bff.ask(query, { token, variables })).code).toBe('FORBIDDEN');
  expect(await emailWith(token)).toBe('admin@dosije.example');
});

const inPerson = Object.entries(rootOperations(missingIds())).filter(([field]) => {
  const action = actions.get(field)!;
  return field.startsWith('Mutation.') && action !== 'public' && needsSession(action, true);
});

test('a token for everything runs nothing that needs a person who has signed in', async () => {
  const { token } = await create('admin', { name: 'Sve, i to', isReadOnly: false });
  expect(inPerson.length).toBeGreaterThan(12);
  for (const [field, query] of inPerson) {
    const { errors } = await bff.ask(query, { token });
    const refusal = errors.map(({ message, extensions }) => [extensions.code, message.includes('needs a session')]);
    expect([field, refusal]).toEqual([field, [['FORBIDDEN', true]]]);
  }
});

test('no alias or fragment makes an account for a token', async () => {
  const { token } = await create('org', { name: 'Sve', isReadOnly: false });
  const input = `{email: "alat@dosije.example", name: "Alat Alatić", companyId: "${'a'.repeat(24)}"}`;
  const query = `
    mutation { ...made }
    fragment made on Mutation { again: createClientUser(input: ${input}) { temporaryPassword } }`;
  expect((await bff.ask(query, { token })).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  const found = await bff.askAs('admin', '{ users(search: "alat@dosije.example") { totalCount } }');
  expect(found.data).toEqual({ users: { totalCount: 0 } });
});

test('a token reads of what its owner is told by e-mail', async () => {
  const { token } = await create('org', { name: 'Obaveštenja' });
  const { data } = await bff.ask('{ viewer { notifications { submitted signed } } }', { token });
  expect(data).toEqual({ viewer: { notifications: { submitted: true, signed: false } } });
});

test('nobody revokes the token of another, and the answer is that for one which does not exist', async () => {
  const { accessToken, token } = await create('org', { name: 'Tuđi' });
  const foreign = await bff.askAs('admin', REVOKE, { variables: { id: accessToken.id } });
  const missing = await bff.askAs('admin', REVOKE, { variables: { id: '0'.repeat(24) } });
  const withoutId = ({ text }: { text: string }) => text.replace(/"requestId":"[^"]+"/g, '');
  expect([foreign.code, withoutId(foreign)]).toEqual(['NOT_FOUND', withoutId(missing)]);
  expect(await emailWith(token)).toBe('org@dosije.example');
});

test('of all that are made at once no more than the limit come into force', async () => {
  const answers = await Promise.all(
    Array.from({ length: MAX_ACCESS_TOKENS + 3 }, (_, at) =>
      bff.askAs('dcp', CREATE, { variables: { input: { name: `Alat ${at}` } } }),
    ),
  );
  const refused = answers.filter(({ errors }) => errors.length > 0);
  expect(refused.map(({ errors }) => errors[0]?.extensions.fields)).toEqual(
    Array(3).fill([expect.objectContaining({ path: 'input.name', code: 'TOO_MANY_ACCESS_TOKENS' })]),
  );
  expect(await listed('dcp')).toHaveLength(MAX_ACCESS_TOKENS);
});

test.each([
  [{ name: ' ' }, 'input.name'],
  [{ name: 'x'.repeat(101) }, 'input.name'],
  [{ name: 'Alat', days: 0 }, 'input.days'],
  [{ name: 'Alat', days: 366 }, 'input.days'],
])('%j is refused', async (input, path) => {
  const { errors } = await bff.askAs('org2', CREATE, { variables: { input } });
  expect(errors[0]?.extensions.fields?.map((field) => field.path)).toEqual([path]);
});

test('a token is in no log line and its answer is not kept', async () => {
  const input = { name: 'Tajna' };
  const { data, headers } = await bff.askAs<{ createAccessToken: Made }>('org', CREATE, { variables: { input } });
  const { token } = data.createAccessToken;
  await emailWith(token);
  expect(headers.get('cache-control')).toBe('no-store');
  expect((await bff.log()).filter((line) => line.includes(token.slice(7)))).toEqual([]);
});
