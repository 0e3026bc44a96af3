import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { Linter } from 'eslint';
import ts from 'typescript-eslint';

const top = resolve(__dirname, '..');

/** The settings of the rule that forbids names of roles, as they apply to a file of the project. */
function ruleFor(file: string): Linter.RuleEntry {
  const eslint = resolve(top, 'node_modules/eslint/bin/eslint.js');
  const config = execFileSync(process.execPath, [eslint, '--print-config', file], { cwd: top, encoding: 'utf8' });
  return (JSON.parse(config) as Linter.Config).rules?.['no-restricted-syntax'] ?? 'off';
}

const rules = new Map(
  ['bff/context.ts', 'web/app/access.ts', 'domain/account/rights.ts'].map((file) => [file, ruleFor(file)]),
);
const isRejected = (code: string, file = 'bff/context.ts'): boolean => {
  const languageOptions = { parser: ts.parser as Linter.Parser };
  const messages = new Linter().verify(code, { languageOptions, rules: { 'no-restricted-syntax': rules.get(file) } });
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  return messages.some(({ message }) => message.startsWith('Ask can(role, action)'));
};

describe.each(['bff/context.ts', 'web/app/access.ts'])('in %s', (file) => {
  test.each([
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
  ])('%s is rejected', (code) => {
    expect(isRejected(code, file)).toBe(true);
  });

  test.each([
    "const mayEdit = can(role, 'label.edit');",
    "const user: Session['user'] = session.user;",
    'const body = { user: { id }, client };',
    "const text = 'the client';",
  ])('%s is allowed', (code) => {
    expect(isRejected(code, file)).toBe(false);
  });
});

test('the table of rights names the roles', () => {
  expect(isRejected("const staff = ['admin', 'user'];", 'domain/account/rights.ts')).toBe(false);
});
