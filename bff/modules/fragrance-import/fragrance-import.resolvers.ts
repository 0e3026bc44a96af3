import { viewerOf, type Context } from '../../context.ts';
import { invalidInput, parseInput } from '../../input.ts';
import type { FragranceImport, Resolvers, StartFragranceImportInput } from '../../resolvers.generated.ts';
import { fragranceImportById, fragranceImportQuery, startFragranceImportInput } from './fragrance-import.input.ts';
import { applyFragranceImport, fetchFragranceImport, startFragranceImport } from './fragrance-import.rest.ts';

async function start(input: StartFragranceImportInput, context: Context): Promise<FragranceImport> {
  const { upload, fileName } = parseInput(startFragranceImportInput, input);
  const { uploads, sheets } = context.services;
  const sheet = await uploads.withFile('sheet', upload, viewerOf(context).id, ({ path, type }) =>
    sheets.read('fragrances', { path, isText: type === 'text/csv' }, 'input.upload'),
  );
  if (!sheet) throw invalidInput([['upload', 'No such upload, or used already']]);
  return startFragranceImport(context.product, fileName, sheet);
}

export const fragranceImportResolvers: Resolvers = {
  Query: {
    fragranceImport: (_, args, { product }) =>
      fetchFragranceImport(product, parseInput(fragranceImportQuery, args, '')),
  },
  Mutation: {
    startFragranceImport: async (_, { input }, context) => ({ fragranceImport: await start(input, context) }),
    applyFragranceImport: async (_, { input }, { product }) => ({
      fragranceImport: await applyFragranceImport(product, parseInput(fragranceImportById, input).id),
    }),
  },
};
