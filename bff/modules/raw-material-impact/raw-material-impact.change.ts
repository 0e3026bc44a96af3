import { NAME_OF_OVERRIDABLE_FIELD } from '../../../domain/raw-material/rawMaterialFields.ts';
import type { Context } from '../../context.ts';
import { parseInput } from '../../input.ts';
import type { RawMaterialImpactInput } from '../../resolvers.generated.ts';
import { allergensOfMaterial } from '../fragrance-material/fragrance-material.input.ts';
import type { MaterialOfFormula } from '../formula/formula.rest.ts';
import {
  changeTypeInput,
  clearOverridesInput,
  resetOverridesInput,
  setOverridesInput,
  updateRawMaterialInput,
} from '../raw-material/raw-material.input.ts';
import { companyOf, toOverrideValues } from '../raw-material/raw-material.overrides.ts';
import type { CompanyOverrides, RawMaterialModel } from '../raw-material/raw-material.rest.ts';
import { stateAfter } from '../raw-material/raw-material.service.ts';

/** A change of a raw material that is not saved. */
export interface PendingChange {
  slug: string;
  /** The company whose overrides change; null where the values of all companies do. */
  companyId: string | null;
  apply: (found: MaterialOfFormula) => MaterialOfFormula;
}

const toMaterial =
  (change: (material: RawMaterialModel) => RawMaterialModel): PendingChange['apply'] =>
  (found) => ({ ...found, material: change(found.material) });

const withOverrides = (
  material: RawMaterialModel,
  change: (before: CompanyOverrides) => Pick<CompanyOverrides, 'isActive' | 'values'>,
): RawMaterialModel => {
  const { companyOverrides } = material;
  return companyOverrides
    ? { ...material, companyOverrides: { ...companyOverrides, ...change(companyOverrides) } }
    : material;
};

/** The change that the input of a mutation would save. */
export function readChange(input: RawMaterialImpactInput, context: Context): PendingChange {
  if (input.update) {
    const { slug, ...change } = parseInput(updateRawMaterialInput, input.update, 'input.update');
    return {
      slug,
      companyId: null,
      apply: toMaterial((material) => ({ ...material, global: stateAfter(material, change) })),
    };
  }
  if (input.changeType) {
    const { slug, type } = parseInput(changeTypeInput, input.changeType, 'input.changeType');
    return {
      slug,
      companyId: null,
      apply: toMaterial((material) => ({ ...material, global: { ...material.global, type } })),
    };
  }
  if (input.setOverrides) {
    const parsed = parseInput(setOverridesInput, input.setOverrides, 'input.setOverrides');
    const { slug, companyId, isActive, ...change } = parsed;
    const given = Object.entries<unknown>(toOverrideValues(change)).filter(([, value]) => value !== undefined);
    return {
      slug,
      companyId: companyOf(context, companyId),
      apply: toMaterial((material) =>
        withOverrides(material, (before) => ({
          isActive: isActive ?? before.isActive,
          values: { ...before.values, ...Object.fromEntries(given) },
        })),
      ),
    };
  }
  if (input.resetOverrides) {
    const { slug, companyId, fields } = parseInput(resetOverridesInput, input.resetOverrides, 'input.resetOverrides');
    const names = new Set<string>(fields.map((field) => NAME_OF_OVERRIDABLE_FIELD[field]));
    return {
      slug,
      companyId: companyOf(context, companyId),
      apply: toMaterial((material) =>
        withOverrides(material, ({ isActive, values }) => ({
          isActive,
          values: Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name))),
        })),
      ),
    };
  }
  if (input.fragranceAllergens) {
    const { rawMaterialSlug, allergens } = parseInput(
      allergensOfMaterial,
      input.fragranceAllergens,
      'input.fragranceAllergens',
    );
    return {
      slug: rawMaterialSlug,
      companyId: null,
      apply: ({ material, fragrance }) => ({ material, fragrance: fragrance && { ...fragrance, allergens } }),
    };
  }
  const { slug, companyId } = parseInput(clearOverridesInput, input.clearOverrides, 'input.clearOverrides');
  return {
    slug,
    companyId: companyOf(context, companyId),
    apply: toMaterial((material) => withOverrides(material, () => ({ isActive: false, values: {} }))),
  };
}
