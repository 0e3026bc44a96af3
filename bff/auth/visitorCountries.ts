import { LRUCache } from 'lru-cache';
import { networkOf } from './networkOf.ts';
import { atMost } from '../state/atMost.ts';
import { RateLimit } from '../state/rateLimit.ts';
import type { Country } from '../resolvers.generated.ts';

const MAX_COUNTRIES = 10_000;
/** Network addresses rarely move to another country. */
const COUNTRY_MS = 24 * 60 * 60 * 1000;
/**
 * Our figure: a failure may be repeated a few times; one customer of a provider has one country, however many addresses
 * he has.
 */
const MAX_LOOKUPS = 10;
const WINDOW_MS = 60_000;

/** The countries of network addresses. */
export class VisitorCountries {
  readonly #known = new LRUCache<string, Country>({ ...atMost(MAX_COUNTRIES), ttl: COUNTRY_MS });
  readonly #pending = new Map<string, Promise<Country | null>>();
  readonly #lookups = new RateLimit(MAX_LOOKUPS, WINDOW_MS);

  /** The country of an address; null when `lookUp` finds none, or when its network was looked up too often. */
  find(ip: string, lookUp: () => Promise<Country | null>): Promise<Country | null> | Country | null {
    const known = this.#known.get(ip) ?? this.#pending.get(ip);
    if (known) return known;
    const network = networkOf(ip);
    if (this.#lookups.waitMsOf(network) > 0) return null;
    this.#lookups.count(network);
    const pending = lookUp()
      .then((country) => {
        if (country) this.#known.set(ip, country);
        return country;
      })
      .finally(() => this.#pending.delete(ip));
    this.#pending.set(ip, pending);
    return pending;
  }
}
