import { buildSchema, OperationTypeNode, parse } from 'graphql';
import { CompiledOperations, type CompiledOperation } from '../bff/graphql/compiledOperations.ts';
import type { Context } from '../bff/context.ts';
import { executableSchema } from '../bff/graphql/schema.ts';
import type { Person, TestBff } from './support/bff.ts';
import { startBffHere } from './support/bffHere.ts';
import { fittingVariables, unfittingVariables } from './support/exampleVariables.ts';
import { webDocuments, type WebDocument } from './support/webDocuments.ts';

// A compiled operation answers what Apollo answers. A request with `extensions` is always answered by Apollo, which
// ignores them, so every request is sent both ways and the two responses are compared.
const schema = executableSchema();
const documents = webDocuments();
const callers: (Person | 'nobody')[] = ['admin', 'klijent', 'konsultant2', 'nobody'];
/** Of the ways in which variables do not fit, which repeat from document to document. */
const MAX_UNFITTING = 6;
const accepts = ['*/*', 'application/graphql-response+json,application/json;q=0.9'];

let bff: TestBff;
let slugs: Record<string, string>;
const found: (CompiledOperation | undefined)[] = [];
const find = CompiledOperations.prototype.find;

beforeAll(async () => {
  jest.spyOn(CompiledOperations.prototype, 'find').mockImplementation(function (this: CompiledOperations, ...args) {
    const operation = find.apply(this, args);
    found.push(operation);
    return operation;
  });
  bff = await startBffHere();
  slugs = await firstSlugs();
});
afterAll(async () => {
  jest.restoreAllMocks();
  await bff.close();
});

/** An existing object for the documents that read one. */
async function firstSlugs(): Promise<Record<string, string>> {
  const { data } = await bff.askAs<Record<string, { items: { slug?: string; id?: string; name?: string }[] }>>(
    'admin',
    `{ labels(filter: {}, pageSize: 1) { items { slug } } rawMaterials(filter: {}, pageSize: 1) { items { slug } }
       pifs(pageSize: 1) { items { slug } } formulas(pageSize: 1) { items { slug } }
       fragranceMaterials(pageSize: 1) { items { name } } companyList(pageSize: 1) { items { id } } }`,
  );
  return Object.fromEntries(
    Object.entries(data).map(([key, { items }]) => [key, items[0]?.slug ?? items[0]?.name ?? items[0]?.id ?? '']),
  );
}

/** The object that a document reads, by the first of its root fields. */
function slugFor({ text }: WebDocument): string {
  const list = (
    [
      [/\bpif/, 'pifs'],
      [/\bformula/i, 'formulas'],
      [/\brawMaterial/, 'rawMaterials'],
      [/\bfragranceMaterial\(/, 'fragranceMaterials'],
      [/\b(company|clientUsers)\(/, 'companyList'],
      [/\blabel\(/, 'labels'],
    ] as const
  ).find(([pattern]) => pattern.test(text.slice(text.indexOf('{'))))?.[1];
  return (list && slugs[list]) ?? 'none-of-that-name';
}

/**
 * Some answers hold the moment in which they were made, or one that is days before it; a refusal the seconds until the
 * next attempt.
 */
const TIME_OF_REQUEST = /(?<="(checkedAt|since)":")[^"]+|(?<="retryAfterSeconds":)\d+/g;

interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

async function ask(caller: Person | 'nobody', accept: string, body: object): Promise<Answer> {
  const token = caller === 'nobody' ? 'no-such-token' : await bff.tokenOf(caller);
  const response = await fetch(`${bff.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept,
      authorization: `Bearer ${token}`,
      'x-request-id': 'same-for-both',
    },
    body: JSON.stringify(body),
  });
  const { date: _date, 'content-length': _length, ...headers } = Object.fromEntries(response.headers);
  if ('retry-after' in headers) headers['retry-after'] = 'some seconds';
  return { status: response.status, headers, text: (await response.text()).replace(TIME_OF_REQUEST, 'now') };
}

interface Comparison {
  compiled: Answer;
  apollo: Answer;
  isCompiled: boolean;
}

async function compare(
  { text: query, operation }: WebDocument,
  caller: Person | 'nobody',
  variables: object,
  accept: string,
): Promise<Comparison> {
  const isSingle = operation.selectionSet.selections.length === 1;
  const shown = (answer: Answer) => (isSingle ? answer : { ...answer, text: answer.text.replace(FAILED_FIELD, '') });
  const apollo = shown(await ask(caller, accept, { query, variables, extensions: {} }));
  found.length = 0;
  const compiled = shown(await ask(caller, accept, { query, variables }));
  return { compiled, apollo, isCompiled: found[0] !== undefined };
}

/** Of two root fields that fail at the same time, the one is told whose call the service answers first. */
const FAILED_FIELD = /"locations":\[[^\]]*\],"path":\["\w+"\],(?=.*"data":null\}\n$)/;

/** Sends a document as the administrator until it is compiled. Resolves to whether it was executed. */
async function compileDocument(document: WebDocument, variables: object): Promise<boolean> {
  await compare(document, 'admin', variables, '*/*');
  const { apollo } = await compare(document, 'admin', variables, '*/*');
  return apollo.text.includes('"data":');
}

const reading = documents.filter(({ operation }) => operation.operation === OperationTypeNode.QUERY);
/**
 * What everybody may write: signing out would end the session of the test, the others answer differently every time.
 */
const repeatable = ({ name }: WebDocument) => !['Logout', 'UpdateNotifications', 'CreateAccessToken'].includes(name);
const writing = documents.filter((one) => one.operation.operation === OperationTypeNode.MUTATION && repeatable(one));

test.each(reading.map((document) => [document.name, document] as const))(
  'the query %s answers the same compiled, whoever asks',
  async (_name, document) => {
    const variables = fittingVariables(schema, document.operation, slugFor(document));
    const fits = await compileDocument(document, variables);
    for (const [index, caller] of callers.entries()) {
      const { compiled, apollo, isCompiled } = await compare(document, caller, variables, accepts[index % 2] ?? '*/*');
      expect(compiled).toEqual(apollo);
      expect({ caller, isCompiled }).toEqual({ caller, isCompiled: fits && !isPublic(document) });
    }
    for (const wrong of unfittingVariables(variables).slice(0, MAX_UNFITTING)) {
      const { compiled, apollo } = await compare(document, 'admin', wrong, '*/*');
      expect({ wrong, ...compiled }).toEqual({ wrong, ...apollo });
    }
  },
);

test.each(writing.map((document) => [document.name, document] as const))(
  'the mutation %s refuses the same compiled',
  async (_name, document) => {
    const variables = fittingVariables(schema, document.operation, 'none-of-that-name');
    for (const wrong of [variables, ...unfittingVariables(variables)].slice(0, MAX_UNFITTING)) {
      const { compiled, apollo } = await compare(document, 'dcp', wrong, '*/*');
      expect({ wrong, ...compiled }).toEqual({ wrong, ...apollo });
    }
  },
);

/** Without a session nobody's token is verified, and the document is never compiled. */
const isPublic = ({ name }: WebDocument): boolean => ['VisitorCountry', 'Inspection'].includes(name);

test('variables are coerced as GraphQL has it: one error is enough, and what is left out has its default', async () => {
  const small = buildSchema(
    'input Line { name: String isLast: Boolean! = false } type Query { count(lines: [Line!]!): Int }',
  );
  const operations = new CompiledOperations(small);
  const text = 'query ($lines: [Line!]!) { count(lines: $lines) }';
  for (let times = 0; times < 2; times++) operations.accept(text, parse(text));
  const execute = async (lines: unknown[]) => operations.find(text, null)?.execute({} as Context, { lines });
  expect(await execute([{ name: 'a' }, { isLast: true }])).toEqual({ data: { count: null } });
  const refused = await execute(Array(100_000).fill(1));
  expect(refused?.data).toBeUndefined();
  expect(refused?.errors?.length).toBeLessThanOrEqual(2);
});
