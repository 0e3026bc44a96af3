import type { Context } from '../../context.ts';
import { parseInput } from '../../input.ts';
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
import { importTables } from '../sheet/sheet.service.ts';
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

function start(input: StartRawMaterialImportInput, context: Context): Promise<RawMaterialImport> {
  const { companyId = null, fileName, ...chosen } = parseInput(startRawMaterialImportInput, input);
  return importTables(context, 'rawMaterials', { ...chosen, companyId }, async ([{ sheet }]) => {
    const rows = await withNameProblems(context, sheet.rows);
    return startRawMaterialImport(context.product, fileName, { ...sheet, rows }, companyId);
  });
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
