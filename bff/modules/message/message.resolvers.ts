import { parseInput } from '../../input.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { messageById, messagesQuery, sendMessageInput } from './message.input.ts';
import { cancelMessage, listMessages, postMessage, retryMessage } from './message.rest.ts';
import { addMessageFile } from './message.service.ts';

export const messageResolvers: Resolvers = {
  Query: {
    messages: (_, args, { product }) => listMessages(product, parseInput(messagesQuery, args, '')),
  },
  Mutation: {
    sendMessage: async (_, { input }, { product }) => ({
      message: await postMessage(product, parseInput(sendMessageInput, input)),
    }),
    addMessageFile: async (_, { input }, context) => ({ file: await addMessageFile(input, context) }),
    retryMessage: async (_, { input }, { product }) => ({
      message: await retryMessage(product, parseInput(messageById, input).id),
    }),
    cancelMessage: async (_, { input }, { product }) => ({
      message: await cancelMessage(product, parseInput(messageById, input).id),
    }),
  },
};
