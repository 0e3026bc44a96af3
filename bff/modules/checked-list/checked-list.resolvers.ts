import { requesterOf, type Context } from '../../context.ts';
import { parseInput } from '../../input.ts';
import type { RerunCheckedListInput, Resolvers, SaveCheckedListInput } from '../../resolvers.generated.ts';
import { runCheck } from '../check/check.service.ts';
import { checkedListById, checkedListQuery, saveCheckedListInput } from './checked-list.input.ts';
import {
  createCheckedList,
  deleteCheckedList,
  listCheckedLists,
  updateCheckedList,
  type CheckedListModel,
} from './checked-list.rest.ts';

async function save(input: SaveCheckedListInput, context: Context): Promise<CheckedListModel> {
  const { name, list } = parseInput(saveCheckedListInput, input);
  const check = await runCheck(requesterOf(context), await context.loaders.check.knowledge(), list);
  return createCheckedList(context.product, name, list, check);
}

/** Checks the saved text again with the current rules and knowledge. */
async function rerun(input: RerunCheckedListInput, context: Context): Promise<CheckedListModel> {
  const { id } = parseInput(checkedListById, input);
  const saved = await context.loaders.checkedList.byId.load(id);
  const knowledge = await context.loaders.check.knowledge();
  const check = await runCheck(requesterOf(context), knowledge, { ...saved, text: saved.text ?? '' });
  return updateCheckedList(context.product, id, check);
}

export const checkedListResolvers: Resolvers = {
  Query: {
    checkedLists: (_, args, { product }) => listCheckedLists(product, parseInput(checkedListQuery, args, '')),
    checkedList: (_, args, { loaders }) => loaders.checkedList.byId.load(parseInput(checkedListById, args, '').id),
  },
  Mutation: {
    saveCheckedList: async (_, { input }, context) => ({ checkedList: await save(input, context) }),
    rerunCheckedList: async (_, { input }, context) => ({ checkedList: await rerun(input, context) }),
    deleteCheckedList: async (_, { input }, { product }) => ({
      deletedCheckedListId: await deleteCheckedList(product, parseInput(checkedListById, input).id),
    }),
  },
  CheckedList: {
    check: ({ id }, _args, { loaders }) => loaders.checkedList.checks.load(id),
    text: async ({ id, text }, _args, { loaders }) => text ?? (await loaders.checkedList.byId.load(id)).text ?? '',
  },
};
