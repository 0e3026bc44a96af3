import type { CodegenConfig } from '@graphql-codegen/cli';

const shared = {
  scalars: { ID: 'string', DateTime: 'string', JSONObject: 'Record<string, unknown>' },
  strictScalars: true,
  enumsAsTypes: true,
  useTypeImports: true,
};

/**
 * Generated files end in .generated.ts and stay out of git; `npm run codegen` and every script that needs them make
 * them.
 */
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
          // A file as it is read; its safety report and what stops "safe" are computed when they are asked for.
          Pif: "Omit<Pif, 'safetyReport' | 'blockers'>",
          // The safety report is passed on as the rules return it; fields whose words differ have resolvers.
          SafetyReport: '../domain/report/safetyReportTypes.ts#SafetyReport as DomainSafetyReport',
          Sourced: '../domain/report/safetyReportTypes.ts#Sourced as DomainSourced',
          CompositionRow: '../domain/report/compositionTypes.ts#CompositionRow as DomainCompositionRow',
          CompositionSubstance:
            '../domain/report/compositionTypes.ts#CompositionSubstance as DomainCompositionSubstance',
          SubstanceRow: '../domain/report/safetyReportTypes.ts#SubstanceRow as DomainSubstanceRow',
          PointOfDeparture: '../domain/report/safetyReportTypes.ts#PointOfDeparture as DomainPointOfDeparture',
          ReportedStudy: '../domain/report/safetyReportTypes.ts#ReportedStudy as DomainReportedStudy',
          SubstanceMargin: '../domain/report/safetyReportTypes.ts#MarginRow as DomainMarginRow',
          CombinedMargin: '../domain/report/marginTypes.ts#CombinedMargin as DomainCombinedMargin',
          CombinedPart: '../domain/report/marginTypes.ts#CombinedPart as DomainCombinedPart',
          TtcComparison: '../domain/report/safetyReportTypes.ts#TtcRow as DomainTtcRow',
          ToxicologicalProfile:
            '../domain/report/safetyReportTypes.ts#ToxicologicalProfile as DomainToxicologicalProfile',
          SubstanceIdentity: '../domain/report/safetyReportTypes.ts#SubstanceIdentity as DomainSubstanceIdentity',
          ReportAllergen: '../domain/report/reportFragrance.ts#ReportAllergen as DomainReportAllergen',
          ReportFragrance: '../domain/report/reportFragrance.ts#ReportIfra as DomainReportIfra',
          MicrobiologyGroup: '../domain/report/microbiologyGroup.ts#MicrobiologyGroup as DomainMicrobiologyGroup',
          ReportInhalation: '../domain/report/inhalationTypes.ts#ReportInhalation as DomainReportInhalation',
          ReportExposure: '../domain/report/safetyReportTypes.ts#ReportExposure as DomainReportExposure',
          ReportSection: '../domain/report/reportSections.ts#ReportSection as DomainReportSection',
          ReportMissingItem: '../domain/report/reportSections.ts#MissingItem as DomainMissingItem',
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
