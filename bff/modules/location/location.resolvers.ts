import type { Context } from '../../context.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { findCountry } from './location.rest.ts';

/**
 * The country is asked for once per address; requests at the same time share the call. Everybody may ask, so an address
 * that fails is braked.
 */
function visitorCountry({ geo, ip, services: { countries } }: Context) {
  return countries.find(ip, () => findCountry(geo, ip));
}

export const locationResolvers: Resolvers = {
  Query: {
    visitorCountry: (_, _args, context) => visitorCountry(context),
  },
};
