import { viewerOf } from '../../context.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { fetchDashboard } from './dashboard.rest.ts';

export const dashboardResolvers: Resolvers = {
  Query: {
    dashboard: (_, _args, context) => fetchDashboard(context.product, viewerOf(context)),
  },
};
