import DataLoader from 'dataloader';
import type { RequestContext } from '../../context.ts';
import type { FragranceMaterial } from '../../resolvers.generated.ts';
import { fetchFragrancesOf } from './fragrance-material.rest.ts';

declare module '../../context.ts' {
  interface Loaders {
    fragranceMaterial: FragranceMaterialLoaders;
  }
}

/** A raw material, and the company whose organisation's perfumes are meant; null for those that the caller sees. */
interface Key {
  slug: string;
  companyId: string | null;
}

export interface FragranceMaterialLoaders {
  /** The perfumes and aromas of raw materials: one call for each company. */
  ofMaterial: DataLoader<Key, FragranceMaterial | null, string>;
}

export function createFragranceMaterialLoaders({ product }: RequestContext): FragranceMaterialLoaders {
  const load = async (keys: readonly Key[]): Promise<(FragranceMaterial | null)[]> => {
    const companyIds = [...new Set(keys.map(({ companyId }) => companyId))];
    const found = await Promise.all(
      companyIds.map((companyId) =>
        fetchFragrancesOf(
          product,
          companyId,
          keys.filter((key) => key.companyId === companyId).map(({ slug }) => slug),
        ),
      ),
    );
    return keys.map(({ slug, companyId }) => found[companyIds.indexOf(companyId)]?.get(slug) ?? null);
  };
  return {
    ofMaterial: new DataLoader(load, { cacheKeyFn: ({ slug, companyId }) => `${companyId ?? ''} ${slug}` }),
  };
}
