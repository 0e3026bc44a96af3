import type DataLoader from 'dataloader';
import { identify, type RequestContext } from '../../context.ts';
import type { RawMaterialUsage } from '../../resolvers.generated.ts';
import { createLoader, createPageLoader } from '../../upstream/loader.ts';
import { fetchOverrides } from './raw-material.overrides.rest.ts';
import { fetchRawMaterial, fetchUsage, listUsage, type RawMaterialModel } from './raw-material.rest.ts';

declare module '../../context.ts' {
  interface Loaders {
    rawMaterial: RawMaterialLoaders;
  }
}

export interface RawMaterialLoaders {
  /** Raw materials with all their values. */
  bySlug: DataLoader<string, RawMaterialModel>;
  /** Where one raw material is used, by its slug. */
  usage: DataLoader<string, RawMaterialUsage>;
  /** Where the raw materials of a page are used, in one call. */
  usageOfPage: DataLoader<RawMaterialModel, RawMaterialUsage, string>;
  /** The overrides of a company, by `overridesKey`. */
  overrides: DataLoader<string, Awaited<ReturnType<typeof fetchOverrides>>>;
}

const ID_LENGTH = 24;

/** A company and a raw material as one key. */
export const overridesKey = (companyId: string, slug: string): string => companyId + slug;

export function createRawMaterialLoaders(context: RequestContext): RawMaterialLoaders {
  const { product } = context;
  return {
    bySlug: createLoader(async (slug) => fetchRawMaterial(product, await identify(context), slug)),
    usage: createLoader((slug) => fetchUsage(product, slug)),
    usageOfPage: createPageLoader(
      (materials) => listUsage(product, materials),
      ({ id }) => id,
      {
        ...{
          formulaCount: 0,
          formulas: [],
          formulaLabelCount: 0,
          formulaLabels: [],
          formulaPifCount: 0,
          formulaPifs: [],
        },
        ...{ labelCount: 0, labels: [], pifCount: 0, catalogueCount: 0, catalogues: [] },
      },
    ),
    overrides: createLoader((key) =>
      fetchOverrides(product, { companyId: key.slice(0, ID_LENGTH), slug: key.slice(ID_LENGTH) }),
    ),
  };
}
