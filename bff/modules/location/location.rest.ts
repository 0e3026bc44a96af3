import type { Country } from '../../resolvers.generated.ts';
import type { GeoClient } from '../../upstream/clients.ts';

/** The country of a network address; null when the service does not know or does not answer. */
export async function findCountry(geo: GeoClient, ip: string): Promise<Country | null> {
  try {
    const { country_code, country_name } = await geo.call('getCountry', { path: { ip } });
    return { code: country_code, name: country_name ?? null };
  } catch {
    return null;
  }
}
