import type { Context } from '../../context.ts';
import { parseInput } from '../../input.ts';
import type { Pif, Resolvers } from '../../resolvers.generated.ts';
import { checkPifDocumentInput, comparedVersions, pifVersionQuery, signPifInput } from './pif-version.input.ts';
import { fetchVersion, fetchVersions, findDocument } from './pif-version.rest.ts';
import { compareVersions, compareWithSigned, hashToSign, sign } from './pif-version.service.ts';

type Compared = ReturnType<typeof compareWithSigned>;
/** By the versions that are compared. */
const compared = new WeakMap<Pif, Map<string, Compared>>();

/** What differs between versions, or since the last signature: once for all fields that ask. */
function compare(pif: Pif, args: object, context: Context): Compared {
  const { since, until } = parseInput(comparedVersions, args, '');
  const key = `${since ?? ''} ${until ?? ''}`;
  const ofPif = compared.get(pif) ?? new Map<string, Compared>();
  compared.set(pif, ofPif);
  const comparison =
    ofPif.get(key) ?? (since ? compareVersions(pif, since, until ?? null, context) : compareWithSigned(pif, context));
  ofPif.set(key, comparison);
  return comparison;
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
      const comparison = await compare(pif, {}, context);
      return comparison && comparison.changes.length > 0;
    },
    changes: async (pif, args, context) => (await compare(pif, args, context))?.changes ?? null,
    consequences: async (pif, args, context) => (await compare(pif, args, context))?.consequences ?? null,
  },
};
