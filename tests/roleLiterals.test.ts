import { lintSamples } from './support/lintSamples.ts';

const rejected = [
  "const isClient = role === 'client';",
  "const isClient = 'CLIENT' === viewer.role;",
  "const mayEdit = ['client'].includes(role);",
  "const mayEdit = ['admin', 'user'].includes(role);",
  "const staff = new Set(['user']);",
  "const mayEdit = [...others, 'USER'].some((one) => one === role);",
  "switch (role) { case 'user': break; }",
  'const isClient = role === `client`;',
  "const rank = new Map([['client', 1]]);",
  'const rank = { admin: 1, orgAdmin: 2 };',
  "function deny(role: Exclude<Role, 'client'>) {}",
  "const isClient = is('client');",
];
const allowed = [
  "const mayEdit = can(role, 'label.edit');",
  "const user: Session['user'] = session.user;",
  'const body = { user: { id }, client };',
  "const text = 'the client';",
];
const folders = ['bff', 'web/app'];
const pathOf = (folder: string, code: string) => `${folder}/sample${[...rejected, ...allowed].indexOf(code)}.ts`;

const samples = folders.flatMap((folder) =>
  [...rejected, ...allowed].map((code): [string, string] => [pathOf(folder, code), code]),
);
const found = lintSamples(
  Object.fromEntries([...samples, ['domain/account/rights.ts', "const staff = ['admin', 'user'];"]]),
);
const isRejected = (path: string) => found.get(path)?.includes('project/role-literal');

describe.each(folders)('in %s', (folder) => {
  test.each(rejected)('%s is rejected', (code) => {
    expect(isRejected(pathOf(folder, code))).toBe(true);
  });

  test.each(allowed)('%s is allowed', (code) => {
    expect(isRejected(pathOf(folder, code))).toBe(false);
  });
});

test('the table of rights names the roles', () => {
  expect(isRejected('domain/account/rights.ts')).toBe(false);
});
