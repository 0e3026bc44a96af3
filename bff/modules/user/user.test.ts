import { again } from '../../../tests/support/again.ts';
import { until } from '../../../mocks/testing/until.ts';
import { readConfig } from '../../config.ts';
import { isNewPassword } from '../../../domain/account/credentials.ts';
import { emailOf, LOGIN, people, startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

const FIELDS = 'id version name email role isActive lastLoginAt temporaryPasswordUntil company { id name }';
const USERS = `query ($search: String, $role: Role, $isActive: Boolean) {
  users(search: $search, role: $role, isActive: $isActive, pageSize: 100) { totalCount items { ${FIELDS} } } }`;
const CLIENTS = `query ($companyId: ID!) { clientUsers(companyId: $companyId) { ${FIELDS} } }`;
const CREATE = `mutation ($input: CreateUserInput!) { createUser(input: $input) { temporaryPassword user { ${FIELDS} } } }`;
const CREATE_CLIENT = `mutation ($input: CreateClientUserInput!) { createClientUser(input: $input) { temporaryPassword user { ${FIELDS} } } }`;
const UPDATE = `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { ${FIELDS} } } }`;
const ISSUE = `mutation ($input: IssueTemporaryPasswordInput!) { issueTemporaryPassword(input: $input) { temporaryPassword user { ${FIELDS} } } }`;
const CHANGE = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { passwordChanged } }';
const CHOSEN = 'Izabrana@1';
interface User {
  id: string;
  version: number;
  name: string;
  email: string;
  isActive: boolean;
  lastLoginAt: string | null;
  temporaryPasswordUntil: string | null;
  company: { id: string; name: string };
}
interface Made {
  user: User;
  temporaryPassword: string;
}

let bff: TestBff;
let lavanda = '';
beforeAll(async () => {
  bff = await startBff();
  const { data } = await bff.askAs<{ companies: { id: string; name: string }[] }>('admin', '{ companies { id name } }');
  lavanda = data.companies.find(({ name }) => name === 'Lavanda Natura d.o.o.')?.id ?? '';
});
afterAll(() => bff.close());

let number = 0;
const run = <Data>(person: Person, query: string, input: object) =>
  bff.askAs<Data>(person, query, { variables: { input } });
const users = async (variables: object = {}) =>
  (await bff.askAs<{ users: { items: User[] } }>('admin', USERS, { variables: { ...variables } })).data.users.items;
const createClient = async (person: Person = 'konsultant', companyId = lavanda): Promise<Made> => {
  const input = { name: 'Nova Osoba', email: `nova${++number}@klijent.example`, companyId };
  return (await run<{ createClientUser: Made }>(person, CREATE_CLIENT, input)).data.createClientUser;
};
const signIn = async (email: string, password: string) => {
  const { data, errors } = await bff.ask<{ login: { session: { token: string } } } | null>(LOGIN, {
    variables: { input: { email, password } },
  });
  return { token: data?.login.session.token ?? '', error: errors[0]?.extensions };
};
const viewerCode = async (token: string) => (await bff.ask('{ viewer { id } }', { token })).code;
const choose = (token: string, currentPassword: string, newPassword = CHOSEN) =>
  bff.ask(CHANGE, {
    token,
    variables: { input: { currentPassword, newPassword, newPasswordConfirmation: newPassword } },
  });

test('a new client user gets a temporary password of 12 characters that works for 7 days', async () => {
  const { user, temporaryPassword } = await createClient();
  expect([temporaryPassword.length, isNewPassword(temporaryPassword)]).toEqual([12, true]);
  const days = (Date.parse(user.temporaryPasswordUntil ?? '') - Date.now()) / 86_400_000;
  expect([days > 6.99, days <= 7]).toEqual([true, true]);
  expect(user).toMatchObject({ isActive: true, lastLoginAt: null, company: { id: lavanda } });
});

again('the temporary password is in one answer alone, which is not stored, and in no log', async () => {
  const input = { name: 'Tajna Osoba', email: 'tajna@klijent.example', companyId: lavanda };
  const { data, headers } = await run<{ createClientUser: Made }>('konsultant', CREATE_CLIENT, input);
  const { temporaryPassword, user } = data.createClientUser;
  expect(headers.get('cache-control')).toContain('no-store');
  await signIn(user.email, temporaryPassword);
  const { text } = await bff.askAs('admin', USERS, { variables: { search: 'tajna' } });
  const calls = JSON.stringify(await bff.standIns.product.calls());
  expect([text, calls, (await bff.log()).join('\n')].filter((one) => one.includes(temporaryPassword))).toEqual([]);
});

test('with a temporary password a person chooses one, and does nothing else', async () => {
  const { user, temporaryPassword } = await createClient();
  const { token } = await signIn(user.email.toUpperCase(), temporaryPassword);
  const VIEWER = '{ viewer { email temporaryPasswordUntil } }';
  expect((await bff.ask<{ viewer: object }>(VIEWER, { token })).data.viewer).toEqual({
    email: user.email,
    temporaryPasswordUntil: user.temporaryPasswordUntil,
  });
  const before = await bff.callsDuring(async () => {
    expect((await bff.ask('{ labels { totalCount } }', { token })).code).toBe('FORBIDDEN');
  });
  expect(before).toEqual([]);
  expect((await choose(token, temporaryPassword, temporaryPassword)).code).toBe('BAD_USER_INPUT');
  expect((await choose(token, temporaryPassword)).code).toBeUndefined();
  expect(await viewerCode(token)).toBe('UNAUTHENTICATED');
  const again = await signIn(user.email, CHOSEN);
  const LABELS = '{ labels { items { company { id } } } }';
  const { data } = await bff.ask<{ labels: { items: { company: { id: string } }[] } }>(LABELS, { token: again.token });
  expect(new Set(data.labels.items.map(({ company }) => company.id))).toEqual(new Set([lavanda]));
});

again('the product server too refuses all else to a temporary password', async () => {
  const { user, temporaryPassword } = await createClient();
  const { token } = await signIn(user.email, temporaryPassword);
  const ask = (path: string) =>
    fetch(`${bff.standIns.product.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect([(await ask('/')).status, (await ask('/api/v1/users/me')).status]).toEqual([403, 200]);
});

again('a temporary password that has ended signs nobody in, and says so', async () => {
  const { user, temporaryPassword } = await createClient();
  await bff.stack.setClock(Date.now() + 7 * 86_400_000 + 1000);
  const { token, error } = await signIn(user.email, temporaryPassword);
  await bff.stack.setClock(null);
  expect([token, error?.userMessage]).toEqual(['', 'Privremena lozinka je istekla. Zatražite novu.']);
});

test('deactivating ends every open session at the next request', async () => {
  const { user, temporaryPassword } = await createClient();
  const first = await signIn(user.email, temporaryPassword);
  await choose(first.token, temporaryPassword);
  const [phone, desk] = [await signIn(user.email, CHOSEN), await signIn(user.email, CHOSEN)];
  expect([await viewerCode(phone.token), await viewerCode(desk.token)]).toEqual([undefined, undefined]);
  const { version } = (await users({ search: user.email }))[0]!;
  await run('konsultant', UPDATE, { id: user.id, version, isActive: false });
  expect([await viewerCode(phone.token), await viewerCode(desk.token)]).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
  expect((await signIn(user.email, CHOSEN)).error?.userMessage).toBe('Nalog je deaktiviran.');
});

test('a new password ends the sessions and the former password', async () => {
  const { user, temporaryPassword } = await createClient();
  const { token } = await signIn(user.email, temporaryPassword);
  const { data } = await run<{ issueTemporaryPassword: Made }>('org', ISSUE, { userId: user.id });
  expect(data.issueTemporaryPassword.temporaryPassword).not.toBe(temporaryPassword);
  expect(await viewerCode(token)).toBe('UNAUTHENTICATED');
  expect((await signIn(user.email, temporaryPassword)).token).toBe('');
  expect((await signIn(user.email, data.issueTemporaryPassword.temporaryPassword)).token).not.toBe('');
});

test('an e-mail address is taken whatever its case', async () => {
  const input = { name: 'Druga Osoba', email: emailOf('klijent').toUpperCase(), companyId: lavanda };
  const { errors } = await run('konsultant', CREATE_CLIENT, input);
  expect(errors[0]?.extensions.fields).toMatchObject([{ path: 'input.email', code: 'EMAIL_TAKEN' }]);
});

again('of two accounts with one address created at once one is created', async () => {
  const input = { name: 'Dvaput Osoba', email: 'dvaput@klijent.example', companyId: lavanda };
  const answers = await Promise.all([run('konsultant', CREATE_CLIENT, input), run('org', CREATE_CLIENT, input)]);
  expect(answers.map(({ code }) => code ?? 'created').sort()).toEqual(['BAD_USER_INPUT', 'created']);
});

test.each([
  ['email', { email: '\u0430na.nova@dosije.example' }],
  ['name', { name: 'Ana \u202eNova Novi\u0107' }],
])('an account whose %s looks like that of somebody else is not made', async (field, wrong) => {
  const input = { name: 'Ana Nova Novi\u0107', email: 'ana.nova@dosije.example', companyId: lavanda, ...wrong };
  const { errors } = await run('konsultant', CREATE_CLIENT, input);
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: `input.${field}` }] });
});

test('nobody deactivates himself or changes his own role', async () => {
  const { id, version } = (await users({ search: emailOf('admin') }))[0]!;
  expect((await run('admin', UPDATE, { id, version, isActive: false })).code).toBe('FORBIDDEN');
  expect((await run('admin', UPDATE, { id, version, role: 'USER' })).code).toBe('FORBIDDEN');
});

again('two administrators who deactivate each other at once leave one', async () => {
  const { data } = await run<{ createUser: Made }>('admin', CREATE, {
    name: 'Drugi Administrator',
    email: 'admin2@dosije.example',
    role: 'ADMIN',
    companyId: lavanda,
  });
  const { user, temporaryPassword } = data.createUser;
  await choose((await signIn(user.email, temporaryPassword)).token, temporaryPassword);
  const { token } = await signIn(user.email, CHOSEN);
  const [first, second] = [await users({ search: emailOf('admin') }), await users({ search: user.email })];
  const deactivate = ({ id, version }: User) => ({ input: { id, version, isActive: false } });
  await Promise.all([
    bff.ask(UPDATE, { token, variables: deactivate(first[0]!) }),
    bff.askAs('admin', UPDATE, { variables: deactivate(second[0]!) }),
  ]);
  const fresh = await signIn(emailOf('admin'), 'Demo@2026x');
  const other = await signIn(user.email, CHOSEN);
  expect([fresh.token !== '', other.token !== ''].filter(Boolean)).toHaveLength(1);
  // The rest of the file needs the first administrator.
  if (fresh.token === '') {
    const [{ id, version } = first[0]!] = (
      await bff.ask<{ users: { items: User[] } }>(USERS, {
        token: other.token,
        variables: { search: emailOf('admin') },
      })
    ).data.users.items;
    await bff.ask(UPDATE, { token: other.token, variables: { input: { id, version, isActive: true } } });
  }
});

test('accounts are found by name, address, role and state', async () => {
  expect((await users({ search: 'dordevic' })).map(({ name }) => name)).toEqual([]);
  expect((await users({ search: 'djordjevic' })).map(({ name }) => name)).toEqual(['Ivana Đorđević']);
  expect((await users({ role: 'DCP' })).map(({ name }) => name)).toEqual(['Nikola Marković']);
  expect((await users({ search: 'zoran', isActive: false })).map(({ name }) => name)).toEqual(['Zoran Pavlović']);
});

/** Who may manage the client users of Lavanda. */
const managers: (Person | null)[] = ['admin', 'org', 'konsultant'];

again.each([...people, null])('%s manages the client users of a company only where it may', async (person) => {
  const { user } = await createClient();
  const ask = (query: string, variables: object) =>
    person
      ? bff.askAs(person, query, { variables: { ...variables } })
      : bff.ask(query, { variables: { ...variables } });
  const created = { name: 'Treća Osoba', email: `treca${++number}@klijent.example`, companyId: lavanda };
  const codes = [
    (await ask(CLIENTS, { companyId: lavanda })).code,
    (await ask(CREATE_CLIENT, { input: created })).code,
    (await ask(UPDATE, { input: { id: user.id, version: user.version, name: 'Treće Ime Osobe' } })).code,
    (await ask(ISSUE, { input: { userId: user.id } })).code,
  ];
  const refusal =
    person === null ? 'UNAUTHENTICATED' : person === 'org2' || person === 'konsultant2' ? 'NOT_FOUND' : 'FORBIDDEN';
  expect(codes).toEqual(Array(4).fill(managers.includes(person) ? undefined : refusal));
});

again.each(people.filter((person) => person !== 'admin'))('%s changes nobody but client users', async (person) => {
  const [consultant] = await users({ search: 'zoran' });
  const { id, version } = consultant!;
  expect((await run(person, UPDATE, { id, version, name: 'Promenjeno Ime' })).code).toMatch(/^(FORBIDDEN|NOT_FOUND)$/);
  expect((await run(person, ISSUE, { userId: id })).code).toMatch(/^(FORBIDDEN|NOT_FOUND)$/);
  const input = { name: 'Novi Admin Osoba', email: 'x@y.example', role: 'ADMIN', companyId: lavanda };
  expect((await run(person, CREATE, input)).code).toBe('FORBIDDEN');
  const client = await createClient();
  const raised = await run(person, UPDATE, { id: client.user.id, version: 1, role: 'ADMIN' });
  expect(raised.code).toBe('FORBIDDEN');
});

again('another process of the server follows a changed role and a deactivation within two seconds', async () => {
  const other = await startBff({ tokenTrustedMs: readConfig({}).tokenTrustedMs }, bff);
  const { user, temporaryPassword } = (
    await run<{ createUser: Made }>('admin', CREATE, {
      name: 'Promenljiva Uloga',
      email: 'uloga@dosije.example',
      role: 'USER',
      companyId: lavanda,
    })
  ).data.createUser;
  await choose((await signIn(user.email, temporaryPassword)).token, temporaryPassword);
  const { token } = await signIn(user.email, CHOSEN);
  const seenBy = () => other.ask<{ viewer: { role: string } } | null>('{ viewer { role } }', { token });
  expect((await seenBy()).data?.viewer.role).toBe('USER');
  const versionOf = async () => (await users({ search: user.email }))[0]!.version;
  await run('admin', UPDATE, { id: user.id, version: await versionOf(), role: 'DCP' });
  await until('the role is followed', async () => (await seenBy()).data?.viewer.role === 'DCP');
  await run('admin', UPDATE, { id: user.id, version: await versionOf(), isActive: false });
  await until('the account is closed', async () => (await seenBy()).code === 'UNAUTHENTICATED');
  await other.close();
  expect(readConfig({}).tokenTrustedMs).toBeLessThanOrEqual(2000);
});
