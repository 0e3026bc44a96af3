import { credentials, signIn } from '../../auth/credentials.ts';
import type { Context } from '../../context.ts';
import { parseInput } from '../../input.ts';
import type { AiServerStatus, AiSession, LoginToAiServerInput, Resolvers } from '../../resolvers.generated.ts';
import { askState, logInToAi } from './ai-server.rest.ts';

async function status({ ai, aiToken }: Context): Promise<AiServerStatus> {
  const state = aiToken === null ? 'NOT_SIGNED_IN' : await askState(ai);
  return { state, checkedAt: new Date().toISOString() };
}

function login(input: LoginToAiServerInput, context: Context): Promise<AiSession> {
  const rules = { limiter: context.services.aiLogins, context };
  return signIn(parseInput(credentials, input), rules, (email, password) => logInToAi(context.ai, email, password));
}

export const aiServerResolvers: Resolvers = {
  Query: {
    aiServerStatus: (_, _args, context) => status(context),
  },
  Mutation: {
    loginToAiServer: async (_, { input }, context) => ({ aiSession: await login(input, context) }),
  },
};
