import { z } from 'zod';
import { isCompanyChoice } from '../../../domain/company/companyId.ts';
import { viewerOf, type Context } from '../../context.ts';
import { parseInput } from '../../input.ts';
import type { Resolvers, SelectCompanyInput } from '../../resolvers.generated.ts';
import type { Viewer } from '../../auth/viewer.rest.ts';
import { listCompanies, selectCompany } from './company.rest.ts';

const selectCompanyInput = z.object({
  companyId: z.string().refine(isCompanyChoice, "Must be 24 hex characters or 'Sve'"),
});

async function select(input: SelectCompanyInput, context: Context): Promise<Viewer> {
  const { product, token, services } = context;
  const { companyId } = parseInput(selectCompanyInput, input);
  const viewer = await selectCompany(product, viewerOf(context), companyId);
  if (token !== null) services.tokenCache.store(token, viewer);
  return viewer;
}

export const companyResolvers: Resolvers = {
  Query: {
    companies: (_, _args, { product }) => listCompanies(product),
  },
  Mutation: {
    selectCompany: async (_, { input }, context) => ({ viewer: await select(input, context) }),
  },
};
