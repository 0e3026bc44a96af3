import { companyIdOf } from '../../../mocks/seed/companies.ts';
import { accounts } from '../../../mocks/seed/accounts.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

type Caller = Person | 'anonymous';

const CALLERS: readonly Caller[] = [
  ...(['admin', 'org', 'konsultant', 'dcp', 'klijent', 'org2', 'konsultant2', 'klijent2'] as const),
  'anonymous',
];
/** Those of the organisation of the company, and those who have the right but belong to the other one. */
const ADMIN: readonly Caller[] = ['admin'];
const HEADS: readonly Caller[] = ['admin', 'org'];
const STAFF: readonly Caller[] = [...HEADS, 'konsultant'];
const STRANGERS: readonly Caller[] = ['org2', 'konsultant2'];
const ALL_STAFF: readonly Caller[] = [...STAFF, ...STRANGERS];
const TOOL_USERS: readonly Caller[] = [...ALL_STAFF, 'dcp'];
const EVERYBODY: readonly Caller[] = [...TOOL_USERS, 'klijent', 'klijent2'];

const companyId = companyIdOf('Lavanda Natura d.o.o.');
const missing = '0'.repeat(24);
const old = { id: companyId, version: 999 };

interface Field {
  /** Who is let through, with an answer or with an error that is none of a right. */
  may: readonly Caller[];
  /** Who has the right, but not for this company: answered as for one that is not. */
  strangers?: readonly Caller[];
  /** The arguments of a query, or the input of a mutation, which changes nothing: it is old, missing or invalid. */
  args?: string;
  input?: object;
  fields: string;
}

const fields: Record<string, Field> = {
  companyList: { may: ALL_STAFF, args: '(pageSize: 1)', fields: '{ totalCount }' },
  company: { may: STAFF, strangers: STRANGERS, args: `(id: "${companyId}")`, fields: '{ id }' },
  users: { may: ADMIN, args: '(pageSize: 1)', fields: '{ totalCount }' },
  clientUsers: { may: STAFF, strangers: STRANGERS, args: `(companyId: "${companyId}")`, fields: '{ id }' },
  accessTokens: { may: TOOL_USERS, fields: '{ id }' },
  createCompany: { may: ALL_STAFF, input: { content: { name: '' } }, fields: '{ company { id } }' },
  updateCompany: { may: STAFF, strangers: STRANGERS, input: { ...old, content: {} }, fields: '{ company { id } }' },
  setCompanyArchived: {
    may: STAFF,
    strangers: STRANGERS,
    input: { ...old, isArchived: true },
    fields: '{ company { id } }',
  },
  deleteCompany: {
    may: STAFF,
    strangers: STRANGERS,
    input: { id: companyId, name: 'Drugo ime' },
    fields: '{ deletedCompanyId }',
  },
  assignCompany: {
    may: HEADS,
    strangers: ['org2'],
    input: { companyId, userId: accounts.klijent.id, isAssigned: true },
    fields: '{ company { id } }',
  },
  createUser: {
    may: ADMIN,
    input: { name: 'x', email: 'x', role: 'CLIENT', companyId },
    fields: '{ user { id } }',
  },
  createClientUser: {
    may: ALL_STAFF,
    input: { name: 'x', email: 'x', companyId },
    fields: '{ user { id } }',
  },
  updateUser: {
    may: STAFF,
    strangers: STRANGERS,
    input: { id: accounts.klijent.id, version: 999, name: 'Dragana Ilić' },
    fields: '{ user { id } }',
  },
  updateNotifications: {
    may: EVERYBODY,
    input: { version: 999, submitted: true, returned: true, concluded: false, signed: false, expiring: false },
    fields: '{ __typename }',
  },
  createAccessToken: { may: TOOL_USERS, input: { name: '' }, fields: '{ token }' },
};
/** Only by an id that is not there: it would end the session of the account. */
const byMissingId = {
  issueTemporaryPassword: { may: ALL_STAFF, input: { userId: missing }, fields: '{ temporaryPassword }' },
  revokeAccessToken: { may: TOOL_USERS, input: { id: missing }, fields: '{ revokedAccessTokenId }' },
};

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

async function codesOf(name: string, { args = '', input, fields: selected }: Field) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const query = input
    ? `mutation ($input: ${type}!) { ${name}(input: $input) ${selected} }`
    : `{ ${name}${args} ${selected} }`;
  const options = input ? { variables: { input } } : {};
  const ask = (caller: Caller) =>
    caller === 'anonymous' ? bff.ask(query, options) : bff.askAs(caller, query, options);
  return Promise.all(CALLERS.map(async (caller) => [caller, (await ask(caller)).code ?? 'OK'] as const));
}
const refusalOf = ({ may, strangers = [] }: Field, caller: Caller) =>
  caller === 'anonymous'
    ? 'UNAUTHENTICATED'
    : may.includes(caller)
      ? 'let through'
      : strangers.includes(caller)
        ? 'NOT_FOUND'
        : 'FORBIDDEN';

test.each(Object.entries(fields))('%s is for those who may', async (name, field) => {
  const codes = (await codesOf(name, field)).map(([caller, code]) => [
    caller,
    ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'].includes(code) ? code : 'let through',
  ]);
  expect(codes).toEqual(CALLERS.map((caller) => [caller, refusalOf(field, caller)]));
});

test.each(Object.entries(byMissingId))('%s is for those who may', async (name, field) => {
  const expected = CALLERS.map((caller) => [
    caller,
    field.may.includes(caller) ? 'NOT_FOUND' : refusalOf(field, caller),
  ]);
  expect(await codesOf(name, field)).toEqual(expected);
});

test.each([
  ['ACCOUNT', accounts.klijent.id],
  ['COMPANY', companyId],
])('the history of a %s is for staff who see it', async (subject, id) => {
  const field = {
    may: STAFF,
    strangers: STRANGERS,
    args: `(subject: ${subject}, slug: "${id}")`,
    fields: '{ totalCount }',
  };
  const codes = await codesOf('history', field);
  expect(codes).toEqual(CALLERS.map((caller) => [caller, STAFF.includes(caller) ? 'OK' : refusalOf(field, caller)]));
});
