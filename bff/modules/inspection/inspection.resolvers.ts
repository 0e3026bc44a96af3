import { viewerCan } from '../../auth/viewerRights.ts';
import { viewerOf } from '../../context.ts';
import { parseInput } from '../../input.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { createInspectionLinkInput, revokeInspectionLinkInput } from './inspection.input.ts';
import { fetchInspection, fetchInspectionLinks, postInspectionLink, postRevocation } from './inspection.rest.ts';

export const inspectionResolvers: Resolvers = {
  Query: {
    inspection: async (_, { token }, { product, services, ip }) => {
      await services.inspections.admit(token, ip);
      return fetchInspection(product, token, 'page');
    },
  },
  Mutation: {
    createInspectionLink: (_, { input }, { product }) =>
      postInspectionLink(product, parseInput(createInspectionLinkInput, input)),
    revokeInspectionLink: async (_, { input }, { product }) => {
      const { slug, id } = parseInput(revokeInspectionLinkInput, input);
      return { link: await postRevocation(product, slug, id) };
    },
  },
  Pif: {
    inspectionLinks: ({ slug }, _args, context) =>
      viewerCan(viewerOf(context), 'pif.inspection') ? fetchInspectionLinks(context.product, slug) : null,
  },
};
