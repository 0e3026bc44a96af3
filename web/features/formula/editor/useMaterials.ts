import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { FORMULA_LIMITS } from '../../../../domain/formula/limits.ts';
import type { LineMaterial } from './editorState.ts';
import { FindMaterialsDocument } from './FindMaterials.generated.ts';
import { toComponent, toLineMaterial } from './formulaValues.ts';
import { toMaterialFragrance } from './materialFragrance.ts';
import {
  MaterialForFormulaDocument,
  type MaterialForFormula_RawMaterialFragment,
} from './MaterialForFormula.generated.ts';

/** A raw material as the rules need it, by the values in force for the company of the formula. */
function fromRawMaterial(material: MaterialForFormula_RawMaterialFragment): LineMaterial {
  const values = material.overrides.isActive ? material.overrides.values : material.globalValues;
  return {
    key: material.slug,
    name: material.tradeName,
    manufacturer: material.manufacturer,
    code: material.code,
    type: values.type,
    isNano: values.isNano,
    components: values.composition.map(toComponent),
    fragrance: toMaterialFragrance(material.fragranceMaterial),
  };
}

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
      return data ? fromRawMaterial(data.rawMaterial) : null;
    },
    [client, companyId],
  );

  /** The raw materials that names stand for; without names that none or several have. */
  const findAll = useCallback(
    async (names: readonly string[]): Promise<ReadonlyMap<string, LineMaterial>> => {
      // A longer name is that of no raw material.
      const known = [...new Set(names)].filter((name) => name.length <= FORMULA_LIMITS.provisionalName);
      if (known.length === 0) return new Map();
      const { data } = await client.query({
        query: FindMaterialsDocument,
        variables: { names: known, companyId: companyId || null },
        fetchPolicy: 'network-only',
      });
      return new Map(data?.formulaMaterials.map(({ name, material }) => [name, toLineMaterial(material)]));
    },
    [client, companyId],
  );

  return { load, findAll };
}
