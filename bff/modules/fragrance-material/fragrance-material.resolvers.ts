import { allergenNamed, allergenHeld } from '../../../domain/allergen/allergenOf.ts';
import type { FragrancePart, IdentifyAllergen } from '../../../domain/allergen/declareAllergens.ts';
import { declareAllergens, knownIngredient } from '../../../domain/allergen/declareAllergens.ts';
import { viewerCan } from '../../auth/viewerRights.ts';
import { viewerOf, type Context } from '../../context.ts';
import { codeOf } from '../../errors.ts';
import { invalidInput, parseInput } from '../../input.ts';
import type { AllergenDeclaration, AllergenDeclarationInput, Resolvers } from '../../resolvers.generated.ts';
import { today } from '../../today.ts';
import {
  addCertificateInput,
  allergenDeclarationInput,
  createFragranceInput,
  deleteCertificateInput,
  deleteFragranceInput,
  fragranceByName,
  fragranceOfMaterial,
  fragranceQuery,
  updateFragranceInput,
} from './fragrance-material.input.ts';
import {
  deleteFragrance,
  fetchFragrance,
  listFragrances,
  patchFragrance,
  postCertificate,
  postFragrance,
  removeCertificate,
} from './fragrance-material.rest.ts';

const uses = { LEAVE_ON: 'leave-on', RINSE_OFF: 'rinse-off' } as const;

/**
 * The statement of a part: that of the perfume or aroma of its name; an allergen that is added as itself is all of its
 * part.
 */
async function statementOf(
  name: string,
  identify: IdentifyAllergen,
  { product }: Context,
): Promise<FragrancePart['allergens'] | null> {
  try {
    return (await fetchFragrance(product, name)).allergens.map(({ inciName, casNumber, percent, detectionLimit }) => ({
      inciName,
      casNumber: casNumber ?? null,
      percent: percent ?? null,
      detectionLimit: detectionLimit ?? null,
    }));
  } catch (error) {
    // A service that keeps no perfumes knows none of this name either.
    if (!['NOT_FOUND', 'UPSTREAM_UNSUPPORTED'].includes(codeOf(error))) throw error;
    return allergenHeld(identify(name) ?? { inciName: name, casNumbers: [] })
      ? [{ inciName: name, casNumber: null, percent: '100', detectionLimit: null }]
      : null;
  }
}

async function declare(input: AllergenDeclarationInput, context: Context): Promise<AllergenDeclaration> {
  const { parts, use, worstCase } = parseInput(allergenDeclarationInput, input);
  const identify = await context.loaders.check.identify();
  const statements = await Promise.all(parts.map(({ fragranceName }) => statementOf(fragranceName, identify, context)));
  const unknown = parts.flatMap((_, at) =>
    statements[at] === null
      ? [[`parts.${at}.fragranceName`, 'No perfume, aroma or allergen of this name'] as const]
      : [],
  );
  if (unknown.length > 0) throw invalidInput(unknown);
  const result = declareAllergens(
    parts.map(({ fragranceName, percent }, at) => ({ name: fragranceName, percent, allergens: statements[at] ?? [] })),
    uses[use],
    { worstCase, on: today(), identify },
  );
  if (!result.ok) throw invalidInput(result.errors.map(({ field, code }) => [field, code] as const));
  const { declared, notDeclared, prohibited } = result.value;
  const copy = (lines: typeof declared) => lines.map((line) => ({ ...line, sources: [...line.sources] }));
  return { declared: copy(declared), notDeclared: copy(notDeclared), prohibited: copy(prohibited) };
}

export const fragranceMaterialResolvers: Resolvers = {
  RawMaterial: {
    fragranceMaterial: ({ slug, global }, args, context) => {
      const isFragrance = global.type === 'PARFUM' || global.type === 'AROMA';
      if (!isFragrance || !viewerCan(viewerOf(context), 'fragranceMaterial.read')) return null;
      const { companyId = null } = parseInput(fragranceOfMaterial, args, '');
      return context.loaders.fragranceMaterial.ofMaterial.load({ slug, companyId });
    },
  },
  FragranceAllergen: {
    knownName: async ({ inciName, casNumber = null }, _args, { loaders }) => {
      const identify = await loaders.check.identify();
      const known = knownIngredient({ inciName, casNumber }, identify);
      const allergen = known && allergenHeld(known);
      return allergenNamed(known?.inciName ?? '') ? (known?.inciName ?? null) : (allergen?.labelName ?? null);
    },
  },
  Query: {
    fragranceMaterials: (_, args, { product }) => listFragrances(product, parseInput(fragranceQuery, args, '')),
    fragranceMaterial: (_, args, { product }) => fetchFragrance(product, parseInput(fragranceByName, args, '').name),
    allergenDeclaration: (_, { input }, context) => declare(input, context),
  },
  Mutation: {
    createFragranceMaterial: async (_, { input }, { product }) => ({
      fragranceMaterial: await postFragrance(product, parseInput(createFragranceInput, input).content),
    }),
    updateFragranceMaterial: async (_, { input }, { product }) => {
      const { name, version, content } = parseInput(updateFragranceInput, input);
      return { fragranceMaterial: await patchFragrance(product, name, version, content) };
    },
    deleteFragranceMaterial: async (_, { input }, { product }) => ({
      deletedFragranceMaterialName: await deleteFragrance(product, parseInput(deleteFragranceInput, input)),
    }),
    addIfraCertificate: async (_, { input }, { product }) => ({
      fragranceMaterial: await postCertificate(product, parseInput(addCertificateInput, input)),
    }),
    deleteIfraCertificate: async (_, { input }, { product }) => {
      const { name, id } = parseInput(deleteCertificateInput, input);
      return { fragranceMaterial: await removeCertificate(product, name, id) };
    },
  },
};
