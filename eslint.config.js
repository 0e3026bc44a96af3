import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import js from '@eslint/js';
import graphql from '@graphql-eslint/eslint-plugin';
import jest from 'eslint-plugin-jest';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import ts from 'typescript-eslint';

const top = import.meta.dirname;
const folders = (path) =>
  existsSync(resolve(top, path))
    ? readdirSync(resolve(top, path), { withFileTypes: true })
        .filter((e) => e.isDirectory())
        .map((e) => e.name)
    : [];

// Which part may import which. tests/architecture.test.ts checks the same on the resolved paths.
const mayImport = {
  domain: [],
  schema: [],
  mocks: ['domain', 'schema'],
  bff: ['domain', 'schema'],
  web: ['domain', 'schema'],
};
const parts = Object.keys(mayImport);
const forbid = (names, message) => ({ regex: `^(\\.\\./)+(${names.join('|')})/`, message });

const partZones = parts.map((part) => {
  const others = [...parts, 'tests'].filter((name) => name !== part && !mayImport[part].includes(name));
  return zone(`${part}/**/*.{ts,tsx}`, [
    forbid(others, `${part} may import only ${mayImport[part].join(', ') || 'nothing of the other parts'}`),
  ]);
});
const features = folders('web/features');
const featureZones = features.map((name) =>
  zone(`web/features/${name}/**/*.{ts,tsx}`, [
    forbid(
      ['features', ...features.filter((other) => other !== name)],
      'A feature never imports another; web/app composes them',
    ),
    forbid(['app', 'bff', 'mocks', 'tests'], 'A feature may import web/shared, schema and domain'),
  ]),
);
const sharedZone = zone('web/shared/**/*.{ts,tsx}', [
  forbid(['features', 'app', 'bff', 'mocks', 'tests'], 'web/shared knows no feature'),
]);

function zone(files, patterns) {
  return {
    files: [files],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: '@mui/material', message: 'Import by path: @mui/material/Button' },
            {
              name: '@apollo/client/react',
              importNames: ['useQuery', 'useLazyQuery', 'useMutation', 'useSuspenseQuery'],
              message: 'Use the hook that is generated beside the .graphql file of the operation',
            },
          ],
          patterns: [...patterns, { regex: '/index(\\.tsx?)?$', message: 'No barrels' }],
        },
      ],
    },
  };
}

/** Lengths after Prettier. A longer file holds more than one thing and is split by what it holds. */
const MAX_SOURCE_LINES = 250;
const MAX_TEST_LINES = 400;
/** Tables of data, one entry after another, are exempt by name. */
const dataTables = [
  'domain/allergen/allergens.ts',
  'domain/exposure/exposureDefaults.ts',
  'domain/exposure/skinSurfaceAreas.ts',
  'domain/exposure/workedExamples.testing.ts',
  'domain/product/productCategories.ts',
  'mocks/seed/knowledge/**/*.ts',
];

const literal = {
  selector: 'JSXText[value=/\\p{L}{2,}/u]',
  message: 'Visible text belongs in the JSON files of the locale folder',
};
const literalAttribute = {
  selector:
    'JSXAttribute[name.name=/^(label|placeholder|title|alt|aria-label|helperText)$/] > Literal[value=/\\p{L}{2,}/u]',
  message: 'Visible text belongs in the JSON files of the locale folder',
};
const htmlSink = {
  selector:
    "JSXAttribute[name.name='dangerouslySetInnerHTML'], MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]",
  message: 'Render text as text, never as HTML',
};

const roleName = '/^(admin|orgAdmin|user|dcp|client|ADMIN|ORG_ADMIN|USER|DCP|CLIENT)$/';
// What a role may do is decided in domain/account/rights.ts alone. A name of a role is forbidden wherever it stands, because
// an array of roles or a set of them decides as much as a comparison. `Session['user']` names a field.
const roleLiteral = {
  selector: [
    `:not(TSIndexedAccessType > TSLiteralType) > Literal[value=${roleName}]`,
    `TemplateLiteral[expressions.length=0] > TemplateElement[value.cooked=${roleName}]`,
    // Fields of other objects are called `user` and `client` too.
    'Property > Identifier.key[name=/^(admin|orgAdmin|dcp|ADMIN|ORG_ADMIN|DCP)$/]',
  ].join(', '),
  message: 'Ask can(role, action) of domain/account/rights.ts instead of naming a role',
};

// One setting for schema and operations, because the plugin applies the first it meets to all files.
const graphqlLanguage = {
  parser: graphql.parser,
  parserOptions: {
    graphQLConfig: { schema: resolve(top, 'schema/graphql/*.graphql'), documents: resolve(top, 'web/**/*.graphql') },
  },
};

export default ts.config(
  { ignores: ['dist/**', '.data/**', 'coverage/**', '**/*.generated.ts', 'node_modules/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{js,mjs}'],
    ...js.configs.recommended,
    languageOptions: { globals: globals.node },
  },
  {
    files: ['web/public/**/*.js'],
    languageOptions: { globals: globals.browser, sourceType: 'script' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...ts.configs.strictTypeChecked],
    languageOptions: { parserOptions: { project: resolve(top, 'tsconfig.json'), tsconfigRootDir: top } },
    rules: {
      'max-lines': ['error', { max: MAX_SOURCE_LINES }],
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks, 'jsx-a11y': a11y },
    rules: {
      ...hooks.configs.recommended.rules,
      ...a11y.flatConfigs.strict.rules,
      // Focus is set once, by the page heading after a navigation and by dialogs on opening.
      'jsx-a11y/no-autofocus': 'off',
      'no-restricted-syntax': ['error', literal, literalAttribute, htmlSink, roleLiteral],
      'no-restricted-globals': [
        'error',
        { name: 'localStorage', message: 'Only web/shared uses the storage of the browser' },
        { name: 'sessionStorage', message: 'Only web/shared uses the storage of the browser' },
      ],
    },
  },
  {
    // Vite calls the browser `client`.
    files: ['web/build/**/*.ts', 'web/vite.config.ts'],
    rules: { 'no-restricted-syntax': ['error', literal, literalAttribute, htmlSink] },
  },
  {
    // The editor of the schema is for developers, and English like its library.
    files: ['web/app/graphiql/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', htmlSink, roleLiteral] },
  },
  {
    files: ['{domain,bff,mocks}/**/*.ts'],
    ignores: ['**/*.test.ts', 'domain/account/{roles,rights}.ts', 'mocks/seed/**', 'mocks/testing/**'],
    rules: { 'no-restricted-syntax': ['error', roleLiteral] },
  },
  {
    // No input may keep a regular expression busy for longer than its length warrants.
    files: ['{domain,schema,bff,mocks,web}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  { files: ['web/shared/**', 'web/compatibility/**'], rules: { 'no-restricted-globals': 'off' } },
  { files: ['web/**/*.test.{ts,tsx}'], rules: { 'no-restricted-globals': 'off', 'no-restricted-syntax': 'off' } },
  ...partZones,
  sharedZone,
  ...featureZones,
  {
    files: ['**/*.test.{ts,tsx}', '**/*.testing.ts', 'tests/**/*.{ts,tsx}', 'mocks/testing/**/*.ts'],
    rules: { 'max-lines': ['error', { max: MAX_TEST_LINES }] },
  },
  { files: dataTables, rules: { 'max-lines': 'off' } },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}'],
    plugins: { jest, 'react-hooks': hooks },
    rules: {
      ...jest.configs['flat/recommended'].rules,
      'jest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', '**.expect*'] }],
      'jest/no-conditional-expect': 'off',
      'jest/no-standalone-expect': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      // Helpers that set up a test file are named use…, but are not hooks of React.
      'react-hooks/rules-of-hooks': 'off',
      'react-hooks/globals': 'off',
    },
  },
  {
    files: ['schema/graphql/*.graphql'],
    languageOptions: graphqlLanguage,
    plugins: { '@graphql-eslint': graphql },
    rules: {
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          DirectiveDefinition: true,
          rootField: true,
        },
      ],
      '@graphql-eslint/naming-convention': [
        'error',
        {
          types: 'PascalCase',
          FieldDefinition: 'camelCase',
          InputValueDefinition: 'camelCase',
          EnumValueDefinition: 'UPPER_CASE',
        },
      ],
      '@graphql-eslint/no-unreachable-types': 'error',
      '@graphql-eslint/no-duplicate-fields': 'off',
      '@graphql-eslint/require-deprecation-reason': 'error',
      '@graphql-eslint/no-hashtag-description': 'error',
      '@graphql-eslint/input-name': [
        'error',
        { checkInputType: true, caseSensitiveInputType: false, checkQueries: false },
      ],
    },
  },
  {
    files: ['web/**/*.graphql'],
    languageOptions: graphqlLanguage,
    plugins: { '@graphql-eslint': graphql },
    rules: {
      '@graphql-eslint/require-selections': ['error', { fieldName: 'id' }],
      '@graphql-eslint/fields-on-correct-type': 'error',
      '@graphql-eslint/known-argument-names': 'error',
      '@graphql-eslint/known-type-names': 'error',
      '@graphql-eslint/no-anonymous-operations': 'error',
      '@graphql-eslint/no-deprecated': 'error',
      '@graphql-eslint/no-duplicate-fields': 'error',
      '@graphql-eslint/no-unused-variables': 'error',
      '@graphql-eslint/no-unused-fragments': 'error',
      '@graphql-eslint/unique-operation-name': 'error',
      '@graphql-eslint/unique-fragment-name': 'error',
      '@graphql-eslint/naming-convention': [
        'error',
        { OperationDefinition: { style: 'PascalCase', forbiddenPrefixes: ['Get'] }, VariableDefinition: 'camelCase' },
      ],
    },
  },
);
