import { needsSession } from '../../domain/account/access-token.ts';
import { can } from '../../domain/account/rights.ts';
import type { Role } from '../../domain/account/roles.ts';
import { people, startBff, type Person, type TestBff } from '../../tests/support/bff.ts';
import { accessTable } from './access.ts';
import { missingIds } from './rootIds.testing.ts';
import { rootOperations } from './rootOperations.testing.ts';
import { executableSchema } from './schema.ts';

const actions = accessTable(executableSchema());
const operations = rootOperations(missingIds());

interface Caller {
  /** Null for somebody whose token, if any, is worth nothing. */
  role: Role | null;
  token: () => Promise<string | undefined>;
  /** What a tool sends instead of a session. */
  isReadingTool?: boolean;
}
const session = (person: Person, role: Role | null): Caller => ({ role, token: () => bff.tokenOf(person) });
const callers: Record<string, Caller> = {
  'an anonymous visitor': { role: null, token: () => Promise.resolve(undefined) },
  'an admin': session('admin', 'admin'),
  'an orgAdmin': session('org', 'orgAdmin'),
  'a consultant of several companies': session('konsultant', 'user'),
  'a dcp': session('dcp', 'dcp'),
  'a client': session('klijent', 'client'),
  'an orgAdmin of another organisation': session('org2', 'orgAdmin'),
  'a deactivated client': session('klijent2', null),
  'a consultant who has signed out': session('konsultant2', null),
  'a tool that may read': { role: 'orgAdmin', token: () => tools.reading, isReadingTool: true },
  'a tool whose token is revoked': { role: null, token: () => tools.revoked },
  'a tool whose token has expired': { role: null, token: () => tools.expired },
};
/**
 * They ask a few fields alone: whose token something is, and what it is worth, is found out before the field counts.
 */
const sampleCallers = [
  'an orgAdmin of another organisation',
  'a deactivated client',
  'a consultant who has signed out',
  'a tool whose token is revoked',
  'a tool whose token has expired',
];
const sampleFields = ['Query.labels', 'Query.marginOfSafety', 'Mutation.updateLabel', 'Mutation.logout'];

/** What the product decisions, section 3, expect of a caller; null where the field is open. */
function refusalOf(field: string, { role, isReadingTool }: Caller): 'UNAUTHENTICATED' | 'FORBIDDEN' | null {
  const action = actions.get(field)!;
  if (action === 'public') return null;
  if (role === null) return 'UNAUTHENTICATED';
  if (!can(role, action)) return 'FORBIDDEN';
  return isReadingTool && (field.startsWith('Mutation.') || needsSession(action, false)) ? 'FORBIDDEN' : null;
}

let addresses = 0;
/** An address of its own for each request, because one that sends many worthless tokens is braked. */
const anotherAddress = (): Record<string, string> => {
  addresses += 1;
  return { 'x-forwarded-for': `10.${addresses >> 8}.${addresses & 255}.1` };
};

/** Ends the session, so it comes last. */
const fields = Object.keys(operations).sort((a, b) => Number(a.includes('logout')) - Number(b.includes('logout')));

const CREATE_TOKEN = `mutation ($name: String!) {
  createAccessToken(input: {name: $name, days: 1}) { token accessToken { id } }
}`;
const createTool = async (name: string) =>
  (
    await bff.askAs<{ createAccessToken: { token: string; accessToken: { id: string } } }>('org', CREATE_TOKEN, {
      variables: { name },
    })
  ).data.createAccessToken;

let bff: TestBff;
let tools: Record<'reading' | 'revoked' | 'expired', Promise<string>>;
beforeAll(async () => {
  bff = await startBff({ trustedProxies: ['127.0.0.1'] });
  await Promise.all(people.map((person) => bff.tokenOf(person)));
  const revoked = await createTool('Opozvan');
  await bff.askAs('org', 'mutation ($id: ID!) { revokeAccessToken(input: {id: $id}) { revokedAccessTokenId } }', {
    variables: { id: revoked.accessToken.id },
  });
  await bff.stack.setClock(Date.now() - 2 * 86_400_000);
  const expired = await createTool('Istekao');
  await bff.stack.setClock(null);
  const reading = await createTool('Čita');
  tools = {
    reading: Promise.resolve(reading.token),
    revoked: Promise.resolve(revoked.token),
    expired: Promise.resolve(expired.token),
  };
  await bff.askAs('konsultant2', 'mutation { logout { loggedOut } }');
  const { data } = await bff.askAs<{ users: { items: { id: string; version: number }[] } }>(
    'admin',
    '{ users(search: "klijent2@dosije.example") { items { id version } } }',
  );
  await bff.askAs('admin', 'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { id } } }', {
    variables: { input: { ...data.users.items[0], isActive: false } },
  });
});
afterAll(() => bff.close());

test('a change needs another right than reading, but for ending a session and checking a document against its seal', () => {
  const changes = [...actions].filter(
    ([field, action]) => field.startsWith('Mutation.') && /\.read|^public/.test(action),
  );
  expect(changes.map(([field]) => field).sort()).toEqual([
    'Mutation.checkPifDocument',
    'Mutation.login',
    'Mutation.logout',
  ]);
});

test('every root field has an operation to try it', () => {
  expect(Object.keys(operations).sort()).toEqual([...actions.keys()].sort());
});

/** The code that each of these callers gets, by their names. */
async function codesFor(field: string, names: string[]): Promise<Record<string, string | undefined>> {
  const codes: Record<string, string | undefined> = {};
  for (const name of names) {
    const token = await callers[name]!.token();
    const options = { ...(token !== undefined && { token }), headers: anotherAddress() };
    codes[name] = (await bff.ask(operations[field]!, options)).code;
  }
  return codes;
}

describe.each(fields)('%s', (field) => {
  const asking = Object.entries(callers).filter(
    ([name]) => sampleFields.includes(field) || !sampleCallers.includes(name),
  );
  const refusals = new Map(asking.map(([name, caller]) => [name, refusalOf(field, caller)]));
  const refused = [...refusals].filter(([, refusal]) => refusal !== null);
  const welcome = [...refusals.keys()].filter((name) => refusals.get(name) === null);

  if (refused.length > 0)
    test('refuses whom its right excludes, and calls no service for them', async () => {
      let codes = {};
      const calls = await bff.callsDuring(async () => {
        codes = await codesFor(
          field,
          refused.map(([name]) => name),
        );
      });
      expect(codes).toEqual(Object.fromEntries(refused));
      // Whose token it is may be asked. A list of tokens is refused to a tool by the service itself.
      const others = calls.map(({ path }) => path).filter((path) => path !== '/api/v1/users/me');
      const isRefusedByService = refused.some(([name]) => callers[name]!.isReadingTool) && others.length === 1;
      expect(others).toEqual(isRefusedByService ? ['/api/v1/users/me/tokeni'] : []);
    });

  test('is open to whom its right names', async () => {
    const codes = await codesFor(field, welcome);
    expect(Object.entries(codes).filter(([, code]) => code === 'FORBIDDEN' || code === 'UNAUTHENTICATED')).toEqual([]);
    expect(welcome.length).toBeGreaterThan(0);
  });
});
