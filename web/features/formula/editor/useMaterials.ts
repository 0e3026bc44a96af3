import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { LineMaterial } from './editorState.ts';
import { toMaterialFragrance } from './materialFragrance.ts';
import {
  MaterialForFormulaDocument,
  type MaterialForFormula_RawMaterialFragment,
} from './MaterialForFormula.generated.ts';
import { SearchMaterialsDocument, type MaterialHit_RawMaterialFragment } from './SearchMaterials.generated.ts';

/** Requests that a paste has under way at the same time. */
const CONCURRENCY = 4;

/** A raw material as the rules need it, by the values in force for the company of the formula. */
function toLineMaterial(material: MaterialForFormula_RawMaterialFragment): LineMaterial {
  const values = material.overrides.isActive ? material.overrides.values : material.globalValues;
  return {
    key: material.slug,
    name: material.tradeName,
    manufacturer: material.manufacturer,
    type: values.type,
    isNano: values.isNano,
    components: values.composition.map(({ inciName, maxConcentration }) => ({ inciName, maxConcentration })),
    fragrance: toMaterialFragrance(material.fragranceMaterial),
  };
}

const isNamed = (name: string) => (hit: MaterialHit_RawMaterialFragment) =>
  hit.tradeName.trim().toLowerCase() === name.trim().toLowerCase();

/** Loads raw materials by their slugs, and those that pasted names stand for. */
export function useMaterials(companyId: string) {
  const client = useApolloClient();

  const load = useCallback(
    async (slug: string): Promise<LineMaterial | null> => {
      const { data } = await client.query({
        query: MaterialForFormulaDocument,
        variables: { slug, companyId: companyId || null },
        // Its perfume may have been linked or its papers changed since it was read.
        fetchPolicy: 'network-only',
      });
      return data ? toLineMaterial(data.rawMaterial) : null;
    },
    [client, companyId],
  );

  /** The raw material with exactly this trade name; null when none has it, or several do. One in the catalogue comes first. */
  const find = useCallback(
    async (name: string): Promise<LineMaterial | null> => {
      const { data } = await client.query({ query: SearchMaterialsDocument, variables: { search: `trade:${name}` } });
      if (!data) return null;
      for (const hits of [data.inCatalogue.items, data.others.items]) {
        const [hit, ...others] = hits.filter(isNamed(name));
        if (hit) return others.length === 0 ? load(hit.slug) : null;
      }
      return null;
    },
    [client, load],
  );

  /** Finds the raw materials of many names, a few at a time. */
  const findAll = useCallback(
    async (names: readonly string[]): Promise<ReadonlyMap<string, LineMaterial>> => {
      const waiting = [...new Set(names)];
      const found = new Map<string, LineMaterial>();
      const work = async () => {
        for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
          const material = await find(name);
          if (material) found.set(name, material);
        }
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, work));
      return found;
    },
    [find],
  );

  return { load, findAll };
}
