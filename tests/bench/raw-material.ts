import { VALUES } from '../support/raw-material.rest.ts';
import { startTestStack, type TestStack } from '../support/testStack.ts';
import { asker, finish, json, line, ratioOf, report, tokenFor } from './measure.ts';

// The raw-material list as the web client asks for it, through BFF and product server: growth with the number of raw
// materials stored, and calls for a page of a hundred. Everything is a ratio of two things measured in turn in this
// run, so that neither the machine nor what else it does matters. A search that finds twenty times as many has to count
// and sort them all; one that finds one has not, nor has a page as such.
const LIMITS = { growth: 2, manyFoundGrowth: 4, upstreamCalls: 2 };
const SCALES = { few: 1, many: 20 };
const ROUNDS = 25;

const ITEM = `id slug version tradeName manufacturer values { ${VALUES} } hasValidDocuments createdAt updatedAt company { id name } isGlobal isInCatalogue viewerCanEdit viewerCanDelete viewerCanUnlink`;
const list = (
  fields: string,
) => `query RawMaterials($filter: RawMaterialFilter, $sort: RawMaterialSort!, $page: Int!, $pageSize: Int!) {
  rawMaterials(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) { items { ${fields} } totalCount page pageSize manufacturers }
}`;
const FOLDERS = 'folders { id kind state isActive shouldDeactivate fileCount newestAt expiresOn isExpired }';
const bodyOf = (variables: object, fields = ITEM) =>
  JSON.stringify({ query: list(fields), variables: { sort: 'TRADE_NAME_ASC', page: 1, pageSize: 4, ...variables } });

/** The requests sent to both stacks, each with the maximum ratio of large to small. */
const ASKED: readonly (readonly [what: string, variables: object, limit: number])[] = [
  ['first page', {}, LIMITS.growth],
  ['page 60', { page: 60 }, LIMITS.growth],
  ['latest changed', { sort: 'UPDATED_DESC', filter: { hasValidDocuments: true } }, LIMITS.growth],
  ['inci: some', { filter: { search: 'inci: calendula officinalis' } }, LIMITS.growth],
  ['trade: some', { filter: { search: 'trade: glicerin' } }, LIMITS.growth],
  ['inci: many', { filter: { search: 'inci: aqua' } }, LIMITS.manyFoundGrowth],
  ['search, many', { filter: { search: 'kemolux' } }, LIMITS.manyFoundGrowth],
];

async function ask(
  stack: TestStack,
  token: string,
  body: string,
): Promise<{ items: { folders?: unknown[] }[]; totalCount: number }> {
  const response = await fetch(`${stack.bffUrl}/graphql`, {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${token}` },
    body,
  });
  return (
    (await response.json()) as { data: { rawMaterials: { items: { folders?: unknown[] }[]; totalCount: number } } }
  ).data.rawMaterials;
}

async function measureGrowth(
  stacks: readonly [TestStack, TestStack],
  tokens: readonly [string, string],
): Promise<void> {
  for (const [what, variables, limit] of ASKED) {
    const body = bodyOf(variables);
    const [small, large] = [0, 1].map((at) =>
      asker((stacks[at] as TestStack).bffUrl, '/graphql', { authorization: `Bearer ${tokens[at] ?? ''}` }, body),
    );
    const found = [
      (await ask(stacks[0], tokens[0], body)).totalCount,
      (await ask(stacks[1], tokens[1], body)).totalCount,
    ];
    if (small && large) report(`${what}: 4 of ${found.join(' and of ')}`, await ratioOf(small, large, ROUNDS), limit);
  }
}

/** A page of a hundred must not cost one call per row. */
async function countCalls(stack: TestStack, token: string): Promise<void> {
  await stack.product.clearCalls();
  const { items } = await ask(stack, token, bodyOf({ pageSize: 100 }, `${ITEM} ${FOLDERS}`));
  report(
    'raw materials of a page that came with their folders',
    items.filter(({ folders = [] }) => folders.length > 0).length,
    100,
    true,
  );
  report('calls of the product server for those', (await stack.product.calls()).length, LIMITS.upstreamCalls);
}

line(`raw materials: 4 a page, node ${process.version}`);
const [few, many] = (await Promise.all(
  [SCALES.few, SCALES.many].map((scale) => startTestStack({ env: { SEED_SCALE: String(scale) } })),
)) as [TestStack, TestStack];
const tokens = [await tokenFor(few), await tokenFor(many)] as const;
await measureGrowth([few, many], tokens);
await countCalls(few, tokens[0]);
await Promise.all([few.close(), many.close()]);
finish();
