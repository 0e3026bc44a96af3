import type { Country } from '../../resolvers.generated.ts';
import type { GeoClient } from '../../upstream/clients.ts';

/** The country of an IP address; null when it is unknown or the service fails. */
export async function findCountry(geo: GeoClient, ip: string): Promise<Country | null> {
  try {
    const { country_code, country_name } = await geo.call('getCountry', { path: { ip } });
    return { code: country_code, name: country_name ?? null };
  } catch {
    return null;
  }
}
