import type { CodegenConfig } from '@graphql-codegen/cli';

const shared = {
  scalars: { ID: 'string', DateTime: 'string' },
  strictScalars: true,
  enumsAsTypes: true,
  useTypeImports: true,
};

/** Generated files end in .generated.ts and stay out of git; `npm run codegen` and every script that needs them make them. */
const config: CodegenConfig = {
  schema: 'schema/graphql/*.graphql',
  documents: 'web/**/*.graphql',
  ignoreNoDocuments: true,
  generates: {
    'bff/resolvers.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...shared,
        contextType: './context.ts#Context',
        useIndexSignature: true,
        maybeValue: 'T | null | undefined',
        resolversNonOptionalTypename: false,
        // What resolvers return of a type whose other fields have resolvers.
        mappers: {
          CheckedList: './modules/checked-list/checked-list.rest.ts#CheckedListModel',
          DocumentFolder: './modules/document-folder/document-folder.rest.ts#DocumentFolderModel',
          Formula: './modules/formula/formula.rest.ts#FormulaModel',
          Label: './modules/label/label.rest.ts#LabelModel',
          RawMaterial: './modules/raw-material/raw-material.rest.ts#RawMaterialModel',
        },
      },
    },
    'web/shared/apollo/schema.generated.ts': { plugins: ['typescript'], config: shared },
    'web/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'shared/apollo/schema.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './.tools/codegen-hooks.mjs'],
      config: shared,
    },
  },
};

export default config;
