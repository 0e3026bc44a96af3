import { viewerOf, type Context } from '../../context.ts';
import { parseInput, sheetGone } from '../../input.ts';
import type { RawMaterialImport, Resolvers, StartRawMaterialImportInput } from '../../resolvers.generated.ts';
import {
  actionInput,
  rawMaterialImportById,
  rawMaterialImportQuery,
  startRawMaterialImportInput,
} from './raw-material-import.input.ts';
import {
  applyRawMaterialImport,
  fetchRawMaterialImport,
  listRawMaterialImports,
  setRawMaterialImportAction,
  startRawMaterialImport,
  takeBackRawMaterialImport,
} from './raw-material-import.rest.ts';

async function start(input: StartRawMaterialImportInput, context: Context): Promise<RawMaterialImport> {
  const { upload, fileName } = parseInput(startRawMaterialImportInput, input);
  const { uploads, sheets } = context.services;
  const sheet = await uploads.withFile('sheet', upload, viewerOf(context).id, ({ path, type }) =>
    sheets.read('rawMaterials', { path, isText: type === 'text/csv' }, 'input.upload'),
  );
  if (!sheet) throw sheetGone();
  return startRawMaterialImport(context.product, fileName, sheet);
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
    takeBackRawMaterialImport: async (_, { input }, { product }) => ({
      rawMaterialImport: await takeBackRawMaterialImport(product, parseInput(rawMaterialImportById, input).id),
    }),
    applyRawMaterialImport: async (_, { input }, { product }) => ({
      rawMaterialImport: await applyRawMaterialImport(product, parseInput(rawMaterialImportById, input).id),
    }),
  },
};
