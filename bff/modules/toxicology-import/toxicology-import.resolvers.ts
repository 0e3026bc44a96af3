import { requireRight } from '../../auth/viewerRights.ts';
import { viewerOf, type Context } from '../../context.ts';
import { parseInput, sheetGone } from '../../input.ts';
import type { Resolvers, StartToxicologyImportInput, ToxicologyImport } from '../../resolvers.generated.ts';
import {
  applyToxicologyImportInput,
  startToxicologyImportInput,
  toxicologyImportQuery,
} from './toxicology-import.input.ts';
import { applyToxicologyImport, fetchToxicologyImport, startToxicologyImport } from './toxicology-import.rest.ts';

async function start(input: StartToxicologyImportInput, context: Context): Promise<ToxicologyImport> {
  const { upload, fileName, scope } = parseInput(startToxicologyImportInput, input);
  const viewer = viewerOf(context);
  requireRight(viewer, scope === 'GLOBAL' ? 'ingredient.editToxicology' : 'ingredient.editOwnToxicology');
  const { uploads, sheets } = context.services;
  const sheet = await uploads.withFile('sheet', upload, viewer.id, ({ path, type }) =>
    sheets.read('referencePoints', { path, type }, 'input.upload'),
  );
  if (!sheet) throw sheetGone();
  return startToxicologyImport(context.product, { fileName, scope }, sheet);
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
