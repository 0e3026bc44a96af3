import { rolesWith, type Action } from '../../domain/account/rights.ts';
import { toSchemaRole, type SchemaRole } from '../../domain/account/roles.ts';
import { people, startBff, type Person, type TestBff } from '../../tests/support/bff.ts';
import { accessTable, type Access } from './access.ts';
import { actionOf } from './rootActions.testing.ts';
import { missingIds } from './rootIds.testing.ts';
import { rootOperations } from './rootOperations.testing.ts';
import { createSchema } from './schema.ts';

const rightsOf = (action: Action | 'public'): Access =>
  action === 'public' ? action : rolesWith(action).map(toSchemaRole);
/** Sorted, so that the order in which a directive names its roles does not matter. */
const sorted = (access: Access): Access => (access === 'public' ? access : [...access].sort());

const operations = rootOperations(missingIds());

interface Caller {
  /** Null for somebody whose token, if any, is worth nothing. */
  role: SchemaRole | null;
  token: () => Promise<string | undefined>;
  /** What a tool sends instead of a session. */
  isReadingTool?: boolean;
}
const session = (person: Person, role: SchemaRole | null): Caller => ({ role, token: () => bff.tokenOf(person) });
const callers: Record<string, Caller> = {
  'an anonymous visitor': { role: null, token: () => Promise.resolve(undefined) },
  'an admin': session('admin', 'ADMIN'),
  'an orgAdmin': session('org', 'ORG_ADMIN'),
  'a consultant of several companies': session('konsultant', 'USER'),
  'a dcp': session('dcp', 'DCP'),
  'a client': session('klijent', 'CLIENT'),
  'an orgAdmin of another organisation': session('org2', 'ORG_ADMIN'),
  'a deactivated client': session('klijent2', null),
  'a consultant who has signed out': session('konsultant2', null),
  'a tool that may read': { role: 'ORG_ADMIN', token: () => tools.reading, isReadingTool: true },
  'a tool whose token is revoked': { role: null, token: () => tools.revoked },
  'a tool whose token has expired': { role: null, token: () => tools.expired },
};
/** What nobody does for its owner: it would make itself more tokens, lock the owner out or silence the owner's e-mail. */
const forPeopleAlone = ['account.accessTokens', 'account.changePassword', 'account.edit', 'account.notifications'];

/** What the product decisions, section 3, expect of a caller; null where the field is open. */
function refusalOf(field: string, { role, isReadingTool }: Caller): 'UNAUTHENTICATED' | 'FORBIDDEN' | null {
  const action = actionOf[field]!;
  const rule = rightsOf(action);
  if (rule === 'public') return null;
  if (role === null) return 'UNAUTHENTICATED';
  if (!rule.includes(role)) return 'FORBIDDEN';
  return isReadingTool && (field.startsWith('Mutation.') || forPeopleAlone.includes(action)) ? 'FORBIDDEN' : null;
}

let addresses = 0;
/** An address of its own for each request, because one that sends many worthless tokens is braked. */
const anotherAddress = (): Record<string, string> => {
  addresses += 1;
  return { 'x-forwarded-for': `10.${addresses >> 8}.${addresses & 255}.1` };
};

/** Ends the session, so it comes last. */
const fields = Object.keys(operations).sort((a, b) => Number(a.includes('logout')) - Number(b.includes('logout')));
const cells = fields.flatMap((field) => Object.keys(callers).map((caller) => [field, caller] as const));

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

test('the directive @access of every root field names the roles that have its right', () => {
  const declared = [...accessTable(createSchema())].map(([field, access]) => [field, sorted(access)]);
  const expected = Object.entries(actionOf).map(([field, action]) => [field, sorted(rightsOf(action))]);
  expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(expected));
});

test('every root field has an operation to try it', () => {
  expect(Object.keys(operations).sort()).toEqual(Object.keys(actionOf).sort());
});

test.each(cells)('%s for %s', async (field, name) => {
  const caller = callers[name]!;
  const refusal = refusalOf(field, caller);
  const calls = await bff.callsDuring(async () => {
    const token = await caller.token();
    const { code } = await bff.ask(operations[field]!, {
      ...(token !== undefined && { token }),
      headers: anotherAddress(),
    });
    if (refusal === null) expect(['FORBIDDEN', 'UNAUTHENTICATED']).not.toContain(code);
    else expect(code).toBe(refusal);
  });
  // Whose token it is may be asked; a list of tokens is refused by the service itself.
  const asked = ['/api/v1/users/me', ...(caller.isReadingTool ? ['/api/v1/users/me/tokeni'] : [])];
  if (refusal !== null) expect(calls.filter(({ path }) => !asked.includes(path))).toEqual([]);
});
