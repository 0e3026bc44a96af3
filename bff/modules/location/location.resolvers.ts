import type { Context } from '../../context.ts';
import type { Country, Resolvers } from '../../resolvers.generated.ts';
import { findCountry } from './location.rest.ts';

async function visitorCountry({ geo, ip, services: { countries } }: Context): Promise<Country | null> {
  const known = countries.get(ip);
  if (known) return known;
  const country = await findCountry(geo, ip);
  if (country) countries.set(ip, country);
  return country;
}

export const locationResolvers: Resolvers = {
  Query: {
    visitorCountry: (_, _args, context) => visitorCountry(context),
  },
};
