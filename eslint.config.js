// Rules for GraphQL documents. Those for code are in .oxlintrc.json.
import { resolve } from 'node:path';
import graphql from '@graphql-eslint/eslint-plugin';

const top = import.meta.dirname;

// One setting for schema and operations, because the plugin applies the first it meets to all files.
const graphqlLanguage = {
  parser: graphql.parser,
  parserOptions: {
    graphQLConfig: { schema: resolve(top, 'schema/graphql/*.graphql'), documents: resolve(top, 'web/**/*.graphql') },
  },
};

export default [
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
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
];
