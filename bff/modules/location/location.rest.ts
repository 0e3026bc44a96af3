import type { operations } from '../../../schema/rest/geo-server.generated.ts';
import type { Country } from '../../resolvers.generated.ts';
import type { Client } from '../../upstream/client.ts';

/** The country of a network address; null when the service does not know or does not answer. */
export async function findCountry(geo: Client<operations>, ip: string): Promise<Country | null> {
  try {
    const { country_code, country_name } = await geo.call('getCountry', { path: { ip } });
    return { code: country_code, name: country_name ?? null };
  } catch {
    return null;
  }
}
