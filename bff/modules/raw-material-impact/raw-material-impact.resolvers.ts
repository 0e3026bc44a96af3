import type { Resolvers } from '../../resolvers.generated.ts';
import { impactOf } from './raw-material-impact.service.ts';

export const rawMaterialImpactResolvers: Resolvers = {
  Query: { rawMaterialImpact: (_, { input }, context) => impactOf(input, context) },
};
