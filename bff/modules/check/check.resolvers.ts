import { parseInput } from '../../input.ts';
import { listInTurns } from '../../timeSlices.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { checkedLabel, checkIngredientsInput, labelContentInput } from './check.input.ts';
import { checkLabelContent, runCheck } from './check.service.ts';

export const checkResolvers: Resolvers = {
  Query: {
    checkIngredients: async (_, { input }, { loaders }) => {
      const list = parseInput(checkIngredientsInput, input);
      return runCheck(await loaders.check.knowledge(), list);
    },
    checkLabel: async (_, args, { loaders }) => {
      const content = parseInput(labelContentInput, args.input);
      const { slug, formulaRevision } = parseInput(checkedLabel, args, '');
      const stored = slug ? await loaders.label.bySlug.load(slug) : null;
      const papers = stored && (await loaders.label.papersOf(stored, formulaRevision));
      return checkLabelContent(await loaders.check.knowledge(), {
        ...content,
        ...papers,
        signOffs: stored?.content.signOffs ?? [],
      });
    },
  },
  // Of thousands of names each, at the limit.
  IngredientCheck: {
    names: ({ names }) => listInTurns(names),
    findings: ({ findings }) => listInTurns(findings),
  },
};
