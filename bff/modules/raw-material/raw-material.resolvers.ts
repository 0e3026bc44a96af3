import { documentSummary } from '../../../domain/raw-material/documentState.ts';
import { viewerOf, type Context } from '../../context.ts';
import { viewerCan } from '../../auth/viewerRights.ts';
import { clientError } from '../../errors.ts';
import { parseInput } from '../../input.ts';
import { today } from '../../today.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import {
  clearCompanyOverrides,
  overridesOf,
  resetCompanyOverrides,
  setCompanyOverrides,
} from './raw-material.overrides.ts';
import { overridesArguments, rawMaterialBySlug, rawMaterialOfCompany, rawMaterialQuery } from './raw-material.input.ts';
import { listRawMaterials, type RawMaterialModel } from './raw-material.rest.ts';
import { deleteRawMaterial, setLink } from './raw-material.writes.rest.ts';
import { inForce, toValues } from './raw-material.values.rest.ts';
import { updateRawMaterial, changeType, createRawMaterial, mergeRawMaterials } from './raw-material.service.ts';

/** The folders of a raw material; undefined for those who see no documents. Those of a page are read in one call. */
const foldersOf = (material: RawMaterialModel, context: Context) => {
  if (!viewerCan(viewerOf(context), 'document.read')) return undefined;
  const { bySlug, ofPage } = context.loaders.documentFolder;
  return material.isDetail ? bySlug.load(material.slug) : ofPage.load(material);
};

export const rawMaterialResolvers: Resolvers = {
  Query: {
    rawMaterials: (_, args, context) =>
      listRawMaterials(context.product, viewerOf(context), parseInput(rawMaterialQuery, args, '')),
    rawMaterial: (_, args, { loaders }) =>
      loaders.rawMaterial.bySlug.load(parseInput(rawMaterialBySlug, args, '').slug),
  },
  Mutation: {
    createRawMaterial: async (_, { input }, context) => ({ rawMaterial: await createRawMaterial(input, context) }),
    updateRawMaterial: async (_, { input }, context) => ({ rawMaterial: await updateRawMaterial(input, context) }),
    changeRawMaterialType: async (_, { input }, context) => ({ rawMaterial: await changeType(input, context) }),
    deleteRawMaterial: async (_, { input }, { product, loaders }) => {
      const { slug } = parseInput(rawMaterialBySlug, input);
      if (!(await loaders.rawMaterial.bySlug.load(slug)).viewerCanDelete)
        throw clientError(
          'FORBIDDEN',
          'A raw material is deleted by the organisation that entered it and administrators only',
        );
      return { deletedRawMaterialSlug: await deleteRawMaterial(product, slug) };
    },
    mergeRawMaterials: (_, { input }, context) => mergeRawMaterials(input, context),
    linkRawMaterial: async (_, { input }, { product, loaders }) => {
      const { slug, companyId } = parseInput(rawMaterialOfCompany, input);
      await setLink(product, slug, true, companyId);
      return { rawMaterial: await loaders.rawMaterial.bySlug.load(slug) };
    },
    unlinkRawMaterial: async (_, { input }, { product }) => {
      const { slug, companyId } = parseInput(rawMaterialOfCompany, input);
      await setLink(product, slug, false, companyId);
      return { unlinkedRawMaterialSlug: slug };
    },
    setRawMaterialOverrides: async (_, { input }, context) => ({
      rawMaterial: await setCompanyOverrides(input, context),
    }),
    resetRawMaterialOverrides: async (_, { input }, context) => ({
      rawMaterial: await resetCompanyOverrides(input, context),
    }),
    clearRawMaterialOverrides: async (_, { input }, context) => ({
      rawMaterial: await clearCompanyOverrides(input, context),
    }),
  },
  RawMaterialComponent: {
    labelName: async ({ inciName }, _args, { loaders }) => {
      // A raw material stays readable without the ingredient data.
      const identify = await loaders.check.identify().catch(() => null);
      return identify?.(inciName)?.inciName ?? inciName;
    },
  },
  RawMaterial: {
    globalValues: ({ global }) => toValues(global),
    values: ({ global, companyOverrides }) =>
      toValues(inForce(global, companyOverrides?.values ?? {}, companyOverrides?.isActive ?? false)),
    overrides: (material, args, context) =>
      overridesOf(material, parseInput(overridesArguments, args, '').companyId, context),
    folders: (material, _args, context) => foldersOf(material, context) ?? [],
    documentSummary: async (material, _args, context) => {
      const folders = await foldersOf(material, context);
      return folders ? documentSummary(folders, today()) : null;
    },
    usage: (material, _args, { loaders }) =>
      material.isDetail
        ? loaders.rawMaterial.usage.load(material.slug)
        : loaders.rawMaterial.usageOfPage.load(material),
  },
};
