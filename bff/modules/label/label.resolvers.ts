import { viewerOf } from '../../context.ts';
import { parseInput } from '../../input.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { labelFragrancesOf, reprintOf } from './label.allergens.service.ts';
import { labelBySlug, labelQuery, setLabelArchivedInput } from './label.input.ts';
import { archiveLabel, deleteLabel, listLabels } from './label.rest.ts';
import { createLabel, duplicateLabel, primeLoaders, updateLabel } from './label.service.ts';
import { createLabelFromFormula, formulaUpdateOf } from './label.formula.service.ts';
import { signOffFinding, withdrawSignOff } from './label.signOff.service.ts';

export const labelResolvers: Resolvers = {
  Query: {
    labels: (_, args, context) => listLabels(context.product, viewerOf(context), parseInput(labelQuery, args, '')),
    label: async (_, args, { loaders }) =>
      (await loaders.label.bySlug.load(parseInput(labelBySlug, args, '').slug)).label,
  },
  Mutation: {
    createLabel: async (_, { input }, context) => ({ label: await createLabel(input, context) }),
    createLabelFromFormula: async (_, { input }, context) => ({ label: await createLabelFromFormula(input, context) }),
    updateLabel: async (_, { input }, context) => ({ label: await updateLabel(input, context) }),
    duplicateLabel: async (_, { input }, context) => {
      const { slug } = parseInput(labelBySlug, input);
      return { label: await duplicateLabel(slug, context) };
    },
    setLabelArchived: async (_, { input }, context) => {
      const { slug, isArchived } = parseInput(setLabelArchivedInput, input);
      return { label: primeLoaders(context, await archiveLabel(context.product, viewerOf(context), slug, isArchived)) };
    },
    signOffFinding: async (_, { input }, context) => ({ label: await signOffFinding(input, context) }),
    withdrawSignOff: async (_, { input }, context) => ({ label: await withdrawSignOff(input, context) }),
    deleteLabel: async (_, { input }, { product }) => ({
      deletedLabelSlug: await deleteLabel(product, parseInput(labelBySlug, input).slug),
    }),
  },
  Label: {
    content: async ({ slug }, _args, { loaders }) => (await loaders.label.bySlug.load(slug)).content,
    resultChange: async ({ slug }, _args, { loaders }) => (await loaders.label.bySlug.load(slug)).resultChange,
    formula: async ({ slug }, _args, { loaders }) => (await loaders.label.bySlug.load(slug)).formula,
    fragrances: ({ slug }, _args, context) => labelFragrancesOf(slug, context),
    reprint: ({ slug }, _args, context) => reprintOf(slug, context),
    check: async ({ slug }, _args, { loaders }) => {
      // Loads the labels of a page in one batch before they are checked one by one.
      await loaders.label.bySlug.load(slug);
      return loaders.label.checks.load(slug);
    },
  },
  LabelFormula: { update: (formula, _args, context) => formulaUpdateOf(formula, context) },
};
