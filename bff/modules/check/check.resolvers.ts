import { parseInput } from '../../input.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { checkIngredientsInput, labelContentInput } from './check.input.ts';
import { judgeLabel, runCheck } from './check.service.ts';

export const checkResolvers: Resolvers = {
  Query: {
    checkIngredients: async (_, { input }, { knowledge }) => {
      const list = parseInput(checkIngredientsInput, input);
      return runCheck(await knowledge(), list);
    },
    checkLabel: async (_, { input }, { knowledge }) => {
      const content = parseInput(labelContentInput, input);
      return judgeLabel(await knowledge(), content);
    },
  },
};
