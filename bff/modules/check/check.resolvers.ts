import { parseInput } from '../../input.ts';
import { requesterOf } from '../../context.ts';
import { listInTurns } from '../../timeSlices.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { checkedLabel, checkIngredientsInput, inciNamesToCheck, labelContentInput } from './check.input.ts';
import { checkInciNames, checkLabelContent, runCheck } from './check.service.ts';

export const checkResolvers: Resolvers = {
  Query: {
    checkIngredients: async (_, { input }, context) => {
      const list = parseInput(checkIngredientsInput, input);
      return runCheck(requesterOf(context), await context.loaders.check.knowledge(), list);
    },
    checkInciNames: async (_, args, context) => {
      const { names } = parseInput(inciNamesToCheck, args, '');
      return checkInciNames(requesterOf(context), await context.loaders.check.knowledge(), names);
    },
    checkLabel: async (_, args, context) => {
      const { loaders } = context;
      const content = parseInput(labelContentInput, args.input);
      const { slug, formulaRevision } = parseInput(checkedLabel, args, '');
      const stored = slug ? await loaders.label.bySlug.load(slug) : null;
      const papers = stored && (await loaders.label.sourceOf(stored, formulaRevision));
      return checkLabelContent(requesterOf(context), await loaders.check.knowledge(), {
        ...content,
        ...papers,
        signOffs: stored?.content.signOffs ?? [],
      });
    },
  },
  // Of thousands of names each, at the limit.
  IngredientCheck: {
    names: ({ names }, _args, context) => listInTurns(requesterOf(context), names),
    findings: ({ findings }, _args, context) => listInTurns(requesterOf(context), findings),
  },
};
