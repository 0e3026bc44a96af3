import type { Context } from '../../context.ts';
import { parseInput } from '../../input.ts';
import type { Pif, Resolvers } from '../../resolvers.generated.ts';
import { checkPifDocumentInput, comparedVersions, pifVersionQuery, signPifInput } from './pif-version.input.ts';
import { fetchVersion, fetchVersions, findDocument } from './pif-version.rest.ts';
import { changesBetween, changesSinceSigned, hashToSign, sign } from './pif-version.service.ts';

const computed = new WeakMap<Pif, ReturnType<typeof changesSinceSigned>>();
/** What changed since the last signature, once for both of the fields that ask. */
function changesOf(pif: Pif, context: Context): ReturnType<typeof changesSinceSigned> {
  const known = computed.get(pif) ?? changesSinceSigned(pif, context);
  computed.set(pif, known);
  return known;
}

export const pifVersionResolvers: Resolvers = {
  Query: {
    pifVersion: async (_, args, { product }) => {
      const { slug, number } = parseInput(pifVersionQuery, args, '');
      return (await fetchVersion(product, slug, number)).version;
    },
  },
  Mutation: {
    signPif: async (_, { input }, context) => ({ pif: await sign(parseInput(signPifInput, input), context) }),
    checkPifDocument: async (_, { input }, { product }) => ({
      found: await findDocument(product, parseInput(checkPifDocumentInput, input)),
    }),
  },
  Pif: {
    contentHash: (pif, { language }, context) => hashToSign(pif, language, context),
    versions: ({ slug }, _args, { product }) => fetchVersions(product, slug),
    isOutdated: async (pif, _args, context) => {
      const changes = await changesOf(pif, context);
      return changes && changes.length > 0;
    },
    changes: (pif, args, context) => {
      const { since, until } = parseInput(comparedVersions, args, '');
      return since ? changesBetween(pif, since, until ?? null, context) : changesOf(pif, context);
    },
  },
};
