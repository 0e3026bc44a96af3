import { parseInput } from '../../input.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { checkIngredientsInput, labelContentInput } from './check.input.ts';
import { checkLabelContent, runCheck } from './check.service.ts';

export const checkResolvers: Resolvers = {
  Query: {
    checkIngredients: async (_, { input }, { loaders }) => {
      const list = parseInput(checkIngredientsInput, input);
      return runCheck(await loaders.check.knowledge(), list);
    },
    checkLabel: async (_, { input }, { loaders }) => {
      const content = parseInput(labelContentInput, input);
      return checkLabelContent(await loaders.check.knowledge(), content);
    },
  },
};
