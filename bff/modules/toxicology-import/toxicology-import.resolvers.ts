import { requireRight } from '../../auth/viewerRights.ts';
import { viewerOf, type Context } from '../../context.ts';
import { parseInput } from '../../input.ts';
import type { Resolvers, StartToxicologyImportInput, ToxicologyImport } from '../../resolvers.generated.ts';
import {
  applyToxicologyImportInput,
  startToxicologyImportInput,
  toxicologyImportQuery,
} from './toxicology-import.input.ts';
import { importTables } from '../sheet/sheet.service.ts';
import { applyToxicologyImport, fetchToxicologyImport, startToxicologyImport } from './toxicology-import.rest.ts';

async function start(input: StartToxicologyImportInput, context: Context): Promise<ToxicologyImport> {
  const { fileName, scope, ...chosen } = parseInput(startToxicologyImportInput, input);
  requireRight(viewerOf(context), scope === 'GLOBAL' ? 'ingredient.editToxicology' : 'ingredient.editOwnToxicology');
  return importTables(context, 'referencePoints', { ...chosen, companyId: null }, ([{ sheet }]) =>
    startToxicologyImport(context.product, { fileName, scope }, sheet),
  );
}

export const toxicologyImportResolvers: Resolvers = {
  Query: {
    toxicologyImport: (_, args, { product }) =>
      fetchToxicologyImport(product, parseInput(toxicologyImportQuery, args, '')),
  },
  Mutation: {
    startToxicologyImport: async (_, { input }, context) => ({ toxicologyImport: await start(input, context) }),
    applyToxicologyImport: async (_, { input }, { product }) => ({
      toxicologyImport: await applyToxicologyImport(product, parseInput(applyToxicologyImportInput, input)),
    }),
  },
};
