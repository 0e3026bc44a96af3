import { viewerOf, type Context } from '../../context.ts';
import { parseInput, sheetGone } from '../../input.ts';
import type {
  CorrectRawMaterialImportNameInput,
  RawMaterialImport,
  Resolvers,
  StartRawMaterialImportInput,
} from '../../resolvers.generated.ts';
import {
  actionInput,
  nameCorrection,
  rawMaterialImportById,
  rawMaterialImportQuery,
  startRawMaterialImportInput,
} from './raw-material-import.input.ts';
import { nameProblem, withNameProblems } from './raw-material-import.names.ts';
import {
  applyRawMaterialImport,
  correctRawMaterialImportName,
  fetchRawMaterialImport,
  listRawMaterialImports,
  setRawMaterialImportAction,
  startRawMaterialImport,
  takeBackRawMaterialImport,
} from './raw-material-import.rest.ts';

async function start(input: StartRawMaterialImportInput, context: Context): Promise<RawMaterialImport> {
  const { companyId, upload, fileName } = parseInput(startRawMaterialImportInput, input);
  const { uploads, sheets } = context.services;
  const sheet = await uploads.withFile('sheet', upload, viewerOf(context).id, ({ path, type }) =>
    sheets.read('rawMaterials', { path, type }, 'input.upload'),
  );
  if (!sheet) throw sheetGone();
  const rows = await withNameProblems(context, sheet.rows);
  return startRawMaterialImport(context.product, fileName, { ...sheet, rows }, companyId);
}

async function correct(input: CorrectRawMaterialImportNameInput, context: Context): Promise<RawMaterialImport> {
  const correction = parseInput(nameCorrection, input);
  return correctRawMaterialImportName(context.product, correction, await nameProblem(context, correction.inciName));
}

export const rawMaterialImportResolvers: Resolvers = {
  Query: {
    rawMaterialImport: (_, args, { product }) =>
      fetchRawMaterialImport(product, parseInput(rawMaterialImportQuery, args, '')),
    rawMaterialImports: (_, _args, { product }) => listRawMaterialImports(product),
  },
  Mutation: {
    startRawMaterialImport: async (_, { input }, context) => ({ rawMaterialImport: await start(input, context) }),
    setRawMaterialImportAction: async (_, { input }, { product }) => ({
      rawMaterialImport: await setRawMaterialImportAction(product, parseInput(actionInput, input)),
    }),
    correctRawMaterialImportName: async (_, { input }, context) => ({
      rawMaterialImport: await correct(input, context),
    }),
    takeBackRawMaterialImport: async (_, { input }, { product }) => ({
      rawMaterialImport: await takeBackRawMaterialImport(product, parseInput(rawMaterialImportById, input).id),
    }),
    applyRawMaterialImport: async (_, { input }, { product }) => ({
      rawMaterialImport: await applyRawMaterialImport(product, parseInput(rawMaterialImportById, input).id),
    }),
  },
};
