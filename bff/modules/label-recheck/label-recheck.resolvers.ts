import { parseInput } from '../../input.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { recheckById, recheckChangesQuery, recheckPage, recheckRecordsQuery } from './label-recheck.input.ts';
import {
  fetchRecheck,
  listRecheckChanges,
  listRecheckFormulas,
  listRecheckMaterials,
  listRecheckPifs,
  listRechecks,
  previewImport,
} from './label-recheck.rest.ts';

export const labelRecheckResolvers: Resolvers = {
  Query: {
    labelRechecks: (_, args, { product }) => listRechecks(product, parseInput(recheckPage, args, '')),
    labelRecheck: (_, args, { product }) => fetchRecheck(product, parseInput(recheckById, args, '').id),
    labelRecheckChanges: (_, args, { product }) =>
      listRecheckChanges(product, parseInput(recheckChangesQuery, args, '')),
    formulaRecheckChanges: (_, args, { product }) =>
      listRecheckFormulas(product, parseInput(recheckRecordsQuery, args, '')),
    rawMaterialRecheckChanges: (_, args, { product }) =>
      listRecheckMaterials(product, parseInput(recheckRecordsQuery, args, '')),
    pifRecheckChanges: (_, args, { product }) => listRecheckPifs(product, parseInput(recheckRecordsQuery, args, '')),
  },
  Mutation: {
    previewInventoryImport: async (_, { input }, { product }) => ({
      labelRecheck: await previewImport(product, parseInput(recheckById, input).id),
    }),
  },
};
