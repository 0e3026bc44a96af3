import { viewerOf, type Context } from '../../context.ts';
import { invalidInput, parseInput } from '../../input.ts';
import type { InventoryImport, Resolvers, StartInventoryImportInput } from '../../resolvers.generated.ts';
import { applyImportInput, changesQuery, importById, startImportInput } from './inventory-import.input.ts';
import {
  applyImport,
  cancelImport,
  fetchImport,
  listChanges,
  startImport,
  takeBackImport,
} from './inventory-import.rest.ts';

async function start(input: StartInventoryImportInput, context: Context): Promise<InventoryImport> {
  const { upload, fileName } = parseInput(startImportInput, input);
  const { uploads } = context.services;
  const started = await uploads.withFile('table', upload, viewerOf(context).id, ({ blob }) =>
    startImport(context.product, fileName, blob),
  );
  if (!started) throw invalidInput([['upload', 'No such upload, or used already', 'UPLOAD_GONE']]);
  return started;
}

/**
 * An import is applied in the background. The first request that sees it applied makes the next check load the new
 * knowledge.
 */
function noticed(found: InventoryImport, { services }: Context): InventoryImport {
  if (found.state === 'APPLIED') services.knowledge.expireAfterImport(found.id);
  return found;
}

export const inventoryImportResolvers: Resolvers = {
  Query: {
    inventoryImport: async (_, args, context) =>
      noticed(await fetchImport(context.product, parseInput(importById, args, '').id), context),
    inventoryImportChanges: (_, args, { product }) => listChanges(product, parseInput(changesQuery, args, '')),
  },
  Mutation: {
    startInventoryImport: async (_, { input }, context) => ({ inventoryImport: await start(input, context) }),
    applyInventoryImport: async (_, { input }, context) => ({
      inventoryImport: noticed(await applyImport(context.product, parseInput(applyImportInput, input)), context),
    }),
    takeBackInventoryImport: async (_, { input }, { product, services }) => {
      const inventoryImport = await takeBackImport(product, parseInput(importById, input).id);
      services.knowledge.expire();
      return { inventoryImport };
    },
    cancelInventoryImport: async (_, { input }, { product }) => ({
      cancelledImportId: await cancelImport(product, parseInput(importById, input).id),
    }),
  },
};
