import { viewerOf, type Context } from '../../context.ts';
import { parseInput, sheetGone } from '../../input.ts';
import type { FormulaImport, Resolvers, StartFormulaImportInput } from '../../resolvers.generated.ts';
import { applyFormulaImportInput, formulaImportQuery, startFormulaImportInput } from './formula-import.input.ts';
import { applyFormulaImport, fetchFormulaImport, keepFile, startFormulaImport } from './formula-import.rest.ts';

/** Reads the file, has its rows matched, and keeps the file with the import, from which the formula takes it over. */
async function start(input: StartFormulaImportInput, context: Context): Promise<FormulaImport> {
  const { upload, fileName, companyId } = parseInput(startFormulaImportInput, input);
  const { product, services } = context;
  const started = await services.uploads.withFile(
    'sheet',
    upload,
    viewerOf(context).id,
    async ({ path, type, blob }) => {
      const sheet = await services.sheets.read('formula', { path, type }, 'input.upload');
      const prepared = await startFormulaImport(product, { fileName, companyId }, sheet);
      await keepFile(product, prepared.id, blob);
      return prepared;
    },
  );
  if (!started) throw sheetGone();
  return started;
}

export const formulaImportResolvers: Resolvers = {
  Query: {
    formulaImport: (_, args, { product }) => fetchFormulaImport(product, parseInput(formulaImportQuery, args, '')),
  },
  Mutation: {
    startFormulaImport: async (_, { input }, context) => ({ formulaImport: await start(input, context) }),
    applyFormulaImport: async (_, { input }, context) => ({
      formula: await applyFormulaImport(context.product, viewerOf(context), parseInput(applyFormulaImportInput, input)),
    }),
  },
};
