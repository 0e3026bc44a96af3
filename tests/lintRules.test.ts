import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { lintSamples } from './support/lintSamples.ts';

const top = resolve(__dirname, '..');
const lines = (count: number) => 'export {};\n'.repeat(count);
/** A function of so many lines, besides a blank one and a comment. */
const longFunction = (count: number) => `export function f() {\n\n// A comment\n${'f();\n'.repeat(count - 2)}}\n`;
const component = (body: string) => `export function Page() {\n${body}\n}\n`;
const UNUSED_DIRECTIVE = 'Unused oxlint-disable directive (no problems were reported).';

/** Rules that must be held whatever an update of a linter puts into its presets. */
const required = {
  '': `constructor-super for-direction getter-return max-lines max-lines-per-function no-array-constructor
    no-async-promise-executor no-case-declarations no-class-assign no-compare-neg-zero no-cond-assign no-console
    no-const-assign no-constant-binary-expression no-constant-condition no-control-regex no-debugger no-delete-var
    no-dupe-class-members no-dupe-else-if no-dupe-keys no-duplicate-case no-empty no-empty-character-class
    no-empty-pattern no-empty-static-block no-ex-assign no-extra-boolean-cast no-fallthrough no-func-assign
    no-global-assign no-import-assign no-invalid-regexp no-irregular-whitespace no-loss-of-precision
    no-misleading-character-class no-new-native-nonconstructor no-nonoctal-decimal-escape no-obj-calls
    no-prototype-builtins no-redeclare no-regex-spaces no-restricted-globals no-restricted-imports no-self-assign
    no-setter-return no-shadow-restricted-names no-sparse-arrays no-this-before-super no-unassigned-vars no-undef
    no-unexpected-multiline no-unreachable no-unsafe-finally no-unsafe-negation no-unsafe-optional-chaining
    no-unused-expressions no-unused-labels no-unused-private-class-members no-unused-vars no-useless-assignment
    no-useless-backreference no-useless-catch no-useless-constructor no-useless-escape no-var no-with prefer-const
    prefer-rest-params prefer-spread preserve-caught-error require-yield use-isnan valid-typeof`,
  'typescript/': `await-thenable ban-ts-comment consistent-type-imports no-array-delete no-base-to-string no-deprecated
    no-duplicate-enum-values no-duplicate-type-constituents no-dynamic-delete no-empty-object-type no-explicit-any
    no-extra-non-null-assertion no-extraneous-class no-floating-promises no-for-in-array no-generated-empty-object-type
    no-implied-eval no-import-type-side-effects no-invalid-void-type no-meaningless-void-operator no-misused-new
    no-misused-promises no-misused-spread no-mixed-enums no-namespace no-non-null-asserted-nullish-coalescing
    no-non-null-asserted-optional-chain no-non-null-assertion no-redundant-type-constituents no-require-imports no-this-alias
    no-unnecessary-boolean-literal-compare no-unnecessary-condition no-unnecessary-template-expression
    no-unnecessary-type-arguments no-unnecessary-type-assertion no-unnecessary-type-constraint
    no-unnecessary-type-conversion no-unnecessary-type-parameters no-unsafe-argument no-unsafe-assignment no-unsafe-call
    no-unsafe-declaration-merging no-unsafe-enum-assignment no-unsafe-enum-comparison no-unsafe-function-type
    no-unsafe-member-access no-unsafe-return no-unsafe-unary-minus no-useless-default-assignment no-wrapper-object-types
    only-throw-error prefer-as-const prefer-literal-enum-member prefer-namespace-keyword prefer-promise-reject-errors
    prefer-reduce-type-parameter prefer-return-this-type related-getter-setter-pairs require-await restrict-plus-operands
    restrict-template-expressions return-await triple-slash-reference unbound-method unified-signatures
    use-unknown-in-catch-callback-variable`,
  'jest/': `expect-expect no-alias-methods no-commented-out-tests no-deprecated-functions no-disabled-tests no-done-callback
    no-export no-focused-tests no-identical-title no-interpolation-in-snapshots no-jasmine-globals no-mocks-import
    no-test-prefixes valid-describe-callback valid-expect valid-expect-in-promise valid-title`,
  'jsx-a11y/': `alt-text anchor-has-content anchor-is-valid aria-activedescendant-has-tabindex aria-props aria-proptypes
    aria-role aria-unsupported-elements autocomplete-valid click-events-have-key-events heading-has-content html-has-lang
    iframe-has-title img-redundant-alt interactive-supports-focus label-has-associated-control media-has-caption
    mouse-events-have-key-events no-access-key no-distracting-elements no-interactive-element-to-noninteractive-role
    no-noninteractive-element-interactions no-noninteractive-element-to-interactive-role no-noninteractive-tabindex
    no-redundant-roles no-static-element-interactions role-has-required-aria-props role-supports-aria-props scope
    tabindex-no-positive`,
  'react/': `error-boundaries exhaustive-deps globals immutability incompatible-library preserve-manual-memoization purity
    refs rules-of-hooks set-state-in-effect set-state-in-render static-components unsupported-syntax use-memo`,
  'regexp/': 'no-super-linear-backtracking no-super-linear-move',
  'project/': 'html-sink import-zones role-literal visible-text',
  '@graphql-eslint/': `fields-on-correct-type input-name known-argument-names known-type-names naming-convention
    no-anonymous-operations no-deprecated no-duplicate-fields no-hashtag-description no-unreachable-types
    no-unused-fragments no-unused-variables require-deprecation-reason require-description require-selections
    unique-fragment-name unique-operation-name`,
};
// Left out of the presets that these come from: `no-dupe-args` and `no-octal` (syntax errors in strict code),
// `react-hooks/config` and `gating` (settings of a compiler that is not used), and
// `no-unsafe-class-instance-assignment`, which oxlint does not have.

/** Where, which rule, and code that breaks it. */
const broken: [path: string, rule: string, code: string][] = [
  ['bff/a1.ts', 'typescript/no-floating-promises', 'Promise.resolve(1);'],
  ['bff/a2.ts', 'typescript/no-misused-promises', '[1].forEach(async () => { await Promise.resolve(); });'],
  ['bff/a3.ts', 'typescript/no-unnecessary-condition', 'export const f = (text: string) => text?.length;'],
  ['bff/a4.ts', 'typescript/restrict-template-expressions', 'export const f = (o: object) => `${o}`;'],
  ['bff/a5.ts', 'typescript/no-unsafe-assignment', "export const a: string = JSON.parse('1');"],
  ['bff/a6.ts', 'typescript/no-deprecated', "export const a = 'abc'.substr(1);"],
  ['bff/a7.ts', 'typescript/only-throw-error', "throw 'text';"],
  ['bff/a8.ts', 'typescript/require-await', 'export const f = async () => 1;'],
  ['bff/a9.ts', 'typescript/unbound-method', 'export const { get } = new Map<string, string>();'],
  [
    'bff/a10.ts',
    'typescript/return-await',
    'export async function f() { try { return Promise.resolve(1); } catch { return 2; } }',
  ],
  ['bff/a11.ts', 'typescript/no-unnecessary-type-assertion', 'export const f = (text: string) => text as string;'],
  ['bff/b1.ts', 'typescript/consistent-type-imports', "import { Stats } from 'node:fs';\nexport type A = Stats;"],
  ['bff/b2.ts', 'typescript/no-explicit-any', 'export type A = any;'],
  ['bff/b3.ts', 'typescript/no-non-null-assertion', 'export const f = (a: string[]) => a[0]!;'],
  ['bff/b4.ts', 'typescript/ban-ts-comment', '// @ts-ignore\nexport const a = 1;'],
  ['bff/b5.ts', 'no-unused-vars', 'const a = 1;'],
  ['bff/b6.ts', 'no-console', 'console.log(1);'],
  ['bff/b7.ts', 'max-lines', lines(251)],
  ['bff/b8.ts', 'prefer-const', 'let a = 1;\nexport { a };'],
  ['bff/b9.ts', UNUSED_DIRECTIVE, '// oxlint-disable-next-line no-console\nexport const a = 1;'],
  ['bff/b10.ts', 'regexp/no-super-linear-backtracking', 'export const a = /^(a+)+$/;'],
  ['bff/b11.ts', 'regexp/no-super-linear-move', 'export const a = /a+$/;'],
  ['bff/b12.ts', 'project/role-literal', "export const a = ['admin'];"],
  ['bff/b13.ts', 'project/import-zones', "export * from '../mocks/b.ts';"],
  ['bff/b14.ts', 'max-lines-per-function', longFunction(81)],
  ['domain/c/c1.ts', 'project/import-zones', "import '../../bff/b.ts';"],
  ['web/features/label/c2.ts', 'project/import-zones', "import '../formula/b.ts';"],
  ['web/features/label/c3.ts', 'project/import-zones', "import '../../app/b.ts';"],
  ['web/shared/c4.ts', 'project/import-zones', "import '../features/label/b.ts';"],
  ['web/app/d1.ts', 'no-restricted-imports', "export { Button } from '@mui/material';"],
  ['web/app/d2.ts', 'no-restricted-imports', "export { useQuery } from '@apollo/client/react';"],
  ['web/app/d3.ts', 'no-restricted-imports', "export * from './list/index.ts';"],
  ['web/app/d4.ts', 'no-restricted-globals', "localStorage.getItem('a');"],
  ['web/app/e1.tsx', 'project/visible-text', component('return <p>Hello</p>;')],
  ['web/app/e2.tsx', 'project/visible-text', component('return <input aria-label="Name" />;')],
  ['web/app/e3.tsx', 'project/html-sink', component("return <p dangerouslySetInnerHTML={{ __html: '' }} />;")],
  ['web/app/e4.ts', 'project/html-sink', "document.body.innerHTML = '';"],
  ['web/app/e5.tsx', 'jsx-a11y/alt-text', component('return <img src="/a.webp" />;')],
  ['web/app/e6.tsx', 'jsx-a11y/click-events-have-key-events', component('return <p onClick={() => undefined} />;')],
  [
    'web/app/f1.ts',
    'react-hooks/rules-of-hooks',
    "import { useId } from 'react';\nexport function useA(isOn: boolean) { if (isOn) useId(); }",
  ],
  [
    'web/app/f2.ts',
    'react-hooks/exhaustive-deps',
    "import { useMemo } from 'react';\nexport const useA = (a: number) => useMemo(() => a + 1, []);",
  ],
  [
    'web/app/f3.tsx',
    'react/set-state-in-effect',
    `import { useEffect, useState } from 'react';\n${component('const [a, setA] = useState(0); useEffect(() => { setA(1); }, []); return <p>{a}</p>;')}`,
  ],
  ['web/app/f4.tsx', 'react/purity', component('return <p>{Date.now()}</p>;')],
  ['web/g1.test.ts', 'jest/no-focused-tests', "test.only('a', () => { expect(1).toBe(1); });"],
  ['web/g2.test.ts', 'jest/no-disabled-tests', "test.skip('a', () => { expect(1).toBe(1); });"],
  ['web/g3.test.ts', 'jest/expect-expect', "test('a', () => { JSON.parse('1'); });"],
  ['web/g4.test.ts', 'jest/valid-title', "test('', () => { expect(1).toBe(1); });"],
  ['web/g5.test.ts', 'jest/valid-expect', "test('a', () => { expect(1); });"],
  ['web/g6.test.ts', 'jest/no-identical-title', "test('a', () => { expect(1).toBe(1); });\n".repeat(2)],
  ['web/g7.test.ts', 'jest/no-commented-out-tests', "// test('a', () => { expect(1).toBe(1); });"],
  ['tests/g8.test.ts', 'max-lines', lines(401)],
  ['.tools/h1.mjs', 'no-undef', 'unknownName();'],
  ['.tools/h2.mjs', 'no-redeclare', 'var a = 1;\nvar a = 2;\nexport { a };'],
  ['.tools/h3.mjs', 'no-empty', 'if (process.argv.length > 2) {\n}'],
  ['web/public/h4.js', 'no-undef', "process.exit('a');"],
  ['.tools/h5.mjs', 'max-lines-per-function', longFunction(81)],
];

/** Where a rule is off, and code that would break it elsewhere. */
const allowed: [path: string, rule: string, code: string][] = [
  ['bff/k1.ts', 'max-lines', lines(250)],
  ['tests/k2.test.ts', 'max-lines', lines(400)],
  ['domain/allergen/allergens.ts', 'max-lines', lines(500)],
  ['tests/k3.test.ts', 'typescript/no-non-null-assertion', 'export const f = (a: string[]) => a[0]!;'],
  ['web/shared/k4.ts', 'no-restricted-globals', "localStorage.getItem('a');"],
  ['web/app/graphiql/k5.tsx', 'project/visible-text', component('return <p>Hello</p>;')],
  ['web/build/k6.ts', 'project/role-literal', "export const a = 'client';"],
  ['web/features/label/k7.ts', 'project/import-zones', "import '../../shared/b.ts';\nimport '../../../domain/a.ts';"],
  ['tests/k8.test.ts', 'react-hooks/rules-of-hooks', 'function f(isOn: boolean) { if (isOn) useStack(); }'],
  ['bff/k9.ts', 'no-console', '// oxlint-disable-next-line no-console -- a reason\nconsole.log(1);'],
  ['bff/k10.ts', 'max-lines-per-function', longFunction(80)],
  ['bff/k11.test.ts', 'max-lines-per-function', longFunction(81)],
  ['mocks/testing/k12.ts', 'max-lines-per-function', longFunction(81)],
];

/** Documents that break a rule, and the rules of all documents. */
const brokenDocuments: [path: string, rule: string, document: string][] = [
  ['web/a1.graphql', 'no-anonymous-operations', '{ viewer { id } }'],
  ['web/a2.graphql', 'fields-on-correct-type', 'query A { unknown }'],
  ['web/a3.graphql', 'naming-convention', 'query GetViewer { viewer { id } }'],
  ['web/a4.graphql', 'require-selections', 'query A { viewer { name } }'],
  ['web/a5.graphql', 'no-unused-variables', 'query A($id: ID!) { viewer { id } }'],
  ['schema/graphql/b1.graphql', 'require-description', 'type A { a: Int }'],
  ['schema/graphql/b2.graphql', 'naming-convention', '"""A"""\ntype a { "B" b: Int }'],
];
/** ESLint must read no code, of which these stand for all kinds. */
const codeFiles = ['bff/main.ts', 'web/app/main.tsx', 'tests/a.test.ts', '.tools/lint.mjs', 'eslint.config.js'];
const DOCUMENT_LINT = `
  import { ESLint } from 'eslint';
  const eslint = new ESLint();
  const [broken, codeFiles] = JSON.parse(process.argv[1]);
  const rulesOf = async (path) => {
    const { rules = {} } = (await eslint.calculateConfigForFile(path)) ?? {};
    return Object.keys(rules).filter((name) => rules[name][0] !== 0);
  };
  const found = {};
  for (const [path, , code] of broken) {
    const [{ messages }] = await eslint.lintText(code, { filePath: path });
    found[path] = messages.map(({ ruleId }) => ruleId);
  }
  const documents = await Promise.all(broken.map(([path]) => rulesOf(path)));
  const code = await Promise.all(codeFiles.map(rulesOf));
  console.log(JSON.stringify({ found, documents: documents.flat(), code: code.flat() }));
`;
const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: top, encoding: 'utf8' });
const eslint = JSON.parse(
  run('--input-type=module', '--eval', DOCUMENT_LINT, JSON.stringify([brokenDocuments, codeFiles])),
) as { found: Record<string, string[]>; documents: string[]; code: string[] };

interface Settings {
  rules: Record<string, string | [string, ...unknown[]]>;
  overrides: { rules?: Settings['rules'] }[];
}
const settings = JSON.parse(run('node_modules/oxlint/bin/oxlint', '--print-config')) as Settings;
const rulesOfCode = new Set(
  [settings.rules, ...settings.overrides.map(({ rules = {} }) => rules)].flatMap((rules) =>
    Object.keys(rules)
      .filter((name) => [rules[name]].flat()[0] === 'deny')
      .map((name) => name.replace('jsx_a11y', 'jsx-a11y')),
  ),
);

const found = lintSamples(Object.fromEntries([...broken, ...allowed].map(([path, , code]) => [path, code])));

test.each(broken)('in %s, %s is reported', (path, rule) => {
  expect(found.get(path)).toContain(rule);
});

test.each(allowed)('in %s, %s is not reported', (path, rule) => {
  expect(found.get(path)).not.toContain(rule);
});

test.each(brokenDocuments)('in %s, %s is reported', (path, rule) => {
  expect(eslint.found[path]).toContain(`@graphql-eslint/${rule}`);
});

test('every required rule is held', () => {
  const names = Object.entries(required).flatMap(([prefix, list]) => list.split(/\s+/).map((name) => prefix + name));
  expect(names.filter((name) => !rulesOfCode.has(name) && !eslint.documents.includes(name))).toEqual([]);
});

test('no rule is held by both linters', () => {
  expect(eslint.code).toEqual([]);
  expect(eslint.documents.filter((name) => rulesOfCode.has(name))).toEqual([]);
});
